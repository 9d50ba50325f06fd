"""Why a hint is given: what a raid can score, in the rules' own figures, and that no hint leads to one that cannot."""

from __future__ import annotations

from itertools import product

import pytest

from meadhall.arena.play import seat_bots
from meadhall.engine.advising.hints import Hint, hint
from meadhall.games.raiders import GAME
from meadhall.games.raiders.advice.reasons import chance_of, raid_reasons, strength_of
from meadhall.games.raiders.components.pieces import BLACK, GREY, WHITE
from meadhall.games.raiders.state import State, total
from tests.games.raiders.table import (
    A,
    choose,
    crew,
    face_up,
    give,
    hand,
    hold,
    raided,
    raider,
    settlement,
    sit,
    table,
    village,
    will_roll,
)

WEAK = ("trader", "merchant", "sage", "forager", "jeweller")
STRONG = ("berserker", "archer", "barbarian", "scout", "warmonger")


def before_fortress(*hired: str, armour: int = 0) -> State:
    """A can raid the western fortress, which takes a strength of 22, with two dice."""
    state = table()
    hold(state, A, WHITE)
    crew(state, A, *hired)
    give(state, A, provisions=4, gold=2)
    state.players[A].armour = armour
    return state


def told(state: State, name: str) -> list[tuple[str, int, int]]:
    return [(each.message, each.amount, each.other) for each in raid_reasons(state, A, settlement(name))]


def test_a_raid_that_cannot_score_says_how_much_is_missing_at_best() -> None:
    state = before_fortress(*WEAK)
    highest = total(state.components.folk.strength, state.players[A].crew) + 2 * max(state.components.faces)
    assert told(state, "fortress_west") == [("reason-cannot_win", highest, 22)]


def test_a_raid_says_what_the_dice_may_make_of_it() -> None:
    state = before_fortress(*STRONG, armour=6)
    strength = strength_of(state, A, settlement("fortress_west"))
    faces = state.components.faces
    rolls = [strength + first + second for first, second in product(faces, faces)]
    assert told(state, "fortress_west")[-1] == ("reason-strength", min(rolls), max(rolls))
    for message, percent, points in told(state, "fortress_west")[:-1]:
        scoring = [state.components.raid_points(settlement("fortress_west"), roll) >= points for roll in rolls]
        if message == "reason-chance":
            assert percent == round(100 * sum(scoring) / len(scoring))
        else:
            assert (message, all(scoring)) == ("reason-sure", True)


@pytest.mark.parametrize("dice", [1, 2])
def test_every_roll_is_at_least_nothing(dice: int) -> None:
    state = table()
    assert chance_of(state, dice, 0) == 100
    assert chance_of(state, dice, dice * max(state.components.faces) + 1) == 0


def test_asking_about_any_option_tells_of_it() -> None:
    match = sit(before_fortress(*WEAK))
    given = hint(match.seen_by(A), 1, "settlement.fortress_west")
    assert "reason-cannot_win" in [reason.message for reason in given.reasons]


def test_no_hint_leads_to_a_raid_that_cannot_score() -> None:
    match = GAME.new(2, seed=1)
    bots = seat_bots(["greedy", "greedy"], 1)
    raids = 0
    while match.pending:
        decision = match.pending[0]
        option = bots[decision.seat].choose(match.seen_by(decision.seat))
        if decision.kind == "place" and option.startswith("settlement."):
            raids += 1
            reasons = GAME.advice.reasons(match.state, match.state, decision, option)
            assert "reason-cannot_win" not in [reason.message for reason in reasons]
        match.choose(option, decision.seat)
    assert raids > 5


def test_what_follows_on_an_option_is_told_even_if_cards_are_drawn() -> None:
    state = table()
    village(state, mill=BLACK, silversmith=BLACK, treasury=BLACK)
    given = hint(sit(state).seen_by(A), 1, "building.gate_house")
    assert ("leads", "have-cards", 2) in [(reason.role, reason.message, reason.amount) for reason in given.reasons]


@pytest.mark.parametrize("option", ["card.warlord", "card.forager"])
def test_who_is_put_back_is_told_by_cost_and_strength(option: str) -> None:
    match = GAME.new(2, seed=1)
    seat = next(each.seat for each in match.pending if option in each.options)
    folk = table().components.folk
    kind = folk.ids.index(option.removeprefix("card."))
    told = [(each.message, each.amount, each.other) for each in hint(match.seen_by(seat), 1, option).reasons]
    assert ("reason-folk", folk.cost[kind], folk.strength[kind]) in told


def after_roll(armour: int, *faces: int) -> Hint:
    """Of a crew of strength 2 with that much armour at the western monastery: 12 for 4 points, 20 for 6."""
    state = raider(GREY, "brawler", "jeweller", "forager", armour=armour, provisions=3, gold=1)
    will_roll(state, *faces)
    match = sit(state)
    choose(match, "settlement.monastery_west")
    return hint(match.seen_by(A), 1)


def test_the_lower_die_is_rolled_again_where_it_can_win_points() -> None:
    given = after_roll(3, 2, 4)
    assert given.option == "die.1"
    told = [(each.message, each.amount, each.other) for each in given.reasons]
    assert ("reason-chance", 83, 4) in told
    assert "reason-safe" in [each.message for each in given.reasons]


def test_dice_lie_as_they_are_where_rolling_again_wins_nothing() -> None:
    for armour, faces in ((0, (2, 2)), (6, (4, 5))):
        given = after_roll(armour, *faces)
        assert given.option == "pass"
        assert "reason-no_better" in [each.message for each in given.reasons]


def test_an_offering_tells_its_points_and_what_the_plunder_paid_would_score() -> None:
    state = raider(GREY, gold=1, iron=1, livestock=1)
    face_up(state, "6")
    match = sit(state)
    choose(match, "building.long_house")
    told = [(each.message, each.amount) for each in hint(match.seen_by(A), 1, "offering.6").reasons]
    assert ("have-points", 5) in told
    assert ("reason-paid", 2) in told


def test_plunder_tells_whom_its_valkyries_leave() -> None:
    state = raider(GREY, *WEAK[:2], provisions=2)
    raided(state, "harbour_west_3")
    match = sit(state, harbour_west_1="iron iron gold valkyrie", harbour_west_2="iron iron gold")
    choose(match, "settlement.harbour_west")

    def of(option: str) -> list[tuple[str, int, int]]:
        return [(each.message, each.amount, each.other) for each in hint(match.seen_by(A), 1, option).reasons]

    assert ("reason-valkyries", 1, 1) in of("space.harbour_west_1")
    assert ("reason-no_valkyries", 2, 0) in of("space.harbour_west_2")


def test_gold_that_a_raid_costs_is_no_loss_of_points_before_the_raid_has_scored() -> None:
    state = raider(GREY, "brawler", "archer", "avenger", provisions=3, gold=1)
    will_roll(state, 2, 2)
    told = [each.message for each in hint(sit(state).seen_by(A), 1, "settlement.monastery_west").reasons]
    assert "have-gold" in told
    assert "have-points" not in told


def test_a_raid_tells_how_many_valkyries_come_where_there_is_no_space_to_choose() -> None:
    state = raider(GREY, *WEAK[:2], provisions=2)
    raided(state, "harbour_west_2", "harbour_west_3")
    match = sit(state, harbour_west_1="iron gold valkyrie valkyrie")
    given = hint(match.seen_by(A), 1, "settlement.harbour_west")
    assert ("reason-valkyries", 2, 0) in [(each.message, each.amount, each.other) for each in given.reasons]


def test_a_raid_tells_how_many_valkyries_come_at_least() -> None:
    state = raider(GREY, *STRONG[:3], provisions=3, gold=1)
    match = sit(state, monastery_west_1="gold iron valkyrie", monastery_west_2="valkyrie valkyrie")
    given = hint(match.seen_by(A), 1, "settlement.monastery_west")
    assert ("reason-least_valkyries", 1, 3) in [(each.message, each.amount, each.other) for each in given.reasons]


def test_a_worker_is_told_of_where_another_colour_could_be_picked_up() -> None:
    state = table()
    village(state, mill=BLACK, silversmith=GREY, treasury=BLACK)
    match = sit(state)
    choose(match, "building.gate_house", "draw")

    told = [(each.message, each.amount) for each in hint(match.seen_by(A), 1, "building.silversmith").reasons]
    assert ("reason-next_worker", GREY) in told


def test_valkyries_that_come_with_plunder_are_named_where_they_make_the_difference() -> None:
    state = raider(GREY, *STRONG[:2], provisions=2)
    raided(state, "harbour_west_3")
    match = sit(state, harbour_west_1="iron valkyrie valkyrie", harbour_west_2="iron")
    choose(match, "settlement.harbour_west")
    given = hint(match.seen_by(A), 1, "space.harbour_west_2", beside="space.harbour_west_1")
    told = {each.message: each.amount for each in given.reasons if each.role == "promises"}
    assert told["hope-valkyries"] > 10
    assert abs(told.get("rest", 0)) < told["hope-valkyries"] / 2


def in_a_hurry(*held: str) -> dict[str, float]:
    """The prospects of a player who leads by far, with a hero in the crew and these cards in hand."""
    state = before_fortress("folke", *STRONG[:2])
    state.players[A].points = 60
    hand(state, A, *held)
    return dict(GAME.advice.prospects(state, A))


def test_what_only_prepares_the_next_fortress_does_not_count_as_being_nearer_to_the_end() -> None:
    helpful, idle = in_a_hurry("mercenary"), in_a_hurry("ragnhildr")
    assert helpful["end"] == idle["end"] > 0
    assert helpful["fortress"] != idle["fortress"]
