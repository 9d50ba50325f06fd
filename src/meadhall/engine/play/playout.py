"""Many choices in one call: to the end by chance, for simulation and search; or one in each of many matches."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from meadhall.engine.decision import Decision
from meadhall.engine.errors import IllegalChoice, TooLong
from meadhall.engine.play.choice import REVEALED, ROLLED, Choice
from meadhall.engine.play.match import Match
from meadhall.engine.play.timeline import Timeline
from meadhall.engine.rng import Rng

MOST_CHOICES: Final = 20_000
"""Far beyond any real game: of 600 by chance the longest had 3,283 choices, of 50 greedy ones (that ended) 780."""


def play_out(match: Match, chance: Callable[[], float] | random.Random | Rng, limit: int = MOST_CHOICES) -> None:
    """Choose at random among the options of every decision; side by side the order of seats does not matter.

    `chance` gives numbers from 0 up to 1, as `random.Random(seed).random` does, or is a `random.Random` or an `Rng`:
    a player's own dice, not the table's. A game that is not over after so many choices is stopped where it stands:
    `TooLong`.
    """
    if isinstance(chance, Rng):
        draw: Callable[[], float] = random.Random(chance.fork().seed).random
    elif isinstance(chance, random.Random):
        draw = chance.random
    else:
        draw = chance
    timeline = match.timeline
    play = timeline.play
    history = timeline.history
    if history.every_step or history.undone:
        _make_all(timeline, draw, limit)
        return
    # As `Timeline.make` does it in a match that nobody copies or listens to; what stays the same is looked up once.
    state = play.state
    rng = state.rng
    send = play.course.send
    made = history.choices
    for _ in range(limit):
        pending = play.pending
        if not pending:
            return
        decision = pending[0]
        options = decision.options
        count = len(options)  # as a variable it is multiplied without a detour, when compiled
        option = options[int(draw() * count)]
        drawn = rng.drawn
        revealed = state.revealed
        choice = Choice(decision.seat, option)
        made.append(choice)
        if play.parts:
            timeline.go_on_beside(decision, option)
        else:
            asked = send(option)
            if isinstance(asked, Decision) and len(asked.options) > 1:
                play.pending = [asked]
            else:
                timeline.meet(asked)
        if rng.drawn != drawn:
            choice.mark = ROLLED
        if state.revealed != revealed:
            choice.mark |= REVEALED
    if play.pending:
        raise stopped_after(limit)


def _make_all(timeline: Timeline, draw: Callable[[], float], limit: int) -> None:
    play = timeline.play
    for _ in range(limit):
        pending = play.pending
        if not pending:
            return
        decision = pending[0]
        options = decision.options
        timeline.make(decision, options[int(draw() * len(options))])
    if play.pending:
        raise stopped_after(limit)


def choose_all(matches: Sequence[Match], options: Sequence[str]) -> list[Decision | None]:
    """Answer the first decision of each match, and return the next one of each; None where a game is over.

    A match that is over already is passed over, whatever stands in its place. If any choice is not on offer, none is
    made.
    """
    if len(options) != len(matches):
        raise IllegalChoice(f"{len(options)} choices for {len(matches)} matches")
    for number, match in enumerate(matches):
        decision = match.decision
        if decision is not None and options[number] not in decision.options:
            raise IllegalChoice(f"match {number}: {decision.kind}: {options[number]!r} is not among the options")
    found: list[Decision | None] = []
    for number, match in enumerate(matches):
        pending = match.timeline.play.pending
        if pending:
            match.timeline.make(pending[0], options[number])
        found.append(match.decision)
    return found


def stopped_after(limit: int) -> TooLong:
    return TooLong(f"the game is not over after {limit:,} choices", "too-long", choices=f"{limit}")
