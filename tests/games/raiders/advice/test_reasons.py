"""Why a hint is given: what a raid can score, in the rules' own figures, and that no hint leads to one that cannot."""

from __future__ import annotations

from itertools import product

import pytest

from meadhall.arena.play import seat_bots
from meadhall.engine.advising.hints import hint
from meadhall.games.raiders import GAME
from meadhall.games.raiders.advice.reasons import chance_of, raid_reasons, strength_of
from meadhall.games.raiders.components.pieces import BLACK, WHITE
from meadhall.games.raiders.state import State, total
from tests.games.raiders.table import A, crew, give, hold, settlement, sit, table, village

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
    assert told(state, "fortress_west")[0] == ("reason-strength", min(rolls), max(rolls))
    for message, percent, points in told(state, "fortress_west")[1:]:
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
