"""Hints: an upgrade by two colours says how far, and tells of that good alone."""

from __future__ import annotations

from meadhall.engine.advice import LEADS
from meadhall.engine.advising.hints import hint
from meadhall.engine.registry import games
from meadhall.lessons import lesson


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
