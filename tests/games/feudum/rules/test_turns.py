"""Chapter 6: turns, two cards in a row, Defend in one's own turn, Conquer never last."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import (
    CONQUER,
    DEFEND,
    GUILD,
    MIGRATE,
    MOVE,
    SALTPETER,
    SHIP,
    SULFUR,
    TAX,
    count,
    one,
)
from meadhall.games.feudum.player import CONQUESTS, DEFENCES, EXTRA, NO_PIECE, NOTHING, SEQUENTIAL
from meadhall.games.feudum.rules.course import continues_turn
from meadhall.games.feudum.rules.turns import turn
from meadhall.games.feudum.state import FEEDING, TURNS, State
from tests.games.feudum.table import A, B, C, empty_hands, give, location, pawn, play, rule, table


def choose(state: State, **cards: list[int]) -> State:
    """Cards in hand: choose(state, a=[MOVE, TAX]); the others have none. A is to play."""
    state.phase = TURNS
    for seat, name in enumerate("abcde"[: len(state.players)]):
        state.players[seat].chosen = sum(1 << card for card in cards.get(name, []))
    return state


def put_on_pouch(state: State, seat: int, pouch: int) -> None:
    state.players[seat].pouch = pouch
    state.players[seat].pouch_piece = SALTPETER if pouch == EXTRA else SULFUR
    state.bag -= one(state.players[seat].pouch_piece)


def test_each_plays_a_card_in_turn_and_who_has_none_is_skipped() -> None:
    state = choose(table(3), a=[TAX, DEFEND], c=[TAX])
    play(state, turn(state), "action.tax")
    assert state.active == C
    play(state, turn(state))
    assert state.active == A
    play(state, turn(state))
    assert (state.phase, state.active) == (FEEDING, A)


def test_the_step_ends_with_the_starting_player_active() -> None:
    state = choose(table(3), c=[TAX])
    state.active = C
    state.starter = B
    play(state, turn(state))
    assert (state.phase, state.active) == (FEEDING, B)


def test_defend_in_the_own_turn_scores_a_point() -> None:
    state = choose(table(2), a=[DEFEND])
    play(state, turn(state))
    assert state.players[A].points[DEFENCES] == 1
    assert state.players[A].played == 1 << DEFEND


def test_any_card_may_be_played_without_effect() -> None:
    state = choose(table(2), a=[MIGRATE, GUILD, MOVE])
    for card in ("migrate", "guild"):
        play(state, turn(state), f"action.{card}", "pass")
    assert play(state, turn(state)) == []
    assert state.players[A].chosen == 0


def rivals() -> State:
    """A's two pawns beside B's one; A has a saltpeter and the last two cards Conquer and Tax."""
    state = choose(table(2), a=[CONQUER, TAX])
    for _ in range(2):
        pawn(state, A, "monk", "for_se")
    pawn(state, B, "monk", "for_se")
    empty_hands(state, A)
    give(state, A, saltpeter=1)
    rule(state, A, "des_e", kind="town")
    put_on_pouch(state, A, SEQUENTIAL)
    return state


WON = ("location.for_se", "amount.1", "pass")


def test_conquer_then_tax_in_one_turn_both_work() -> None:
    state = rivals()
    play(state, turn(state), "action.conquer", *WON)
    assert state.active == A
    assert continues_turn(state)
    play(state, turn(state), "action.tax")
    assert state.players[A].points[CONQUESTS] == 2
    assert state.players[A].shillings == 9
    assert state.phase == FEEDING


def test_tax_then_conquer_leaves_conquer_without_effect() -> None:
    state = rivals()
    play(state, turn(state), "action.tax")
    play(state, turn(state), "action.conquer")
    assert state.players[A].points[CONQUESTS] == 0
    assert count(state.players[A].goods, SALTPETER) == 1
    assert state.players[A].played == 1 << CONQUER | 1 << TAX


def test_conquer_as_the_only_card_left_has_no_effect() -> None:
    state = rivals()
    state.players[A].chosen = 1 << CONQUER
    assert play(state, turn(state)) == []
    assert state.players[A].played == 1 << CONQUER


def test_a_card_left_for_later_is_enough_for_conquer() -> None:
    state = rivals()
    state.players[A].pouch = NOTHING
    state.players[A].pouch_piece = NO_PIECE
    state.bag += one(SULFUR)
    play(state, turn(state), "action.conquer", *WON)
    assert state.players[A].points[CONQUESTS] == 2
    assert state.active == A
    assert not continues_turn(state)


def test_two_cards_in_a_row_once_a_round_then_the_sulfur_goes_to_the_bag() -> None:
    state = choose(table(2), a=[DEFEND, TAX, MIGRATE], b=[TAX])
    put_on_pouch(state, A, SEQUENTIAL)
    bag = count(state.bag, SULFUR)
    play(state, turn(state), "action.defend")
    asked = play(state, turn(state), "action.tax")
    assert asked[0].options == ["action.migrate", "action.tax", "pass"]
    assert count(state.bag, SULFUR) == bag + 1
    assert state.players[A].pouch == NOTHING
    assert state.active == B
    play(state, turn(state))
    play(state, turn(state), "pass")
    assert state.phase == FEEDING


def test_the_second_card_may_wait_for_a_later_turn_and_unused_sulfur_goes_to_the_bag() -> None:
    state = choose(table(2), a=[DEFEND, TAX])
    put_on_pouch(state, A, SEQUENTIAL)
    bag = count(state.bag, SULFUR)
    play(state, turn(state), "action.defend")
    play(state, turn(state), "pass")
    assert state.players[A].pouch == SEQUENTIAL
    play(state, turn(state))
    assert state.players[A].pouch == NOTHING
    assert count(state.bag, SULFUR) == bag + 1


def test_saltpeter_goes_to_the_bag_with_the_fifth_card() -> None:
    state = choose(table(2), a=[DEFEND, TAX], b=[TAX, DEFEND])
    put_on_pouch(state, A, EXTRA)
    play(state, turn(state), "action.tax")
    assert state.players[A].pouch == EXTRA
    play(state, turn(state), "action.tax")
    play(state, turn(state))
    assert state.players[A].pouch == NOTHING
    assert state.phase == TURNS


def test_saltpeter_goes_to_the_bag_if_the_fifth_card_is_shown_out_of_turn() -> None:
    state = rivals()
    state.players[A].pouch = NOTHING
    state.players[A].pouch_piece = NO_PIECE
    state.bag += one(SULFUR)
    choose(state, a=[CONQUER, TAX], b=[DEFEND])
    put_on_pouch(state, B, EXTRA)
    play(state, turn(state), "action.conquer", "location.for_se", "action.defend", "amount.0")
    assert state.players[B].chosen == 0
    assert state.players[B].pouch == NOTHING
    assert state.active == A


def test_a_vessel_left_in_this_turn_is_open_to_all_in_the_next() -> None:
    state = choose(table(2), a=[MIGRATE], b=[MOVE])
    number = pawn(state, A, "monk", "des_n")
    state.players[A].pawn_vessel[number] = SHIP
    pawn(state, B, "knight", "des_n")
    state.vessels += state.workshop - one(SHIP)
    state.workshop = 0
    play(state, turn(state), f"piece.{number + 1}")
    assert state.vessels_at[location("des_n")] == one(SHIP)
    asked = play(state, turn(state), "piece.1", "location.isl_e")
    assert "location.bad_river" in asked[1].options
    assert state.players[B].pawn_vessel[0] == SHIP
