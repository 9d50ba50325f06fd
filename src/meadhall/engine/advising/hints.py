"""A hint: the option that the game's advice values most, and the reasons for it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.advice import BRINGS, COMPARED, COSTS, LEADS, RISKS, TENTHS, Reason
from meadhall.engine.advising.comparing import ALIKE, apart, compared, promised, without_common, words_of
from meadhall.engine.advising.judging import judged, second_of
from meadhall.engine.decision import Decision
from meadhall.engine.play.choice import REVEALED, ROLLED
from meadhall.engine.play.lookahead import best_of, worths
from meadhall.engine.play.match import Match
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng

WORLDS: Final = 6
"""Where chance or what others hide decides, an option is tried in so many imagined worlds."""
STEPS: Final = 5
"""An option that brings nothing by itself is followed through so many choices of the same turn."""
POINTS: Final = "have-points"
PASS: Final = "pass"
"""What games call the option to do nothing."""


class Hint:
    """An option, and the reasons for it: what it brings, costs, risks and promises, and how the next best compares."""

    __slots__ = ("option", "reasons")

    def __init__(self, option: str, reasons: list[Reason]) -> None:
        self.option = option
        self.reasons = reasons


def hint(seen: Seen, seed: int, option: str = "", beside: str = "") -> Hint:
    """The best option at first sight, or a named one, with its reasons, compared with the next best or `beside`."""
    decision = seen.decision
    rng = Rng(seed)
    match, found = judged(seen, rng)
    at = decision.options.index(option) if option else best_of(found)
    after = led_to(match, decision, decision.options[at])
    told = all_told(seen, match, after, rng)
    if len(decision.options) == 1:
        return Hint(decision.options[at], [*told, Reason(COMPARED, "only")])
    next_best = decision.options.index(beside) if beside else second_of(found, at)
    other = led_to(match, decision, decision.options[next_best])
    by = round(TENTHS * (found[at] - found[next_best]))
    if 0 < by <= ALIKE and not beside:
        by = 0
    sure = not is_luck(after) and not is_luck(other)
    others = all_told(seen, match, other, rng)
    told = without_common(told, others)
    if sure:
        told = without_unavoidable(apart(told, others), seen, match)
    told.append(compared(by, decision.options[next_best]))
    if sure:
        advice = seen.advice
        told += promised(advice.prospects(other.state, seen.seat), advice.prospects(after.state, seen.seat), by)
    return Hint(decision.options[at], told)


def without_unavoidable(told: list[Reason], seen: Seen, match: Match) -> list[Reason]:
    """Without points that every option loses, as by what others do next: no choice costs them."""
    lost = [reason.amount for reason in told if reason.role == COSTS and reason.message == POINTS]
    if not lost:
        return told
    before = dict(seen.advice.holdings(match.state, seen.seat))
    for option in seen.decision.options:
        after = led_to(match, seen.decision, option)
        changes = changed(before, seen.advice.holdings(after.state, seen.seat))
        if is_luck(after) or changes.get("points", 0) > lost[0]:
            return told
    return [reason for reason in told if reason.message != POINTS]


def all_told(seen: Seen, match: Match, after: Match, rng: Rng) -> list[Reason]:
    """What can be said of an option by itself."""
    told = effects(seen, match, after, rng)
    then = follows(seen, after)
    leading = not is_luck(after) and not any(reason.role == BRINGS for reason in told)
    told += then
    if leading:
        told += leads(seen, after, rng)
    own = seen.advice.reasons(match.state, after.state, seen.decision, after.choices[-1].option)
    said = {words_of(reason) for reason in then}
    named = [reason.thing for reason in then]
    return told + [
        reason for reason in own if words_of(reason) not in said and (not reason.thing or reason.thing not in named)
    ]


def effects(seen: Seen, match: Match, after: Match, rng: Rng) -> list[Reason]:
    """What an option changes at once of what the seat has, as far as it can be sure of it."""
    decision = seen.decision
    advice = seen.advice
    before = dict(advice.holdings(match.state, seen.seat))
    option = after.choices[-1].option
    changes = changed(before, advice.holdings(after.state, seen.seat))
    sure = changes
    for _ in range(WORLDS - 1 if is_luck(after) else 0):
        other = changed(before, advice.holdings(led_to(seen.imagine(rng), decision, option).state, seen.seat))
        sure = shared(sure, other)
        changes = changes | other
    told = [Reason(BRINGS if by > 0 else COSTS, f"have-{name}", by) for name, by in sure.items()]
    told.sort(key=_role_of)
    if len(sure) < len(changes):
        told.append(Reason(RISKS, "luck"))
    return told


def follows(seen: Seen, after: Match) -> list[Reason]:
    """What is best in the question about the option itself, where it asks one, with its risk and its price."""
    decision = after.decision_of(seen.seat)
    if decision is None or is_luck(after) or decision.about != after.choices[-1].option:
        return []
    if len(decision.options) - (PASS in decision.options) < 2:  # What is chosen goes without saying.
        return []
    best = decision.options[best_of(worths(after, decision, seen.advice))]
    then = led_to(after, decision, best)
    told = seen.advice.reasons(after.state, then.state, decision, best)
    return [Reason(LEADS, "then", thing=best), *[each for each in told if each.role in (RISKS, COSTS)]]


def leads(seen: Seen, after: Match, rng: Rng) -> list[Reason]:
    """What comes of an option that brings nothing by itself, with the best of the choices that follow on it."""
    advice = seen.advice
    before = dict(advice.holdings(after.state, seen.seat))
    changes: dict[str, int] = {}
    options = [after.choices[-1].option]
    for _ in range(STEPS):
        decision = after.decision_of(seen.seat)
        if decision is None or decision.kind in advice.apart or after.turn_began == len(after.choices):
            break
        if changes and decision.kind == seen.decision.kind:  # The same question once more is about something else.
            break
        options.append(decision.options[best_of(worths(after, decision, advice))])
        after = led_to(after, decision, options[-1])
        came = changed(before, advice.holdings(after.state, seen.seat))
        if is_luck(after):
            changes = sure_of(seen, options, came, before, rng)
            break
        changes = came
    return [Reason(LEADS, f"have-{name}", by) for name, by in changes.items()]


def sure_of(
    seen: Seen, options: list[str], changes: dict[str, int], before: dict[str, int], rng: Rng
) -> dict[str, int]:
    """Those changes that come of these choices, one after the other, in other worlds too."""
    for _ in range(WORLDS - 1):
        world = seen.imagine(rng)
        for option in options:
            decision = world.decision_of(seen.seat)
            if decision is None or option not in decision.options:
                return {}
            world.choose(option, seen.seat)
        changes = shared(changes, changed(before, seen.advice.holdings(world.state, seen.seat)))
    return changes


def is_luck(after: Match) -> bool:
    """Whether chance, or what somebody could not see, had a part in what the last choice led to."""
    return after.choices[-1].mark & (ROLLED | REVEALED) != 0


def led_to(match: Match, decision: Decision, option: str) -> Match:
    """A match of its own in which that was chosen."""
    after = match.clone()
    after.choose(option, decision.seat)
    return after


def changed(before: dict[str, int], after: list[tuple[str, int]]) -> dict[str, int]:
    """By how much each holding is more or less than before, if it is."""
    return {name: amount - before[name] for name, amount in after if amount != before[name]}


def shared(changes: dict[str, int], others: dict[str, int]) -> dict[str, int]:
    """Those changes that are the same in another world."""
    return {name: by for name, by in changes.items() if others.get(name) == by}


def _role_of(reason: Reason) -> int:
    return reason.role != BRINGS
