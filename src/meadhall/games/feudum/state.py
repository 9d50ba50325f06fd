"""The table of Feudum: everything that lies on it, and what lies hidden."""

from __future__ import annotations

from typing import Final

from meadhall.engine.rng import Rng
from meadhall.engine.state import State as EngineState
from meadhall.games.feudum.components.differences import SEATS
from meadhall.games.feudum.components.pieces import FARM, FEUDUM, GUILDS, KINDS, MONSTERS, OUTPOST, TOWN, nth, one, size
from meadhall.games.feudum.components.tables import Components
from meadhall.games.feudum.player import OFF_BOARD, Player, new_player

# Steps of the game.
CHOOSING_GOODS: Final = 0
FIRST_PAWNS: Final = 1
POUCHES: Final = 2
CHOOSING_CARDS: Final = 3
TURNS: Final = 4
FEEDING: Final = 5
PROGRESS: Final = 6
DAWN: Final = 7
END_OF_ROUND: Final = 8
LAST_USES: Final = 9
OVER: Final = 10
PHASES: Final = (
    "goods",
    "first_pawns",
    "pouches",
    "choosing",
    "turns",
    "feeding",
    "progress",
    "dawn",
    "end_of_round",
    "last_uses",
    "over",
)

NOBODY: Final = -1
NO_TOKEN: Final = -1
NO_LANDSCAPE: Final = -1

FULL_STACK: Final = 4
LAST_EPOCH: Final = 5

LEFT_BITS: Final = 24
"""In the heap of vessels at a location, those left in this turn are counted above the others."""


class State(EngineState):
    """Locations are bits of masks, heaps as in `components.pieces`; lists are by location unless they say otherwise.

    Colours are seats, and after them the colours that nobody plays.
    """

    __slots__ = (
        "active",
        "advanced",
        "amid_turn",
        "aside",
        "bag",
        "barn",
        "carts",
        "chickens",
        "coffer",
        "components",
        "deck",
        "deck_known",
        "epoch",
        "goods_at",
        "icons",
        "kinds",
        "landscape_at",
        "landscape_holds",
        "members",
        "monster_at",
        "monster_owner",
        "phase",
        "players",
        "pool",
        "purse",
        "rosary",
        "round",
        "row_markers",
        "scrolls",
        "shelves",
        "shillings",
        "sides",
        "stacks",
        "starter",
        "supply_markers",
        "targets",
        "tiles",
        "tiles_seen",
        "tiles_used",
        "vessels",
        "vessels_at",
        "workshop",
    )

    players: list[Player]
    sides: int
    """The differences in which this table plays the seed's side."""
    advanced: bool
    phase: int
    round: int
    starter: int
    """Who has the starting marker and the die."""
    active: int
    """Whose turn it is; between turns the starting player (R63)."""
    amid_turn: bool
    """Whether the active seat has played a card in this turn."""
    epoch: int

    bag: int
    aside: int
    """Goods drawn or sent, until it is decided where they go."""
    shillings: int
    """The general supply, as are targets, supply_markers, pool and vessels."""
    targets: int
    supply_markers: list[int]
    """By colour."""
    pool: list[int]
    """Tokens with the red side up, mixed: one is taken at random."""
    vessels: int

    barn: int
    chickens: int
    """Beads on the chickens, as a mask of tokens."""
    purse: int
    shelves: int
    """Goods of the Merchant Guild: each shelf is filled from the left."""
    carts: int
    """Goods of the Alchemist Guild, on carts and piles."""
    workshop: int
    """Vessels on the Alchemist Guild: they close the ferries."""
    row_markers: list[int]
    """By colour: markers in its row of the Knight Guild."""
    scrolls: list[int]
    """By scroll, the token on it, or NO_TOKEN."""
    rosary: int
    coffer: int
    members: list[tuple[int, ...]]
    """By guild, who has a seat: guild master, journeyman, apprentice."""
    monster_at: list[int]
    """By monster, its location, or OFF_BOARD while it lies on the Knight Guild."""
    monster_owner: list[int]

    kinds: list[int]
    """By kind, where it stands: outposts, farms, towns, feudums."""
    icons: list[int]
    """By guild, where its feudums stand."""
    goods_at: list[int]
    landscape_at: list[int]
    landscape_holds: list[int]
    """How much of its resource lies on the landscape."""
    vessels_at: list[int]
    """Vessels abandoned there; those left in this turn shifted by LEFT_BITS."""

    stacks: list[int]
    """By region, how many tiles are left."""
    tiles: list[int]
    """By region and epoch (four a region, I first), the landscape of the tile."""
    tiles_seen: int
    """The tiles, by their place in `tiles`, that a player has taken: their landscapes are known to all."""
    tiles_used: int
    """Tiles out of the game after they were spent."""
    deck: list[int]
    """Writs; the last is on top."""
    deck_known: list[int]
    """By place in the deck, the seats that know the card there, as a mask."""

    def __init__(self, rng: Rng, components: Components, players: list[Player]) -> None:
        super().__init__(rng)
        self.components = components
        self.players = players

    def copy(self) -> State:
        other = State(self.rng.copy(), self.components, [player.copy() for player in self.players])
        other.revealed = self.revealed
        other.sides = self.sides
        other.advanced = self.advanced
        other.phase = self.phase
        other.round = self.round
        other.starter = self.starter
        other.active = self.active
        other.amid_turn = self.amid_turn
        other.epoch = self.epoch
        other.bag = self.bag
        other.aside = self.aside
        other.shillings = self.shillings
        other.targets = self.targets
        other.supply_markers = self.supply_markers[:]
        other.pool = self.pool[:]
        other.vessels = self.vessels
        other.barn = self.barn
        other.chickens = self.chickens
        other.purse = self.purse
        other.shelves = self.shelves
        other.carts = self.carts
        other.workshop = self.workshop
        other.row_markers = self.row_markers[:]
        other.scrolls = self.scrolls[:]
        other.rosary = self.rosary
        other.coffer = self.coffer
        other.members = self.members[:]
        other.monster_at = self.monster_at[:]
        other.monster_owner = self.monster_owner[:]
        other.kinds = self.kinds[:]
        other.icons = self.icons[:]
        other.goods_at = self.goods_at[:]
        other.landscape_at = self.landscape_at[:]
        other.landscape_holds = self.landscape_holds[:]
        other.vessels_at = self.vessels_at[:]
        other.stacks = self.stacks[:]
        other.tiles = self.tiles[:]
        other.tiles_seen = self.tiles_seen
        other.tiles_used = self.tiles_used
        other.deck = self.deck[:]
        other.deck_known = self.deck_known[:]
        return other

    def by_seed(self, difference: int) -> bool:
        """Whether this table plays the seed's side of a difference."""
        return bool(self.sides >> difference & 1)

    def numbers(self, difference: int) -> list[int]:
        """The numbers of a difference, on the side that this table plays."""
        differences = self.components.differences
        return (differences.seed_numbers if self.by_seed(difference) else differences.published_numbers)[difference]

    @property
    def seats(self) -> int:
        """How many seats a guild has: an apprentice only with four or five players (9)."""
        return self.components.seats[len(self.players)][1 if self.by_seed(SEATS) else 0]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, this one first."""
        return self.components.clockwise[len(self.players)][seat]

    def kind_at(self, location: int) -> int:
        """What stands at a location."""
        for kind in (OUTPOST, FARM, TOWN):
            if self.kinds[kind] >> location & 1:
                return kind
        return FEUDUM

    def ruler_of(self, location: int) -> int:
        for seat, player in enumerate(self.players):
            if player.ruled >> location & 1:
                return seat
        return NOBODY

    def serf_at(self, location: int) -> int:
        """Who has a serf there."""
        for seat, player in enumerate(self.players):
            if player.serfs >> location & 1:
                return seat
        return NOBODY

    def top_tile(self, region: int) -> int:
        """The epoch of the top tile of a stack; of an empty one, the last epoch."""
        return FULL_STACK + 1 - self.stacks[region]

    def tokens_value(self, tokens: int) -> int:
        """The sum of some beads."""
        total = 0
        for token, value in enumerate(self.components.bead_value):
            if tokens >> token & 1:
                total += value
        return total

    def draw_good(self) -> int:
        """A good from the bag at random; the bag must not be empty."""
        good = nth(self.bag, self.rng.below(size(self.bag)))
        self.bag -= one(good)
        return good

    def draw_goods(self, number: int) -> int:
        """So many goods from the bag at random, or what there is (19)."""
        heap = 0
        for _ in range(min(number, size(self.bag))):
            heap += one(self.draw_good())
        return heap

    def draw_token(self) -> int:
        """A token of the general supply at random, unseen (R3); the pool must not be empty."""
        return self.pool.pop(self.rng.below(len(self.pool)))


def new_table(rng: Rng, components: Components, players: int) -> State:
    """All pieces in the box's general supply and the bag, and an empty board of outposts."""
    state = State(rng, components, [new_player() for _ in range(players)])
    locations = len(components.board.locations.names)
    colours = players + components.dummies[players]
    state.sides = components.differences.summary
    state.advanced = True
    state.phase = CHOOSING_GOODS
    state.round = 0
    state.starter = 0
    state.active = 0
    state.amid_turn = False
    state.epoch = 1
    state.bag = components.all_goods
    state.aside = 0
    state.shillings = components.shillings
    state.targets = components.targets
    state.supply_markers = [components.markers_per_colour] * colours
    state.pool = list(range(len(components.bead_value)))
    state.vessels = components.all_vessels
    state.barn = 0
    state.chickens = 0
    state.purse = 0
    state.shelves = 0
    state.carts = 0
    state.workshop = 0
    state.row_markers = [0] * colours
    state.scrolls = [NO_TOKEN] * len(components.guilds.scrolls.names)
    state.rosary = 0
    state.coffer = 0
    state.members = [()] * len(GUILDS)
    state.monster_at = [OFF_BOARD] * len(MONSTERS)
    state.monster_owner = [NOBODY] * len(MONSTERS)
    state.kinds = [0] * len(KINDS)
    state.kinds[OUTPOST] = components.board.all_locations
    state.icons = [0] * len(GUILDS)
    state.goods_at = [0] * locations
    state.landscape_at = [NO_LANDSCAPE] * locations
    state.landscape_holds = [0] * locations
    state.vessels_at = [0] * locations
    state.stacks = [FULL_STACK] * len(components.board.regions.names)
    regions = range(len(components.board.regions.names))
    state.tiles = [tiles[region] for region in regions for tiles in components.tiles]
    state.tiles_seen = 0
    state.tiles_used = 0
    state.deck = []
    state.deck_known = []
    return state
