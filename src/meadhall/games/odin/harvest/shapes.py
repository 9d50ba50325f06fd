"""The shape of `harvest.toml`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from meadhall.engine.data import Graded
from meadhall.games.odin.components.shapes import Count, Number, Things


class HarvestMarker(Graded, frozen=True):
    id: str
    harvest: Count
    count: Number


class ResourceMarker(Graded, frozen=True):
    id: str
    orange: Things
    brown: Things


class HarvestStart(Graded, frozen=True):
    id: Literal["long", "short"]
    markers: Number
    light_occupations: Number
    dark_occupations: Count = 0
    weapons: Count = 0
    goods: Things = field(default_factory=dict)


class RemovedCards(Graded, frozen=True):
    always: list[Number]
    if_wished: list[Number]


class HarvestFile(Struct, frozen=True, forbid_unknown_fields=True):
    harvest_markers: list[HarvestMarker]
    resource_markers: list[ResourceMarker]
    starts: list[HarvestStart]
    removed: RemovedCards
