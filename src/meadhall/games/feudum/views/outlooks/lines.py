"""What a push or pull could complete: shelves, columns, carts and piles, rows and columns of scrolls."""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import (
    ALCHEMIST,
    AMOUNTS,
    FARMER,
    GOOD_NAMES,
    GOODS_TOTAL,
    KNIGHT,
    MERCHANT,
    NOBLE,
    count,
)
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH
from meadhall.games.feudum.rules.guilds.scrolls import empty_scrolls
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.outlooks.goals import seals_to_lay
from meadhall.games.feudum.views.question_shapes import Line


def completable(state: State, guild: int, function: int) -> list[Line]:
    """The lines that are not complete and that the function fills; none where beads are counted, or inventions made."""
    printed = state.components.guilds
    most = printed.push[guild] if function == PUSH else printed.pull[guild]
    if (guild, function) in ((FARMER, PUSH), (MERCHANT, PULL)):
        return shelf_lines(state, most)
    if (guild, function) in ((MERCHANT, PUSH), (ALCHEMIST, PULL)):
        return cart_lines(state, most)
    if (guild, function) in ((KNIGHT, PUSH), (NOBLE, PULL)):
        return scroll_lines(state, most)
    return []


def goods_line(kind: str, name: str, missing: list[int], source: int, most: int) -> Line:
    """A line of goods, and whether what is missing can be moved from the source."""
    there = all(number <= count(source, good) for good, number in enumerate(missing))
    wanted = {GOOD_NAMES[good]: number for good, number in enumerate(missing) if number}
    return Line(kind, name, wanted, there and sum(missing) <= most)


def shelf_lines(state: State, most: int) -> list[Line]:
    spaces = state.components.guilds.shelf_spaces
    lines: list[Line] = []
    stock = [count(state.shelves, good) for good in range(GOODS_TOTAL)]
    for good, number in enumerate(stock):
        if number < spaces:
            missing = [spaces - number if other == good else 0 for other in range(GOODS_TOTAL)]
            lines.append(goods_line("shelf", GOOD_NAMES[good], missing, state.barn, most))
    for column in range(min(stock) + 1, spaces + 1):
        missing = [max(0, column - number) for number in stock]
        lines.append(goods_line("column", AMOUNTS[column], missing, state.barn, most))
    return lines


def cart_lines(state: State, most: int) -> list[Line]:
    lines: list[Line] = []
    for good, spaces in enumerate(state.components.guilds.carts):
        number = spaces - count(state.carts, good)
        if number:
            missing = [number if other == good else 0 for other in range(GOODS_TOTAL)]
            lines.append(goods_line("cart", GOOD_NAMES[good], missing, state.shelves, most))
    return lines


def scroll_lines(state: State, most: int) -> list[Line]:
    printed = state.components.guilds
    empty = empty_scrolls(state)
    number = seals_to_lay(state, most)
    lines: list[Line] = []
    for kind, masks in (("scroll_row", printed.scroll_rows), ("scroll_column", printed.scroll_columns)):
        for place, mask in enumerate(masks):
            missing = mask & empty
            if missing:
                wanted = {printed.scrolls.names[scroll]: 1 for scroll in bits(missing)}
                lines.append(Line(kind, AMOUNTS[place + 1], wanted, missing.bit_count() <= number))
    return lines
