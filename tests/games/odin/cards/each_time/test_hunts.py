"""Cards of hunting, snares, whaling and raids: 128 to 131, 133 to 135, 140, 143 to 146, 163."""

from __future__ import annotations

import pytest

from tests.games.odin.table import (
    asked_at,
    bare,
    give,
    has,
    in_play,
    lay_strips,
    play,
    ready_to_roll,
    space,
    supply,
    use,
    will_roll,
)

SNARE, HUNT = "laying_a_snare", "hunting_game_1"


def test_digger_takes_an_item_with_a_snare() -> None:
    state = ready_to_roll(1)
    lay_strips(state, mountain_1=2, mountain_2=5)
    give(state, snare=1)
    in_play(state, 128, 156)
    use(state, SNARE, "succeed", "strip.mountain_1")
    # The stone is the card's: no silver of the crusher (R58).
    assert supply(state) == {"fur": 1, "snare": 1, "stone": 1}


def test_digger_finds_silver_too_and_nothing_without_success() -> None:
    state = ready_to_roll(1)
    lay_strips(state, mountain_1=6)
    give(state, snare=1)
    in_play(state, 128)
    use(state, SNARE, "succeed")
    assert supply(state) == {"fur": 1, "snare": 1, "silver": 2}  # R7
    state = ready_to_roll(8)
    lay_strips(state, mountain_1=2)
    in_play(state, 128)
    use(state, SNARE, "fail", "amount.0")
    assert has(state, 0, "stone") == 0


def test_meat_curer_turns_the_snare_just_won_into_meat() -> None:
    state = ready_to_roll(1)
    give(state, wood=1)
    in_play(state, 129)
    use(state, SNARE, "succeed", "card.129")
    assert supply(state) == {"fur": 1, "salt_meat": 1}  # P22


def test_meat_curer_cures_nothing_after_a_failure() -> None:
    state = ready_to_roll(8)
    in_play(state, 129)
    use(state, SNARE, "fail", "amount.0")
    assert supply(state) == {"wood": 1, "snare": 1}


def test_snare_specialist_takes_a_viking_back() -> None:
    state = ready_to_roll(1)
    give(state, snare=1, wood=1)
    before = state.clans[0].thing
    in_play(state, 130)
    use(state, SNARE, "succeed", "amount.0", "card.130")
    assert supply(state) == {"fur": 1}  # P23: the one that was there and the one just won
    assert state.clans[0].thing == before - 1
    assert state.space_vikings[space(SNARE)] == 1


def test_snare_specialist_needs_two_snares_and_success() -> None:
    state = ready_to_roll(1)
    give(state, wood=1)
    in_play(state, 130)
    use(state, SNARE, "succeed")
    assert state.space_vikings[space(SNARE)] == 2
    state = ready_to_roll(8)
    give(state, snare=5)
    in_play(state, 130)
    use(state, SNARE, "fail", "amount.0")
    assert has(state, 0, "snare") == 6


@pytest.mark.parametrize(("roll", "outcome"), [(1, "succeed"), (8, "fail")])
def test_bait_layer_gives_stockfish_after_a_snare_whatever_it_caught(roll: int, outcome: str) -> None:
    state = ready_to_roll(roll)
    give(state, wood=1, stockfish=2)
    in_play(state, 131)
    use(state, SNARE, *([outcome] if outcome == "succeed" else [outcome, "amount.0"]), "card.131")
    assert (has(state, 0, "stockfish"), has(state, 0, "game_meat")) == (1, 1)


def test_bait_layer_gives_none_when_hunting() -> None:
    state = ready_to_roll(1)
    give(state, wood=1, stockfish=1)
    in_play(state, 131)
    use(state, HUNT, "succeed")
    assert has(state, 0, "stockfish") == 1


@pytest.mark.parametrize("reward", ["silver", "peas"])
def test_lance_bearer_chooses_a_reward(reward: str) -> None:
    state = ready_to_roll(6)
    state.clans[0].longships = [0]
    in_play(state, 133, 134)
    use(state, "raiding", "succeed", f"good.{reward}")
    assert supply(state) == {"rune_stone": 1, reward: 1}


def test_drunkard_drinks_after_a_failed_raid() -> None:
    state = ready_to_roll(6)
    state.clans[0].longships = [0]
    in_play(state, 133, 134)
    use(state, "raiding", "fail")
    assert supply(state) == {"stone": 1, "long_sword": 1, "mead": 1}


def test_lance_bearer_and_drunkard_do_not_look_at_pillaging() -> None:
    for choices in (["fail", "amount.0"], ["succeed"]):
        state = ready_to_roll(6, die=12)
        state.clans[0].longships = [0]
        in_play(state, 133, 134)
        use(state, "pillaging_2", *choices)
        assert not has(state, 0, "peas") + has(state, 0, "silver") + has(state, 0, "mead")


@pytest.mark.parametrize(("swords", "tile", "back"), [(1, "silverware", 1), (2, "chest", 0), (0, "rune_stone", 0)])
def test_lone_wolf_takes_the_only_sword_back(swords: int, tile: str, back: int) -> None:
    for name, die in (("raiding", 8), ("pillaging_2", 12)):
        state = ready_to_roll(6, die=die)
        state.clans[0].longships = [0]
        give(state, long_sword=swords)
        in_play(state, 135)
        use(state, name, *["succeed", f"good.{tile}"][: 1 + (swords > 0)])
        assert has(state, 0, "long_sword") == back  # P25


def test_lone_wolf_with_the_melee_fighter_counts_swords_alone() -> None:
    for swords, spears in ((1, 2), (0, 3)):
        state = ready_to_roll(6)
        state.clans[0].longships = [0]
        give(state, long_sword=swords, spear=spears)
        in_play(state, 137, 135)
        use(state, "raiding", "succeed", "good.spices")
        assert supply(state) == ({"spices": 1, "long_sword": 1} if swords else {"spices": 1})  # X20


def test_blubber_cook_boils_more_oil() -> None:
    state = ready_to_roll(1, die=12)
    state.clans[0].boats = [0]
    in_play(state, 140)
    use(state, "whaling_4")
    assert supply(state) == {"oil": 2, "skin_and_bones": 1, "whale_meat": 1}


def test_blubber_cook_has_no_oil_without_a_whale() -> None:
    state = ready_to_roll(9, die=12)
    state.clans[0].boats = [0]
    in_play(state, 140)
    use(state, "whaling_4", "fail", "amount.0")
    assert has(state, 0, "oil") == 0


def test_antlers_seller_and_deerstalker_after_a_hunt() -> None:
    state = ready_to_roll(1)
    give(state, wood=1, silver=1)
    in_play(state, 143, 144)
    use(state, HUNT, "succeed", "card.144")
    # The silver of the antlers comes first and pays for the skin.
    assert has(state, 0, "skin_and_bones") == 1
    assert has(state, 0, "silver") == 0


def test_antlers_seller_and_deerstalker_gain_nothing_from_a_failure_or_a_snare() -> None:
    for name, roll, choices in ((HUNT, 8, ["fail"]), (SNARE, 1, ["succeed"])):
        state = ready_to_roll(roll)
        give(state, wood=1, silver=2)
        in_play(state, 143, 144)
        use(state, name, *choices)
        assert has(state, 0, "silver") == 2


def test_forester_takes_what_the_hunt_costs() -> None:
    state = ready_to_roll(1)
    lay_strips(state, mountain_1=0)
    in_play(state, 145)
    use(state, HUNT, "card.145", "succeed")
    assert has(state, 0, "game_meat") == 1
    assert has(state, 0, "wood") == 0


def test_forester_may_leave_it_and_is_silent_at_snares_and_without_strips() -> None:
    state = ready_to_roll(8)
    lay_strips(state, mountain_1=2)
    in_play(state, 145)
    use(state, HUNT, "done", "fail")
    assert has(state, 0, "stone") == 0
    assert asked_at(state, SNARE).kind == "snare"
    lay_strips(state)
    assert asked_at(state, "hunting_game_2").kind == "hunt"


@pytest.mark.parametrize("name", [HUNT, SNARE])
def test_sledger_counts_one_less(name: str) -> None:
    state = ready_to_roll(3)
    in_play(state, 146)
    assert asked_at(state, name).about == "amount.2"
    state = ready_to_roll(1)
    in_play(state, 146)
    use(state, name)  # R19: a success at no cost, and nobody is asked
    assert has(state, 0, "game_meat") + has(state, 0, "fur") == 1


def test_sledger_changes_no_other_roll() -> None:
    state = ready_to_roll(5, die=12)
    state.clans[0].boats = [0]
    in_play(state, 146)
    assert asked_at(state, "whaling_4").about == "amount.4"  # the ore printed on the boat


def test_farmhand_gains_more_on_the_second_hunting_space() -> None:
    state = ready_to_roll(1)
    give(state, wood=1)
    in_play(state, 163)
    use(state, "hunting_game_2", "succeed")
    assert supply(state) == {"hide": 2, "game_meat": 1, "silver": 1}


def test_farmhand_gains_nothing_elsewhere_or_from_a_failure() -> None:
    for name, roll, choices in ((HUNT, 1, ["succeed"]), ("hunting_game_2", 8, ["fail"])):
        state = ready_to_roll(roll)
        give(state, wood=1)
        in_play(state, 163)
        use(state, name, *choices)
        assert has(state, 0, "silver") == 0


def test_farmhand_needs_vikings_on_the_space() -> None:
    state = bare()
    use(state, "hunting_game_2", "fail", seat=1)
    in_play(state, 163, 146)
    state.rng = ready_to_roll(1).rng
    play(state, 77, "card.77")
    assert (has(state, 0, "game_meat"), has(state, 0, "silver")) == (1, 0)  # R12


def test_farmhand_and_snare_specialist_on_an_imitation_space() -> None:
    for name, roll, goods in (("hunting_game_2", 1, {"wood": 1}), (SNARE, 1, {"wood": 1, "snare": 1})):
        state = bare(4)
        state.imitations = 1 << space("imitate_2")
        state.free |= state.imitations
        use(state, name, *(["fail", "amount.0"] if name == SNARE else ["fail"]), seat=1)
        will_roll(state, roll)
        give(state, **goods)
        in_play(state, 163, 130)
        use(state, "imitate_2", *(["succeed", "amount.0", "card.130"] if name == SNARE else ["succeed"]))
        # R11: it is the imitated space that is used, and Vikings come back from where they stand.
        assert state.space_vikings[space(name)] == 2
        assert state.space_vikings[space("imitate_2")] == (1 if name == SNARE else 2)
        assert has(state, 0, "silver") == (0 if name == SNARE else 1)
