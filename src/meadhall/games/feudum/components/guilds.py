"""The six guilds as tables."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names
from meadhall.games.feudum.components.guild_shapes import GuildsFile
from meadhall.games.feudum.components.pieces import GOODS, GOODS_TOTAL, GUILDS, KINDS, heap_of

FILE: Final = "guilds.toml"

KRUD: Final = 3
"""The first krud barrel among the inventions; before it come the vessels, by their number."""
INVENTIONS: Final = ("ship", "submersible", "flying", "krud_1", "krud_2", "krud_3")
SCROLLS: Final = 6


class Guilds:
    """What is printed on the guild boards (chapters 9 and 10). Heaps of goods are numbers, as in `pieces`."""

    __slots__ = (
        "barn",
        "carts",
        "carts_start",
        "charity_purse",
        "chickens",
        "farmer_pull_sum",
        "farmer_start_beads",
        "feast_points",
        "feudum_stars",
        "invention_cost",
        "inventions",
        "merchant_trade",
        "monk_pull_sum",
        "monk_push_sums",
        "monk_start_beads",
        "monster_price",
        "monster_row",
        "names",
        "noble_push_sums",
        "noble_trade",
        "pawn_stars",
        "price",
        "prices",
        "pull",
        "pull_points",
        "pull_writs",
        "push",
        "push_points",
        "reeve_elsewhere_points",
        "reeve_points",
        "related",
        "related_stars",
        "rosary",
        "row_sections",
        "row_start",
        "scroll_columns",
        "scroll_rows",
        "scrolls",
        "scrolls_start",
        "seat_points",
        "shelf_spaces",
        "shelves_start",
        "start_vessels",
    )

    def __init__(self, data: Data) -> None:
        record = data.read(FILE, GuildsFile)
        if tuple(guild.id for guild in record.guilds) != GUILDS:
            raise data.fail(FILE, f"the guilds are: {', '.join(GUILDS)}, in their order around the board")
        self.names = Names([f"guild.{guild}" for guild in GUILDS])
        self.related = [KINDS.index(guild.related) for guild in record.guilds]
        self.charity_purse = [guild.charity == "purse" for guild in record.guilds]
        """Whether the third coin goes to the farmer's purse; otherwise to the church coffer."""
        self.push = [guild.push for guild in record.guilds]
        self.pull = [guild.pull for guild in record.guilds]
        self.price = [guild.price for guild in record.guilds]
        self._read_goods(data, record)
        self._read_status(record)
        self._read_boards(data, record)

    def _read_goods(self, data: Data, record: GuildsFile) -> None:
        if sorted(shelf.id for shelf in record.shelves) != sorted(GOODS):
            raise data.fail(FILE, "there is a shelf for each good")
        if sorted(cart.id for cart in record.carts) != sorted(GOODS):
            raise data.fail(FILE, "there is a cart or pile for each good")
        if tuple(invention.id for invention in record.inventions) != INVENTIONS:
            raise data.fail(FILE, f"the inventions are: {', '.join(INVENTIONS)}, in this order")
        self.prices: list[list[int]] = [[] for _ in GOODS]
        """By good, the prices of its shelf from left to right."""
        shelves_start = [0] * GOODS_TOTAL
        for shelf in record.shelves:
            if shelf.start > len(shelf.prices):
                raise data.fail(FILE, f"the shelf of {shelf.id} has {len(shelf.prices)} spaces")
            self.prices[GOODS.index(shelf.id)] = [*shelf.prices]
            shelves_start[GOODS.index(shelf.id)] = shelf.start
        self.shelf_spaces = len(self.prices[0])
        self.shelves_start = heap_of(shelves_start)
        self.carts = [0] * GOODS_TOTAL
        """By good, the spaces of its cart or pile."""
        carts_start = [0] * GOODS_TOTAL
        for cart in record.carts:
            if cart.start > cart.spaces:
                raise data.fail(FILE, f"the cart or pile of {cart.id} has {cart.spaces} spaces")
            self.carts[GOODS.index(cart.id)] = cart.spaces
            carts_start[GOODS.index(cart.id)] = cart.start
        self.carts_start = heap_of(carts_start)
        self.inventions = Names([*(f"vessel.{invention}" for invention in INVENTIONS[:KRUD]), "invention.krud"])
        """What can be made: the vessels, and krud barrels."""
        self.invention_cost: list[int] = []
        """By invention; krud barrels by how many were made before."""
        for invention in record.inventions:
            cost = [0] * GOODS_TOTAL
            for good, number in invention.cost.items():
                cost[GOODS.index(good)] = number
            self.invention_cost.append(heap_of(cost))

    def _read_status(self, record: GuildsFile) -> None:
        self.pawn_stars = record.status.pawn
        self.feudum_stars = record.status.feudum
        self.related_stars = record.status.related
        self.seat_points = [*record.status.seats]
        self.push_points = [*record.functions.push]
        self.pull_points = record.functions.pull
        self.pull_writs = record.functions.writs
        self.reeve_points = record.functions.reeve
        self.reeve_elsewhere_points = record.functions.reeve_elsewhere
        self.feast_points = record.functions.feast

    def _read_boards(self, data: Data, record: GuildsFile) -> None:
        self.barn = record.farmer.barn
        self.chickens = record.farmer.chickens
        self.farmer_pull_sum = record.farmer.pull_sum
        self.farmer_start_beads = record.farmer.start_beads
        self.merchant_trade = record.merchant.trade
        self.start_vessels = record.alchemist.start_vessels
        self.row_sections = [*record.knight.sections]
        self.row_start = record.knight.start_row
        self.monster_row = record.knight.monster_row
        self.monster_price = record.knight.monster_price
        self.scrolls = Names([f"scroll.{number + 1}" for number in range(SCROLLS)])
        self.scroll_rows = [_scroll_mask([*row]) for row in record.noble.rows]
        self.scroll_columns = [_scroll_mask([*column]) for column in record.noble.columns]
        for lines in (self.scroll_rows, self.scroll_columns):
            if sum(lines) != (1 << SCROLLS) - 1:
                raise data.fail(FILE, "every scroll is in one row and one column")
        self.scrolls_start = _scroll_mask([*record.noble.start])
        self.noble_trade = record.noble.trade
        self.noble_push_sums = [*record.noble.push_sums]
        self.rosary = record.monk.rosary
        self.monk_start_beads = record.monk.start_beads
        self.monk_push_sums = [*record.monk.push_sums]
        self.monk_pull_sum = record.monk.pull_sum
        if self.row_start > sum(self.row_sections):
            raise data.fail(FILE, f"a row of the Knight Guild has {sum(self.row_sections)} spaces")
        if self.farmer_start_beads > self.chickens or self.monk_start_beads > self.rosary:
            raise data.fail(FILE, "there are more beads than chickens or spaces of the rosary")


def _scroll_mask(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number - 1
    return mask
