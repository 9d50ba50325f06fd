"""Hints: how far an upgrade goes, and why goods are kept."""

from __future__ import annotations

import pytest

from meadhall.bots import GreedyBot
from meadhall.engine.advice import LEADS
from meadhall.engine.advising.hints import hint
from meadhall.engine.decision import Decision
from meadhall.engine.registry import games
from meadhall.games.odin.advice.reasons import reasons
from meadhall.games.odin.puzzle.tables import BLUE, GREEN
from meadhall.lessons import lesson
from tests.games.odin.table import bare, give, state_of

BONE_COLLECTOR = 75


def test_an_upgrade_by_two_colours_says_how_far_it_goes() -> None:
    game = games()["odin"]
    puzzle = lesson(game, "puzzle")
    assert puzzle is not None
    match = game.new(puzzle.players, seed=puzzle.seed, settings=puzzle.settings)
    for seat, option in puzzle.before:
        asked = match.decision_of(seat)
        if asked is not None and asked.kind == "upgrade_twice":
            break
        match.choose(option, seat)
    given = hint(match.seen_by(0), 1)
    (then,) = [reason.thing for reason in given.reasons if reason.message == "then"]
    match.choose(given.option, 0)
    follow = match.decision_of(0)
    assert follow is not None
    assert (follow.kind, follow.about) == ("upgrade_to", given.option)
    assert then in follow.options
    changes = [reason.amount for reason in given.reasons if reason.role == LEADS and reason.message != "then"]
    assert sorted(changes) == [-1, 1]


def test_whoever_is_told_to_keep_goods_is_told_why() -> None:
    match = games()["odin"].new(2, seed=4)
    bot = GreedyBot(1)
    told: set[tuple[bool, bool]] = set()
    while match.decision is not None:
        decision = match.decision
        seen = match.seen_by(decision.seat)
        option = bot.choose(seen)
        if decision.kind == "anytime" and option == "done":
            state = state_of(match)
            colours = state.components.puzzle.colour
            have = state.clans[decision.seat].have[: state.components.first_weapon]
            kept = sum(count for good, count in enumerate(have) if colours[good] in (GREEN, BLUE))
            waits = [reason.amount for reason in hint(seen, 1, option).reasons if reason.message == "reason-waits"]
            is_last = state.round == state.rounds
            assert waits == ([kept] if kept and not is_last else [])
            told.add((bool(kept), is_last))
        match.choose(option, decision.seat)
    assert (True, False) in told


@pytest.mark.parametrize(("silver", "lost"), [(0, True), (1, False)])
def test_who_plays_an_occupation_that_cannot_be_paid_is_told_that_its_effect_is_lost(silver: int, lost: bool) -> None:
    state = bare()
    give(state, silver=silver)
    state.clans[0].hand = [BONE_COLLECTOR - 1]
    option = f"card.{BONE_COLLECTOR}"
    told = reasons(state, state, Decision(0, "play_occupation", [option, "done"]), option)
    assert ("reason-no_effect" in [reason.message for reason in told]) == lost
    told = reasons(state, state, Decision(0, "keep_card", [option, "card.1"]), option)
    assert "reason-no_effect" not in [reason.message for reason in told]
