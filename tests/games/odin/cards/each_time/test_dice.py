"""Cards of dice actions: 11, 12, 132, 136, 137, 138, 139, 141, 142, 153."""

from __future__ import annotations

import pytest

from meadhall.games.odin.state import State
from tests.games.odin.table import (
    asked_at,
    bare,
    components,
    give,
    has,
    in_play,
    ready_to_roll,
    supply,
    use,
    will_roll,
)


def test_raider_adds_to_each_roll_and_splits_the_result() -> None:
    state = ready_to_roll(6)
    state.clans[0].longships = [0]
    give(state, stone=7)
    in_play(state, 136)
    # X22: 14 in all, a rune stone (6) and a chest (8).
    use(state, "raiding", "succeed", "good.rune_stone", "good.chest")
    assert supply(state) == {"rune_stone": 1, "chest": 1}


def test_raider_cannot_split_what_he_has_not() -> None:
    state = ready_to_roll(6)
    state.clans[0].longships = [0]
    give(state, stone=7)
    in_play(state, 136)
    options = asked_at(state, "raiding", "succeed", "good.silverware").options
    assert "good.rune_stone" in options
    assert "good.chest" not in options


def test_without_the_raider_one_tile_is_won() -> None:
    state = ready_to_roll(7)
    state.clans[0].longships = [0]
    give(state, stone=7)
    use(state, "raiding", "succeed", "good.rune_stone")
    assert supply(state) == {"rune_stone": 1, "stone": 7}


def test_melee_fighter_spends_spears() -> None:
    state = ready_to_roll(6)
    state.clans[0].longships = [0]
    give(state, spear=2, long_sword=1)
    in_play(state, 137)
    # X20 without 135: 6 + 3.
    use(state, "raiding", "succeed", "good.spices")
    assert supply(state) == {"spices": 1}


def test_spears_help_nobody_else_in_a_raid() -> None:
    state = ready_to_roll(6)
    state.clans[0].longships = [0]
    give(state, spear=2, long_sword=1)
    assert "good.spices" not in asked_at(state, "raiding", "succeed").options


def test_trident_hunter_counts_a_spear_twice_when_whaling() -> None:
    state = ready_to_roll(6, die=12)
    state.clans[0].boats = [0]
    give(state, spear=1, wood=6)
    in_play(state, 11)
    # 6, less the ore printed on the boat: 5 to pay.
    use(state, "whaling_4", "succeed", "amount.1")
    assert supply(state) == {"wood": 3, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_a_spear_may_pay_one_too_much_but_counts_once_without_the_card() -> None:
    state = ready_to_roll(2, die=12)
    state.clans[0].boats = [0]
    give(state, spear=1)
    in_play(state, 11)
    use(state, "whaling_4", "succeed")
    assert has(state, 0, "spear") == 0
    state = ready_to_roll(3, die=12)
    state.clans[0].boats = [0]
    give(state, spear=1)
    assert "succeed" not in asked_at(state, "whaling_4").options


def test_proficient_hunter_rolls_a_fourth_time_but_no_fifth() -> None:
    state = ready_to_roll(8, 8, 8, 8)
    in_play(state, 153)
    use(state, "hunting_game_1", "roll", "roll", "roll")
    assert state.rolls == [8, 8, 8, 8]


def test_others_roll_three_times() -> None:
    state = ready_to_roll(8, 8, 8, 8)
    use(state, "hunting_game_1", "roll", "roll")
    assert state.rolls == [8, 8, 8]


@pytest.mark.parametrize(("dropped", "result"), [(True, "amount.9"), (False, "amount.7")])
def test_berserker_drops_ore_for_three_more(dropped: bool, result: str) -> None:
    state = ready_to_roll(4, die=12)
    state.clans[0].longships = [1, 3]
    in_play(state, 132)
    asked = asked_at(state, "pillaging_2", "card.132" if dropped else "done")
    assert (asked.kind, asked.about) == ("pillage", result)  # X21
    assert state.clans[0].longships == ([1, 2] if dropped else [1, 3])


def test_berserker_does_not_raid() -> None:
    state = ready_to_roll(4)
    state.clans[0].longships = [3]
    in_play(state, 132)
    assert asked_at(state, "raiding").kind == "raid"


def test_what_the_berserker_added_is_gone_with_the_action() -> None:
    state = ready_to_roll(4, die=12)
    state.clans[0].longships = [3]
    in_play(state, 132)
    use(state, "pillaging_2", "card.132", "fail", "amount.0")
    will_roll(state, 4, die=12)
    assert asked_at(state, "pillaging_3", "done").about == "amount.6"


def test_robber_wins_green_goods() -> None:
    state = ready_to_roll(8)
    state.clans[0].longships = [0]
    give(state, stone=6)
    in_play(state, 138)
    use(state, "raiding", "succeed", "good.clothing")
    assert supply(state) == {"clothing": 1}  # P20: silver hoard 15 - 1
    state = ready_to_roll(8)
    state.clans[0].longships = [0]
    give(state, stone=6)
    assert "good.clothing" not in asked_at(state, "raiding", "succeed").options


def test_loot_hunter_wins_the_highest_special_tile_for_one_less() -> None:
    for card, names in ((139, True), (138, False)):
        state = ready_to_roll(8)
        state.clans[0].longships = [0]
        give(state, stone=7)
        in_play(state, card)
        assert ("tile.english_crown" in asked_at(state, "raiding", "succeed").options) == names


def test_loot_hunter_changes_no_lower_tile() -> None:
    state = ready_to_roll(8)
    state.clans[0].longships = [0]
    give(state, stone=4)
    in_play(state, 139)
    assert "tile.round_shield" not in asked_at(state, "raiding", "succeed").options


def test_whale_catcher_takes_the_one_spear_back() -> None:
    state = ready_to_roll(6, die=12)
    state.clans[0].boats = [0]
    give(state, spear=1, wood=3)
    in_play(state, 11, 142)
    # X19: a spear that counts twice and two wood would be too little; the third wood pays the rest.
    use(state, "whaling_4", "succeed")
    assert has(state, 0, "spear") == 1
    assert has(state, 0, "wood") == 0


def test_whale_catcher_takes_no_other_spears_back() -> None:
    state = ready_to_roll(3, die=12)
    state.clans[0].boats = [0]
    give(state, spear=2)
    in_play(state, 142)
    use(state, "whaling_4", "succeed")
    assert has(state, 0, "spear") == 0


@pytest.mark.parametrize(("sailing", "crop"), [(1, "cabbage"), (2, "beans"), (3, "peas")])
def test_ivory_sculptor_counts_the_boats_that_sailed(sailing: int, crop: str) -> None:
    state = ready_to_roll(5, die=12)
    state.clans[0].boats = [0, 0, 0]
    give(state, spear=5 - sailing)
    in_play(state, 141)
    use(state, "whaling_3", f"amount.{sailing}", "succeed")
    assert has(state, 0, crop) == 1


def test_ivory_sculptor_gives_nothing_when_wood_is_spent() -> None:
    state = ready_to_roll(5, die=12)
    state.clans[0].boats = [0]
    give(state, spear=3, wood=1)
    in_play(state, 141)
    use(state, "whaling_4", "succeed")
    assert supply(state) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def weapons(state: State) -> int:
    return sum(state.clans[0].have[components().first_weapon :])


def test_helmsman_draws_a_weapon_after_a_longship_was_used() -> None:
    state = bare()
    state.clans[0].longships = [0, 0]
    in_play(state, 12)
    use(state, "plundering", "card.12")
    use(state, "explore_1", "board.shetland", "card.12")
    use(state, "raiding", "fail", "card.12")
    assert weapons(state) == 4  # one of them the sword of the failure


def test_helmsman_draws_nothing_for_other_ships() -> None:
    state = bare()
    state.clans[0].boats = [0]
    state.clans[0].knarrs = 1
    give(state, silver=3)
    in_play(state, 12)
    use(state, "explore_1", "board.shetland")
    use(state, "overseas_trading_1")
    use(state, "emigrate_2")
    assert weapons(state) == 0
