"""What a finished game was worth to each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.play.match import Match

WIN: Final = "win"
POINTS: Final = "points"
MARGIN: Final = "margin"
HUNDRED: Final = 100.0


def by_win(match: Match) -> list[float]:
    """1 for a victory, shared if it is shared; 0 for the others. Their sum is 1."""
    winners = match.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.settings.players)]


def by_points(match: Match) -> list[float]:
    """A hundredth of one's points."""
    return [score.total / HUNDRED for score in match.scores()]


def by_margin(match: Match) -> list[float]:
    """A hundredth of the points by which one is ahead of the best of the others, or behind them."""
    totals = [score.total for score in match.scores()]
    if len(totals) == 1:
        return by_points(match)
    return [(own - max(totals[:seat] + totals[seat + 1 :])) / HUNDRED for seat, own in enumerate(totals)]


REWARDS: Final[Mapping[str, Callable[[Match], list[float]]]] = {WIN: by_win, POINTS: by_points, MARGIN: by_margin}


def rewards_named(name: str | None, players: int) -> Callable[[Match], list[float]]:
    """The rewards of that name; unless said, victory, and points where one plays alone."""
    chosen = name or (POINTS if players == 1 else WIN)
    if chosen not in REWARDS:
        raise MeadhallError(f"there are no rewards {chosen!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[chosen]
