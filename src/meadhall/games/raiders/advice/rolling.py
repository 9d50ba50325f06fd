"""What a die that is rolled again can make of a raid: the faces are few, so each of them is looked at."""

from __future__ import annotations

from typing import Final

from meadhall.games.raiders.state import Raid, State

KEEP: Final = 0.01
"""Where rolling again promises nothing, the dice are left as they lie."""


def points_again(state: State, report: Raid, die: int) -> list[int]:
    """What the raid scores for each face that the die may show then."""
    rest = report.strength - report.dice[die]
    return [state.components.raid_points(report.settlement, rest + face) for face in state.components.faces]


def reroll_hopes(state: State, options: list[str]) -> list[float]:
    """By how many points each die makes the raid better on average, over leaving them."""
    report = state.raid
    if report is None:
        return [0.0] * len(options)
    now = state.components.raid_points(report.settlement, report.strength)
    hopes: list[float] = []
    for option in options:
        die = state.components.dice.index[option]
        if die < len(report.dice):
            after = points_again(state, report, die)
            hopes.append(sum(after) / len(after) - now)
        else:
            hopes.append(KEEP)
    return hopes
