"""The end of the game ('Pontuação'): scores by category, as they would be counted now."""

from __future__ import annotations

from meadhall.engine.scoring import Score
from meadhall.games.boru.rules.claims import towns_in
from meadhall.games.boru.rules.marriage import princess_of
from meadhall.games.boru.state import NOBODY, ON_BOARD, TRADE, State


def scores(state: State) -> list[Score]:
    components = state.components
    richest = state.sole_most(state.coins)
    shared = shared_tokens(state)
    result: list[Score] = []
    for seat in range(state.players):
        held = [region for region, holder in enumerate(state.claims) if holder == seat]
        result.append(
            Score(
                seat,
                [
                    ("track", state.points[seat]),
                    ("coins", components.end_most_coins if seat == richest else 0),
                    ("marker", components.end_marker if seat == state.marker else 0),
                    ("renown", state.renown[seat] * components.end_per_renown),
                    ("tokens", sum(components.region_points[region] for region in held)),
                    ("shared_tokens", shared[seat]),
                    ("regions", components.end_regions[regions_of(state, seat)]),
                ],
                [("tokens", len(held)), ("marriages", state.marriages_won[seat].bit_count())],
            )
        )
    return result


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
    return sum(1 for region in state.components.region_towns if towns & region)
