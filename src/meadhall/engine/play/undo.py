"""Taking back: which choice it would be, what stands in the way, and where the turn began."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Final

from meadhall.engine.play.choice import REVEALED, ROLLED
from meadhall.engine.play.timeline import Timeline

if TYPE_CHECKING:
    from meadhall.engine.play.match import Match

MOST_FREE: Final = 100
"""Nobody takes back more than so many choices of a turn, one by one."""


def last_choice_of(timeline: Timeline, seat: int) -> int:
    """Where the seat's last choice stands (any seat's for -1); -1 if it has none or other seats have acted since."""
    choices = timeline.history.choices
    began = timeline.together_began
    last = len(choices) - 1
    if seat < 0 or last < 0:
        return last
    at = last
    while timeline.play.parts and at >= began and choices[at].seat != seat:
        at -= 1
    if at < began and at < last:
        return -1  # it led to what the others have done side by side since
    return at if at >= 0 and choices[at].seat == seat else -1


def last_place(match: Match, seat: int) -> int:
    """Where the seat's last choice stands, whatever came after it."""
    return max(at for at, choice in enumerate(match.choices) if choice.seat == seat)


def undo_bar(match: Match, seat: int) -> str:
    """Why the seat's last choice cannot be taken back freely; '' if it can.

    'nothing': it made none; 'others': somebody has acted since; 'rolled', 'revealed': it cannot be unseen.
    """
    at = match.last_choice_of(seat)
    if at < 0:
        return "others" if any(choice.seat == seat for choice in match.choices) else "nothing"
    return _seen(match.choices[at].mark)


def undo_bar_with_answers(match: Match, seat: int, minding: Container[int]) -> str:
    """The same, if all that came after it is taken back too; those who do not mind that are bots."""
    bar = undo_bar(match, seat)
    if bar != "others":
        return bar
    since = match.choices[last_place(match, seat) :]
    if any(choice.seat != seat and choice.seat in minding for choice in since):
        return "others"
    marks = 0
    for choice in since:
        marks |= choice.mark
    return _seen(marks)


def free_undos(match: Match, seat: int) -> list[int]:
    """The places of the choices that the seat may take back by itself, in the order it would."""
    places: list[int] = []
    at_hand = match
    while len(places) < MOST_FREE and not undo_bar(at_hand, seat):
        places.append(at_hand.last_choice_of(seat))
        if at_hand is match:
            at_hand = match.clone()
        at_hand.undo(seat)
    return places


def of_turn(match: Match, seat: int, free: list[int]) -> list[int]:
    """Of the choices that the seat may take back, those of the turn that it made the last one in."""
    began = turn_began(match, seat) if free else 0
    return [at for at in free if at >= began]


def turn_began(match: Match, seat: int) -> int:
    """After how many choices the turn began in which the seat chose last; it can take that choice back."""
    other = match.clone()
    other.undo(seat)
    return other.turn_began


def _seen(marks: int) -> str:
    if marks & ROLLED:
        return "rolled"
    return "revealed" if marks & REVEALED else ""
