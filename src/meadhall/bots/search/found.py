"""What came of an option."""

from __future__ import annotations

from typing import NamedTuple


class Found(NamedTuple):
    """An option: how it looked at first sight, how often it was tried, and the sum of what came of it.

    In a tree the first sight is its prior. In a race it is by how much it seemed to be worse than the favourite, and
    the sum is of differences to that one, world by world.
    """

    option: str
    first_sight: float
    visits: int
    total: float
    squares: float
