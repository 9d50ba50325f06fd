"""Cards that look back on a space or an action: 6, 108, 122, 125, 150, 151, 152, 154, 168, 175, 176."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.phases import before_bonus, begin_round
from tests.games.odin.table import bare, give, has, in_play, lay_strips, run, space, supply, use


def test_ironsmith_calls_a_viking_back() -> None:
    state = bare()
    give(state, ore=1, silver=1)
    state.clans[0].thing = 5
    in_play(state, 108, 151, 168)
    use(state, "forge", "good.jewelry", "card.108")
    # X25: 5, 2, 3 on the Thing square; 1 paid, and 1 each of two cards.
    assert state.clans[0].thing == 3
    assert state.space_vikings[space("forge")] == 2
    assert has(state, 0, "silver") == 2


def test_ironsmith_may_leave_the_viking_and_needs_silver() -> None:
    state = bare()
    give(state, ore=1, silver=1)
    in_play(state, 108)
    use(state, "forge", "good.jewelry", "done")
    assert (state.space_vikings[space("forge")], has(state, 0, "silver")) == (3, 1)
    state = bare()
    give(state, ore=1)
    in_play(state, 108)
    use(state, "forge", "good.jewelry")
    assert state.space_vikings[space("forge")] == 3


@pytest.mark.parametrize(("paid", "choices", "vikings"), [("ore", ["card.108"], 1), ("wood", [], 2)])
def test_ironsmith_looks_at_what_the_chest_was_paid_with(paid: str, choices: list[str], vikings: int) -> None:
    state = bare()
    give(state, silver=1)
    give(state, **{paid: 1})
    in_play(state, 108)
    thing = state.clans[0].thing
    use(state, "craft_chest", *choices)
    assert (state.space_vikings[space("craft_chest")], state.clans[0].thing) == (vikings, thing - vikings)
    # One of the space, and the one that a Viking costs.
    assert supply(state) == counted(chest=1, silver=1 + vikings - 1)


def counted(**names: int) -> dict[str, int]:
    return {name: count for name, count in names.items() if count}


@pytest.mark.parametrize(("before", "silver"), [(3, 0), (4, 1), (5, 0)])
def test_earl_of_lade_is_paid_when_three_vikings_are_left(before: int, silver: int) -> None:
    state = bare()
    state.clans[0].thing = before
    in_play(state, 168)
    use(state, "take_stockfish")
    assert has(state, 0, "silver") == silver


@pytest.mark.parametrize(("before", "back", "silver"), [(4, 1, 1), (4, 0, 0), (5, 0, 1), (5, 1, 1), (6, 1, 0)])
def test_earl_of_lade_is_paid_each_time_that_there_are_three(before: int, back: int, silver: int) -> None:
    state = bare()
    state.clans[0].thing = before
    in_play(state, 168)
    use(state, "laying_a_snare", "fail", f"amount.{back}")
    assert state.clans[0].thing == before - 2 + back
    assert has(state, 0, "silver") == silver


def test_earl_of_lade_is_not_paid_for_the_end_of_a_round() -> None:
    state = bare()
    state.clans[0].thing = 3
    in_play(state, 168)
    use(state, "take_stockfish")
    run(before_bonus(state))
    assert (state.clans[0].thing, has(state, 0, "silver")) == (3, 0)  # R36


def test_vikings_called_back_by_an_imitation_come_from_it() -> None:
    state = bare(4)
    state.imitations = 1 << space("imitate_3")
    state.free |= state.imitations
    give(state, 1, ore=1)
    use(state, "forge", "good.jewelry", seat=1)
    give(state, ore=1, silver=1)
    in_play(state, 108)
    use(state, "imitate_3", "tile.helmet", "card.108")
    assert (state.space_vikings[space("forge")], state.space_vikings[space("imitate_3")]) == (3, 2)


def test_mountain_guard_counts_the_kinds_of_all_strips() -> None:
    state = bare()
    lay_strips(state, mountain_1=1, mountain_2=4)
    in_play(state, 122)
    # Wood, stone, ore of the first, stone of the second.
    use(state, "mountain_3_2", "strip.mountain_1", "amount.3", "strip.mountain_2", "amount.1")
    assert has(state, 0, "hide") == 1
    assert has(state, 0, "mead") == 0


def test_mountain_guard_gives_nothing_for_one_kind() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    in_play(state, 122)
    use(state, "mountain_2", "amount.2")
    assert supply(state) == {"wood": 2}


def test_woodcutter_adds_up_all_steps() -> None:
    state = bare()
    lay_strips(state, mountain_1=1, mountain_2=1)
    in_play(state, 154)
    use(state, "mountain_3_2", "strip.mountain_1", "amount.1", "strip.mountain_2", "amount.1")
    assert supply(state) == {"wood": 2, "silver": 1}
    use(state, "wood_per_player")
    assert has(state, 0, "silver") == 2


def test_woodcutter_does_not_count_what_occupations_add() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    give(state, wood=1)
    in_play(state, 154, 113)
    use(state, "craft_chest", "card.113")
    assert has(state, 0, "silver") == 1  # that of the space


def test_meat_buyer_takes_game_meat_for_one_of_two() -> None:
    state = bare()
    give(state, silver=1)
    in_play(state, 150)
    use(state, "buy_2_stockfish", "card.150")
    assert supply(state) == {"stockfish": 1, "game_meat": 1}


def test_meat_buyer_counts_an_upgrade_of_two_but_no_single_good() -> None:
    state = bare()
    give(state, flax=2)
    in_play(state, 150)
    use(state, "upgrade_2", "good.flax", "card.150")
    assert supply(state) == {"stockfish": 1, "game_meat": 1}
    use(state, "take_stockfish")
    assert has(state, 0, "stockfish") == 2


def test_meat_buyer_and_oil_presser_do_not_look_at_phases() -> None:
    state = bare()
    give(state, silver=3)
    in_play(state, 150, 175)
    run(begin_round(state))
    use(state, "take_stockfish", "card.175")
    assert (has(state, 0, "silver"), has(state, 0, "oil")) == (2, 1)


def test_oil_presser_is_asked_once_for_two_stockfish() -> None:
    state = bare()
    give(state, silver=3)
    in_play(state, 175)
    use(state, "buy_2_stockfish", "card.175")
    assert supply(state) == {"stockfish": 2, "silver": 1, "oil": 1}  # P38
    use(state, "market_beans")
    assert has(state, 0, "oil") == 1


def test_the_owner_chooses_the_order_of_two_effects() -> None:
    state = bare()
    give(state, silver=2)
    in_play(state, 150, 175)
    use(state, "buy_2_stockfish", "card.175", "card.150")
    assert supply(state) == {"stockfish": 1, "oil": 1, "game_meat": 1}


def test_thing_spokesman_and_earl_are_silent_for_three_and_for_other_numbers() -> None:
    state = bare()
    state.clans[0].thing = 8
    in_play(state, 151, 168)
    use(state, "take_stockfish")
    use(state, "laying_a_snare", "fail", "amount.0")
    assert has(state, 0, "silver") == 0


def test_thing_spokesman_is_paid_for_a_failed_snare() -> None:
    state = bare()
    in_play(state, 151)
    use(state, "laying_a_snare", "fail", "amount.1")
    assert has(state, 0, "silver") == 1


def test_merchant_raises_one_good_once_more() -> None:
    state = bare()
    give(state, cabbage=1, peas=2)
    in_play(state, 152)
    use(state, "upgrade_3", "good.cabbage", "good.peas", "good.peas", "card.152", "good.game_meat")
    assert supply(state) == {"skin_and_bones": 1, "mead": 2}  # P36


def test_merchant_is_silent_at_smaller_and_at_double_upgrades() -> None:
    state = bare()
    give(state, peas=4)
    in_play(state, 152)
    use(state, "upgrade_2", "good.peas")
    use(state, "mountain_2222_or_upgrade_3_twice", "way.upgrade", *["good.peas", "good.oil"] * 2, "done")
    assert supply(state) == {"oil": 2, "mead": 2}


def test_etiquette_teacher_pays_once_per_action() -> None:
    state = bare()
    in_play(state, 176)
    state.clans[0].hand = [42, 21, 22]
    use(state, "play_occupation_2", "card.43", "card.22")
    assert has(state, 0, "peas") == 1
    use(state, "take_stockfish")
    assert has(state, 0, "peas") == 1


def test_etiquette_teacher_hears_of_the_card_of_the_fourth_column() -> None:
    state = bare()
    in_play(state, 176)
    state.clans[0].hand = [42]
    use(state, "craft_robe_jewelry", "card.43")
    assert has(state, 0, "peas") == 1


def test_stone_carver_is_paid_for_each_stone_of_the_mountain() -> None:
    state = bare()
    lay_strips(state, mountain_2=2)
    in_play(state, 6)
    use(state, "mountain_2", "amount.2")
    assert supply(state) == {"stone": 2, "silver": 2}


def test_stone_carver_is_not_paid_for_wood() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    in_play(state, 6)
    use(state, "mountain_2", "amount.2")
    assert supply(state) == {"wood": 2}


def test_scribe_writes_of_explorations_and_emigrations() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    give(state, silver=1)
    in_play(state, 125)
    use(state, "explore_1", "board.shetland")
    assert has(state, 0, "rune_stone") == 1
    use(state, "emigrate_2")
    assert has(state, 0, "rune_stone") == 2
    use(state, "take_stockfish")
    assert has(state, 0, "rune_stone") == 2
