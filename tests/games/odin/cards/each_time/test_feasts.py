"""Cards of feasts, harvests and bonus phases: 157, 159, 161, 162, 165, 167, 171, 172."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.feast import feast, serve
from meadhall.games.odin.rules.phases import before_bonus, begin_round
from meadhall.games.odin.state import FEAST, State
from tests.games.odin.table import (
    ask_next,
    bare,
    components,
    give,
    has,
    in_play,
    own_more,
    play,
    run,
    space,
    supply,
    will_roll,
)


def serving(**goods: int) -> State:
    """It is time for the feast of seat 0, with much room on the table."""
    state = bare(round=6)
    give(state, **goods)
    state.step = FEAST
    return state


@pytest.mark.parametrize("animal", ["sheep", "pregnant_sheep", "cattle", "pregnant_cattle"])
def test_skinner_keeps_the_skin_of_what_is_served(animal: str) -> None:
    state = serving(**{animal: 2, "peas": 1})
    in_play(state, 157)
    run(serve(state, 0), f"upright.{animal}", "along.peas", f"upright.{animal}", "done")
    assert supply(state) == {"skin_and_bones": 2}


def test_skinner_keeps_nothing_of_other_meat() -> None:
    state = serving(game_meat=1, sheep=1)
    in_play(state, 157)
    run(serve(state, 0), "along.game_meat", "done")
    assert supply(state) == {"sheep": 1}


def test_festive_hunter_hunts_after_the_feast() -> None:
    state = serving(game_meat=1, wood=1)
    in_play(state, 159)
    will_roll(state, 1)
    run(feast(state), "along.game_meat", "done", "done", "card.159", "succeed")
    assert supply(state) == {"hide": 1, "game_meat": 1}
    assert not any(state.space_vikings)


def test_festive_hunter_may_fail_without_vikings() -> None:
    state = serving(game_meat=1)
    in_play(state, 159)
    will_roll(state, 8)
    thing = state.clans[0].thing
    run(feast(state), "along.game_meat", "done", "done", "card.159", "fail")
    assert supply(state) == {"wood": 1, "bow_and_arrow": 1}
    assert state.clans[0].thing == thing


def test_festive_hunter_stays_at_home_without_game_meat_on_the_table_or_as_he_likes() -> None:
    state = serving(game_meat=1, wood=1)
    in_play(state, 159)
    run(feast(state), "done", "done")
    assert supply(state) == {"game_meat": 1, "wood": 1}
    state = serving(game_meat=1)
    in_play(state, 159)
    run(feast(state), "along.game_meat", "done", "done", "done")
    assert supply(state) == {}


def stand(state: State, *names: str) -> None:
    """Vikings of seat 0 on these spaces, as many as they take."""
    for name in names:
        state.space_vikings[space(name)] = components().column_of[space(name)]
        state.standing[0] |= 1 << space(name)


THIRD = ("forge", "upgrade_4", "market_fruits")
SECOND = ("buy_sheep", "upgrade_3", "take_2_mead", "craft_chest")


@pytest.mark.parametrize(("card", "names", "good"), [(161, THIRD, "cabbage"), (162, SECOND, "flax")])
def test_seven_vikings_in_a_column_bring_a_good_in_the_bonus_phase(
    card: int, names: tuple[str, ...], good: str
) -> None:
    state = bare()
    stand(state, *names)
    in_play(state, card)
    run(before_bonus(state))
    assert supply(state) == {good: 1}


@pytest.mark.parametrize(("card", "names"), [(161, THIRD[:2] + SECOND), (162, SECOND[:3] + THIRD)])
def test_six_vikings_in_a_column_bring_nothing(card: int, names: tuple[str, ...]) -> None:
    state = bare()
    stand(state, *names)
    in_play(state, card)
    run(before_bonus(state))
    assert supply(state) == {}


@pytest.mark.parametrize(("card", "names"), [(161, THIRD), (162, SECOND)])
def test_a_bonus_phase_of_a_card_brings_no_good_of_the_columns(card: int, names: tuple[str, ...]) -> None:
    state = bare()
    stand(state, *names)
    in_play(state, card)
    play(state, 20, "card.20")
    assert supply(state) == {}  # X14


def test_village_leader_has_silver_before_the_feast_every_time() -> None:
    state = serving(clothing=1)
    in_play(state, 165)
    assert "upright.silver" in ask_next(serve(state, 0), "done").options
    assert has(state, 0, "silver") == 2
    state = serving(clothing=1)
    in_play(state, 165)
    # X28 without the miller: at the chief's feast, and once more in phase 9.
    play(state, 5, "done")
    assert has(state, 0, "silver") == 2
    run(feast(state), "done", "done", "done")
    assert has(state, 0, "silver") == 4


def test_village_leader_needs_clothing_in_the_supply() -> None:
    state = serving(fur=1)
    in_play(state, 165)
    run(feast(state), "done", "done", "done")
    assert supply(state) == {"fur": 1}


@pytest.mark.parametrize(("spices", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_taster_counts_spices(spices: int, silver: int) -> None:
    state = serving(spices=spices)
    in_play(state, 167)
    ask_next(serve(state, 0), *(["done"] if spices else []))
    assert has(state, 0, "silver") == silver


def test_flax_baker_bakes_after_a_harvest() -> None:
    state = bare()
    in_play(state, 171)
    run(begin_round(state), "card.171")
    # The flax of this very harvest.
    assert state.harvest == 2
    assert (has(state, 0, "flax"), has(state, 0, "grain"), has(state, 0, "silver")) == (0, 2, 1)


def test_flax_baker_may_keep_the_flax_and_does_not_bake_without_a_harvest() -> None:
    state = bare()
    in_play(state, 171)
    run(begin_round(state), "done")
    assert has(state, 0, "flax") == 1
    state = bare()
    give(state, flax=1)
    in_play(state, 171)
    state.round = components().lengths["long"].harvest.index(0)
    run(begin_round(state))
    assert has(state, 0, "flax") == 1


def test_plower_sower_and_flax_baker_together() -> None:
    state = bare()
    give(state, cattle=1, grain=1)
    in_play(state, 49, 169, 171)
    run(act(state, 0, ""), "card.49", "card.171")
    assert supply(state) == {"peas": 1, "beans": 1, "cabbage": 1, "grain": 4, "silver": 1}  # X31


FISH = ("done", "along.stockfish", "along.peas", "upright.stockfish", "done", "done", "card.172")
"""Two stockfish are served, and one of them is kept."""


@pytest.mark.parametrize(("more", "kept"), [(["done"], 1), (["card.172", "turn.0", "cell.a3"], 2)])
def test_fish_cook_keeps_fish_of_the_table(more: list[str], kept: int) -> None:
    state = serving(stockfish=2, peas=1)
    own_more(state, "long_house")
    in_play(state, 172)
    run(feast(state), *FISH, "turn.0", "cell.a1", *more)
    stockfish = components().number_of("stockfish")
    assert [spot[0] for spot in state.clans[0].boards[1].placed] == [stockfish] * kept
    assert (supply(state), state.clans[0].table) == ({}, [])


def test_fish_cook_needs_fish_on_the_table_and_a_house() -> None:
    state = serving(stockfish=1)
    in_play(state, 172)
    run(feast(state), "along.stockfish", "done", "done")
    assert supply(state) == {}
    state = serving(stockfish=1, peas=1)
    own_more(state, "stone_house")
    in_play(state, 172)
    run(feast(state), "done", "along.peas", "done", "done")
    assert supply(state) == {"stockfish": 1}
