"""What lies on the table with the Harvest mini-expansion, and with no other."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import Cache
from meadhall.games.odin.harvest.box import BROWN_SIDE, ORANGE_SIDE


class Seasons:
    """Markers, and cards put aside in the set-up. Its lists are never changed but replaced: copies share them."""

    __slots__ = ("discarded", "free_play", "markers", "markers_left", "pile", "turned_up")

    def __init__(self, players: int) -> None:
        self.turned_up: list[int] = []
        """Harvest markers (the number of the harvest; 0: crop failure) in the order of the rounds."""
        self.pile: list[int] = []
        """Those face down; the last is turned up next."""
        self.markers_left: list[int] = []
        """Resource markers that can still be taken."""
        self.markers: list[list[int]] = [[] for _ in range(players)]
        """By seat: its resource markers."""
        self.discarded: list[list[int]] = [[] for _ in range(players)]
        """By seat: the occupation cards that it was dealt and did not keep."""
        self.free_play = 0
        """The seats (bits) that may play their dark card for nothing at the start of their first turn."""

    def copy(self) -> Seasons:
        other = Seasons(0)
        other.turned_up = self.turned_up
        other.pile = self.pile
        other.markers_left = self.markers_left
        other.markers = self.markers
        other.discarded = self.discarded
        other.free_play = self.free_play
        return other

    def harvest(self, number: int) -> int:
        """The number of the harvest in a round whose marker has been turned up."""
        return self.turned_up[number - 1]

    @property
    def side(self) -> int:
        """The side of the resource markers that shows: it fits the harvest marker turned up last."""
        return ORANGE_SIDE if self.turned_up[-1] else BROWN_SIDE


class NoSeasons(Cache):
    """At a table without the mini-expansion: nothing of it lies there, so there is nothing to compare."""

    __slots__ = ()

    def forget(self) -> None:
        """There is nothing to forget."""


NO_SEASONS: Final = NoSeasons()


def with_one_changed(lists: list[list[int]], place: int, changed: list[int]) -> list[list[int]]:
    """The same lists but for one of them."""
    return [changed if number == place else kept for number, kept in enumerate(lists)]
