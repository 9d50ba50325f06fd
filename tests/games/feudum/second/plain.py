"""A table of Feudum in plain words and numbers, for rules written a second time; read from the first one's state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import DIFFERENCES
from meadhall.games.feudum.components.pieces import ACTIONS, GOODS, KINDS, LANDSCAPES, MONSTERS, ROUTES, VESSELS_TOTAL
from meadhall.games.feudum.components.pieces import count as heap_count
from meadhall.games.feudum.player import CATEGORIES, IMMUNE_BITS, OFF_BOARD, ON_FOOT
from meadhall.games.feudum.state import FULL_STACK, LEFT_BITS, NO_LANDSCAPE, NO_TOKEN, NOBODY, State

VESSELS = ROUTES[:VESSELS_TOTAL]
GUILDS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")

Choose = Callable[[int, str, Sequence[str]], str]
"""Who is asked, what, and between which options; questions with one option are not asked."""


@dataclass
class Pawn:
    character: str
    at: str | None
    drunk: bool
    vessel: str | None


@dataclass
class Seat:
    pawns: list[Pawn]
    markers: int
    spare_markers: int
    """Of its colour, in the general supply."""
    shillings: int
    goods: Counter[str]
    tiles: Counter[str]
    vessels: Counter[str]
    barrel: int
    seals: int
    beads: list[int]
    """Their values."""
    sealed: set[str]
    """Where a seal lies under a marker of the seat."""
    writs: set[str]
    military: int
    voyage: int
    reeves: set[str]
    slayer: bool
    chosen: set[str]
    played: set[str]
    guilds_used: set[str]
    moves: int
    """Moves in this round in which something moved."""
    points: dict[str, int]

    @property
    def free_discs(self) -> int:
        """Of the three beside the one on the score track."""
        return 3 - self.military - len(self.reeves) - (1 if self.voyage else 0)


@dataclass
class Place:
    region: str
    kind: str
    icon: str | None
    ruler: int | None
    subject: bool
    serf: int | None
    landscape: str | None
    holds: int
    goods: Counter[str]
    start: bool
    vessels: Counter[str]
    """Abandoned ones, before this turn."""
    left: Counter[str]
    """Abandoned in this turn: they can be boarded in a later one."""


@dataclass
class Monster:
    owner: int | None
    at: str | None


@dataclass
class Plain:
    seats: list[Seat]
    places: dict[str, Place]
    members: dict[str, list[int]]
    monsters: dict[str, Monster]
    active: int
    epoch: int
    advanced: bool
    seed: set[str]
    """The differences in which the table plays the seed's side."""
    purse: int
    coffer: int
    supply_shillings: int
    bag: Counter[str]
    targets: int
    deck: list[str]
    """Royal writs, the top one last."""
    barn: Counter[str]
    shelves: Counter[str]
    carts: Counter[str]
    workshop: Counter[str]
    """Vessels on the Alchemist Guild."""
    spare_vessels: Counter[str]
    rows: list[int]
    """Of the Knight Guild: by seat, and after them the colours that nobody plays."""
    dummy_markers: list[int]
    """Of each of those colours, in the general supply."""
    scrolls: set[str]
    """Those with a seal."""
    rosary: list[int]
    chickens: list[int]
    """Values of the beads there."""
    pool: int
    """Seals in the general supply."""
    used_tiles: int
    tiles: dict[str, int | None]
    """By region, the number of the top tile; None where the stack is empty."""
    order: list[int]
    """Turn order from the active player."""
    luck: list[tuple[str, str, int]] = field(default_factory=list, compare=False)
    """What chance gave in the first rules: kind of event, thing and amount. The second rules are given the same."""

    def take_luck(self, kind: str) -> tuple[str, int]:
        assert self.luck, f"no {kind} in the first rules"
        found, thing, amount = self.luck.pop(0)
        assert found == kind
        return thing, amount


def read(state: State) -> Plain:
    """Everything that the second rules look at."""
    places = [name.removeprefix("location.") for name in state.components.board.locations.names]
    return Plain(
        seats=[_seat(state, number, places) for number in range(len(state.players))],
        places={name: _place(state, number) for number, name in enumerate(places)},
        members={guild: list(state.members[number]) for number, guild in enumerate(GUILDS)},
        monsters={
            name: Monster(
                None if state.monster_owner[number] == NOBODY else state.monster_owner[number],
                None if state.monster_at[number] == OFF_BOARD else places[state.monster_at[number]],
            )
            for number, name in enumerate(MONSTERS)
        },
        active=state.active,
        epoch=state.epoch,
        advanced=state.advanced,
        seed={name for number, name in enumerate(DIFFERENCES) if state.sides >> number & 1},
        purse=state.purse,
        coffer=state.coffer,
        supply_shillings=state.shillings,
        bag=_counts(state.bag, GOODS),
        targets=state.targets,
        deck=[state.components.cards.writs.names[writ] for writ in state.deck],
        barn=_counts(state.barn, GOODS),
        shelves=_counts(state.shelves, GOODS),
        carts=_counts(state.carts, GOODS),
        workshop=_counts(state.workshop, VESSELS),
        spare_vessels=_counts(state.vessels, VESSELS),
        rows=state.row_markers[:],
        dummy_markers=state.supply_markers[len(state.players) :],
        scrolls={f"scroll.{place + 1}" for place, token in enumerate(state.scrolls) if token != NO_TOKEN},
        rosary=_beads(state, state.rosary),
        chickens=_beads(state, state.chickens),
        pool=len(state.pool),
        used_tiles=sum(_counts(state.tiles_used, LANDSCAPES).values()),
        tiles={
            region: FULL_STACK + 1 - left if left else None
            for region, left in zip(state.components.board.regions.names, state.stacks, strict=True)
        },
        order=[(state.active + step) % len(state.players) for step in range(len(state.players))],
    )


def _counts(heap: int, names: Sequence[str]) -> Counter[str]:
    """Without entries of zero, so that equal heaps are equal."""
    return Counter({name: number for kind, name in enumerate(names) if (number := heap_count(heap, kind))})


def _beads(state: State, tokens: int) -> list[int]:
    return sorted(state.components.bead_value[token] for token in bits(tokens))


def _seat(state: State, number: int, places: list[str]) -> Seat:
    player = state.players[number]
    return Seat(
        pawns=[
            Pawn(
                GUILDS[player.pawn_character[pawn]],
                None if at == OFF_BOARD else places[at],
                bool(player.wine >> pawn & 1),
                None if player.pawn_vessel[pawn] == ON_FOOT else ROUTES[player.pawn_vessel[pawn]],
            )
            for pawn, at in enumerate(player.pawn_at)
        ],
        markers=player.markers,
        spare_markers=state.supply_markers[number],
        shillings=player.shillings,
        goods=_counts(player.goods, GOODS),
        tiles=_counts(player.tiles, LANDSCAPES),
        vessels=_counts(player.vessels, VESSELS),
        barrel=player.barrel,
        seals=len(player.seals),
        beads=_beads(state, player.beads),
        sealed={places[entry >> IMMUNE_BITS] for entry in player.immune},
        writs={state.components.cards.writs.names[writ] for writ in bits(player.writs)},
        military=player.military,
        voyage=player.voyage,
        reeves={GUILDS[guild] for guild in bits(player.reeves)},
        slayer=player.slayer,
        chosen={ACTIONS[card] for card in bits(player.chosen)},
        played={ACTIONS[card] for card in bits(player.played)},
        guilds_used={GUILDS[guild] for guild in bits(player.guilds_used)},
        moves=player.moves,
        points=dict(zip(CATEGORIES, player.points, strict=True)),
    )


def _place(state: State, number: int) -> Place:
    rulers = [seat for seat, player in enumerate(state.players) if player.ruled >> number & 1]
    serfs = [seat for seat, player in enumerate(state.players) if player.serfs >> number & 1]
    icons = [guild for guild, where in zip(GUILDS, state.icons, strict=True) if where >> number & 1]
    kinds = [kind for kind, where in zip(KINDS, state.kinds, strict=True) if where >> number & 1]
    assert len(rulers) <= 1 >= len(serfs)
    assert len(kinds) == 1
    assert len(icons) == (1 if kinds == ["feudum"] else 0)
    here = state.vessels_at[number]
    landscape = state.landscape_at[number]
    return Place(
        region=state.components.board.regions.names[state.components.board.location_region[number]],
        kind=kinds[0],
        icon=icons[0] if icons else None,
        ruler=rulers[0] if rulers else None,
        subject=bool(rulers) and bool(state.players[rulers[0]].subjects >> number & 1),
        serf=serfs[0] if serfs else None,
        landscape=None if landscape == NO_LANDSCAPE else LANDSCAPES[landscape],
        holds=state.landscape_holds[number],
        goods=_counts(state.goods_at[number], GOODS),
        start=bool(state.components.board.starts >> number & 1),
        vessels=_counts(here & (1 << LEFT_BITS) - 1, VESSELS),
        left=_counts(here >> LEFT_BITS, VESSELS),
    )
