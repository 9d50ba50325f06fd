"""The puzzle's tables, made once from goods.toml and boards.toml: goods and how they turn, boards and their cells."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names, bits
from meadhall.games.odin.puzzle.boards import BOARDS_FILE, Board, check_drawing
from meadhall.games.odin.puzzle.grid import COLS, ROWS, TURNS, Turned, all_turns, distinct
from meadhall.games.odin.puzzle.shapes import BoardsFile, GoodsFile, PlacementRecord

ORANGE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
PIECE: Final = 4
"""The `colour` of coins and building resources, which have none."""

COLOURS: Final = ["orange", "red", "green", "blue"]
GOODS_FILE: Final = "goods.toml"
OTHER_BONUSES: Final = ("card", "long_sword")
"""Weapon cards: the top one of the pile, and a named one."""


class Puzzle:
    """Goods, turns, cells and boards by number, with their names as options."""

    def __init__(self, data: Data) -> None:
        self._read_goods(data)
        self.cells = Names([f"cell.{chr(ord('a') + col)}{row + 1}" for row in range(ROWS) for col in range(COLS)])
        """Columns are letters from the left, rows numbers from the top: `cell.c1` is bit 2."""
        self.turns = Names([f"turn.{n}" for n in range(4)] + [f"turn.flip{n}" for n in range(4)])
        self._read_boards(data)
        self.board_worths: dict[tuple[int, int, int, int], float] = {}
        """What the advice has found out about boards that were covered so far."""

    def _read_goods(self, data: Data) -> None:
        file = data.read(GOODS_FILE, GoodsFile)
        names = [f"good.{record.id}" for record in file.goods]
        names += [f"tile.{record.id}" for record in file.special_tiles]
        names += [f"good.{record.id}" for record in file.pieces]
        self.goods = Names(names)
        """Goods, then special tiles, then silver, ore, wood and stone."""
        if list(file.colours) != COLOURS:
            raise data.fail(GOODS_FILE, f"colours must be {', '.join(COLOURS)}, in this order")
        shapes = {column.id: (k, column) for k, column in enumerate(file.columns)}
        count = len(names)
        self.colour = [PIECE] * count
        self.column = [-1] * count
        """The column of the goods boxes, from the left; -1: not in them."""
        self.points = [0] * count
        self.sword = [0] * count
        """What it takes to win it in battle; 0: cannot be won."""
        self.price = [-1] * count
        """Silver at the special sale; -1: not for sale."""
        self.harvest = [0] * count
        """The harvest from which on it is reaped; 0: never."""
        self.mini_expansion = [0] * count
        self.animals = 0
        self.forged = 0
        """Goods (bits) that carry the tongs."""
        self.specials = 0
        """Special tiles (bits)."""
        self.size = [1] * count
        self.turned = [[Turned([(0, 0)])] * TURNS for _ in range(count)]
        """For each good, its eight turns; turns that look the same are the same object."""
        for number, good in enumerate(file.goods):
            if good.column not in shapes:
                raise data.fail(GOODS_FILE, f"{good.id}: there is no column {good.column!r}")
            place, column = shapes[good.column]
            self.colour[number] = COLOURS.index(good.colour)
            self.column[number] = -1 if column.mini_expansion else place
            self.points[number] = good.points
            self.sword[number] = good.sword
            self.harvest[number] = good.harvest
            self.mini_expansion[number] = good.mini_expansion
            self.animals |= good.animal << number
            self.forged |= good.forge << number
            self._shape(number, column.rows)
        for number, tile in enumerate(file.special_tiles, len(file.goods)):
            self.colour[number] = BLUE
            self.points[number] = tile.points
            self.sword[number] = tile.sword
            self.price[number] = tile.price
            self.mini_expansion[number] = tile.mini_expansion
            self.forged |= tile.forge << number
            self.specials |= 1 << number
            self._shape(number, tile.rows)
        self.turn_masks = [distinct(turned) for turned in self.turned]
        """For each good, the turns (bits) that look different."""
        self.looks = [list(bits(mask)) for mask in self.turn_masks]
        """The same as lists."""
        self.of_colour = [
            sum(1 << number for number in range(count) if self.colour[number] == colour) for colour in range(PIECE)
        ]
        """For each colour, its goods (bits); special tiles are blue."""
        self._read_upgrades(data, file)
        self.silver = self.goods.index["good.silver"]
        self.ore = self.goods.index["good.ore"]
        self.wood = self.goods.index["good.wood"]
        self.stone = self.goods.index["good.stone"]

    def _shape(self, number: int, rows: list[str]) -> None:
        self.turned[number] = all_turns(rows)
        self.size[number] = len(self.turned[number][0].offsets)

    def _read_upgrades(self, data: Data, file: GoodsFile) -> None:
        count = len(self.colour)
        numbers = {record.id: number for number, record in enumerate(file.goods)}
        by_place: dict[tuple[str, int], int] = {}
        for number, good in enumerate(file.goods):
            by_place.setdefault((good.column, self.colour[number]), number)
        columns = [column.id for column in file.columns if not column.mini_expansion]
        self.raised = [-1] * count
        """The good of the next colour in the same column; -1: none."""
        self.raised_left = [-1] * count
        """The same, one column to the left: some occupations upgrade askew."""
        self.raised_right = [-1] * count
        self.back = [-1] * count
        """The good on the other side of the tile."""
        for number, good in enumerate(file.goods):
            colour = self.colour[number] + 1
            self.raised[number] = by_place.get((good.column, colour), -1)
            place = self.column[number]
            if place > 0:
                self.raised_left[number] = by_place.get((columns[place - 1], colour), -1)
            if 0 <= place < len(columns) - 1:
                self.raised_right[number] = by_place.get((columns[place + 1], colour), -1)
        for tile in file.tiles:
            if tile.id not in numbers or tile.back not in numbers:
                raise data.fail(GOODS_FILE, f"tiles: {tile.id} or {tile.back} is no good")
            self.back[numbers[tile.id]] = numbers[tile.back]
            self.back[numbers[tile.back]] = numbers[tile.id]
        for number, good in enumerate(file.goods):
            if self.back[number] < 0:
                raise data.fail(GOODS_FILE, f"{good.id} is on no tile")

    def _read_boards(self, data: Data) -> None:
        file = data.read(BOARDS_FILE, BoardsFile)
        self.boards = Names([f"board.{record.id}" for record in file.boards])
        self.printed: list[Board] = []
        """The boards by number."""
        for number, record in enumerate(file.boards):
            check_drawing(data, record)
            board = Board(number, record)
            if board.minus != record.minus:
                raise data.fail(BOARDS_FILE, f"{record.id}: its drawing has {board.minus} negative points")
            if record.other_side:
                board.other_side = self.boards.index.get(f"board.{record.other_side}", -1)
                if board.other_side < 0 or file.boards[board.other_side].other_side != record.id:
                    raise data.fail(BOARDS_FILE, f"{record.id}: {record.other_side!r} is not its other side")
            for bonus in board.bonuses:
                bonus.things = [self._thing(data, record.id, thing) for thing in bonus.things]
            house = record.group in ("house", "shed")
            self._give_room(board, file.placement.house if house else file.placement.land)
            self.printed.append(board)
        self.home = self.boards.index["board.home"]
        self.shed = self.boards.index["board.shed"]
        self.stone_house = self.boards.index["board.stone_house"]
        self.long_house = self.boards.index["board.long_house"]

    def _give_room(self, board: Board, rule: PlacementRecord) -> None:
        for number, name in enumerate(self.goods.names):
            colour = self.colour[number]
            key = name.partition(".")[2] if colour == PIECE else COLOURS[colour]
            board.room.append(board.cells if key in rule.takes else 0)
        board.room[self.wood] = board.wood_slots
        board.room[self.stone] = board.stone_slots
        for apart in rule.apart:
            board.apart |= 1 << COLOURS.index(apart)

    def _thing(self, data: Data, board: str, thing: str) -> str:
        """The name of something that a bonus gives."""
        for name in (f"good.{thing}", f"tile.{thing}"):
            if name in self.goods.index:
                return name
        if f"board.{thing}" in self.boards.index:
            return f"board.{thing}"
        if thing in OTHER_BONUSES:
            return f"weapon.{thing}"
        raise data.fail(BOARDS_FILE, f"{board}: there is no bonus {thing!r}")
