"""Anytime cards that exchange things: 44 to 48, 50, 51, 53, 55, 57 to 59, 187."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.anytime import act, offered
from tests.games.odin.table import asked_at, bare, give, in_play, lay_strips, play, run, supply, take_turn, use

TRADES = [
    (44, {"hide": 1, "wool": 1, "linen": 1}, {"clothing": 1, "silver": 3}),
    (45, {"wood": 1, "silver": 6}, {"treasure_chest": 1}),
    (47, {"salt_meat": 1}, {"hide": 1}),
    (48, {"cattle": 1}, {"jewelry": 1}),
    (48, {"pregnant_cattle": 1}, {"jewelry": 1}),
    (50, {"rune_stone": 1}, {"hide": 1}),
    (55, {"silver": 3, "chest": 1}, {"treasure_chest": 1}),
    (57, {"beans": 2}, {"peas": 1, "mead": 1, "stockfish": 1}),
    (58, {"flax": 2}, {"oil": 3}),
    (59, {"flax": 2, "silver": 1}, {"linen": 2}),
    (187, {"flax": 3}, {"treasure_chest": 1}),
]


@pytest.mark.parametrize(("card", "given", "received"), TRADES)
def test_a_trade_at_any_time(card: int, given: dict[str, int], received: dict[str, int]) -> None:
    state = bare()
    give(state, **given)
    in_play(state, card)
    run(act(state, 0, ""), f"card.{card}")
    assert supply(state) == received
    assert not [effect for effect in offered(state, 0)[1] if effect.card == card - 1]


@pytest.mark.parametrize(("card", "given", "received"), TRADES)
def test_no_trade_with_too_little(card: int, given: dict[str, int], received: dict[str, int]) -> None:
    for missing in given:
        state = bare()
        give(state, **given)
        give(state, **{missing: -1})
        in_play(state, card)
        assert offered(state, 0)[1] == []


def test_tanner_trades_as_often_as_he_likes() -> None:
    state = bare()
    give(state, salt_meat=3)
    in_play(state, 47)
    for _ in range(3):
        run(act(state, 0, ""), "card.47")
    assert supply(state) == {"hide": 3}  # S6


@pytest.mark.parametrize("cloth", ["wool", "linen"])
def test_ship_architect_makes_a_longship_in_the_middle_of_an_action(cloth: str) -> None:
    state = bare()
    lay_strips(state, mountain_1=0, mountain_2=0)
    give(state, wood=2)
    give(state, **{cloth: 1})
    in_play(state, 46)
    # X34 without the others.
    use(state, "mountain_3_2", "strip.mountain_1", "amount.1", "anytime", "card.46", "strip.mountain_2", "amount.1")
    assert state.clans[0].longships == [0]
    assert supply(state) == {"wood": 1}


def test_ship_architect_chooses_the_cloth_and_needs_a_stage() -> None:
    state = bare()
    give(state, wood=6, wool=1, linen=1)
    state.clans[0].knarrs = 3
    in_play(state, 46)
    run(act(state, 0, ""), "card.46", "good.linen")
    assert supply(state) == {"wood": 3, "wool": 1}
    assert offered(state, 0)[1] == []


@pytest.mark.parametrize("food", ["milk", "cabbage"])
def test_master_mason_chooses_the_food(food: str) -> None:
    state = bare()
    give(state, rune_stone=1)
    in_play(state, 51)
    run(act(state, 0, ""), "card.51", f"good.{food}")
    assert supply(state) == {"silver": 1, food: 1}
    assert offered(state, 0)[1] == []


ORANGE_TO_RED = [
    ("peas", "mead"),
    ("flax", "stockfish"),
    ("beans", "milk"),
    ("grain", "salt_meat"),
    ("cabbage", "game_meat"),
    ("fruits", "whale_meat"),
    ("berries", "eggs"),
]


@pytest.mark.parametrize(("orange", "red"), ORANGE_TO_RED)
def test_farm_shop_owner_raises_orange_goods(orange: str, red: str) -> None:
    state = bare()
    give(state, silver=1, mead=1)
    give(state, **{orange: 1})
    puzzle = state.components.puzzle
    assert puzzle.raised[puzzle.goods.index[f"good.{orange}"]] == puzzle.goods.index[f"good.{red}"]
    in_play(state, 53)
    run(act(state, 0, ""), "card.53")
    assert supply(state) == ({"mead": 2} if red == "mead" else {"mead": 1, red: 1})


def test_farm_shop_owner_chooses_one_and_needs_silver_and_something_orange() -> None:
    state = bare()
    give(state, silver=1, peas=1, beans=1)
    in_play(state, 53)
    run(act(state, 0, ""), "card.53", "good.beans")
    assert supply(state) == {"peas": 1, "milk": 1}
    assert offered(state, 0)[1] == []
    give(state, silver=1, peas=-1)
    assert offered(state, 0)[1] == []


def test_farm_shop_owner_leaves_what_the_space_needs() -> None:
    state = bare()
    give(state, silver=1, flax=1)
    in_play(state, 53)
    use(state, "craft_linen")
    assert supply(state) == {"silver": 1, "linen": 1}


def test_chronicler_buys_the_belt_with_an_action() -> None:
    state = bare()
    give(state, flax=2)
    in_play(state, 187)
    assert offered(state, 0)[1] == []
    use(state, "take_stockfish", "card.187")
    assert supply(state) == {"belt": 1, "stockfish": 1}
    give(state, flax=2)
    use(state, "take_2_mead")  # there is one belt
    assert supply(state) == {"belt": 1, "stockfish": 1, "flax": 2, "mead": 2, "silver": 2}


def test_chronicler_may_keep_the_flax() -> None:
    state = bare()
    give(state, flax=2)
    in_play(state, 187)
    assert asked_at(state, "take_stockfish").options == ["card.187", "done"]
    use(state, "market_beans", "done")
    assert supply(state)["flax"] == 2


def test_chronicler_buys_no_belt_where_no_vikings_are_placed() -> None:
    state = bare()
    use(state, "take_2_mead", seat=1)
    give(state, flax=2)
    in_play(state, 187)
    play(state, 77, "card.77")
    assert supply(state) == {"flax": 2, "mead": 2, "silver": 2}  # R59


def test_trades_stand_among_the_anytime_actions_of_a_turn() -> None:
    state = bare()
    give(state, beans=4)
    in_play(state, 57)
    take_turn(state, "anytime", "card.57", "card.57", "space.take_stockfish")
    assert supply(state) == {"peas": 2, "mead": 2, "stockfish": 3}
