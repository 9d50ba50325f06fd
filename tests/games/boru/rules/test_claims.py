"""'Etapa de conquista de regiões'."""

from __future__ import annotations

import pytest

from meadhall.games.boru.rules.claims import claims_step
from meadhall.games.boru.state import FACE_DOWN, ON_BOARD, SUPPORT, TRADE, State
from tests.games.boru.table import A, B, C, give, region, table, towns

MUNSTER = region("munster")
DUBHLINN = region("dubhlinn")


def test_a_monastery_counts_twice_for_turning_the_token_up() -> None:
    state = table(3)
    give(state, A, "dub1")
    state.monasteries = towns("dub1")
    claims_step(state)
    assert state.claims[DUBHLINN] == A  # turned up and claimed in one step


def test_below_the_minimum_the_token_stays_down() -> None:
    state = table(3)
    give(state, A, "dub1")
    claims_step(state)
    assert state.claims[DUBHLINN] == FACE_DOWN


def with_vikings(*held: str) -> State:
    state = table(3)
    give(state, A, "mun1", "mun2")
    give(state, B, "mun3")
    give(state, C, *held)
    state.vikings = towns(*held)
    return state


def test_a_player_tied_with_the_vikings_leaves_the_token_on_the_board() -> None:
    state = with_vikings("mun4", "mun5")
    claims_step(state)
    assert state.claims[MUNSTER] == ON_BOARD


@pytest.mark.parametrize(("b", "c", "holder"), [(2, 0, A), (3, 0, B), (3, 3, A)])
def test_a_held_token_moves_only_to_a_sole_leader(b: int, c: int, holder: int) -> None:
    state = table(3)
    give(state, A, "mun1", "mun2")
    give(state, B, *["mun3", "mun4", "mun5"][:b])
    give(state, C, *["mun6", "mun7", "mun8"][:c])
    state.claims[MUNSTER] = A
    claims_step(state)
    assert state.claims[MUNSTER] == holder


def test_vikings_alone_in_the_lead_send_a_token_back_face_up() -> None:
    state = with_vikings("mun4", "mun5", "mun6")
    state.claims[MUNSTER] = A
    claims_step(state)
    assert state.claims[MUNSTER] == ON_BOARD


def test_a_monastery_on_a_viking_town_counts_for_the_vikings_and_the_minimum() -> None:
    state = table(3)
    give(state, A, "mun1", "mun2")
    give(state, B, "mun3")
    state.vikings = towns("mun3")
    state.monasteries = towns("mun3", "mun1")
    claims_step(state)  # 2 + 1 + 2 = 5 controlled; A 3, Vikings 2
    assert state.claims[MUNSTER] == A


def test_military_support_adds_the_viking_towns_to_ones_own() -> None:
    state = with_vikings("mun4", "mun5")
    state.princess_seat = B
    state.princess_choice = SUPPORT
    claims_step(state)  # B 1 + 2 against A 2
    assert state.claims[MUNSTER] == B


def test_trade_leaves_the_vikings_a_side_of_their_own() -> None:
    state = with_vikings("mun4", "mun5", "mun6")
    state.princess_seat = A
    state.princess_choice = TRADE
    claims_step(state)
    assert state.claims[MUNSTER] == ON_BOARD


@pytest.mark.parametrize(("c", "told"), [(2, ["token_up", "token_tied"]), (3, ["token_up", "token"])])
def test_a_token_that_is_turned_up_in_a_tie_is_said_to_be_nobodys(c: int, told: list[str]) -> None:
    state = table(3)
    give(state, A, "mun1", "mun2")
    give(state, B, "mun3")
    give(state, C, *["mun4", "mun5", "mun6"][:c])
    state.told = []
    claims_step(state)
    assert [event.kind for event in state.told] == told


def test_where_the_vikings_lead_alone_nobody_is_said_to_share_a_token() -> None:
    state = with_vikings("mun4", "mun5", "mun6")
    state.told = []
    claims_step(state)
    assert [event.kind for event in state.told] == ["token_up"]
