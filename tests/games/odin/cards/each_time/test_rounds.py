"""Cards of the phases that data say: 7, 8, 41, 92-97."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.feast import feast
from meadhall.games.odin.rules.phases import before_bonus, before_income, begin_round
from meadhall.games.odin.state import FEAST, State
from tests.games.odin.table import bare, components, give, has, in_play, lay_strips, play, run, supply, use


def round_begins(state: State, *choices: str, harvest: bool = False) -> None:
    """A round with or without a harvest begins; weapons do not matter here."""
    harvests = components().lengths["long"].harvest
    state.round = next(number for number, crops in enumerate(harvests) if (crops > 0) == harvest)
    run(begin_round(state), *choices)
    assert (state.harvest > 0) == harvest


@pytest.mark.parametrize(("grain", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_miller_looks_at_the_grain_that_is_left(grain: int, silver: int) -> None:
    state = bare()
    state.step = FEAST
    give(state, grain=grain)
    in_play(state, 7)
    run(feast(state), "done", "done")
    assert supply(state).get("silver", 0) == silver
    assert has(state, 0, "grain") == grain


def test_miller_is_paid_after_a_feast_of_ones_own_too() -> None:
    state = bare()
    give(state, grain=2)
    in_play(state, 7)
    play(state, 5, "done")
    assert supply(state) == {"grain": 2, "silver": 2}  # X28


@pytest.mark.parametrize(("spaces", "oil"), [(("forge", "craft_clothing"), 1), (("forge", "craft_linen"), 0)])
def test_craft_leader_counts_vikings_on_crafting_spaces(spaces: tuple[str, ...], oil: int) -> None:
    state = bare()
    give(state, ore=1, linen=1, flax=1, wool=1, hide=1)
    in_play(state, 8)
    use(state, "forge", "good.jewelry")
    use(state, spaces[1])
    run(before_income(state), "done")
    assert has(state, 0, "oil") == oil


def test_slowpoke_turns_silver_or_mead_into_oil() -> None:
    state = bare()
    give(state, silver=1, mead=1)
    in_play(state, 41)
    run(before_bonus(state), "done", "card.41", "good.mead")
    assert supply(state) == {"silver": 1, "oil": 1}


def test_slowpoke_acts_after_a_bonus_phase_of_ones_own() -> None:
    state = bare()
    give(state, mead=1)
    in_play(state, 41)
    play(state, 20, "card.20", "card.41")
    assert supply(state) == {"oil": 1}  # R60


def test_slowpoke_needs_silver_or_mead() -> None:
    state = bare()
    in_play(state, 41)
    run(before_bonus(state))
    assert supply(state) == {}


@pytest.mark.parametrize(("tiles", "silver"), [(2, 0), (3, 1), (4, 2), (6, 3)])
def test_sympathetic_soul_counts_special_tiles(tiles: int, silver: int) -> None:
    state = bare()
    for tile in components().specials[:tiles]:
        state.clans[0].have[tile] = 1
    in_play(state, 92)
    round_begins(state)
    assert has(state, 0, "silver") == silver


@pytest.mark.parametrize(("boats", "good"), [(0, ""), (1, "beans"), (2, "grain"), (3, "cabbage")])
def test_helper_in_time_of_need_counts_whaling_boats(boats: int, good: str) -> None:
    state = bare()
    state.clans[0].boats = [0] * boats
    in_play(state, 93)
    round_begins(state)
    crops = {name: has(state, 0, name) for name in ("beans", "grain", "cabbage")}
    assert crops == {name: int(name == good) for name in crops}


def test_spice_merchant_needs_two_oil() -> None:
    state = bare()
    give(state, oil=3)
    in_play(state, 94)
    round_begins(state, "card.94")
    assert (has(state, 0, "oil"), has(state, 0, "spices")) == (1, 1)
    round_begins(state)
    assert has(state, 0, "oil") == 1


def test_wanderer_takes_two_items_of_a_strip() -> None:
    state = bare()
    lay_strips(state, mountain_1=1, mountain_2=6)
    in_play(state, 95, 6)
    round_begins(state, "card.95", "strip.mountain_1")
    assert [has(state, 0, name) for name in ("wood", "stone", "silver")] == [1, 1, 1]
    round_begins(state, "card.95", "strip.mountain_2")
    assert has(state, 0, "silver") == 3  # there was one item


@pytest.mark.parametrize(
    ("goods", "choices", "game", "whale"),
    [
        ({"game_meat": 1}, [], 0, 1),
        ({"whale_meat": 1}, [], 2, 0),
        ({"game_meat": 1, "whale_meat": 1}, ["good.whale_meat"], 0, 2),
        ({"game_meat": 1, "whale_meat": 1}, ["good.game_meat"], 3, 0),
    ],
)
def test_meat_merchant_exchanges_meat(goods: dict[str, int], choices: list[str], game: int, whale: int) -> None:
    state = bare()
    give(state, **goods)
    in_play(state, 96)
    round_begins(state, "card.96", *choices)
    assert (has(state, 0, "game_meat"), has(state, 0, "whale_meat")) == (game, whale)


@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 8), (6, 8)])
def test_pea_counter_doubles_peas_up_to_eight(before: int, after: int) -> None:
    state = bare()
    give(state, peas=before)
    in_play(state, 97)
    round_begins(state, "card.97")
    assert has(state, 0, "peas") == after


@pytest.mark.parametrize("peas", [0, 8, 9])
def test_pea_counter_has_nothing_to_double(peas: int) -> None:
    state = bare()
    give(state, peas=peas)
    in_play(state, 97)
    round_begins(state)
    assert has(state, 0, "peas") == peas


def test_with_a_harvest_these_cards_are_silent() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    give(state, oil=2, game_meat=1, peas=1)
    for tile in components().specials[:3]:
        state.clans[0].have[tile] = 1
    state.clans[0].boats = [0, 0, 0]
    in_play(state, 92, 93, 94, 95, 96, 97)
    round_begins(state, harvest=True)
    assert [has(state, 0, name) for name in ("silver", "oil", "game_meat", "wood")] == [0, 2, 1, 0]
