"""Cards that stand in for what would come, or bend what is needed: 38, 99, 102, 105, 106, 107, 147, 177, 185."""

from __future__ import annotations

from meadhall.games.odin.rules.phases import before_bonus, begin_round
from meadhall.games.odin.rules.sailing import explore_options
from meadhall.games.odin.state import State
from tests.games.odin.table import (
    asked_at,
    bare,
    components,
    give,
    has,
    in_play,
    lay_strips,
    own,
    own_more,
    ready_to_roll,
    run,
    supply,
    usable,
    use,
)


def weapons(state: State, seat: int = 0) -> int:
    return sum(state.clans[seat].have[components().first_weapon :])


def test_peacemaker_takes_a_resource_instead_of_the_weapon() -> None:
    state = bare()
    in_play(state, 38)
    run(begin_round(state), "card.38", "good.stone")
    assert (has(state, 0, "stone"), weapons(state), weapons(state, 1)) == (1, 0, 1)


def test_peacemaker_may_draw_the_weapon_all_the_same() -> None:
    state = bare()
    in_play(state, 38)
    run(begin_round(state), "done")
    assert weapons(state) == 1


def test_preceptor_plays_a_card_instead_of_drawing_one() -> None:
    state = bare()
    in_play(state, 99, 176)
    state.clans[0].hand = [42]
    use(state, "market_fruits", "card.99")
    assert state.clans[0].played[-1] == 42
    assert (state.clans[0].hand, state.dark_drawn) == ([], 0)
    assert has(state, 0, "peas") == 1  # X36: after the action
    use(state, "draw_occupation")
    assert len(state.clans[0].hand) == 1  # nothing in the hand: it is drawn
    assert has(state, 0, "peas") == 1


def test_knarr_builder_builds_a_knarr_where_no_boat_fits() -> None:
    state = bare()
    state.clans[0].boats = [0, 0, 0]
    give(state, wood=3)
    assert not usable(state, "build_whaling_boat")
    in_play(state, 105)
    assert usable(state, "build_whaling_boat")
    use(state, "build_whaling_boat")
    assert (state.clans[0].knarrs, supply(state)) == (1, {})


def test_knarr_builder_may_build_the_boat_and_needs_three_wood() -> None:
    state = bare()
    give(state, wood=3)
    in_play(state, 105)
    use(state, "build_whaling_boat", "done")
    assert (state.clans[0].boats, state.clans[0].knarrs) == ([0], 0)
    state = bare()
    give(state, wood=2)
    in_play(state, 105)
    use(state, "build_whaling_boat")
    assert (state.clans[0].boats, state.clans[0].knarrs) == ([0], 0)


def test_a_knarr_of_the_knarr_builder_is_built_and_gained() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, wood=3)
    in_play(state, 105, 179)
    use(state, "build_whaling_boat", "card.105")
    assert supply(state) == {"stockfish": 2, "silver": 2}  # X9


def test_warmonger_plunders_with_fewer_vikings() -> None:
    for longships, vikings in ((3, 3), (4, 2)):  # P27
        state = bare()
        state.clans[0].longships = [0] * longships
        state.clans[0].thing = vikings
        assert not usable(state, "plundering")
        in_play(state, 106)
        assert usable(state, "plundering")
        use(state, "plundering")
        assert (has(state, 0, "silver_hoard"), state.clans[0].thing) == (1, 0)


def test_warmonger_needs_three_longships_and_the_card_of_the_column_four_vikings() -> None:
    state = bare()
    state.clans[0].longships = [0, 0]
    state.clans[0].thing = 3
    in_play(state, 106)
    assert not usable(state, "plundering")
    state = bare()
    state.clans[0].longships = [0] * 4
    state.clans[0].hand = [42]
    in_play(state, 106)
    use(state, "plundering", "amount.2")
    assert state.clans[0].hand == [42]
    state = bare()
    state.clans[0].longships = [0] * 4
    state.clans[0].hand = [42]
    in_play(state, 106)
    use(state, "plundering", "amount.4", "card.43")
    assert state.clans[0].hand == []


def test_adventurer_sails_anywhere_from_the_first_space() -> None:
    state = bare()
    state.clans[0].boats = [0]
    in_play(state, 107)
    use(state, "explore_1", "board.greenland")
    assert own(state, "greenland") is state.clans[0].boards[1]


def test_others_explore_near_shores_and_the_adventurer_far_ones_as_ever() -> None:
    state = bare()
    state.clans[0].boats = [0]
    assert asked_at(state, "explore_1").options == ["board.shetland", "board.faroe_islands"]
    state = bare()
    state.clans[0].longships = [0]
    in_play(state, 107)
    assert "board.shetland" not in explore_options(state, 0, 3)


def test_steersman_sails_with_knarrs() -> None:
    state = ready_to_roll(8)
    state.clans[0].knarrs = 2
    assert not usable(state, "raiding")
    in_play(state, 147)
    assert usable(state, "raiding")
    assert usable(state, "plundering")
    use(state, "raiding", "succeed", "good.silk")
    assert has(state, 0, "silk") == 1
    state.clans[0].knarrs = 1
    assert not usable(state, "plundering")


def test_a_knarr_brings_no_ore_and_is_no_longship_used() -> None:
    state = ready_to_roll(8, die=12)
    state.clans[0].knarrs = 1
    in_play(state, 12, 132, 147)
    use(state, "pillaging_2", "succeed", "good.silk")
    assert weapons(state) == 0


def house_with_bonus(state: State) -> None:
    house = own_more(state, "stone_house")
    house.covered = components().puzzle.printed[house.kind].bonuses[0].around


def test_maid_takes_silverware_instead_of_the_only_good() -> None:
    state = bare()
    house_with_bonus(state)
    in_play(state, 177)
    run(before_bonus(state), "card.177")
    assert supply(state) == {"silverware": 1}


def test_maid_may_take_the_good_and_looks_at_houses_alone() -> None:
    state = bare()
    house_with_bonus(state)
    in_play(state, 177)
    run(before_bonus(state), "done")
    assert "silverware" not in supply(state)
    state = bare()
    house = own_more(state, "long_house")
    for bonus in components().puzzle.printed[house.kind].bonuses:
        house.covered |= bonus.around
    given = sum(len(bonus.things) for bonus in components().puzzle.printed[house.kind].bonuses)
    assert given > 1
    in_play(state, 177)
    run(before_bonus(state))
    assert sum(supply(state).values()) == given


def test_dorestad_traveller_upgrades_instead_of_raiding() -> None:
    state = bare()
    state.clans[0].longships = [0]
    give(state, peas=1, flax=1)
    in_play(state, 185, 12)
    use(state, "raiding", "card.185", "good.peas", "good.flax")
    assert supply(state) == {"mead": 1, "stockfish": 1}


def test_dorestad_traveller_needs_a_raid_that_is_possible_and_may_raid() -> None:
    state = ready_to_roll(8)
    give(state, peas=1)
    in_play(state, 185)
    assert not usable(state, "raiding")
    state.clans[0].longships = [0]
    use(state, "raiding", "done", "succeed", "good.silk")
    assert supply(state) == {"peas": 1, "silk": 1}


def test_fur_merchant_exchanges_instead_of_upgrading() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    give(state, game_meat=1, silk=1)
    in_play(state, 102)
    use(state, "mountain_1_upgrade_1", "strip.mountain_1", "card.102", "good.silk")
    assert supply(state) == {"wood": 1, "game_meat": 1, "fur": 1}


def test_fur_merchant_may_upgrade_all_the_same() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    give(state, game_meat=1)
    in_play(state, 102)
    use(state, "mountain_1_upgrade_1", "strip.mountain_1", "done", "good.game_meat")
    assert supply(state) == {"wood": 1, "skin_and_bones": 1}


def test_fur_merchant_may_keep_the_silk_that_cannot_be_upgraded() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    give(state, silk=1)
    in_play(state, 102)
    use(state, "mountain_1_upgrade_1", "strip.mountain_1", "done")
    assert supply(state) == {"wood": 1, "silk": 1}


def test_fur_merchant_makes_the_space_possible_and_then_must_exchange() -> None:
    state = bare()
    state.strips = []
    give(state, silk=1)
    assert not usable(state, "mountain_1_upgrade_1")
    in_play(state, 102)
    assert usable(state, "mountain_1_upgrade_1")
    use(state, "mountain_1_upgrade_1")
    assert supply(state) == {"fur": 1}


def test_fur_merchant_is_silent_at_greater_upgrades_and_those_of_cards() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silk=1, peas=2, silver=1)
    in_play(state, 102, 37)
    use(state, "upgrade_2", "good.peas")
    use(state, "overseas_trading_1", "card.37", "good.mead", "good.oil")
    assert (has(state, 0, "silk"), has(state, 0, "fur")) == (1, 0)
