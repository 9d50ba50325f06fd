"""Cards of dice actions: 4, 11, 12, 89, 90, 104, 126, 127, 132, 136, 137, 138, 139, 141, 142, 153."""

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
    assert state.rolls == [8, 8, 8, 8]  # S9


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


def test_hunter_counts_each_roll_one_lower() -> None:
    state = ready_to_roll(1)
    in_play(state, 4)
    use(state, "hunting_game_1")  # P4: it counts 0, a success without a question
    assert has(state, 0, "game_meat") == 1
    state = ready_to_roll(6)
    state.clans[0].longships = [0]
    in_play(state, 4)
    assert asked_at(state, "raiding").about == "amount.5"


def test_hunter_and_raider_add_up() -> None:
    state = ready_to_roll(7)
    state.clans[0].longships = [0]
    in_play(state, 4, 136)
    assert asked_at(state, "raiding").about == "amount.7"  # X16


def test_without_the_hunter_a_one_is_paid() -> None:
    state = ready_to_roll(1)
    assert "succeed" not in asked_at(state, "hunting_game_1").options


def test_catapulter_counts_each_stone_twice() -> None:
    state = ready_to_roll(5)
    state.clans[0].longships = [0]
    give(state, stone=2)
    in_play(state, 89)
    options = asked_at(state, "raiding", "succeed").options
    # X18: 9 with both stones.
    assert "good.chest" in options
    assert max(components().puzzle.sword[components().puzzle.goods.index[tile]] for tile in options) <= 9
    state = ready_to_roll(5)
    state.clans[0].longships = [0]
    give(state, stone=2)
    in_play(state, 89)
    use(state, "raiding", "succeed", "good.silverware")
    assert supply(state) == {"silverware": 1, "stone": 1}  # 7 with one


def test_catapulter_does_not_help_hunters() -> None:
    state = ready_to_roll(3, die=8)
    give(state, stone=4)
    in_play(state, 89)
    assert "succeed" not in asked_at(state, "hunting_game_1").options


def test_sword_fighter_drops_ore_before_a_raid() -> None:
    state = ready_to_roll(5)
    state.clans[0].longships = [3, 1]
    in_play(state, 90)
    asked = asked_at(state, "raiding", "card.90")
    assert asked.about == "amount.7"
    assert state.clans[0].longships == [3, 0]


def test_sword_fighter_is_not_asked_without_ore_or_before_pillaging() -> None:
    state = ready_to_roll(5)
    state.clans[0].longships = [0]
    in_play(state, 90)
    assert asked_at(state, "raiding").kind == "raid"
    state = ready_to_roll(5)
    state.clans[0].longships = [2]
    in_play(state, 90)
    assert asked_at(state, "pillaging_2").kind == "pillage"


@pytest.mark.parametrize(
    ("rolls", "choices", "extra"),
    [
        ((1,), ["fail", "good.oil"], {"oil": 1}),
        ((1, 1), ["roll", "fail", "good.stockfish"], {"stockfish": 1}),
        ((1, 1, 1), ["roll", "roll"], {}),
    ],
)
def test_disheartened_warrior_who_gives_up_early(
    rolls: tuple[int, ...], choices: list[str], extra: dict[str, int]
) -> None:
    state = ready_to_roll(*rolls)
    state.clans[0].longships = [0]
    in_play(state, 104)
    use(state, "raiding", *choices)
    assert supply(state) == {"stone": 1, "long_sword": 1, **extra}  # P26


def test_disheartened_warrior_with_four_rolls() -> None:
    state = ready_to_roll(1, 1, 1)
    state.clans[0].longships = [0]
    in_play(state, 104, 153)
    use(state, "raiding", "roll", "roll", "fail")
    assert supply(state) == {"stone": 1, "long_sword": 1}  # X17


def test_disheartened_warrior_hunts_without_comfort() -> None:
    state = ready_to_roll(8)
    in_play(state, 104)
    use(state, "hunting_game_1", "fail")
    assert has(state, 0, "oil") + has(state, 0, "stockfish") == 0


@pytest.mark.parametrize(("number", "good"), [(126, "silver"), (127, "stockfish")])
def test_a_snare_that_succeeds_brings_more(number: int, good: str) -> None:
    state = ready_to_roll(1)
    give(state, wood=1)
    in_play(state, number)
    use(state, "laying_a_snare", "succeed")
    plain = ready_to_roll(1)
    give(plain, wood=1)
    use(plain, "laying_a_snare", "succeed")
    assert has(state, 0, good) == has(plain, 0, good) + 1
    state = ready_to_roll(1)
    in_play(state, number)
    use(state, "laying_a_snare", "fail", "amount.0")
    assert has(state, 0, good) == 0
    will_roll(state, 1)
    give(state, wood=1)
    use(state, "hunting_game_1", "succeed")
    assert has(state, 0, good) == 0
