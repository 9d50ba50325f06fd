"""Cards that grant an action: 83, 85, 87."""

from __future__ import annotations

from meadhall.games.odin.cards.occupations import play_card
from meadhall.games.odin.rules.mountain import items_left
from tests.games.odin.table import (
    ask_next,
    bare,
    components,
    give,
    in_play,
    lay_strips,
    play,
    ready_to_roll,
    supply,
    thing,
)


def strip_with(item: str) -> str:
    """A strip that begins with this item."""
    for number, items in enumerate(components().strip_items):
        if items[0][0] == thing(item):
            return components().strips.names[number].partition(".")[2]
    raise AssertionError(item)


def test_wholesaler_upgrades_goods_of_one_kind() -> None:
    state = bare()
    give(state, sheep=1, pregnant_sheep=1, flax=2)
    play(state, 83, "card.83", "good.sheep", "good.pregnant_sheep")
    assert supply(state) == {"fur": 2, "flax": 2}  # P41


def test_wholesaler_offers_only_the_kind_that_was_begun() -> None:
    state = bare()
    give(state, grain=5, flax=2, mead=1)
    asked = ask_next(play_card(state.copy(), 0, 82), "card.83", "good.grain")
    assert asked.options == ["good.grain", "done"]
    play(state, 83, "card.83", *["good.grain"] * 4)
    assert supply(state) == {"salt_meat": 4, "grain": 1, "flax": 2, "mead": 1}


def test_wholesaler_is_an_upgrade_of_four_goods() -> None:
    state = bare()
    give(state, cabbage=2)
    in_play(state, 152)
    play(state, 83, "card.83", "good.cabbage", "good.cabbage", "card.152")
    assert supply(state) == {"game_meat": 1, "skin_and_bones": 1}  # R57


def test_wholesaler_needs_something_to_upgrade_and_may_be_left() -> None:
    state = bare()
    give(state, silk=4)
    play(state, 83)
    give(state, peas=4)
    play(state, 83, "done")
    assert supply(state) == {"silk": 4, "peas": 4}


def test_hornblower_hunts_then_lays_a_snare() -> None:
    state = ready_to_roll(1, 8)
    give(state, silver=3, wood=1)
    thing_before = state.clans[0].thing
    play(state, 85, "card.85", "succeed", "card.85", "fail")
    # S13; no Viking comes back after the failure.
    assert supply(state) == {"hide": 1, "game_meat": 1, "wood": 1, "snare": 1}
    assert state.clans[0].thing == thing_before


def test_hornblower_may_do_the_second_alone() -> None:
    state = ready_to_roll(8)
    give(state, silver=2)
    play(state, 85, "done", "card.85", "fail")
    assert supply(state) == {"wood": 1, "snare": 1}


def test_hornblower_needs_silver_for_each() -> None:
    state = ready_to_roll(8)
    play(state, 85)
    assert supply(state) == {}
    give(state, silver=1)
    play(state, 85, "card.85", "fail")
    assert supply(state) == {"wood": 1, "bow_and_arrow": 1}


def test_preacher_takes_the_crucifix_or_four_items() -> None:
    state = bare()
    play(state, 87, "card.87", "tile.crucifix")
    assert supply(state) == {"crucifix": 1}
    name = strip_with("wood")
    lay_strips(state, **{name: 0})
    play(state, 87, "card.87")  # the crucifix is gone: there is one strip
    strip = components().strips.index[f"strip.{name}"]
    assert items_left(state, strip) == 3
    taken = components().strip_items[strip][:4]
    for item in {item for item, _ in taken}:
        assert state.clans[0].have[item] == sum(count for other, count in taken if other == item)


def test_preacher_takes_what_is_left_of_a_strip() -> None:
    state = bare()
    name = strip_with("wood")
    lay_strips(state, **{name: 5})
    play(state, 87, "card.87", f"strip.{name}")
    assert state.strips == []


def test_preacher_may_be_left_or_find_nothing() -> None:
    state = bare()
    play(state, 87, "done")
    state.strips = []
    state.specials &= ~(1 << thing("crucifix"))
    play(state, 87)
    assert supply(state) == {}
