"""Advice for bots: what guild seats, locations and improvements are worth."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.advice.outlook import TILE, Outlook, farm_goods_worth, is_vassal, vassal_loss
from meadhall.games.feudum.components.differences import REGION_COUNT, REGION_SCALE
from meadhall.games.feudum.components.pieces import FEUDUM, TOWN
from meadhall.games.feudum.rules.actions.improve import feudums_left
from meadhall.games.feudum.rules.actions.influence import may_add
from meadhall.games.feudum.rules.dawn import tended
from meadhall.games.feudum.rules.membership import stars
from meadhall.games.feudum.scoring import empire_points
from meadhall.games.feudum.state import NO_LANDSCAPE, NOBODY, State

SAFER: Final = 0.15
"""A star more than needed, of what the seat scores at a dawn."""
FIRST_OF_KIND: Final = [1.0, 3.0, 2.0, 1.0]
"""What an outpost, farm, town, feudum allows to do, with the whole game to come."""
MORE_OF_KIND: Final = [0.3, 1.0, 0.7, 1.0]
SUBJECT: Final = 0.6
"""A subject makes a location safe from a serf, and defends a feudum."""
WITH_TILE: Final = 0.5
"""Of what a landscape would score, a serf's hope to tend one, with a tile for it and without."""
WITHOUT_TILE: Final = 0.3


# Guild seats.


def seat_for(state: State, seat: int, guild: int, number: int) -> int:
    """What the guild would score at a dawn for the seat with so many stars: ties change nothing."""
    if not number:
        return 0
    place = 0
    members = state.members[guild]
    for other in members:
        if other == seat:
            continue
        theirs = stars(state, other, guild)
        ahead = seat not in members or members.index(other) < members.index(seat)
        if theirs > number or (theirs == number and ahead):
            place += 1
    return state.components.guilds.seat_points[place] if place < state.seats else 0


def stars_gain(look: Outlook, guild: int, more: int) -> float:
    """What so many more primary stars would bring at the dawns to come, with the related locations that count then."""
    state = look.state
    guilds = state.components.guilds
    before = stars(state, look.seat, guild)
    related = 0 if before else (look.player.ruled & state.kinds[guilds.related[guild]]).bit_count()
    member = look.seat in state.members[guild]
    if not member and not look.player.markers:
        return 0.0
    now = seat_for(state, look.seat, guild, before) if member else 0
    then = seat_for(state, look.seat, guild, before + more + guilds.related_stars * related)
    return look.dawns * (then - now + SAFER * then * more)


# Locations.


def region_gain(look: Outlook, location: int) -> float:
    """What ruling there adds to the points for active regions."""
    state = look.state
    scale = state.numbers(REGION_SCALE)
    held = look.player.ruled | tended(state, look.seat)
    masks = state.components.board.region_locations
    there = (held & masks[state.components.board.location_region[location]]).bit_count()
    if state.by_seed(REGION_COUNT):
        return look.dawns * (scale[there] - (scale[there - 1] if there else 0))
    if there:
        return 0.0
    active = 0
    for mask in masks:
        if held & mask:
            active += 1
    return look.dawns * (scale[active] - (scale[active - 1] if active else 0))


def kinds_worth(look: Outlook) -> float:
    """What outposts, farms, towns and feudums allow to do in the rounds to come."""
    total = 0.0
    for kind, places in enumerate(look.state.kinds):
        number = (look.player.ruled & places).bit_count()
        if number:
            total += FIRST_OF_KIND[kind] + MORE_OF_KIND[kind] * (number - 1)
    return look.time * total


def rule_gain(look: Outlook, location: int) -> float:
    """What ruling the location would add: at the end, at dawns, and for what can be done there."""
    state = look.state
    player = look.player
    mask = 1 << location
    before = empire_points(state, look.seat) + kinds_worth(look)
    gain = region_gain(look, location)
    player.ruled |= mask
    gain += empire_points(state, look.seat) + kinds_worth(look) - before
    player.ruled ^= mask
    return gain + safer_seats(look, location)


def safer_seats(look: Outlook, location: int) -> float:
    """What ruling the location adds to the seats that the player has: it does not show before somebody wants them."""
    state = look.state
    kind = state.kind_at(location)
    gain = 0.0
    for guild, related in enumerate(state.components.guilds.related):
        if related == kind and look.seat in state.members[guild]:
            gain += SAFER * look.dawns * state.components.guilds.seat_points[0]
    return gain


def place_gain(look: Outlook, location: int) -> float:
    """What a marker would bring there: rule, a subject, a serf, or a serf's rise to ruler."""
    state = look.state
    player = look.player
    if not may_add(state, look.seat, location):
        return 0.0
    ruler = state.ruler_of(location)
    if ruler == look.seat:
        return SUBJECT * look.time
    if ruler == NOBODY or player.serfs >> location & 1:
        return rule_gain(look, location)
    if state.landscape_at[location] != NO_LANDSCAPE:
        return state.components.landscape_points_filled * look.dawns
    return serf_worth(look)


def marker_keeps(look: Outlook, location: int) -> float:
    """What a marker there does for the seats that the player has, if it makes the player the ruler."""
    ruler = look.state.ruler_of(location)
    rules = ruler == NOBODY or (ruler != look.seat and look.player.serfs >> location & 1)
    return safer_seats(look, location) if rules else 0.0


def serf_worth(look: Outlook) -> float:
    """A serf can tend a landscape."""
    if not look.state.advanced:
        return 0.0
    return (WITH_TILE if look.player.tiles else WITHOUT_TILE) * look.time * land_points(look)


def land_points(look: Outlook) -> float:
    """What a new landscape would score at once and at the dawns to come."""
    components = look.state.components
    return components.landscape_points_placed + look.dawns * components.landscape_points_filled


# Improvements.


def improve_gain(look: Outlook, location: int) -> float:
    """What the next step of a ruled location would bring, before its cost."""
    state = look.state
    new = state.kind_at(location) + 1
    mask = 1 << location
    before = empire_points(state, look.seat) + kinds_worth(look)
    if new == TOWN:
        gain = -farm_goods_worth(look, location)
    elif new == FEUDUM:
        gain = max([stars_gain(look, guild, 3) for guild in bits(feudums_left(state))])
        gain -= 0.0 if is_vassal(look) else vassal_loss(look)
    else:
        gain = 0.0
    state.kinds[new - 1] ^= mask
    state.kinds[new] ^= mask
    gain += empire_points(state, look.seat) + kinds_worth(look) - before
    state.kinds[new - 1] ^= mask
    state.kinds[new] ^= mask
    region = state.components.board.location_region[location]
    epoch = state.top_tile(region)
    if state.stacks[region] and epoch <= state.epoch:
        gain += state.components.tracks.improve_points[epoch][new - 1]
    return gain + TILE * look.time
