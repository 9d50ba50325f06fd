"""The table of Raiders of the North Sea: everything that lies on it, and what lies hidden."""

from __future__ import annotations

from typing import Final

from meadhall.engine.rng import Rng
from meadhall.engine.state import State as EngineState
from meadhall.games.raiders.components.pieces import BLACK
from meadhall.games.raiders.components.tables import Components

STARTING_CARDS: Final = 0
TURNS: Final = 1
OVER: Final = 2
PHASES: Final = ("starting_cards", "turns", "over")

NO_TILE: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1

NOT_ENDING: Final = 0
FORTRESSES_FALLEN: Final = 1
OFFERINGS_MADE: Final = 2
VALKYRIES_GONE: Final = 3
ENDINGS: Final = ("", "fortresses", "offerings", "valkyries")

FULL_ROUND: Final = -1
"""The number of turns left while nothing has ended the game."""

TOKEN_BITS: Final = 3
TOKEN_MASK: Final = 7
"""A space's tokens are one number: three bits for each of gold, iron, livestock, valkyries."""


class Player:
    """What one player holds. Cards are numbers of their kind, tiles numbers of their own.

    What seldom changes is a tuple, replaced when it does, so that copies can share it.
    """

    __slots__ = ("armour", "aside", "crew", "goods", "hand", "known", "points", "tiles", "valkyries", "worker")

    def __init__(
        self,
        goods: list[int],
        hand: list[int],
        crew: list[int],
        tiles: tuple[int, ...] = (),
        aside: tuple[int, ...] = (),
        known: tuple[int, ...] = (),
    ) -> None:
        self.goods = goods
        self.hand = hand
        self.crew = crew
        self.tiles = tiles
        self.aside = aside
        """Cards put aside in secret: to go under the deck, or to an opponent."""
        self.known = known
        """Hidden cards that this player knows to be somewhere: see `knowledge`."""
        self.points = 0
        """Points scored in raids; tracks, tiles, crew and plunder count at the end."""
        self.armour = 0
        self.valkyries = 0
        """All that were taken; the marker stops at the track's end."""
        self.worker = BLACK

    def copy(self) -> Player:
        other = Player(self.goods[:], self.hand[:], self.crew[:], self.tiles, self.aside, self.known)
        other.points = self.points
        other.armour = self.armour
        other.valkyries = self.valkyries
        other.worker = self.worker
        return other


class Raid:
    """The last raid, for all to look at: who, where, with what strength, and what came of it."""

    __slots__ = (
        "armour",
        "crew",
        "crew_points",
        "deaths",
        "dice",
        "gold",
        "points",
        "provisions",
        "seat",
        "settlement",
        "skills",
        "space",
        "tokens",
        "turn",
    )

    def __init__(self, turn: int, seat: int, settlement: int, provisions: int, gold: int) -> None:
        self.turn = turn
        self.seat = seat
        self.settlement = settlement
        self.provisions = provisions
        self.gold = gold
        self.dice: list[int] = []
        self.crew = 0
        """Strength printed on the crew's cards."""
        self.skills = 0
        """Strength from what the crew can do."""
        self.armour = 0
        self.points = 0
        self.crew_points = 0
        self.space = NOWHERE
        self.tokens = 0
        """What lay on that space, packed as on the board."""
        self.deaths: list[int] = []

    @property
    def strength(self) -> int:
        return sum(self.dice) + self.crew + self.skills + self.armour

    def copy(self) -> Raid:
        other = Raid(self.turn, self.seat, self.settlement, self.provisions, self.gold)
        other.dice = self.dice[:]
        other.crew = self.crew
        other.skills = self.skills
        other.armour = self.armour
        other.points = self.points
        other.crew_points = self.crew_points
        other.space = self.space
        other.tokens = self.tokens
        other.deaths = self.deaths[:]
        return other


class State(EngineState):
    """Cards are numbers of their kind; the last card of a pile is its top. Tuples are replaced, never changed."""

    __slots__ = (
        "at_work",
        "bottom",
        "components",
        "deck",
        "discard",
        "ending",
        "offerings",
        "open_spaces",
        "phase",
        "players",
        "raid",
        "spots",
        "stack",
        "stack_known",
        "supply",
        "tokens",
        "turn",
        "turns",
        "turns_left",
        "used",
        "village",
    )

    def __init__(self, rng: Rng, components: Components, players: list[Player]) -> None:
        super().__init__(rng)
        self.components = components
        self.players = players
        self.phase = STARTING_CARDS
        self.turn = NOBODY
        self.turns = 0
        """How many turns have been played to their end."""
        self.turns_left = FULL_ROUND
        self.ending = NOT_ENDING
        self.used = 0
        """Buildings whose action was taken in this turn, as a mask."""
        self.at_work = 0
        """The worker for whom a building acts in this turn, 0 for none yet."""
        self.raid: Raid | None = None

    supply: list[int]
    """Goods and, last, valkyries."""
    village: list[int]
    """The worker in each building, 0 for none."""
    tokens: tuple[int, ...]
    """What lies on each raiding space, packed; 0 once it was taken."""
    open_spaces: int
    """Spaces that still hold their set, as a mask."""
    spots: tuple[int, ...]
    """Workers left behind in raids: by settlement, as many places as it has spaces."""
    deck: list[int]
    bottom: int
    """How many of the cards at the bottom of the deck were put back at the start."""
    discard: list[int]
    offerings: tuple[int, ...]
    """The tiles face up, by place."""
    stack: tuple[int, ...]
    stack_known: int
    """How many tiles at the bottom of the stack everybody has seen go there."""

    def copy(self) -> State:
        other = State(self.rng.copy(), self.components, [player.copy() for player in self.players])
        other.revealed = self.revealed
        other.phase = self.phase
        other.turn = self.turn
        other.turns = self.turns
        other.turns_left = self.turns_left
        other.ending = self.ending
        other.used = self.used
        other.at_work = self.at_work
        raid = self.raid
        # A raid of an earlier turn does not change any more: copies share it.
        other.raid = raid if raid is None or raid.turn != self.turns else raid.copy()
        other.supply = self.supply[:]
        other.village = self.village[:]
        other.tokens = self.tokens
        other.open_spaces = self.open_spaces
        other.spots = self.spots
        other.deck = self.deck[:]
        other.bottom = self.bottom
        other.discard = self.discard[:]
        other.offerings = self.offerings
        other.stack = self.stack
        other.stack_known = self.stack_known
        return other

    def others(self, seat: int) -> list[int]:
        """The opponents, clockwise from the seat's left."""
        players = len(self.players)
        return [(seat + i) % players for i in range(1, players)]


def mask_of(cards: list[int]) -> int:
    """The kinds among the cards, as a mask."""
    mask = 0
    for kind in cards:
        mask |= 1 << kind
    return mask


def total(table: list[int], cards: list[int]) -> int:
    """The sum of the table's numbers for these cards."""
    found = 0
    for kind in cards:
        found += table[kind]
    return found


def replaced(items: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    """The same, with another item in that place."""
    return (*items[:place], item, *items[place + 1 :])


def tokens_on(tokens: int, place: int) -> int:
    """How many of the place-th kind of token (gold, iron, livestock, valkyries) a space holds."""
    return tokens >> TOKEN_BITS * place & TOKEN_MASK
