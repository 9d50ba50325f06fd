"""Looking ahead in an imagined match: what each option leads to, and play by advice up to a horizon."""

from __future__ import annotations

import math
from typing import Any, Final

from meadhall.engine.advice import Advice, Horizon
from meadhall.engine.decision import Decision
from meadhall.engine.play.copies import clone, imagine
from meadhall.engine.play.imagined import OPEN
from meadhall.engine.play.match import Match
from meadhall.engine.play.shortlists import Shortlists
from meadhall.engine.play.timeline import Timeline
from meadhall.engine.rng import Rng

HOPELESS: Final = math.exp(-30.0)
"""An option whose prior is so many times lower than the best one's is not looked at: no value makes up for that."""


def worths(match: Match, decision: Decision, advice: Advice[Any], luck: Rng | None = None) -> list[float]:
    """What each option is worth to who decides: the value it leads to, and the logarithm of its prior.

    With `luck` every option meets the same other dice, so that nobody foresees those of the match.
    """
    found = advice.priors(match.state, decision.seat, decision.kind, decision.options)
    for at, option in enumerate(decision.options):
        found[at] = math.log(found[at])
        if decision.kind not in advice.by_sight:
            found[at] += value_after(match.timeline, decision.seat, option, advice, luck)
    return found


def worths_at_a_glance(
    match: Match, decision: Decision, advice: Advice[Any], luck: Rng | None = None, options: list[str] | None = None
) -> list[float]:
    """The same to choose by: what is hopeless by its prior alone stays far behind, without a look at its value.

    Where only one option has hopes, or all lead to the same value, nobody asks for values at all. `options`: only some.
    """
    options = decision.options if options is None else options
    priors = advice.priors(match.state, decision.seat, decision.kind, options)
    least = max(priors) * HOPELESS
    hopeful = [prior >= least for prior in priors]
    found = [math.log(prior) for prior in priors]
    if sum(hopeful) == 1 or decision.kind in advice.by_sight:
        return found
    first = hopeful.index(True)
    usual = value_after(match.timeline, decision.seat, options[first], advice, luck)
    for at, option in enumerate(options):
        if at == first or not hopeful[at]:
            found[at] += usual
        else:
            found[at] += value_after(match.timeline, decision.seat, option, advice, luck)
    return found


def value_after(timeline: Timeline, seat: int, option: str, advice: Advice[Any], luck: Rng | None) -> float:
    """What the position is worth to the seat to which the option leads."""
    after = clone(timeline, False)
    if luck is not None:
        after.play.state.rng = luck.copy()
    after.make(after.play.awaited(seat), option)
    return advice.value(after.play.state, seat)


def best_of(found: list[float]) -> int:
    """Where the highest stands (the first of several)."""
    best = 0
    for at, worth in enumerate(found):
        if worth > found[best]:
            best = at
    return best


def with_other_luck(match: Match, rng: Rng) -> Match:
    """A match of its own that stands there, hands and decks as they lie; what is rolled from now on is other."""
    timeline = imagine(match.timeline, OPEN, rng.fork().seed)
    return Match(match.game, match.settings, timeline, -1, match.corrections)


class Lookahead:
    """An imagined match that is played on from a seat's decision, until it has come as far as the horizon."""

    __slots__ = ("_last_round", "_shortlists", "advice", "horizon", "luck", "match", "own_turns", "seat", "turns")

    def __init__(
        self,
        match: Match,
        seat: int,
        advice: Advice[Any],
        horizon: Horizon,
        luck: Rng,
        shortlists: Shortlists | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.advice = advice
        self.horizon = horizon
        self.luck = luck
        """For those who look one choice ahead on the way."""
        self.turns = 0
        self.own_turns = 0
        self._shortlists = shortlists
        """From one simulation of a search to the next; None if there is only this one."""
        self._last_round = advice.round_of(match.state) + horizon.rounds if horizon.rounds else 0

    @property
    def decision(self) -> Decision | None:
        """What is to be decided next, the seat's own first; None where the horizon is reached or the game over."""
        pending = self.match.timeline.play.pending
        if not pending or self._has_arrived():
            return None
        return self.match.timeline.play.decision_of(self.seat) or pending[0]

    def _has_arrived(self) -> bool:
        horizon = self.horizon
        if horizon.turns and self.turns >= horizon.turns:
            return True
        if horizon.own_turns and self.own_turns >= horizon.own_turns:
            return True
        return horizon.rounds > 0 and self.advice.round_of(self.match.state) >= self._last_round

    def choose(self, decision: Decision, option: str) -> None:
        timeline = self.match.timeline
        timeline.make(decision, option)
        if timeline.turn_began == len(timeline.history.choices) and timeline.play.pending:
            self.turns += 1
            if timeline.play.pending[0].seat == self.seat:
                self.own_turns += 1

    def play_others(self) -> Decision | None:
        """Let all others choose by advice until the seat itself decides; None at the horizon."""
        while True:
            decision = self.decision
            if decision is None or decision.seat == self.seat:
                return decision
            self._choose_greedily(decision)

    def play_on(self) -> None:
        """Let all choose by advice up to the horizon."""
        while True:
            decision = self.decision
            if decision is None:
                return
            self._choose_greedily(decision)

    def _choose_greedily(self, decision: Decision) -> None:
        luck = self.luck
        luck.drawn += 100  # other dice every time
        shortlists = self._shortlists
        if shortlists is None or decision.kind not in self.advice.recurring:
            found = worths_at_a_glance(self.match, decision, self.advice, luck)
            self.choose(decision, decision.options[best_of(found)])
            return
        where = f"{self.turns} {decision.seat} {decision.kind}"
        options = shortlists.of(where, decision.options)
        found = worths_at_a_glance(self.match, decision, self.advice, luck, options)
        shortlists.keep(where, options, found)
        self.choose(decision, options[best_of(found)])

    def value(self) -> float:
        """What the position is worth to the seat, against the best of its rivals."""
        advice = self.advice
        state = self.match.state
        own = advice.value(state, self.seat)
        seats = self.match.settings.players
        if not advice.rivals or seats < 2:
            return own
        return own - advice.rivals * max(advice.value(state, seat) for seat in range(seats) if seat != self.seat)
