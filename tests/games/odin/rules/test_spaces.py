"""Spaces for occupation cards, and why a space cannot be taken."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.conditions import refusals, usable_spaces
from tests.games.odin.table import bare, clear, give, supply, usable, use

# Occupations.


def test_drawing_a_card_gives_a_silver() -> None:
    state = bare()
    top = state.dark[state.dark_drawn]
    use(state, "draw_occupation")
    assert state.clans[0].hand == [top]
    assert supply(state) == {"silver": 1}


def test_a_card_is_played_for_stone_or_ore_and_gives_a_silver() -> None:
    state = bare()
    state.clans[0].hand = [4, 99]
    assert not usable(state, "play_occupation_1")
    give(state, ore=1, stone=1)
    use(state, "play_occupation_1", "good.ore", "card.100")
    assert supply(state) == {"stone": 1, "silver": 1}
    assert (state.clans[0].hand, state.clans[0].played) == ([4], [99])


def test_one_may_pay_and_take_the_silver_without_a_card() -> None:
    state = bare()
    give(state, stone=1)
    use(state, "play_occupation_1")
    assert supply(state) == {"silver": 1}


def test_up_to_two_cards_are_played_one_after_the_other() -> None:
    state = bare()
    assert not usable(state, "play_occupation_2")
    state.clans[0].hand = [1, 2, 3]
    use(state, "play_occupation_2", "card.4", "card.2")
    assert (state.clans[0].hand, state.clans[0].played) == ([2], [3, 1])
    state = bare()
    state.clans[0].hand = [1, 2, 3]
    use(state, "play_occupation_2", "card.4", "done")
    assert state.clans[0].played == [3]


# Why a space cannot be taken.


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("build_shed", "needs_2_wood"),
        ("raiding", "needs_longship"),
        ("plundering", "needs_longship"),
        ("overseas_trading_1", "needs_knarr"),
        ("explore_1", "needs_ship"),
        ("explore_2", "needs_large_ship"),
        ("whaling_3", "needs_whaling_boat"),
        ("emigrate_2", "needs_large_ship"),
        ("upgrade_2", "nothing_to_upgrade"),
        ("milk_from_cattle", "needs_cattle"),
        ("play_occupation_2", "needs_card"),
        ("market_beans", "occupied"),
        ("buy_sheep_cattle", "needs_4_vikings"),
    ],
)
def test_a_refused_space_says_what_is_missing(name: str, reason: str) -> None:
    state = bare()
    use(state, "market_beans", seat=1)
    clear(state, 1)
    state.clans[0].thing = 3 if reason == "needs_4_vikings" else 6
    assert refusals(state, 0, usable_spaces(state, 0))[f"space.{name}"] == reason
