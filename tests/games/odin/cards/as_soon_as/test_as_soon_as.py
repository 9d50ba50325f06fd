"""Cards that wait for something: 179, 182."""

from __future__ import annotations

from meadhall.games.odin.cards.memory import memory_of
from meadhall.games.odin.rules.anytime import act, anytime_effects
from tests.games.odin.table import bare, give, has, in_play, own_more, play, run, supply, use


def test_cutter_operator_counts_the_knarrs_when_the_next_one_comes() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    give(state, silver=10)
    in_play(state, 179)
    run(act(state, 0, ""), "ship.knarr")
    assert supply(state) == {"silver": 8, "stockfish": 3}  # S12
    run(act(state, 0, ""), "ship.knarr")
    assert has(state, 0, "stockfish") == 3


def test_cutter_operator_waits_for_a_knarr() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    play(state, 179)
    give(state, wood=1)
    use(state, "build_whaling_boat")
    assert supply(state) == {}
    copy = state.copy()
    assert memory_of(copy).notes == {}


def test_herb_gardener_keeps_the_right_and_uses_it_once() -> None:
    state = bare()
    own_more(state, "stone_house")
    in_play(state, 182)
    give(state, stone=1)
    use(state, "build_stone_house")
    assert anytime_effects(state, 0) == []  # no wood yet
    give(state, wood=9)
    run(act(state, 0, ""), "card.182", "amount.2")
    assert supply(state) == {"wood": 4, "spices": 2}  # X33
    assert anytime_effects(state, 0) == []


def test_herb_gardener_waits_for_the_second_house_or_finds_it_when_played() -> None:
    state = bare()
    give(state, wood=9)
    own_more(state, "stone_house")
    play(state, 182)
    assert anytime_effects(state, 0) == []
    state = bare()
    give(state, wood=2)
    own_more(state, "stone_house")
    own_more(state, "long_house")
    play(state, 182)
    assert len(anytime_effects(state, 0)) == 1
