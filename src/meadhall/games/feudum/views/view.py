"""What a seat may see: all but others' chosen cards and writs, the deck, and what seals and tiles hide (R2)."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.feudum.components.differences import FARMER_TRADE, REGION_SCALE, SHILLINGS
from meadhall.games.feudum.components.pieces import GOOD_NAMES
from meadhall.games.feudum.scoring import scores
from meadhall.games.feudum.state import LAST_EPOCH, PHASES, TURNS, State
from meadhall.games.feudum.views.guild_boards import BoardsView, GuildView, boards_view, guild_view, heap_view
from meadhall.games.feudum.views.hidden import red_tokens, unseen_tiles
from meadhall.games.feudum.views.map_view import LocationView, MonsterView, location_view, monsters_view
from meadhall.games.feudum.views.player_view import PlayerView, own_player_view, player_view


class StackView(TypedDict):
    """The region tiles of a region: how many are left, and the epoch of the top one."""

    left: int
    epoch: int | None


class EpochView(TypedDict):
    """The next epoch, and how many of the tiles that begin it are there (for V: empty stacks)."""

    epoch: int
    visible: int
    needed: int


class SupplyView(TypedDict):
    """The general supply. `markers` are by colour: the seats, then the colours that nobody plays."""

    shillings: int
    targets: int
    markers: list[int]
    seals: int
    vessels: dict[str, int]
    feudums: dict[str, int]


class View(TypedDict):
    """The table as one seat sees it."""

    seat: int | None
    variant: str
    phase: str
    round: int
    epoch: int
    starter: int
    active: int | None
    players: list[PlayerView]
    locations: dict[str, LocationView]
    monsters: dict[str, MonsterView]
    guild_seats: int
    guilds: dict[str, GuildView]
    boards: BoardsView
    stacks: dict[str, StackView]
    next_epoch: EpochView | None
    bag: dict[str, int]
    aside: dict[str, int]
    supply: SupplyView
    deck: list[str | None]
    unseen_tiles: list[dict[str, int]]
    unseen_beads: list[int]
    region_scale: list[int]
    shilling_points: int
    farmer_rate: int


def view_of(state: State, seat: int | None) -> View:
    public = public_view(state)
    return public if seat is None else own_view(state, seat, public)


def own_view(state: State, seat: int, public: View) -> View:
    """What a seat sees beside what all do: its own cards and writs, and what it knows of the deck."""
    own = public.copy()
    own["seat"] = seat
    own["players"] = public["players"][:]
    own["players"][seat] = own_player_view(state, seat, public["players"][seat])
    own["deck"] = deck_view(state, seat)
    return own


def public_view(state: State) -> View:
    components = state.components
    board = components.board
    points = [dict(score.categories) for score in scores(state)]
    return View(
        seat=None,
        variant="advanced" if state.advanced else "basic",
        phase=PHASES[state.phase],
        round=state.round,
        epoch=state.epoch,
        starter=state.starter,
        active=state.active if state.phase == TURNS else None,
        players=[player_view(state, other, points[other]) for other in range(len(state.players))],
        locations={name: location_view(state, location) for location, name in enumerate(board.locations.names)},
        monsters=monsters_view(state),
        guild_seats=state.seats,
        guilds={name: guild_view(state, guild) for guild, name in enumerate(components.guilds.names.names)},
        boards=boards_view(state),
        stacks={
            name: StackView(left=state.stacks[region], epoch=state.top_tile(region) if state.stacks[region] else None)
            for region, name in enumerate(board.regions.names)
        },
        next_epoch=next_epoch_view(state),
        bag=heap_view(GOOD_NAMES, state.bag),
        aside=heap_view(GOOD_NAMES, state.aside),
        supply=supply_view(state),
        deck=deck_view(state, None),
        unseen_tiles=[heap_view(components.landscapes.names, heap) for heap in unseen_tiles(state)],
        unseen_beads=sorted(components.bead_value[token] for token in red_tokens(state)),
        region_scale=state.numbers(REGION_SCALE),
        shilling_points=state.numbers(SHILLINGS)[0],
        farmer_rate=state.numbers(FARMER_TRADE)[0],
    )


def next_epoch_view(state: State) -> EpochView | None:
    if state.epoch == LAST_EPOCH:
        return None
    visible = sum(1 for region in range(len(state.stacks)) if state.top_tile(region) > state.epoch)
    needed = state.components.tracks.epoch_visible[state.epoch + 1]
    return EpochView(epoch=state.epoch + 1, visible=visible, needed=needed)


def supply_view(state: State) -> SupplyView:
    components = state.components
    return SupplyView(
        shillings=state.shillings,
        targets=state.targets,
        markers=state.supply_markers[:],
        seals=len(state.pool),
        vessels=heap_view(components.vessels.names, state.vessels),
        feudums={
            name: components.feudums_per_guild - state.icons[guild].bit_count()
            for guild, name in enumerate(components.guilds.names.names)
        },
    )


def deck_view(state: State, seat: int | None) -> list[str | None]:
    """The writs of the deck from the top: those that the seat knows, or that everybody knows, by name."""
    names = state.components.cards.writs.names
    knowing = (1 << len(state.players)) - 1 if seat is None else 1 << seat
    deck: list[str | None] = [
        names[writ] if known & knowing == knowing else None
        for writ, known in zip(state.deck, state.deck_known, strict=True)
    ]
    deck.reverse()
    return deck
