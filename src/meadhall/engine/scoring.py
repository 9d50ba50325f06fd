"""Scores with their breakdown, and who wins."""

from __future__ import annotations


class Score:
    """One seat's score: its points by category, in the order the rule book counts them, and the tie-breaks."""

    __slots__ = ("categories", "seat", "ties")

    def __init__(self, seat: int, categories: list[tuple[str, int]], ties: list[tuple[str, int]]) -> None:
        self.seat = seat
        self.categories = categories
        self.ties = ties

    @property
    def total(self) -> int:
        return sum(points for _, points in self.categories)

    def __repr__(self) -> str:
        return f"Score({self.seat}, {self.categories!r}, {self.ties!r})"


def _strength(score: Score) -> tuple[int, ...]:
    return (score.total, *(value for _, value in score.ties))


def places(scores: list[Score]) -> list[int]:
    """Each seat's place, 1 for the winner; those whom no tie-break parts share one."""
    ranked = [_strength(score) for score in scores]
    return [1 + sum(other > own for other in ranked) for own in ranked]


def winners(scores: list[Score]) -> list[int]:
    """The seats that win; more than one where the victory is shared."""
    return [score.seat for score, place in zip(scores, places(scores), strict=True) if place == 1]
