"""Improve (7.4): a better disc for a ruled location and a region tile for its ruler, or a landscape for a serf."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import OTHER_TILE
from meadhall.games.feudum.components.pieces import (
    FARM,
    FEUDUM,
    GUILDS_TOTAL,
    IMPROVE,
    IRON,
    OUTPOST,
    TOWN,
    WOOD,
    kinds_in,
    nth,
    one,
)
from meadhall.games.feudum.player import IMPROVEMENTS, LANDSCAPE_POINTS
from meadhall.games.feudum.rules.goods import can_pay, pay
from meadhall.games.feudum.rules.landscapes import collect, fill
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.rules.military import free_seal, immune_places
from meadhall.games.feudum.state import NO_LANDSCAPE, State

TEND_LANDSCAPE: Final = "ability.tend_landscape"


def improve(state: State, seat: int) -> Ask[None]:
    """Raise one ruled location by one step, or tend a landscape."""
    names = state.components.board.locations
    options = ["pass", *names.of(improvable(state, seat))]
    if state.advanced and tendable(state, seat):
        options.append(TEND_LANDSCAPE)
    option = yield Decision(seat, "improve", options)
    if option == "pass":
        return
    if option == TEND_LANDSCAPE:
        yield from tend_landscape(state, seat)
        return
    location = names.index[option]
    new = state.kind_at(location) + 1
    yield from pay_for(state, seat, new)
    yield from raise_to(state, seat, location, new)
    yield from take_tile(state, seat, location, new)
    yield from recount(state)


def can_improve(state: State, seat: int) -> bool:
    return improvable(state, seat) != 0 or (state.advanced and tendable(state, seat) != 0)


def improvable(state: State, seat: int) -> int:
    """The ruled locations whose next step the seat can pay; no pawn is needed there."""
    player = state.players[seat]
    kinds = 0
    if can_pay(player, one(WOOD)):
        kinds |= state.kinds[OUTPOST]
    if can_pay(player, one(IRON)):
        kinds |= state.kinds[FARM]
    if (player.seals or player.immune) and feudums_left(state):
        kinds |= state.kinds[TOWN]
    return player.ruled & kinds


def feudums_left(state: State) -> int:
    """The guilds that have a feudum disc left."""
    mask = 0
    for guild in range(GUILDS_TOTAL):
        if state.icons[guild].bit_count() < state.components.feudums_per_guild:
            mask |= 1 << guild
    return mask


def pay_for(state: State, seat: int, new: int) -> Ask[None]:
    """Before the tile is taken, so that it cannot pay for itself (R33)."""
    if new == FARM:
        yield from pay(state, seat, one(WOOD))
    elif new == TOWN:
        yield from pay(state, seat, one(IRON))
    else:
        yield from pay_seal(state, seat)


def pay_seal(state: State, seat: int) -> Ask[None]:
    """A seal of the supply, or if there is none, one from under an own marker (R33), to the general supply."""
    player = state.players[seat]
    if not player.seals:
        names = state.components.board.locations
        where = yield Decision(seat, "pay_seal", names.of(immune_places(player)))
        free_seal(state, seat, names.index[where])
    state.pool.append(player.seals.pop(0))


def raise_to(state: State, seat: int, location: int, new: int) -> Ask[None]:
    """Swap the disc; markers, pawns and landscape stay, goods do except from farm to town (R35)."""
    name = state.components.board.locations.names[location]
    mask = 1 << location
    if new == TOWN:
        state.bag += state.goods_at[location]
        state.goods_at[location] = 0
    elif new == FEUDUM:
        guilds = state.components.guilds.names
        icon = yield Decision(seat, "feudum", guilds.of(feudums_left(state)), name)
        state.icons[guilds.index[icon]] |= mask
        state.tell("feudum", seat, icon)
    state.kinds[new - 1] ^= mask
    state.kinds[new] |= mask
    state.tell("improves", seat, name)


def take_tile(state: State, seat: int, location: int, new: int) -> Ask[None]:
    """The region's top tile with points, or without points one of another stack (20, other_tile)."""
    board = state.components.board
    region = board.location_region[location]
    epoch = state.top_tile(region)
    if state.stacks[region] and epoch <= state.epoch:
        points = state.components.tracks.improve_points[epoch][new - 1]
        state.players[seat].points[IMPROVEMENTS] += points
        state.tell("improve_points", seat, amount=points)
    else:
        latest = state.epoch if state.by_seed(OTHER_TILE) else state.epoch - 1
        others = 0
        for other, left in enumerate(state.stacks):
            if left and other != region and state.top_tile(other) <= latest:
                others |= 1 << other
        if not others:
            return
        region = board.regions.index[(yield Decision(seat, "other_tile", board.regions.of(others)))]
    place = region * len(state.components.tiles) + state.top_tile(region) - 1
    state.stacks[region] -= 1
    state.tiles_seen |= 1 << place
    state.players[seat].tiles += one(state.tiles[place])
    state.tell("takes_tile", seat, state.components.landscapes.names[state.tiles[place]])
    state.reveal()


def tendable(state: State, seat: int) -> int:
    """Where the seat is serf and no landscape lies, if it has a tile, and wood or a second tile."""
    player = state.players[seat]
    if not player.tiles:
        return 0
    tile = one(nth(player.tiles, 0))
    player.tiles -= tile
    payable = can_pay(player, state.components.cards.ability_cost[IMPROVE])
    player.tiles += tile
    if not payable:
        return 0
    mask = 0
    for location in bits(player.serfs):
        if state.landscape_at[location] == NO_LANDSCAPE:
            mask |= 1 << location
    return mask


def tend_landscape(state: State, seat: int) -> Ask[None]:
    """Lay a tile where one is serf, pay, score, fill it, and collect at once if one likes (R37)."""
    components = state.components
    player = state.players[seat]
    where = yield Decision(seat, "tend_at", components.board.locations.of(tendable(state, seat)))
    location = components.board.locations.index[where]
    laid = yield Decision(seat, "lay_landscape", components.landscapes.of(kinds_in(player.tiles)), where)
    landscape = components.landscapes.index[laid]
    player.tiles -= one(landscape)
    state.landscape_at[location] = landscape
    state.tell("tends", seat, laid)
    yield from pay(state, seat, components.cards.ability_cost[IMPROVE])
    player.points[LANDSCAPE_POINTS] += components.landscape_points_placed
    fill(state, location)
    yield from collect(state, seat, location)
