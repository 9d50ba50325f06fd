"""Trade: goods that go up, overseas trading, the special sale."""

from __future__ import annotations

import pytest

from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import asked_at, bare, components, give, lay_strips, supply, usable, use


def test_one_good_goes_up_one_colour() -> None:
    state = bare()
    lay_strips(state, mountain_3=0)
    give(state, stockfish=1)
    use(state, "mountain_1_upgrade_1", "done")
    assert supply(state) == {"hide": 1}


def test_what_was_taken_from_the_mountain_makes_the_upgrade_optional() -> None:
    state = bare()
    lay_strips(state, mountain_3=0)
    give(state, stockfish=1)
    use(state, "mountain_1_upgrade_1", "strip.mountain_3", "done")
    assert supply(state) == {"wood": 1, "stockfish": 1}


def test_at_least_one_effect_must_be_used() -> None:
    state = bare()
    give(state, stockfish=1, peas=1)
    assert "done" not in asked_at(state, "upgrade_2").options
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0)
    assert "done" not in asked_at(state, "mountain_2").options


def test_two_goods_of_a_kind_go_up_but_none_twice() -> None:
    state = bare()
    give(state, peas=2)
    use(state, "upgrade_2", "good.peas")
    assert supply(state) == {"mead": 2}
    state = bare()
    give(state, peas=1)
    use(state, "upgrade_2")
    assert supply(state) == {"mead": 1}


@pytest.mark.parametrize(
    ("good", "better"), [("sheep", "fur"), ("pregnant_sheep", "fur"), ("cattle", "clothing"), ("flax", "stockfish")]
)
def test_animals_are_upgraded_like_other_goods(good: str, better: str) -> None:
    state = bare()
    give(state, **{good: 1})
    use(state, "upgrade_2")
    assert supply(state) == {better: 1}


@pytest.mark.parametrize(
    ("good", "options"),
    [("peas", ["oil", "mead"]), ("mead", ["rune_stone", "oil"]), ("cattle", ["silver_hoard", "clothing"])],
)
def test_a_double_arrow_raises_a_good_by_up_to_two_colours(good: str, options: list[str]) -> None:
    for better in options:
        state = bare()
        state.strips = []
        give(state, **{good: 1})
        use(state, "mountain_4_upgrade_2_twice", f"good.{better}")
        assert supply(state) == {better: 1}


def test_with_a_double_arrow_a_green_good_goes_up_once() -> None:
    state = bare()
    state.strips = []
    give(state, oil=1)
    use(state, "mountain_4_upgrade_2_twice")
    assert supply(state) == {"rune_stone": 1}


@pytest.mark.parametrize(("name", "goods"), [("upgrade_3", 3), ("upgrade_4", 4)])
def test_as_many_goods_go_up_as_the_space_says(name: str, goods: int) -> None:
    state = bare()
    give(state, beans=5)
    use(state, name, *["good.beans"] * (goods - 1))
    assert supply(state) == {"beans": 5 - goods, "milk": goods}


def test_three_goods_up_and_four_weapons() -> None:
    state = bare()
    use(state, "upgrade_3_weapons_4")
    assert sum(supply(state).values()) == 4
    assert sum(state.clans[0].have[components().first_weapon :]) == 4


def test_overseas_trading_turns_one_green_good_of_each_kind() -> None:
    state = bare()
    give(state, oil=1, wool=1, hide=1, linen=2, clothing=1, silver=1)
    assert not usable(state, "overseas_trading_1")
    state.clans[0].knarrs = 1
    use(state, "overseas_trading_1", "all")
    assert supply(state) == {"rune_stone": 1, "chest": 1, "silverware": 1, "silk": 1, "silver_hoard": 1, "linen": 1}


def test_overseas_trading_turns_only_what_one_likes() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, oil=1, wool=1, silver=1)
    use(state, "overseas_trading_2", "good.wool", "done")
    assert supply(state) == {"oil": 1, "chest": 1}


def test_overseas_trading_may_be_paid_for_nothing() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1)
    use(state, "overseas_trading_1")
    assert supply(state) == {}


def test_the_special_sale_has_two_tiles_for_their_prices() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1)
    offered = asked_at(state, "special_sale").options
    assert set(offered) - {"anytime"} == {"tile.glass_beads", "tile.helmet", "tile.cloakpin"}
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1)
    use(state, "special_sale", "tile.glass_beads", "tile.helmet")
    assert supply(state) == {"glass_beads": 1, "helmet": 1}
    assert faults(state) == []


def test_the_english_crown_is_not_for_sale() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=99)
    offered = asked_at(state, "special_sale").options
    assert "tile.english_crown" not in offered
    assert len(set(offered) - {"anytime"}) == 14
