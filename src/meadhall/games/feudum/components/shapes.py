"""The shape of the files in `data/`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.engine.data import Graded

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Good = Literal["food", "wood", "iron", "sulfur", "saltpeter"]
Vessel = Literal["ship", "submersible", "flying"]
RouteKind = Literal["ship", "submersible", "flying", "road", "ferry"]
Guild = Literal["farmer", "merchant", "alchemist", "knight", "noble", "monk"]
Building = Literal["outpost", "farm", "town"]
Side = Literal["seed", "published"]
Cost = dict[Good, Positive]


class Region(Graded, frozen=True):
    id: str
    locations: Positive


class Location(Graded, frozen=True):
    id: str
    region: str
    x: Count
    y: Count
    letters: Annotated[str, Meta(pattern="^N?S?E?W?$")] = ""
    start: bool = False


class Route(Graded, frozen=True):
    id: str
    a: str
    b: str
    kind: RouteKind


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    regions: list[Region]
    locations: list[Location]
    routes: list[Route]


class Difference(Graded, frozen=True):
    id: str
    topic: str
    seed: str
    published: str
    rule: str
    summary: Side
    slip: bool = False
    seed_numbers: tuple[int, ...] = ()
    published_numbers: tuple[int, ...] = ()


class Differences(Struct, frozen=True, forbid_unknown_fields=True):
    differences: list[Difference]


class GoodCount(Graded, frozen=True):
    id: Good
    count: Count


class VesselCount(Graded, frozen=True):
    id: Vessel
    count: Count


class Monster(Graded, frozen=True):
    id: Literal["behemoth", "sea_serpent"]
    routes: list[RouteKind]
    port: bool


class BeadCount(Graded, frozen=True):
    id: Positive
    count: Count


class Landscape(Graded, frozen=True):
    id: Literal["orchard", "butts", "silver_mine", "sulfur_mine"]
    resource: Literal["food", "target", "shilling", "sulfur"]
    tiles: Annotated[list[Count], Meta(min_length=4, max_length=4)]


class ByPlayers(Graded, frozen=True):
    id: int
    dummies: Count
    apprentice: bool


class Supply(Graded, frozen=True):
    shillings: Count
    targets: Count
    markers_per_colour: Count
    tokens: Count
    feudums_per_guild: Count


class Discs(Graded, frozen=True):
    start: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    other: Annotated[list[Count], Meta(min_length=3, max_length=3)]


class PlayerStart(Graded, frozen=True):
    pawns: Positive
    discs: Count
    reeves: Count
    markers: Count
    food: Count
    shillings: Count
    chosen_goods: Count
    barrel: Count


class Landscapes(Graded, frozen=True):
    fill: Count
    tribute: Count
    points_placed: Count
    points_empty: Count
    points_filled: Count


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    goods: list[GoodCount]
    vessels: list[VesselCount]
    monsters: list[Monster]
    beads: list[BeadCount]
    landscapes: list[Landscape]
    by_players: list[ByPlayers]
    supply: Supply
    discs: Discs
    player: PlayerStart
    landscape: Landscapes
