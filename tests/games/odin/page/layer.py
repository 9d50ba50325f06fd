"""Somebody who lays goods on their own boards in A Feast for Odin."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.company import Come
from tests.web.positions import Until
from tests.web.visitor import Visitor

COLUMNS = 13

GOODS = """
[start]
goods = { hide = 2, oil = 2, wool = 1, linen = 1, chest = 1, rune_stone = 1, silver = 12, helmet = 1, fur = 1 }
"""
"""Everybody begins with goods to lay, as an owner's correction of the data has it."""


def first_or_done(options: list[str]) -> str:
    """The way through a game that does as little as possible."""
    return next((option for option in ("pass", "done") if option in options), options[0])


class Tiles:
    """Goods of somebody at a table, and the boards on which they are laid."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    def tile(self, good: str) -> Locator:
        return self.page.locator(f'[data-good="{good}"]')

    @property
    def board(self) -> Locator:
        return self.page.locator("svg[data-own-board]")

    def middle(self, good: str) -> tuple[float, float]:
        self.tile(good).hover(trial=True)
        box = self.tile(good).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def cell(self, row: float, col: float) -> tuple[float, float]:
        """The place of the page where a row and a column of the home board begin; one row is printed above it."""
        box = self.board.bounding_box()
        assert box is not None
        side = box["width"] / COLUMNS
        return box["x"] + col * side, box["y"] + (row + 1) * side

    def drag(self, good: str, row: float, col: float) -> None:
        """Press the mouse on a tile of the supply and move it until its middle is at that row and column."""
        self.tile(good).hover()
        x, y = self.middle(good)
        self.page.mouse.down()
        self.page.mouse.move(x - 20, y - 20, steps=2)
        expect(self.board).to_be_visible()
        self.page.mouse.move(*self.cell(row, col), steps=4)
        self.page.mouse.move(*self.cell(row, col))

    def drop(self) -> None:
        self.page.mouse.up()


class Layer(Tiles):
    """Somebody who lays goods, alone at a table."""

    def __init__(
        self, come: Come, until: Until = lambda _: True, way: Callable[[list[str]], str] = first_or_done, **how: object
    ) -> None:
        super().__init__(come(**how))
        self.visitor.introduce("Ada")
        self.table = self.visitor.open_played_table(
            [{"kind": "me"}], until, "odin", choose=lambda asked: way(asked.options)
        )
        self.visitor.sit_at(self.table)
        expect(self.tile("good.hide")).to_be_visible()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def laid(self) -> Locator:
        return self.board.locator(".laid")

    @property
    def laid_at_rest(self) -> Locator:
        """Tiles on the boards in small: the large ones make room for the actions once a good is laid."""
        return self.page.locator(".own .boards svg .tile")

    def expect_laid(self, *cells: str) -> None:
        """That tiles come to lie on the home board, each given by its cells: `c12 d12 e12`."""
        expect(self.laid_at_rest).to_have_count(len(cells))
        position = self.visitor.context.request.get(f"/api/tables/{self.table}/position?seat=0").json()
        placed = position["view"]["players"][0]["boards"][0]["placed"]
        assert [" ".join(tile["cells"]).replace("cell.", "") for tile in placed] == [*cells]

    @property
    def tried(self) -> Locator:
        return self.board.locator(".tried")

    @property
    def note(self) -> Locator:
        return self.page.locator(".frame .note")

    def expect_tile_at(self, tile: Locator, left: float, top: float, width: float, height: float) -> None:
        """That a tile comes to lie on the cells from that column and row on."""
        found: list[float] = []
        for _ in range(300):
            corner = self.cell(0, 0)
            side = self.cell(0, 1)[0] - corner[0]
            box = tile.bounding_box()
            assert box is not None
            # Its edge may be drawn a little inside or outside, by less than half a cell.
            place = (box["x"] - corner[0], box["y"] - corner[1], box["width"], box["height"])
            found = [round(length / side) for length in place]
            if found == [left, top, width, height]:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the tile lies at {found}")
