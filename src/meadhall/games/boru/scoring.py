"""The end of the game ('Pontuação'): scores by category, as they would be counted now."""

from __future__ import annotations

from typing import Final

from meadhall.engine.scoring import Score
from meadhall.games.boru.rules.claims import towns_in
from meadhall.games.boru.rules.marriage import princess_of
from meadhall.games.boru.state import NOBODY, ON_BOARD, TRADE, State

CATEGORIES: Final = ("track", "coins", "marker", "renown", "tokens", "shared_tokens", "regions")


def scores(state: State) -> list[Score]:
    return [
        Score(
            seat,
            list(zip(CATEGORIES, points, strict=True)),
            [("tokens", state.claims.count(seat)), ("marriages", state.marriages_won[seat].bit_count())],
        )
        for seat, points in enumerate(points_by_category(state))
    ]


def totals(state: State) -> list[int]:
    """The score of each seat, without what it is made of: bots ask often."""
    return [sum(points) for points in points_by_category(state)]


def points_by_category(state: State) -> list[list[int]]:
    """For each seat the points of each category, in their order."""
    components = state.components
    richest = state.sole_most(state.coins)
    held = [0] * state.players
    for region, holder in enumerate(state.claims):
        if holder >= 0:
            held[holder] += components.region_points[region]
    shared = shared_tokens(state)
    return [
        [
            state.points[seat],
            components.end_most_coins if seat == richest else 0,
            components.end_marker if seat == state.marker else 0,
            state.renown[seat] * components.end_per_renown,
            held[seat],
            shared[seat],
            components.end_regions[regions_of(state, seat)],
        ]
        for seat in range(state.players)
    ]


def shared_tokens(state: State) -> list[int]:
    """Half the value of each face-up token on the board to everybody tied for the most towns there.

    The Vikings compare as a side of their own: alone in the lead they keep it from all, tied they share with nobody.
    """
    points = [0] * state.players
    for region, holder in enumerate(state.claims):
        if holder != ON_BOARD:
            continue
        counts, vikings = towns_in(state, region)
        most = max(counts)
        if most <= 0 or vikings > most:
            continue
        for seat in range(state.players):
            if counts[seat] == most:
                points[seat] += state.components.region_points[region] // 2
    return points


def regions_of(state: State, seat: int) -> int:
    """In how many regions the seat controls a town; trade with the Vikings counts theirs."""
    towns = state.controlled(seat)
    if princess_of(state, TRADE) == seat != NOBODY:
        towns |= state.vikings
    found = 0
    for region in state.components.region_towns:
        if towns & region:
            found += 1
    return found
