"""'Final do jogo' and 'Pontuação'."""

from __future__ import annotations

import pytest

from meadhall.engine.scoring import winners
from meadhall.games.boru.scoring import regions_of, scores
from meadhall.games.boru.state import ON_BOARD, SUPPORT, TRADE, State
from tests.games.boru.table import A, B, C, give, marriage, region, table, towns

ONE_TOWN_A_REGION = ("nun1", "ula1", "bre1", "sun1", "dub1", "con1", "lei1", "mun1")


def part(state: State, category: str) -> list[int]:
    return [dict(score.categories)[category] for score in scores(state)]


@pytest.mark.parametrize(("coins", "points"), [([7, 7, 2], [0, 0, 0]), ([7, 5, 2], [1, 0, 0]), ([0, 0, 0], [0, 0, 0])])
def test_only_the_richest_alone_gets_a_point(coins: list[int], points: list[int]) -> None:
    state = table(3)
    state.coins = coins
    assert part(state, "coins") == points


def test_the_marker_and_each_renown_are_worth_a_point() -> None:
    state = table(3)
    state.marker = B
    state.renown = [1, 3, 0]
    assert part(state, "marker") == [0, 1, 0]
    assert part(state, "renown") == [1, 3, 0]


def test_a_held_token_scores_in_full_even_if_now_tied_and_a_face_down_one_nothing() -> None:
    state = table(3)
    give(state, A, "con1")
    give(state, B, "con2")
    state.claims[region("connaught")] = A
    assert part(state, "tokens") == [7, 0, 0]
    assert part(state, "shared_tokens") == [0, 0, 0]


def test_a_token_on_the_board_gives_half_to_everybody_tied() -> None:
    state = table(3)
    give(state, A, "sun1")
    give(state, B, "sun2")
    state.claims[region("southern_ui_neill")] = ON_BOARD
    assert part(state, "shared_tokens") == [2, 2, 0]


def test_a_token_face_down_scores_for_nobody_even_where_somebody_leads() -> None:
    state = table(3)
    give(state, A, "sun1", "sun2")
    give(state, B, "sun3")
    assert part(state, "tokens") == [0, 0, 0]
    assert part(state, "shared_tokens") == [0, 0, 0]
    state.claims[region("southern_ui_neill")] = ON_BOARD
    assert part(state, "shared_tokens") == [2, 0, 0]


def test_a_monastery_counts_double_for_a_token_on_the_board() -> None:
    state = table(3)
    give(state, A, "sun1")
    give(state, B, "sun2", "sun3")
    state.claims[region("southern_ui_neill")] = ON_BOARD
    assert part(state, "shared_tokens") == [0, 2, 0]
    state.monasteries = towns("sun1")
    assert part(state, "shared_tokens") == [2, 2, 0]


def viking_lead(*held: str) -> State:
    state = table(3)
    give(state, A, "sun1")
    give(state, C, *held)
    state.vikings = towns(*held)
    state.claims[region("southern_ui_neill")] = ON_BOARD
    return state


def test_vikings_alone_in_the_lead_keep_a_token_from_all() -> None:
    assert part(viking_lead("sun2", "sun3"), "shared_tokens") == [0, 0, 0]


def test_a_player_tied_with_the_vikings_gets_half() -> None:
    assert part(viking_lead("sun2"), "shared_tokens") == [2, 0, 0]


def test_several_players_tied_with_the_vikings_get_half_each() -> None:
    state = viking_lead("sun2")
    give(state, B, "sun3")
    assert part(state, "shared_tokens") == [2, 2, 0]


def test_military_support_counts_viking_towns_for_a_token_on_the_board() -> None:
    state = viking_lead("sun2", "sun3")
    state.princess_seat = B
    state.princess_choice = SUPPORT
    assert part(state, "shared_tokens") == [0, 2, 0]


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 5), (7, 7), (8, 10)])
def test_points_for_towns_in_different_regions(count: int, points: int) -> None:
    state = table(3)
    give(state, A, *ONE_TOWN_A_REGION[:count])
    assert part(state, "regions")[A] == points


def test_viking_held_towns_count_for_regions_only_with_trade() -> None:
    state = table(3)
    give(state, A, "nun1", "ula1")
    give(state, B, "con1")
    state.vikings = towns("ula1", "con1")
    assert regions_of(state, A) == 1
    state.princess_seat = A
    state.princess_choice = SUPPORT
    assert regions_of(state, A) == 1
    state.princess_choice = TRADE
    assert regions_of(state, A) == 3
    assert regions_of(state, B) == 0


def tied() -> State:
    state = table(3)
    state.points = [20, 20, 10]
    state.marker = C
    state.coins = [0, 0, 0]
    return state


def test_a_tie_goes_to_more_claim_tokens() -> None:
    state = tied()
    state.claims[region("breifne")] = B  # 3 points
    state.points[A] += 3
    assert winners(scores(state)) == [B]


def test_then_to_more_marriage_cards() -> None:
    state = tied()
    state.marriages_won[A] = 1 << marriage("brigid")
    assert winners(scores(state)) == [A]


def test_then_the_victory_is_shared() -> None:
    assert winners(scores(tied())) == [A, B]
