"""The table of Brian Boru: everything that lies on it, and what lies hidden."""

from __future__ import annotations

from typing import Final

from meadhall.engine.rng import Rng
from meadhall.engine.state import State as EngineState
from meadhall.games.boru.components.tables import Components

FIRST_DISCS: Final = 0
PREPARATION: Final = 1
DRAFT: Final = 2
TRICK: Final = 3
MARRIAGE: Final = 4
OVER: Final = 5
BATTLE: Final = 6
CHURCH: Final = 7
CLAIMS: Final = 8
"""The upkeep is the steps of marriage, battle, church and claims."""
PHASES: Final = ("first_discs", "preparation", "draft", "actions", "upkeep", "over", "upkeep", "upkeep", "upkeep")

FACE_DOWN: Final = -2
ON_BOARD: Final = -1

NO_CARD: Final = -1
SPENT: Final = -2
"""Below it lie the cards that have acted: `SPENT - card`."""
NO_TOWN: Final = -1
NOBODY: Final = -1

SUPPORT: Final = 0
TRADE: Final = 1
SPURN: Final = 2
PRINCESS_CHOICES: Final = ["princess.support", "princess.trade", "princess.spurn"]


class State(EngineState):
    """Towns are bits of a mask, cards too; lists are by seat unless they say otherwise."""

    __slots__ = (
        "active",
        "aside",
        "battle_area",
        "church",
        "claims",
        "coins",
        "components",
        "discs",
        "hands",
        "invaders",
        "marker",
        "marriage_card",
        "marriage_deck",
        "marriage_removed",
        "marriage_space",
        "marriages_won",
        "monasteries",
        "occupied",
        "packs",
        "passes",
        "phase",
        "picks",
        "played",
        "players",
        "points",
        "princess_choice",
        "princess_seat",
        "renown",
        "round",
        "shown",
        "viking_deck",
        "vikings",
        "winner",
    )

    phase: int
    round: int
    marker: int
    """Who holds the active-town marker."""
    active: int
    """The town of the trick under way, or of the last one, until another is named."""
    winner: int
    """Who has won the trick under way."""
    played: list[int]
    """The card each seat has before it, as `SPENT - card` once it has acted; it lies there until a town is named."""

    points: list[int]
    coins: list[int]
    renown: list[int]
    church: list[int]
    invaders: list[int]
    marriage_space: list[int]
    marriages_won: list[int]
    """Marriage cards kept, as a mask; the princess too, unless she was spurned."""
    princess_seat: int
    princess_choice: int

    discs: list[int]
    """Towns with the seat's disc, those under a control token included."""
    occupied: int
    vikings: int
    """Towns under a Viking control token."""
    monasteries: int
    battle_area: int
    claims: list[int]
    """By region: face down, face up on the board, or the seat that holds the token."""

    marriage_card: int
    marriage_deck: list[int]
    marriage_removed: list[int]
    viking_deck: list[int]

    hands: list[int]
    passes: int
    """How often the offers of this draft have been passed on."""
    packs: list[int]
    """What is left of each pack, by the seat it was dealt to; seat s holds pack s - passes."""
    picks: list[int]
    """What was kept of each pack at each pass: pack * draft_passes + pass."""
    aside: int
    """The card that stays unseen (3 and 4 players)."""
    shown: int
    """Cards played in this round."""

    def __init__(self, rng: Rng, components: Components, players: int) -> None:
        super().__init__(rng)
        self.components = components
        self.players = players

    def copy(self) -> State:
        other = State(self.rng.copy(), self.components, self.players)
        other.revealed = self.revealed
        other.phase = self.phase
        other.round = self.round
        other.marker = self.marker
        other.active = self.active
        other.winner = self.winner
        other.played = self.played[:]
        other.points = self.points[:]
        other.coins = self.coins[:]
        other.renown = self.renown[:]
        other.church = self.church[:]
        other.invaders = self.invaders[:]
        other.marriage_space = self.marriage_space[:]
        other.marriages_won = self.marriages_won[:]
        other.princess_seat = self.princess_seat
        other.princess_choice = self.princess_choice
        other.discs = self.discs[:]
        other.occupied = self.occupied
        other.vikings = self.vikings
        other.monasteries = self.monasteries
        other.battle_area = self.battle_area
        other.claims = self.claims[:]
        other.marriage_card = self.marriage_card
        other.marriage_deck = self.marriage_deck[:]
        other.marriage_removed = self.marriage_removed[:]
        other.viking_deck = self.viking_deck[:]
        other.hands = self.hands[:]
        other.passes = self.passes
        other.packs = self.packs[:]
        other.picks = self.picks[:]
        other.aside = self.aside
        other.shown = self.shown
        return other

    @property
    def free_towns(self) -> int:
        return self.components.all_towns & ~self.occupied

    @property
    def draft_passes(self) -> int:
        """How many offers a draft has: two cards a time until the hand is full."""
        return self.components.draft_passes[self.players]

    def controlled(self, seat: int) -> int:
        """Towns with the seat's disc that the Vikings do not hold."""
        return self.discs[seat] & ~self.vikings

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return self.components.clockwise[self.players][seat]

    def put_disc(self, seat: int, town: int) -> None:
        self.discs[seat] |= 1 << town
        self.occupied |= 1 << town

    def sole_most(self, counts: list[int]) -> int:
        """The seat with the most, and at least one; nobody when several share it."""
        most = max(counts)
        return counts.index(most) if most > 0 and counts.count(most) == 1 else NOBODY

    def weight_in(self, towns: int) -> int:
        """How much these towns count: one each, more with a monastery ('Monastérios')."""
        return towns.bit_count() + (towns & self.monasteries).bit_count() * (self.components.weight - 1)


def new_table(rng: Rng, components: Components, players: int) -> State:
    """Everybody's share of the pieces, and an empty board."""
    state = State(rng, components, players)
    state.phase = FIRST_DISCS
    state.round = 0
    state.marker = 0
    state.active = NO_TOWN
    state.winner = NOBODY
    state.played = [NO_CARD] * players
    state.points = [components.start_points] * players
    state.coins = [components.start_coins] * players
    state.renown = [components.start_renown] * players
    state.church = [0] * players
    state.invaders = [0] * players
    state.marriage_space = [0] * players
    state.marriages_won = [0] * players
    state.princess_seat = NOBODY
    state.princess_choice = SPURN
    state.discs = [0] * players
    state.occupied = 0
    state.vikings = 0
    state.monasteries = 0
    state.battle_area = 0
    state.claims = [FACE_DOWN] * len(components.regions.names)
    state.marriage_card = NO_CARD
    state.marriage_deck = []
    state.marriage_removed = []
    state.viking_deck = []
    state.hands = [0] * players
    state.passes = 0
    state.packs = [0] * players
    state.picks = []
    state.aside = 0
    state.shown = 0
    return state
