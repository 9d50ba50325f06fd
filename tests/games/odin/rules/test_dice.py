"""Raiding and pillaging, and what is found among the cards: the rule books' examples and rulings."""

from __future__ import annotations

import pytest

from meadhall.games.odin.components.tables import LONGSHIP
from meadhall.games.odin.rules.conditions import usable_spaces
from meadhall.games.odin.state import State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import (
    asked_at,
    clear,
    components,
    give,
    ready_to_roll,
    space,
    supply,
    table,
    take_turn,
    thing,
    use,
    will_roll,
)

# Raiding.


def test_a_raid_that_is_given_up_brings_a_stone_and_a_sword() -> None:
    state = ready_to_roll(4, 5, 3)
    state.clans[0].longships = [3]
    give(state, stone=2, long_sword=1)
    use(state, "raiding", "roll", "roll", "fail")
    assert supply(state) == {"stone": 3, "long_sword": 2}
    # No Viking comes back from a raid.
    assert state.clans[0].thing == 5
    assert state.rolls == [4, 5, 3]


def test_all_that_is_spent_would_have_won_a_rune_stone() -> None:
    state = ready_to_roll(4, 5, 3)
    state.clans[0].longships = [3]
    give(state, stone=2, long_sword=1)
    assert asked_at(state, "raiding", "roll", "roll").options[:2] == ["succeed", "fail"]
    state = ready_to_roll(4, 5, 3)
    state.clans[0].longships = [0]
    give(state, stone=2, long_sword=1)
    use(state, "raiding", "roll", "roll", "succeed")
    assert supply(state) == {"rune_stone": 1}


def test_a_result_of_5_or_less_fails_by_itself() -> None:
    state = ready_to_roll(5, 5, 5)
    state.clans[0].longships = [3]
    use(state, "raiding", "roll", "roll")
    assert supply(state) == {"stone": 1, "long_sword": 1}


def test_ore_on_the_ship_does_not_count_in_a_raid() -> None:
    state = ready_to_roll(8)
    state.clans[0].longships = [3]
    loot = asked_at(state, "raiding", "succeed")
    assert set(loot.options) - {"anytime"} == {
        "good.rune_stone",
        "good.silverware",
        "good.chest",
        "good.silk",
        "tile.glass_beads",
        "tile.helmet",
        "tile.cloakpin",
        "tile.belt",
        "tile.crucifix",
        "tile.drinking_horn",
    }


def test_exactly_what_is_missing_is_spent() -> None:
    state = ready_to_roll(8)
    state.clans[0].longships = [0]
    give(state, stone=3, long_sword=2)
    use(state, "raiding", "succeed", "good.treasure_chest", "amount.1")
    assert supply(state) == {"stone": 1, "long_sword": 1, "treasure_chest": 1}


def test_a_special_tile_is_won_once() -> None:
    state = ready_to_roll(7)
    state.clans[0].longships = [0]
    use(state, "raiding", "succeed", "tile.glass_beads")
    assert supply(state) == {"glass_beads": 1}
    will_roll(state, 7)
    state.free |= 1 << space("raiding")
    assert "tile.glass_beads" not in asked_at(state, "raiding", "succeed").options


def test_a_longship_is_needed_and_a_knarr_does_not_do() -> None:
    state = ready_to_roll()
    state.clans[0].knarrs = 2
    for name in ("raiding", "pillaging_2", "pillaging_3"):
        assert not usable_spaces(state, 0) >> space(name) & 1


# Pillaging.


def test_pillaging_adds_the_ore_of_the_best_armed_longship() -> None:
    state = ready_to_roll(4, 6, die=12)
    state.clans[0].longships = [0, 3, 1]
    give(state, long_sword=1)
    use(state, "pillaging_2", "roll", "succeed", "good.jewelry")
    # 6 rolled, 3 ore aboard, 1 sword: 10. The ore stays.
    assert supply(state) == {"jewelry": 1}
    assert state.clans[0].longships == [0, 3, 1]


def test_ore_is_laid_aboard_before_pillaging_as_in_the_rule_book() -> None:
    state = ready_to_roll(4, 6, die=12)
    state.clans[0].longships = [2]
    give(state, ore=1, long_sword=1)
    take_turn(state, "anytime", "arm.longship", "space.pillaging_2", "roll", "succeed", "good.jewelry")
    assert supply(state) == {"jewelry": 1}
    assert state.clans[0].longships == [3]
    assert state.turn == 1


def test_without_that_ore_the_jewelry_is_out_of_reach() -> None:
    state = ready_to_roll(4, 6, die=12)
    state.clans[0].longships = [2]
    give(state, ore=1, long_sword=1)
    asked = asked_at(state, "pillaging_2", "roll")
    assert (asked.about, asked.options) == ("amount.8", ["succeed", "roll", "fail", "anytime"])
    state = ready_to_roll(4, 6, die=12)
    state.clans[0].longships = [2]
    give(state, ore=1, long_sword=1)
    # The ore can be laid on a board now, but no longer on the ship.
    assert asked_at(state, "pillaging_2", "roll", "anytime").options == ["good.ore", "done"]
    state = ready_to_roll(4, 6, die=12)
    state.clans[0].longships = [2]
    give(state, ore=1, long_sword=1)
    assert "good.jewelry" not in asked_at(state, "pillaging_2", "roll", "succeed").options


def test_the_result_may_exceed_the_die() -> None:
    state = ready_to_roll(12, die=12)
    state.clans[0].longships = [3]
    give(state, stone=1)
    use(state, "pillaging_3", "succeed", "tile.english_crown")
    assert supply(state) == {"english_crown": 1}
    assert faults_but_cards(state) == []


def faults_but_cards(state: State) -> list[str]:
    return [fault for fault in faults(state) if "occupation" not in fault and "weapon" not in fault]


@pytest.mark.parametrize(("name", "vikings"), [("pillaging_2", 2), ("pillaging_3", 3)])
def test_after_a_failed_pillage_a_viking_may_come_back(name: str, vikings: int) -> None:
    for back in (0, 1):
        state = ready_to_roll(1, die=12)
        state.clans[0].longships = [0]
        use(state, name, "fail", f"amount.{back}")
        assert supply(state) == {"stone": 1, "long_sword": 1}
        assert state.clans[0].thing == 6 - vikings + back
        # The others still occupy the space.
        assert state.space_vikings[space(name)] == vikings - back
        assert not state.free >> space(name) & 1


# What is found among the cards.


def test_a_consolation_comes_from_the_discards_first() -> None:
    state = ready_to_roll(8)
    pile = state.weapon_pile[:]
    state.discard = [1, 1, 1, 1]
    use(state, "hunting_game_1", "fail")
    assert state.discard == [0, 1, 1, 1]
    assert state.weapon_pile == pile


def test_a_consolation_that_is_not_among_the_discards_is_searched_in_the_pile() -> None:
    state = ready_to_roll(8)
    state.discard = [0, 1, 1, 1]
    bows = state.weapon_pile.count(0)
    use(state, "hunting_game_1", "fail")
    assert state.weapon_pile.count(0) == bows - 1


def test_the_pile_is_shuffled_after_a_weapon_was_searched_in_it() -> None:
    state = ready_to_roll(1)
    state.discard = [0, 0, 0, 0]
    before = state.weapon_pile[:]
    use(state, "hunting_game_1", "fail")
    before.remove(thing("bow_and_arrow") - components().first_weapon)
    assert sorted(state.weapon_pile) == sorted(before)
    assert state.weapon_pile != before


def test_a_card_is_drawn_in_the_third_column_even_if_the_action_fails() -> None:
    for name, back in (("whaling_3", 2), ("pillaging_3", 1)):
        state = ready_to_roll(12, die=12)
        state.clans[0].boats = [0]
        state.clans[0].longships = [0]
        state.clans[0].hand = []
        top = state.dark[state.dark_drawn]
        use(state, name, "fail", f"amount.{back}")
        assert state.clans[0].hand == [top]


def test_a_consolation_is_received_even_if_no_card_is_left() -> None:
    state = ready_to_roll(8)
    state.discard = [0, 0, 0, 0]
    state.weapon_pile = [1, 2, 3]
    use(state, "hunting_game_1", "fail")
    assert supply(state) == {"wood": 1, "bow_and_arrow": 1}
    assert state.extra_weapons == [1, 0, 0, 0]


def test_spent_weapons_are_discarded() -> None:
    state = ready_to_roll(2, die=12)
    give(state, spear=2)
    state.discard = [0, 0, 0, 0]
    state.clans[0].boats = [0]
    use(state, "whaling_4", "succeed")
    assert state.discard == [0, 0, 1, 0]


# One ship, one round.


def test_one_longship_raids_explores_and_emigrates_in_one_round() -> None:
    state = table(2, 6)
    clear(state)
    state.clans[0].longships = [0]
    give(state, silver=6)
    will_roll(state, 6)
    use(state, "raiding", "succeed")
    use(state, "explore_3", "board.newfoundland")
    use(state, "emigrate_2")
    assert state.clans[0].emigrated == [LONGSHIP]
    assert state.clans[0].longships == []
    assert len(state.clans[0].boards) == 2
