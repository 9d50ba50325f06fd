"""Anytime cards: 39, 40, 49, 52, 54, 56."""

from __future__ import annotations

from meadhall.games.odin.rules.anytime import act, anytime_actions, offered
from meadhall.games.odin.rules.phases import before_income
from meadhall.games.odin.state import LAST_PLACEMENT
from tests.games.odin.table import (
    asked_at,
    bare,
    components,
    cover_square,
    give,
    has,
    in_play,
    lay_strips,
    own_more,
    play,
    run,
    supply,
    take_turn,
    usable,
    use,
)


def test_tradesman_trades_as_often_as_one_likes() -> None:
    state = bare()
    give(state, silverware=2)
    in_play(state, 54)
    take_turn(state, "anytime", "card.54", "good.silk", "card.54", "good.chest", "done", "space.take_stockfish")
    assert supply(state) == {"silk": 1, "chest": 1, "stockfish": 1}  # S4


def test_an_anytime_card_works_in_the_middle_of_an_action_and_after_the_last_feast() -> None:
    state = bare()
    lay_strips(state, mountain_1=0, mountain_2=0)
    give(state, silverware=1)
    in_play(state, 54)
    use(state, "mountain_3_2", "strip.mountain_1", "amount.1", "anytime", "card.54", "good.chest", "done")
    assert supply(state) == {"wood": 1, "chest": 1}
    give(state, silverware=1)
    state.step = LAST_PLACEMENT
    assert [effect.card for effect in offered(state, 0)[1]] == [53]
    state.clans[0].have[components().number_of("silverware")] = 0
    assert offered(state, 0)[1] == []


def test_what_the_space_needs_is_not_given_away_before() -> None:
    for silver, possible in ((3, False), (4, True)):
        state = bare()
        give(state, silver=silver)
        cover_square(state, 12)  # silver fits nowhere
        in_play(state, 52)
        state.clans[0].hand = [9]
        # Fourth column: a card may be played before sheep and cattle are bought for 3 silver.
        assert ("anytime" in asked_at(state, "buy_sheep_cattle").options) == possible


def test_modifier_unloads_ore_that_was_laid_on_ships() -> None:
    state = bare()
    state.clans[0].longships = [2]
    state.clans[0].boats = [1]
    in_play(state, 39)
    assert not usable(state, "forge")
    take_turn(state, "anytime", "card.39", "ship.whaling_boat", "card.39", "done", "space.forge", "good.jewelry")
    assert (state.clans[0].longships, state.clans[0].boats) == ([1], [0])
    assert has(state, 0, "ore") == 1


def test_modifier_does_not_unload_while_dice_are_rolled_nor_printed_ore() -> None:
    state = bare()
    state.clans[0].longships = [2]
    in_play(state, 39)
    assert "anytime" not in asked_at(state, "pillaging_2").options
    state = bare()
    state.clans[0].boats = [0]
    in_play(state, 39)
    assert offered(state, 0)[1] == []


def test_master_joiner_lays_wood_into_houses() -> None:
    state = bare()
    house = own_more(state, "stone_house")
    give(state, wood=1)
    assert "good.wood" not in anytime_actions(state, 0)
    play(state, 40)
    run(act(state, 0, ""), "good.wood", "cell.b1")
    assert state.clans[0].boards[1].covered != house.covered
    assert supply(state) == {}


def test_master_joiner_uses_houses_that_come_later_and_no_other_boards() -> None:
    state = bare()
    play(state, 40)
    give(state, wood=1, stone=1)
    assert "good.wood" not in anytime_actions(state, 0)
    use(state, "build_stone_house")
    assert "good.wood" in anytime_actions(state, 0)


def test_plower_holds_a_harvest_of_his_own() -> None:
    state = bare()
    give(state, cattle=1, pregnant_cattle=1, grain=1)
    in_play(state, 49, 169)
    run(act(state, 0, ""), "card.49", "good.pregnant_cattle")
    # X31 without the baker: the sower hears of it.
    assert supply(state) == {"cattle": 1, "peas": 1, "flax": 1, "beans": 1, "grain": 3, "cabbage": 1}


def test_plower_without_cattle_does_nothing() -> None:
    state = bare()
    give(state, sheep=1)
    in_play(state, 49)
    assert offered(state, 0)[1] == []


def test_tutor_plays_a_card_in_the_middle_of_an_action() -> None:
    state = bare()
    lay_strips(state, mountain_1=0, mountain_2=0)
    give(state, silver=1)
    state.clans[0].hand = [153]
    in_play(state, 52, 176)
    use(state, "mountain_3_2", "strip.mountain_1", "amount.2", "anytime", "card.52", "card.154", "done")
    # The woodcutter hears the end of the action, the teacher hears of the play by itself.
    assert supply(state) == {"wood": 2, "peas": 1, "silver": 1}


def test_tutor_needs_silver_and_a_card() -> None:
    state = bare()
    in_play(state, 52)
    give(state, silver=1)
    assert offered(state, 0)[1] == []
    state.clans[0].hand = [3]
    assert len(offered(state, 0)[1]) == 1
    state.clans[0].have[components().silver] = 0
    assert offered(state, 0)[1] == []


def test_arms_dealer_gives_any_two_weapons_back() -> None:
    state = bare()
    give(state, spear=1, snare=2)
    in_play(state, 56)
    discarded = sum(state.discard)
    run(act(state, 0, ""), "card.56", "weapon.snare", "weapon.spear")
    assert supply(state) == {"snare": 1, "ore": 1}
    assert sum(state.discard) == discarded + 2
    assert offered(state, 0)[1] == []


def test_who_may_touch_what_is_common_acts_after_the_others() -> None:
    state = bare()
    give(state, spear=2)
    give(state, 1, silver=1)
    in_play(state, 56)
    parts = next(before_income(state))
    assert list(parts.seats) == [1]  # type: ignore[union-attr]
