"""Cards of what is laid, built and received: 9, 15, 28, 42, 98, 100, 101, 117."""

from __future__ import annotations

import contextlib

import pytest

from meadhall.engine.decision import Decision
from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.phases import before_income
from meadhall.games.odin.state import State
from tests.games.odin.table import bare, give, has, in_play, own, own_more, play, run, supply, use


def lay_somewhere(state: State, good: str, board: str, *choices: str) -> None:
    """Lay a good on a board, wherever it can be."""
    wanted = [f"good.{good}", f"board.{board}", *choices]
    rule = act(state, 0, "")
    with contextlib.suppress(StopIteration):
        asked = next(rule)
        while True:
            assert isinstance(asked, Decision)
            asked = rule.send(next((option for option in wanted if option in asked.options), asked.options[0]))


@pytest.mark.parametrize(
    ("number", "good", "board", "brought"),
    [
        (100, "rune_stone", "bear_island", {"silver": 1}),
        (100, "rune_stone", "stone_house", {}),
        (100, "silverware", "bear_island", {}),
        (101, "rune_stone", "stone_house", {"mead": 1, "silver": 1}),
        (101, "rune_stone", "long_house", {"mead": 1, "silver": 1}),
        (101, "rune_stone", "bear_island", {}),
        (101, "grain", "stone_house", {}),
    ],
)
def test_what_is_laid_brings_something(number: int, good: str, board: str, brought: dict[str, int]) -> None:
    state = bare()
    own_more(state, board)
    give(state, **{good: 1})
    in_play(state, number)
    lay_somewhere(state, good, board)
    assert supply(state) == brought


def test_nobleman_buys_silk_with_grain_in_a_house() -> None:
    state = bare()
    own_more(state, "stone_house")
    give(state, grain=1, silver=2)
    in_play(state, 98)
    lay_somewhere(state, "grain", "stone_house", "card.98")
    assert supply(state) == {"silk": 1}


def test_nobleman_has_to_pay_and_looks_at_grain_only() -> None:
    state = bare()
    own_more(state, "stone_house")
    give(state, grain=1, silver=1)
    in_play(state, 98)
    lay_somewhere(state, "grain", "stone_house")
    assert supply(state) == {"silver": 1}
    own_more(state, "long_house")
    give(state, peas=1, silver=1)
    lay_somewhere(state, "peas", "long_house")
    assert supply(state) == {"silver": 2}


def test_cottager_counts_houses_and_is_paid_for_those_built() -> None:
    state = bare()
    own_more(state, "stone_house")
    own_more(state, "long_house")
    own_more(state, "shed")
    play(state, 15)
    assert supply(state) == {"mead": 4}
    give(state, stone=1, wood=2)
    use(state, "build_stone_house")
    use(state, "build_shed")
    assert supply(state) == {"mead": 4, "hide": 1}


def test_bricklayer_princess_and_cottager_act_together() -> None:
    state = bare()
    in_play(state, 116, 115, 15)
    use(state, "build_stone_house")
    assert supply(state) == {"silverware": 1, "hide": 1}  # X7
    assert own(state, "stone_house").covered == 0


def test_locksmith_buys_oil_with_each_chest() -> None:
    state = bare()
    give(state, wood=1)
    in_play(state, 28)
    use(state, "craft_chest", "card.28")
    assert supply(state) == {"chest": 1, "oil": 1}


def test_locksmith_hears_of_a_chest_that_another_card_brings() -> None:
    state = bare()
    give(state, silverware=1, silver=1)
    in_play(state, 54, 28)
    run(act(state, 0, ""), "card.54", "good.chest", "card.28")
    assert supply(state) == {"chest": 1, "oil": 1}  # X12


def test_locksmith_does_not_look_at_other_goods() -> None:
    state = bare()
    give(state, silverware=1, silver=1)
    in_play(state, 54, 28)
    run(act(state, 0, ""), "card.54", "good.silk")
    assert supply(state) == {"silk": 1, "silver": 1}


@pytest.mark.parametrize(("name", "wood"), [("build_knarr", 2), ("build_longship", 2)])
def test_shipowner_upgrades_after_building(name: str, wood: int) -> None:
    state = bare()
    give(state, wood=9, peas=1)
    in_play(state, 117)
    use(state, name, "card.117", "good.peas")
    assert has(state, 0, "mead") == 1


def test_shipowner_is_silent_for_boats_and_for_ships_that_are_bought() -> None:
    state = bare()
    give(state, wood=1, peas=1, silver=5)
    in_play(state, 117)
    use(state, "build_whaling_boat")
    run(act(state, 0, ""), "ship.knarr")
    assert supply(state) == {"peas": 1}  # P42
    assert state.clans[0].knarrs == 1


def test_shipowner_upgrades_for_a_knarr_of_the_knarr_builder() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, wood=3, peas=1)
    in_play(state, 105, 117, 179)
    use(state, "build_whaling_boat", "card.105", "card.117", "good.peas")
    assert supply(state) == {"mead": 1, "stockfish": 2, "silver": 2}  # X9


def test_ore_boatman_lays_an_ore_per_longship() -> None:
    state = bare()
    state.clans[0].longships = [0, 0]
    own_more(state, "shed")
    own_more(state, "stone_house")
    in_play(state, 9)
    run(before_income(state), "card.9", "cell.c9", "good.ore", "cell.d10")
    assert len(own(state, "home").placed) == 2
    assert has(state, 0, "ore") == 0


def test_ore_boatman_may_lay_fewer_and_needs_a_longship() -> None:
    state = bare()
    state.clans[0].longships = [0, 0]
    in_play(state, 9)
    run(before_income(state), "card.9", "cell.c9", "done")
    assert len(own(state, "home").placed) == 1
    state = bare()
    in_play(state, 9)
    run(before_income(state))
    assert len(own(state, "home").placed) == 0


def test_steward_lays_wood_or_stone_in_a_shed() -> None:
    state = bare()
    own_more(state, "shed")
    give(state, wood=1, stone=1)
    in_play(state, 42)
    run(before_income(state), "card.42", "good.stone")
    assert (has(state, 0, "wood"), has(state, 0, "stone"), has(state, 0, "silver")) == (1, 0, 1)


def test_steward_needs_a_shed() -> None:
    state = bare()
    own_more(state, "stone_house")
    give(state, wood=1)
    in_play(state, 42)
    run(before_income(state))
    assert has(state, 0, "silver") == 0
