"""Where a game turned: the choices after which the chances were lastingly other than before."""

from __future__ import annotations

from typing import Final

TURNS: Final = 3
LEAST: Final = 1.0
"""What changes the figures by less is no turn."""
WINDOW: Final = 4
"""So many standings before and after a choice are compared: what is gone again after one choice was no turn."""


class Standing:
    """How every seat stood after so many choices: winning chances in percent, or points for who plays alone."""

    __slots__ = ("figures", "move")

    def __init__(self, move: int, figures: list[float]) -> None:
        self.move = move
        self.figures = figures


class TurningPoint:
    """The choice after `move` others, with which the figures went from `before` to `after`, most of all the seat's."""

    __slots__ = ("after", "before", "move", "seat")

    def __init__(self, move: int, seat: int, before: list[float], after: list[float]) -> None:
        self.move = move
        self.seat = seat
        self.before = before
        self.after = after

    @property
    def size(self) -> float:
        return abs(self.after[self.seat] - self.before[self.seat])


def turning_points(standings: list[Standing]) -> list[TurningPoint]:
    """The greatest ones, each some choices away from the others, in the order of the game."""
    found = [_point(standings, at) for at in range(len(standings) - 1)]
    order = sorted(range(len(found)), key=lambda at: -found[at].size)
    chosen: list[int] = []
    for at in order:
        if len(chosen) < TURNS and found[at].size >= LEAST and all(abs(at - other) > WINDOW for other in chosen):
            chosen.append(at)
    return [found[at] for at in sorted(chosen)]


def _point(standings: list[Standing], at: int) -> TurningPoint:
    before = _mean(standings[max(0, at + 1 - WINDOW) : at + 1])
    after = _mean(standings[at + 1 : at + 1 + WINDOW])
    seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
    return TurningPoint(standings[at].move, seat, before, after)


def _mean(standings: list[Standing]) -> list[float]:
    seats = range(len(standings[0].figures))
    return [sum(standing.figures[seat] for standing in standings) / len(standings) for seat in seats]
