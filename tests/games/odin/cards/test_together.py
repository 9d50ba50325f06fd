"""Cards that meet: one acts on what another has brought, or stays silent though it has been heard of."""

from __future__ import annotations

import pytest

from meadhall.games.odin.puzzle.placement import OwnBoard, bonuses
from meadhall.games.odin.rules.feast import feast, serve
from meadhall.games.odin.rules.phases import before_bonus, begin_round
from meadhall.games.odin.scoring import score
from meadhall.games.odin.state import FEAST, State
from tests.games.odin.table import (
    ask_next,
    bare,
    clear,
    components,
    give,
    has,
    in_play,
    lay_strips,
    own_more,
    play,
    ready_to_roll,
    run,
    space,
    supply,
    take_turn,
    usable,
    use,
)


def weapons(state: State, seat: int = 0) -> int:
    return sum(state.clans[seat].have[components().first_weapon :])


def before_round(harvest: int) -> State:
    """The next round has this harvest."""
    state = bare()
    state.round = components().lengths["long"].harvest.index(harvest)
    return state


def test_spices_of_the_spice_merchant_bring_the_bosporus_merchant_oil() -> None:
    state = before_round(0)
    give(state, oil=2)
    in_play(state, 94, 190)
    run(begin_round(state), "card.94")
    assert (has(state, 0, "spices"), has(state, 0, "oil")) == (1, 1)  # X11


def test_three_cards_lower_a_hunting_roll_together() -> None:
    # X15: 3 counts 0 and is a success that nobody is asked about.
    state = ready_to_roll(3)
    give(state, wood=2, bow_and_arrow=2)
    in_play(state, 4, 13, 146)
    use(state, "hunting_game_1")
    assert supply(state) == {"wood": 2, "bow_and_arrow": 2, "hide": 1, "game_meat": 1}
    assert state.rolls == [3]
    # 5 counts 2.
    state = ready_to_roll(5)
    give(state, wood=2)
    in_play(state, 4, 13, 146)
    use(state, "hunting_game_1", "succeed")
    assert supply(state) == {"hide": 1, "game_meat": 1}


@pytest.mark.parametrize("sown", [1, 3])
def test_sower_reaps_two_flax_at_the_smallest_harvest(sown: int) -> None:
    state = before_round(1)
    give(state, flax=sown)
    in_play(state, 169)
    run(begin_round(state))
    assert has(state, 0, "flax") == sown + 2  # P40


def test_the_chiefs_feast_is_heard_of_before_and_after_and_so_is_phase_9() -> None:
    state = bare(round=4)
    give(state, clothing=1, grain=2, silver=7)
    in_play(state, 165, 7)
    assert state.table_room(0) == 9
    play(state, 5, "coins")
    # X28: 7 and 2 cover the table, 2 come after it.
    assert (state.clans[0].penalties, supply(state)) == (0, {"clothing": 1, "grain": 2, "silver": 2})
    give(state, silver=5)
    state.step = FEAST
    run(feast(state), "done", "coins", "done")
    assert (state.clans[0].penalties, supply(state)) == (0, {"clothing": 1, "grain": 2, "silver": 2})


def test_a_calf_is_new_cattle_but_a_pregnant_one_is_not() -> None:
    # X32
    state = bare()
    give(state, pregnant_cattle=1, silver=3)
    in_play(state, 174)
    play(state, 35, "card.35", "card.174")
    assert supply(state) == {"cattle": 2, "silk": 1}
    state = bare()
    give(state, pregnant_cattle=1, cattle=1, silver=4)
    in_play(state, 174)
    play(state, 79, "card.79")
    assert supply(state) == {"pregnant_cattle": 2, "silver": 4}


def test_the_fourth_large_ship_comes_in_the_middle_of_an_action_and_is_not_built() -> None:
    state = bare()
    state.clans[0].knarrs = 3
    lay_strips(state, mountain_1=0, mountain_2=0)
    give(state, wood=3, linen=1, peas=1)
    in_play(state, 178, 46, 117)
    # X34: two whaling boats at once, the mountain goes on, the shipowner upgrades nothing.
    use(state, "mountain_3_2", "strip.mountain_1", "amount.1", "anytime", "card.46", "strip.mountain_2", "amount.2")
    assert (state.clans[0].longships, state.clans[0].boats) == ([0], [0, 0])
    assert supply(state) == {"wood": 3, "peas": 1}


def test_follower_trades_with_the_oil_of_the_priest_and_is_paid_for_his_knarrs() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    in_play(state, 149, 109, 166)
    # The first placement of two in the second column: the next would bring a weapon.
    use(state, "take_2_mead")
    state.clans[1].knarrs = 1
    give(state, 1, silver=1)
    use(state, "overseas_trading_2", seat=1)
    clear(state)
    give(state, silver=1)
    thing = state.clans[0].thing
    play(state, 77, "card.77", "space.overseas_trading_2", "good.oil")
    assert supply(state) == {"rune_stone": 1, "silver": 2}  # X37
    assert (state.clans[0].thing, state.space_vikings[space("overseas_trading_2")]) == (thing, 2)


def test_weapons_warden_hears_of_the_second_placement() -> None:
    state = bare()
    in_play(state, 166)
    use(state, "take_2_mead")
    clear(state)
    give(state, silver=1)
    use(state, "buy_sheep", "card.166")
    assert weapons(state) == 1


def test_stone_cards_hear_neither_of_others_nor_of_what_a_card_brings() -> None:
    state = bare()
    lay_strips(state, mountain_2=2, mountain_1=0)
    in_play(state, 6, 156, 118)
    # X40
    use(state, "mountain_2", "strip.mountain_2", "amount.2", seat=1)
    assert supply(state) == {}
    use(state, "market_beans")
    assert supply(state) == {"beans": 1, "silver": 1, "mead": 1, "stone": 1}


def test_a_house_of_the_earl_is_bought_and_not_built() -> None:
    state = bare(round=5)
    give(state, silver=5)
    in_play(state, 115, 15)
    play(state, 72, "card.72")
    assert (supply(state), len(state.clans[0].boards)) == ({}, 2)  # P17


def test_punchcutter_is_paid_for_ore_and_for_coins_but_for_no_wood() -> None:
    state = bare()
    in_play(state, 173)
    lay_strips(state, mountain_4=4, mountain_2=0, mountain_3=6)
    run(before_bonus(state))
    assert supply(state) == {"silver": 3}  # P34


def test_barbarian_arms_himself_at_the_feast_and_pays_it() -> None:
    state = bare(round=4)
    give(state, game_meat=1, whale_meat=1, peas=1)
    state.step = FEAST
    in_play(state, 158)
    # P39: the two silver that came with the weapons cover the rest of the table.
    asked = ask_next(serve(state, 0), "along.game_meat", "upright.peas", "upright.whale_meat")
    assert (weapons(state), has(state, 0, "silver")) == (6, 2)
    assert "upright.silver" in asked.options


def test_maid_looks_at_each_house_by_itself_in_either_bonus_phase() -> None:
    state = bare()
    printed = components().puzzle.printed[components().puzzle.boards.index["board.long_house"]]
    one, two = own_more(state, "long_house"), own_more(state, "long_house")
    one.covered = printed.bonuses[0].around
    for bonus in printed.bonuses[:2]:
        two.covered |= bonus.around
    assert (len(given_by(one)), len(given_by(two))) == (1, 2)
    in_play(state, 177)
    # X13
    play(state, 20, "card.20", "card.177")
    assert supply(state) == counted("silverware", *given_by(two))
    clear(state)
    run(before_bonus(state), "card.177")
    assert supply(state) == counted("silverware", *given_by(two))


def given_by(board: OwnBoard) -> list[str]:
    """What the bonus of a board brings, by name without its kind."""
    return [name.partition(".")[2] for name in bonuses(components().puzzle, board)]


def counted(*names: str) -> dict[str, int]:
    return {name: names.count(name) for name in names}


def test_columns_count_in_phase_10_alone() -> None:
    state = bare()
    for name in ("forge", "upgrade_4", "market_fruits"):
        state.space_vikings[space(name)] = 3
        state.standing[0] |= 1 << space(name)
    in_play(state, 161)
    play(state, 20, "card.20")
    assert supply(state) == {}
    run(before_bonus(state))
    assert supply(state) == {"cabbage": 1}  # X14


def test_ore_unloaded_before_the_turn_opens_the_forge() -> None:
    state = bare()
    state.clans[0].boats = [1]
    assert not usable(state, "forge")
    in_play(state, 39)
    take_turn(state, "anytime", "card.39", "done", "space.forge", "good.jewelry")
    assert (state.clans[0].boats, supply(state)) == ([0], {"jewelry": 1})  # X24


def test_modifier_takes_all_laid_ore_and_leaves_what_is_printed() -> None:
    state = bare()
    state.clans[0].longships, state.clans[0].boats = [2], [1]
    in_play(state, 39)
    choices = ("card.39", "ship.longship", "card.39", "ship.longship", "card.39")
    take_turn(state, "anytime", *choices, "done", "space.take_stockfish")
    assert (state.clans[0].longships, state.clans[0].boats, has(state, 0, "ore")) == ([0], [0], 3)  # S7


def test_undertaker_costs_a_point() -> None:
    state = bare()
    in_play(state, 100)
    assert dict(score(state, 0).categories)["occupations"] == -1  # S14


def test_spear_of_the_trident_hunter_comes_back_once() -> None:
    state = ready_to_roll(5, die=12)
    state.clans[0].boats = [0]
    give(state, spear=1, wood=2)
    in_play(state, 11, 142)
    # X19: the ore printed on the boat, a spear that counts twice and two wood make 5.
    use(state, "whaling_4", "succeed")
    assert (has(state, 0, "spear"), has(state, 0, "wood"), has(state, 0, "whale_meat")) == (1, 0, 1)


def test_knarr_of_the_knarr_builder_is_a_ship_built_for_wood() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, wood=3, peas=1)
    in_play(state, 105, 117, 179)
    use(state, "build_whaling_boat", "card.105", "card.117", "good.peas")
    assert (state.clans[0].knarrs, supply(state)) == (2, {"mead": 1, "stockfish": 2, "silver": 2})  # X9
