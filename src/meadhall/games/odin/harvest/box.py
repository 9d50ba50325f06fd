"""What the Harvest mini-expansion brings, as tables made once: markers, set-up, cards that are taken out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names
from meadhall.games.odin.components.spaces import Amounts
from meadhall.games.odin.harvest.shapes import HarvestFile, HarvestStart

HARVEST_FILE: Final = "harvest.toml"
HARVESTS_TOTAL: Final = 4
FAILURES_TOTAL: Final = 4
MARKERS_TOTAL: Final = 10

ORANGE_SIDE: Final = 0
BROWN_SIDE: Final = 1
SIDES: Final = ("orange", "brown")


class HarvestBox:
    """Harvest markers are known by their number, which is that of the harvest; 0 is a crop failure."""

    def __init__(self, data: Data, number_of: Callable[[str], int], cards: int) -> None:
        file = data.read(HARVEST_FILE, HarvestFile)
        markers = [marker.harvest for marker in file.harvest_markers for _ in range(marker.count)]
        self.harvests = [harvest for harvest in markers if harvest]
        """The markers with a harvest, of which one lies open in the first round."""
        self.failures: list[int] = [harvest for harvest in markers if not harvest]
        if len(self.harvests) != HARVESTS_TOTAL or len(self.failures) != FAILURES_TOTAL:
            raise data.fail(HARVEST_FILE, f"there are {HARVESTS_TOTAL} harvests and {FAILURES_TOTAL} crop failures")
        self.markers = Names([f"marker.{marker.id}" for marker in file.resource_markers])
        if len(self.markers.names) != MARKERS_TOTAL:
            raise data.fail(HARVEST_FILE, f"there are {MARKERS_TOTAL} resource markers")
        self.gives: list[list[Amounts]] = []
        """By resource marker, then by its side: what it gives."""
        for marker in file.resource_markers:
            self.gives.append([_amounts(data, number_of, side) for side in (marker.orange, marker.brown)])
        self.starts: dict[str, HarvestStart] = {start.id: start for start in file.starts}
        self.start_goods: dict[str, Amounts] = {
            start.id: _amounts(data, number_of, start.goods) for start in file.starts
        }
        for card in (*file.removed.always, *file.removed.if_wished):
            if card > cards:
                raise data.fail(HARVEST_FILE, f"removed: there is no card {card}")
        self.removed = [card - 1 for card in file.removed.always]
        """The occupation cards that are taken out."""
        self.removed_if_wished = [card - 1 for card in file.removed.if_wished]


def _amounts(data: Data, number_of: Callable[[str], int], things: dict[str, int]) -> Amounts:
    found: Amounts = []
    for thing, count in things.items():
        number = number_of(thing)
        if number < 0:
            raise data.fail(HARVEST_FILE, f"there is no thing {thing!r}")
        found.append((number, count))
    return found
