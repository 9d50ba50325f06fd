"""The shapes of goods.toml and boards.toml."""

from __future__ import annotations

from typing import Literal

import msgspec

from meadhall.engine.data import Graded

Colour = Literal["orange", "red", "green", "blue"]
Group = Literal["home", "exploration", "shed", "house"]


class ColumnRecord(Graded, frozen=True, kw_only=True):
    """A column of the goods boxes: one shape."""

    id: str
    rows: list[str]
    mini_expansion: int = 0


class TileRecord(Graded, frozen=True, kw_only=True):
    """A goods tile: the good on its front (`id`) and the one on its back."""

    id: str
    back: str
    count: int


class GoodRecord(Graded, frozen=True, kw_only=True):
    """A good: its column and colour, and what it is good for."""

    id: str
    column: str
    colour: Colour
    harvest: int = 0
    animal: bool = False
    points: int = 0
    sword: int = 0
    forge: bool = False
    mini_expansion: int = 0


class SpecialTileRecord(Graded, frozen=True, kw_only=True):
    """A special tile: its shape, its price, and what it takes to win it in battle."""

    id: str
    rows: list[str]
    price: int = -1
    sword: int = 0
    forge: bool = False
    points: int = 0
    mini_expansion: int = 0


class PieceRecord(Graded, frozen=True, kw_only=True):
    """A single cell that is no goods tile: a coin or a building resource."""

    id: str


class GoodsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """goods.toml"""

    colours: list[Colour]
    columns: list[ColumnRecord]
    tiles: list[TileRecord]
    goods: list[GoodRecord]
    special_tiles: list[SpecialTileRecord]
    pieces: list[PieceRecord]


class PlacementRecord(Graded, frozen=True, kw_only=True):
    """Which colours and pieces a kind of board takes, and which colours must lie apart on it."""

    takes: list[str]
    apart: list[Colour]


class Placements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The placement rules of land (home and exploration boards) and of houses."""

    land: PlacementRecord
    house: PlacementRecord


class FinalIncome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An income that cannot be covered; it may be printed one step outside the drawing."""

    value: int
    row: int
    col: int


class BoardRecord(Graded, frozen=True, kw_only=True):
    """One side of a board, or a building, drawn cell by cell."""

    id: str
    group: Group
    rows: list[str]
    minus: int
    bonus: dict[str, list[str]] = msgspec.field(default_factory=dict)
    final_incomes: list[FinalIncome] = msgspec.field(default_factory=list)
    points: int = 0
    points_revised: int | None = None
    count: int = 1
    letter: str = ""
    side: Literal["front", "back"] = "front"
    other_side: str = ""
    vikings: int = 0
    ships: list[str] = msgspec.field(default_factory=list)
    mini_expansion: int = 0


class BoardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """boards.toml"""

    placement: Placements
    boards: list[BoardRecord]
