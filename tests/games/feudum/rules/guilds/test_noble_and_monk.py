"""10.5 and 10.6: the Noble and the Monk Guild."""

from __future__ import annotations

import pytest

from meadhall.engine.rng import Rng
from meadhall.games.feudum.components.pieces import MONK, NOBLE
from meadhall.games.feudum.player import FUNCTIONS
from meadhall.games.feudum.rules.guilds import monk, noble
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, carry_out
from meadhall.games.feudum.state import State
from tests.games.feudum.table import COMPONENTS, A, B, C, beads, play, seals, seated, table


def top_writ(state: State) -> str:
    return COMPONENTS.cards.writs.names[state.deck[-1]]


def test_two_seals_cost_six_without_a_journeyman_two_coins_go_to_the_supply() -> None:
    state = table(3)
    seated(state, "noble", A)
    supply = state.shillings
    play(state, noble.trade(state, C), "scroll.1", "scroll.5")
    assert [player.shillings for player in state.players] == [9, 7, 1]
    assert (state.purse, state.shillings - supply) == (2, 2)
    assert len(state.players[C].seals) == 2
    assert not noble.can_trade(state, C)


def test_one_seal_costs_three() -> None:
    state = table(2)
    play(state, noble.trade(state, A), "scroll.3", "done")
    assert state.players[A].shillings == 4
    assert len(state.players[A].seals) == 1


@pytest.mark.parametrize(("side", "choices"), [("seed", ["done"]), ("published", ["colour.2"])])
def test_the_nobles_journeyman_pulls_two_markers(side: str, choices: list[str]) -> None:
    state = table(2, push_amount=side)
    seated(state, "noble", B, A)
    seals(state, scroll_1=2, scroll_3=2)
    more = ["scroll.4"] if side == "published" else []
    play(state, carry_out(state, A, NOBLE, PULL), "pass", "colour.1", "scroll.2", *choices, *more, top_writ(state))
    assert state.players[A].points[FUNCTIONS] == 3
    assert state.row_markers == ([1, 2, 2, 2] if side == "seed" else [1, 1, 2, 2])


def test_a_pull_that_completes_no_line_moves_and_scores_nothing() -> None:
    state = table(2)
    seated(state, "noble", B, A)
    seals(state)
    play(state, carry_out(state, A, NOBLE, PULL), "pass", "colour.1", "scroll.1", "done")
    assert state.players[A].points[FUNCTIONS] == 0
    assert state.players[A].writs == 0


def test_two_and_three_on_a_rosary_of_nine_are_fourteen() -> None:
    state = table(2)
    seated(state, "noble", A)
    beads(state, "rosary", 4, 5)
    seals(state, scroll_1=2, scroll_6=3, scroll_2=2)
    play(state, carry_out(state, A, NOBLE, PUSH), "pass", "scroll.1", "scroll.6")
    assert state.tokens_value(state.rosary) == 14
    assert state.players[A].points[FUNCTIONS] == 5


@pytest.mark.parametrize(("sum_before", "points"), [((), 0), ((2,), 4), ((4, 5), 5), ((5, 5, 5), 6)])
def test_the_goals_of_the_rosary(sum_before: tuple[int, ...], points: int) -> None:
    state = table(2)
    seated(state, "noble", A)
    beads(state, "chickens")
    seals(state)
    beads(state, "rosary", *sum_before)
    seals(state, scroll_2=3)
    play(state, carry_out(state, A, NOBLE, PUSH), "pass")
    assert state.players[A].points[FUNCTIONS] == points


def test_with_one_space_of_the_rosary_one_seal_moves_and_with_none_nobody_pushes() -> None:
    state = table(2)
    seated(state, "noble", A)
    beads(state, "chickens")
    seals(state, scroll_1=5, scroll_2=5)
    beads(state, "rosary", 2, 2, 2, 3, 3, 3)
    assert noble.can_push(state, A)
    play(state, carry_out(state, A, NOBLE, PUSH), "pass", "scroll.1")
    assert state.rosary.bit_count() == 7
    assert not noble.can_push(state, A)
    assert not monk.can_pull(state, A)


def test_by_the_published_rules_two_seals_move() -> None:
    state = table(2, push_amount="published")
    seated(state, "noble", A)
    asked = play(state, carry_out(state, A, NOBLE, PUSH), "pass", "scroll.1", "scroll.3")
    assert "done" not in asked[-1].options


def test_a_monks_trade_gives_the_lowest_or_the_highest_bead() -> None:
    found = set()
    for seed in range(12):
        state = table(3)
        state.rng = Rng(seed)
        beads(state, "chickens")
        beads(state, "rosary", 2, 3, 3, 5)
        assert play(state, monk.trade(state, A)) == []
        value = state.tokens_value(state.players[A].beads)
        found.add(value)
        assert state.tokens_value(state.rosary) == 13 - value
        assert state.players[A].shillings == 4
    assert found == {2, 5}


def test_the_only_bead_is_taken_and_an_empty_rosary_gives_none() -> None:
    state = table(2)
    beads(state, "rosary", 4)
    play(state, monk.trade(state, A))
    assert state.tokens_value(state.players[A].beads) == 4
    assert not monk.can_trade(state, A)
    assert not monk.can_push(state, A)


@pytest.mark.parametrize(("value", "points"), [(5, 3), (2, 0)])
def test_the_monks_journeyman_pulls_a_seal(value: int, points: int) -> None:
    state = table(2)
    seated(state, "monk", B, A)
    beads(state, "chickens")
    beads(state, "rosary", 2, 4)
    seals(state, scroll_1=value)
    choices = [top_writ(state)] if points else []
    play(state, carry_out(state, A, MONK, PULL), "pass", *choices)
    assert state.tokens_value(state.rosary) == 6 + value
    assert state.players[A].points[FUNCTIONS] == points


def test_a_bead_of_five_beside_four_is_nine_and_the_coffer_is_shared() -> None:
    state = table(3)
    seated(state, "monk", A, B)
    beads(state, "chickens", 2, 2)
    beads(state, "rosary", 5)
    state.coffer += 3
    state.shillings -= 3
    play(state, carry_out(state, A, MONK, PUSH), "pass")
    assert state.tokens_value(state.chickens) == 9
    assert state.players[A].points[FUNCTIONS] == 6
    assert [player.shillings for player in state.players] == [9, 8, 7]


def test_four_beads_on_the_chickens_bar_the_monks_push() -> None:
    state = table(2)
    beads(state, "chickens", 2, 3, 3, 4)
    assert not monk.can_push(state, A)
    assert monk.can_trade(state, A)
