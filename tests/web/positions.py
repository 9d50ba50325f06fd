"""Positions at which a test begins: the engine plays up to them within the test, which takes no time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from meadhall.bots import Bot, make
from meadhall.engine.decision import Decision
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game as find_game

SEED = 8
"""Of every table, so that a test meets the same game in every run."""

SeatPlan = dict[str, str]
Choose = Callable[[Decision], str]
Until = Callable[[Decision], bool]
RANDOM = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}


def choices_until(
    game: str,
    seats: list[SeatPlan],
    until: Until | None,
    choose: Choose,
    *,
    options: dict[str, str] | None = None,
    corrections: Path | None = None,
) -> list[tuple[int, str]]:
    """What is chosen until a person is asked such a question; until the end of the game, if none is awaited."""
    match = find_game(game).new(len(seats), seed=SEED, settings=options, corrections=corrections)
    bots = {seat: make(plan["bot"], SEED + seat) for seat, plan in enumerate(seats) if plan["kind"] == "bot"}
    while not match.over:
        if not _let_a_bot_choose(match, bots):
            decision = match.pending[0]
            if until is not None and until(decision):
                break
            match.choose(choose(decision), decision.seat)
    assert until is None or not match.over, "the game was over before somebody was asked that"
    return [(choice.seat, choice.option) for choice in match.choices]


def _let_a_bot_choose(match: Match, bots: dict[int, Bot]) -> bool:
    """Where people and bots decide side by side, the bots come first: then nothing moves while one looks."""
    for decision in match.pending:
        if decision.seat in bots:
            match.choose(bots[decision.seat].choose(match.seen_by(decision.seat)), decision.seat)
            return True
    return False
