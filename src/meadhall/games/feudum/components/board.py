"""The map as tables: locations are numbers and bits of masks."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names
from meadhall.games.feudum.components.pieces import LETTERS, ROUTES, SHIP, SUBMERSIBLE
from meadhall.games.feudum.components.shapes import Location, Map

FILE: Final = "map.toml"
TOTALS: Final = (6, 22, 36, 6)
"""Regions, locations, routes, starting locations."""


class Board:
    """Regions, locations and the routes between them (chapter 3)."""

    __slots__ = (
        "all_locations",
        "lettered",
        "location_region",
        "locations",
        "ports",
        "region_locations",
        "regions",
        "starts",
        "ways",
    )

    def __init__(self, data: Data) -> None:
        record = data.read(FILE, Map)
        self.regions = Names([f"region.{region.id}" for region in record.regions])
        self.locations = Names([f"location.{location.id}" for location in record.locations])
        self.all_locations = (1 << len(record.locations)) - 1
        self.location_region: list[int] = []
        self.region_locations = [0] * len(record.regions)
        self.starts = 0
        """The starting locations, circled in pink."""
        self.lettered = [0] * len(LETTERS)
        """By letter, the locations that carry it: one in each region."""
        for number, location in enumerate(record.locations):
            self._add(data, number, location)
        self.ways = [[0] * len(record.locations) for _ in ROUTES]
        """By kind of route and location, where it leads."""
        for route in record.routes:
            ends: list[int] = []
            for end in (route.a, route.b):
                if f"location.{end}" not in self.locations.index:
                    raise data.fail(FILE, f"route {route.id!r} leads to an unknown location {end!r}")
                ends.append(self.locations.index[f"location.{end}"])
            ways = self.ways[ROUTES.index(route.kind)]
            if ends[0] == ends[1] or ways[ends[0]] >> ends[1] & 1:
                raise data.fail(FILE, f"route {route.id!r} leads nowhere, or is there twice")
            ways[ends[0]] |= 1 << ends[1]
            ways[ends[1]] |= 1 << ends[0]
        self.ports = 0
        """Locations at the end of a ship or submersible route."""
        for number in range(len(record.locations)):
            if self.ways[SHIP][number] | self.ways[SUBMERSIBLE][number]:
                self.ports |= 1 << number
        self._check(data, record)

    def _add(self, data: Data, number: int, location: Location) -> None:
        name = f"region.{location.region}"
        if name not in self.regions.index:
            raise data.fail(FILE, f"location {location.id!r} lies in an unknown region {location.region!r}")
        region = self.regions.index[name]
        self.location_region.append(region)
        self.region_locations[region] |= 1 << number
        if location.start:
            self.starts |= 1 << number
        for letter in location.letters:
            self.lettered[LETTERS.index(letter)] |= 1 << number

    def _check(self, data: Data, record: Map) -> None:
        for region, mask in zip(record.regions, self.region_locations, strict=True):
            if mask.bit_count() != region.locations:
                problem = f"region {region.id!r} has {mask.bit_count()} locations, not {region.locations}"
                raise data.fail(FILE, problem)
            if any((mask & lettered).bit_count() != 1 for lettered in self.lettered):
                raise data.fail(FILE, f"region {region.id!r} has each of the letters {LETTERS} once")
        totals = (len(record.regions), len(record.locations), len(record.routes), self.starts.bit_count())
        if totals != TOTALS:
            problem = "there are {} regions, {} locations, {} routes and {} starting locations".format(*TOTALS)
            raise data.fail(FILE, problem)
        if self.reach(1) != self.all_locations:
            raise data.fail(FILE, "not every location can be reached from every other")

    def reach(self, locations: int) -> int:
        """Where one can come to from these locations by routes of any kind."""
        while True:
            further = locations
            for ways in self.ways:
                for number, leads_to in enumerate(ways):
                    if locations >> number & 1:
                        further |= leads_to
            if further == locations:
                return locations
            locations = further
