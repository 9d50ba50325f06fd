"""The dawn of an epoch (chapter 16): scoring, disloyalty, and new goods."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import FARM_LIMIT, REGION_COUNT, REGION_SCALE, RESTOCK
from meadhall.games.feudum.components.pieces import FARM, FEUDUM, GOODS_TOTAL, count, nth, one, size
from meadhall.games.feudum.components.tracks import NO_LETTER
from meadhall.games.feudum.player import DISLOYALTY, LANDSCAPE_POINTS, REGIONS, SEATS
from meadhall.games.feudum.rules.landscapes import collect, fill
from meadhall.games.feudum.state import END_OF_ROUND, NO_LANDSCAPE, NO_TOKEN, State

NORTH: Final = 0


def dawn(state: State) -> Ask[None]:
    """Each part is done for all players before the next; scoring sees the table before anything is refilled (R84)."""
    tracks = state.components.tracks
    state.epoch += 1
    state.active = state.starter
    state.tell("epoch", amount=state.epoch)
    score_epoch(state)
    punish_disloyalty(state)
    for location, landscape in enumerate(state.landscape_at):
        if landscape != NO_LANDSCAPE:
            fill(state, location)
    for seat in state.clockwise_from(state.starter):
        for location, landscape in enumerate(state.landscape_at):
            if landscape != NO_LANDSCAPE and state.players[seat].serfs >> location & 1:
                yield from collect(state, seat, location)
    letter = tracks.epoch_letter[state.epoch]
    if letter != NO_LETTER:
        refill_map(state, state.components.board.lettered[letter])
    if tracks.epoch_restocks[state.epoch]:
        if state.by_seed(RESTOCK):
            bare = 0
            for location in bits(state.components.board.lettered[NORTH]):
                if not state.goods_at[location]:
                    bare |= 1 << location
            refill_map(state, bare)
        restock_guilds(state)
    state.phase = END_OF_ROUND


def score_epoch(state: State) -> None:
    """Guild seats, tended landscapes and active regions."""
    for seat in range(len(state.players)):
        gain(state, seat, SEATS, seat_points(state, seat), "dawn_seats")
        gain(state, seat, LANDSCAPE_POINTS, landscape_points(state, seat), "dawn_landscapes")
        gain(state, seat, REGIONS, region_points(state, seat), "dawn_regions")


def gain(state: State, seat: int, category: int, points: int, kind: str) -> None:
    state.players[seat].points[category] += points
    if points:
        state.tell(kind, seat, amount=points)


def seat_points(state: State, seat: int) -> int:
    """What the seat's guild seats would score now."""
    points = 0
    for members in state.members:
        if seat in members:
            points += state.components.guilds.seat_points[members.index(seat)]
    return points


def tended(state: State, seat: int) -> int:
    """The landscapes that a serf of the seat tends, whoever laid them (R41)."""
    mask = 0
    for location in bits(state.players[seat].serfs):
        if state.landscape_at[location] != NO_LANDSCAPE:
            mask |= 1 << location
    return mask


def landscape_points(state: State, seat: int) -> int:
    points = 0
    for location in bits(tended(state, seat)):
        if state.landscape_holds[location]:
            points += state.components.landscape_points_filled
        else:
            points += state.components.landscape_points_empty
    return points


def region_points(state: State, seat: int) -> int:
    """Regions in which the seat rules or tends, by a scale; or, as the seed can be read, the scale in each region."""
    scale = state.numbers(REGION_SCALE)
    held = state.players[seat].ruled | tended(state, seat)
    counts = [(held & mask).bit_count() for mask in state.components.board.region_locations]
    if state.by_seed(REGION_COUNT):
        return sum(scale[number - 1] for number in counts if number)
    active = len(counts) - counts.count(0)
    return scale[active - 1] if active else 0


def punish_disloyalty(state: State) -> None:
    """Who rules a feudum now loses the value of each military space checked and not covered (8.3)."""
    tracks = state.components.tracks
    checked = tracks.military_checked[state.epoch]
    for seat, player in enumerate(state.players):
        if player.ruled & state.kinds[FEUDUM]:
            loss = sum(tracks.military_losses[player.military : checked])
            player.points[DISLOYALTY] -= loss
            if loss:
                state.tell("disloyal", seat, amount=loss)


def refill_map(state: State, locations: int) -> None:
    """A random good at each of the locations; by the seed not at a farm that is full (R43)."""
    limit = state.numbers(FARM_LIMIT)
    for location in bits(locations):
        full = bool(limit) and size(state.goods_at[location]) >= limit[0]
        if not (full and state.kinds[FARM] >> location & 1):
            state.goods_at[location] += state.draw_goods(1)


def restock_guilds(state: State) -> None:
    """Every guild back to its set-up, as far as there are pieces; what exceeds stays (R86)."""
    guilds = state.components.guilds
    for good in range(GOODS_TOTAL):
        added = missing(count(state.shelves, good), count(guilds.shelves_start, good), count(state.bag, good))
        state.shelves += added * one(good)
        state.bag -= added * one(good)
        added = missing(count(state.carts, good), count(guilds.carts_start, good), count(state.bag, good))
        state.carts += added * one(good)
        state.bag -= added * one(good)
    state.barn += state.draw_goods(max(0, guilds.barn - size(state.barn)))
    while size(state.workshop) < guilds.start_vessels and state.vessels:
        vessel = one(nth(state.vessels, state.rng.below(size(state.vessels))))
        state.vessels -= vessel
        state.workshop += vessel
    for colour, number in enumerate(state.row_markers):
        added = missing(number, guilds.row_start, state.supply_markers[colour])
        state.row_markers[colour] += added
        state.supply_markers[colour] -= added
    for scroll in bits(guilds.scrolls_start):
        if state.scrolls[scroll] == NO_TOKEN and state.pool:
            state.scrolls[scroll] = state.draw_token()
    while state.rosary.bit_count() < guilds.monk_start_beads and state.pool:
        state.rosary |= 1 << state.draw_token()
    while state.chickens.bit_count() < guilds.farmer_start_beads and state.pool:
        state.chickens |= 1 << state.draw_token()
    state.reveal()


def missing(there: int, wanted: int, available: int) -> int:
    """How many are added to reach what is wanted."""
    return max(0, min(wanted - there, available))
