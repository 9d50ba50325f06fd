"""The table of A Feast for Odin: what lies in the middle, and what each clan has."""

from __future__ import annotations

from typing import Final

from meadhall.engine.rng import Rng
from meadhall.engine.state import State as EngineState
from meadhall.games.odin.cards.memory import Memory, NoMemory
from meadhall.games.odin.components.tables import Components
from meadhall.games.odin.harvest.seasons import NO_SEASONS, NoSeasons, Seasons
from meadhall.games.odin.puzzle.placement import OwnBoard

# Steps of the game.
ROUND_BEGINS: Final = 0
TURN: Final = 1
BEFORE_INCOME: Final = 2
FEAST: Final = 3
BEFORE_BONUS: Final = 4
LAST_PLACEMENT: Final = 5
OVER: Final = 6
FIRST_CARD: Final = 7
TAKE_MARKERS: Final = 8
KEEP_DARK_CARD: Final = 9
STEPS: Final = (
    "round",
    "actions",
    "income",
    "feast",
    "bonus",
    "last_placement",
    "over",
    "first_card",
    "markers",
    "dark_card",
)

# Whether the anytime actions lie open before the turn's main choice.
CLOSED: Final = 0
OPEN: Final = 1
USED: Final = 2

# How far the action of the space on which Vikings have just been placed has come.
NO_ACTION: Final = 0
NOTHING_USED: Final = 1
UNDER_WAY: Final = 2

NOBODY: Final = -1
NOWHERE: Final = -1
EMPTY_PLACE: Final = -1


class Clan:
    """What one seat has.

    Copies share boards and, but for `have`, `boards` and `table`, the lists: these are never changed but replaced.
    """

    __slots__ = (
        "boards",
        "boats",
        "emigrated",
        "hand",
        "have",
        "knarrs",
        "laying",
        "longships",
        "passed",
        "penalties",
        "played",
        "ready",
        "received",
        "table",
        "thing",
        "waiting",
    )

    have: list[int]
    """The supply, stables included: how many of each thing."""
    boards: list[OwnBoard]
    """The home board first, then boards and buildings in the order in which they came."""
    boats: list[int]
    """Whaling boats: the ore laid on each."""
    knarrs: int
    longships: list[int]
    """Longships: the ore on each."""
    emigrated: list[int]
    """Kinds of ships on the banquet table, from the left."""
    thing: int
    """Vikings on the Thing square."""
    waiting: int
    """Vikings on the waiting space (solo)."""
    passed: bool
    ready: bool
    """Whether the seat has done with its anytime actions before a phase that all play at the same time."""
    penalties: int
    hand: list[int]
    played: list[int]
    table: list[int]
    """What was served at the feast so far, from the left: twice the good, plus 1 if it lies along the table."""
    laying: list[int]
    """The good that is being laid just now; then its board as well, then how it is turned."""
    received: list[int]
    """Things that have come to the seat at once, for occupations that listen to it."""

    def copy(self) -> Clan:
        other = Clan()
        other.have = self.have[:]
        other.boards = self.boards[:]
        other.boats = self.boats
        other.knarrs = self.knarrs
        other.longships = self.longships
        other.emigrated = self.emigrated
        other.thing = self.thing
        other.waiting = self.waiting
        other.passed = self.passed
        other.ready = self.ready
        other.penalties = self.penalties
        other.hand = self.hand
        other.played = self.played
        other.table = self.table[:]
        other.laying = self.laying
        other.received = self.received
        return other


class State(EngineState):
    """Spaces of the action board are bits of a mask; lists are by seat unless they say otherwise.

    Lists that seldom change are never changed but replaced, so that copies share them: `copy` shows which.
    """

    __slots__ = (
        "action",
        "board_silver",
        "buildings",
        "clans",
        "components",
        "dark",
        "dark_drawn",
        "die",
        "discard",
        "extra_weapons",
        "free",
        "goods",
        "imitations",
        "length",
        "light_aside",
        "listening",
        "memory",
        "menu",
        "moose",
        "next_start",
        "owner",
        "pile",
        "players",
        "revised",
        "rolling",
        "rolls",
        "round",
        "rounds",
        "seasons",
        "shift",
        "shores",
        "space_vikings",
        "specials",
        "standing",
        "step",
        "strips",
        "taken",
        "turn",
        "weapon_pile",
    )

    step: int
    round: int
    moose: int
    """The start player."""
    next_start: int
    """Who was the last to place Vikings in this round."""
    turn: int
    menu: int
    """Whether the anytime actions lie open before this turn's choice, or have been used and closed."""

    taken: int
    """The space that the seat on turn has chosen, until its action is done; who imitates then uses the imitated one."""
    action: int
    """Whether an action is going on, and whether an effect of its space has been used already."""

    clans: list[Clan]
    listening: list[int]
    """Moments (bits) to which a seat's occupations listen; 0: they are not in force at this table."""
    memory: Memory | NoMemory
    """What occupations can look back on."""

    free: int
    """Spaces (bits) without Vikings; imitation spaces that are not in this game are not free either."""
    standing: list[int]
    """By the colour of Vikings (the seat; alone, 0 or 1): the spaces (bits) on which they stand."""
    space_vikings: list[int]
    """By space: how many stand there."""
    imitations: int
    """The imitation spaces (bits) of this game."""

    shores: list[int]
    """The exploration boards in the order of their letters: the side that lies face up, or was when it was claimed."""
    owner: list[int]
    """By exploration board: who has claimed it."""
    board_silver: list[int]
    buildings: list[int]
    """Sheds, stone houses and long houses left."""
    specials: int
    """Special tiles (bits by good) on the oval board."""
    strips: list[int]
    """Mountain strips face up: eight times the strip, plus how many items are gone."""
    pile: list[int]
    """Mountain strips face down; the last is turned up next."""
    weapon_pile: list[int]
    """Weapon cards face down; the last is drawn next."""
    discard: list[int]
    """By weapon: cards in the discard pile."""
    extra_weapons: list[int]
    """By weapon: cards handed out beyond the print, when pile and discards had none."""
    dark: list[int]
    """The dark occupation cards as they were shuffled; shared by copies, never changed in place."""
    dark_drawn: int
    light_aside: list[int]
    """Light occupation cards that were not dealt; shared by copies too."""
    seasons: Seasons | NoSeasons
    """What the Harvest mini-expansion lays on the table."""

    die: int
    """Sides of the die last rolled."""
    rolls: list[int]
    """What it showed in the last dice action."""
    shift: int
    """What ore aboard adds to each of these rolls; whaling boats lower them."""
    rolling: bool

    def __init__(self, rng: Rng, components: Components, players: int, length: str, revised: bool) -> None:
        super().__init__(rng)
        self.components = components
        self.players = players
        self.length = length
        self.revised = revised
        """Whether exploration boards have the points of the later edition."""
        self.rounds = components.lengths[length].rounds
        self.goods = components.usual_goods
        """The goods that are in use at this table."""
        self.seasons = NO_SEASONS

    def copy(self) -> State:
        other = State(self.rng.copy(), self.components, self.players, self.length, self.revised)
        other.revealed = self.revealed
        other.step = self.step
        other.round = self.round
        other.moose = self.moose
        other.next_start = self.next_start
        other.turn = self.turn
        other.menu = self.menu
        other.taken = self.taken
        other.action = self.action
        other.clans = [clan.copy() for clan in self.clans]
        other.listening = self.listening
        memory = self.memory
        other.memory = memory.copy() if isinstance(memory, Memory) else memory
        other.free = self.free
        other.standing = self.standing[:]
        other.space_vikings = self.space_vikings[:]
        other.imitations = self.imitations
        other.shores = self.shores
        other.owner = self.owner
        other.board_silver = self.board_silver
        other.buildings = self.buildings
        other.specials = self.specials
        other.strips = self.strips[:]
        other.pile = self.pile
        other.weapon_pile = self.weapon_pile[:]
        other.discard = self.discard[:]
        other.extra_weapons = self.extra_weapons
        other.dark = self.dark
        other.dark_drawn = self.dark_drawn
        other.light_aside = self.light_aside
        other.goods = self.goods
        seasons = self.seasons
        other.seasons = seasons.copy() if isinstance(seasons, Seasons) else seasons
        other.die = self.die
        other.rolls = self.rolls[:]
        other.shift = self.shift
        other.rolling = self.rolling
        return other

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + i) % self.players for i in range(self.players)]

    def is_heard(self, kinds: int) -> bool:
        """Whether anybody's occupations listen to these moments (bits)."""
        for listening in self.listening:  # noqa: SIM110 (a loop is faster here than a generator)
            if listening & kinds:
                return True
        return False

    @property
    def harvest(self) -> int:
        """The number of this round's harvest; 0: none."""
        if isinstance(self.seasons, Seasons):
            return self.seasons.harvest(self.round)
        return self.components.lengths[self.length].harvest[self.round - 1]

    def colour(self, seat: int) -> int:
        """The colour of the Vikings that the seat places now: alone, two colours take turns."""
        return (self.round - 1) % 2 if self.players == 1 else seat

    def colour_on(self, space: int) -> int:
        """The colour of the Vikings on a space; nobody if there are none."""
        for colour, spaces in enumerate(self.standing):
            if spaces >> space & 1:
                return colour
        return NOBODY

    def table_room(self, seat: int) -> int:
        """Spaces of the banquet table without Vikings and emigrated ships."""
        seated = self.rounds - self.round
        return (
            self.components.table_spaces - seated - self.components.emigrated_covers * len(self.clans[seat].emigrated)
        )

    def own_board(self, seat: int, index: int) -> str:
        """The name of one of the seat's boards."""
        boards = self.clans[seat].boards
        kind = boards[index].kind
        name = self.components.puzzle.boards.names[kind]
        if index == 0:
            return name
        number = 1
        for other in range(1, index):
            if boards[other].kind == kind:
                number += 1
        return name if number == 1 else f"{name}_{number}"
