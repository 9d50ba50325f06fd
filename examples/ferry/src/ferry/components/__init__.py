"""What is in the box: read once from `data/goods.toml`, checked, and made into plain tables."""

from __future__ import annotations

import msgspec

from meadhall.engine.data import Data, Graded
from meadhall.engine.names import Names
from meadhall.engine.state import Components

FILE = "goods.toml"


class Boat(Graded):
    """The table `[boat]`."""

    capacity: int
    dealt: int


class Good(Graded):
    """An entry of `[[goods]]`."""

    id: str
    worth: int
    weight: int
    copies: int


class GoodsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    boat: Boat
    goods: list[Good]


class Box(Components):
    """Goods have numbers: `worth[2]` is the worth of good number 2, `goods.names[2]` its name as an option."""

    def __init__(self, data: Data) -> None:
        file = data.read(FILE, GoodsFile)
        if any(good.weight > file.boat.capacity for good in file.goods):
            raise data.fail(FILE, "a good is too heavy for an empty boat")
        self.capacity = file.boat.capacity
        self.dealt = file.boat.dealt
        self.goods = Names([f"good.{good.id}" for good in file.goods])
        self.worth = [good.worth for good in file.goods]
        self.weight = [good.weight for good in file.goods]
        self.copies = [good.copies for good in file.goods]
