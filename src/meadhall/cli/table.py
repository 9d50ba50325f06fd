"""The table, the log and the scores, printed in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.engine.play.match import Match
from meadhall.engine.rules import View
from meadhall.engine.scoring import places
from meadhall.engine.sheets import CARDS, GRID, HAND, Cell, Sheet
from meadhall.engine.state import Event
from meadhall.words import Words

GAP: Final = 2
"""Spaces between columns."""
EMPTY: Final = "·"
"""A square on which nothing stands."""
NOUGHT: Final = ("", "0")
"""What says that there is nothing."""


LEAST_WIDTH: Final = 12
"""Words are not squeezed into less than that."""


def hung(console: Console, lead: str, told: str) -> Text:
    """What is told after its lead; where it does not fit on a line, the others begin where it began."""
    room = max(LEAST_WIDTH, console.width - cell_len(lead))
    lines = [line.plain.rstrip() for line in Text(told).wrap(console, room)]
    return Text(lead + ("\n" + " " * cell_len(lead)).join(lines))


class TablePrinter:
    """Prints what a game says of itself, to people who have names."""

    def __init__(self, console: Console, words: Words, game: str, names: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.names = names

    def table(self, match: Match, view: View) -> None:
        """All sheets of a view."""
        self.sheets(match.game.sheets(view))

    def sheets(self, sheets: Iterable[Sheet], before: Iterable[Sheet] = ()) -> None:
        """What has changed since those sheets were shown: of rows that stand by themselves, only the changed ones."""
        shown = {sheet.title: sheet.rows for sheet in before}
        for sheet in sheets:
            if sheet.rows and sheet.rows != shown.get(sheet.title):
                self._sheet(sheet, shown.get(sheet.title, []))

    def events(self, events: Iterable[Event], *, numbered: bool = False) -> None:
        """What happened, a line each; numbered by the moves that `show --at` takes. The same twice is said once."""
        lines = ((event.move if numbered else 0, self.words.event(self.game, event, self.names)) for event in events)
        for (move, told), again in groupby(lines):
            times = len(list(again))
            number = f"{move:>5}" if numbered else ""
            self.console.print(hung(self.console, f"{number}  ", told + (f" (×{times})" if times > 1 else "")))

    def scores(self, match: Match) -> None:
        """The scores by category, the best first, and who wins."""
        words = self.words
        scores = match.scores()
        place = places(scores)
        ranked = sorted(scores, key=lambda score: place[score.seat])
        self.console.print(words.say("cli-scores"), style="bold")
        header = ["", *(self.names[score.seat] for score in ranked)]
        rows = [
            [words.score(self.game, category), *(str(score.categories[part][1]) for score in ranked)]
            for part, (category, _) in enumerate(ranked[0].categories)
        ]
        styles = [""] * len(rows)
        rows.append([words.say("cli-total"), *(str(score.total) for score in ranked)])
        styles.append("bold")
        totals = [score.total for score in ranked]
        if len(set(totals)) < len(totals):
            for tie, (name, _) in enumerate(ranked[0].ties):
                rows.append([words.tie(self.game, name), *(str(score.ties[tie][1]) for score in ranked)])
                styles.append("dim")
        rows.append([words.say("cli-place"), *(str(place[score.seat]) for score in ranked)])
        if self._too_wide([header, *rows]):
            by_player = [list(line) for line in zip(header, *rows, strict=True)]
            self._one_by_one(by_player[0], by_player[1:])
        else:
            self.console.print(self._table(header, rows, [False, *(True for _ in ranked)], styles))
        self.console.print()

    def winners(self, match: Match) -> None:
        won = [self.names[seat] for seat in match.winners()]
        self.console.print(self.words.say("cli-winners", names=", ".join(won), count=len(won)), style="bold")

    def _sheet(self, sheet: Sheet, before: list[list[Cell]]) -> None:
        self.console.print(self.words.sheet(self.game, sheet.title), style="bold")
        if sheet.kind == GRID:
            self._grid(sheet)
        elif sheet.kind in (CARDS, HAND):
            named = [self._cell(cell) for row in sheet.rows for cell in row]
            self.console.print(", ".join(filter(None, named)))
        else:
            self._rows(sheet, before)
        self.console.print()

    def _rows(self, sheet: Sheet, before: list[list[Cell]]) -> None:
        """Rows in columns; if they are too wide, turned, columns becoming rows; if that is too, one after the other.

        What nobody has is no row of a turned table.
        """
        header = [self.words.column(self.game, column) for column in sheet.columns]
        rows = [[self._cell(cell) for cell in row] for row in sheet.rows]
        numeric = [all(isinstance(cell, int) for cell in column) for column in zip(*sheet.rows, strict=True)]
        if header and self._too_wide([header, *rows]):
            turned = [list(line) for line in zip(header, *rows, strict=True)]
            if self._too_wide(turned):
                changed = [row for row, cells in zip(rows, sheet.rows, strict=True) if cells not in before]
                self._one_by_one(header, changed)
                return
            held = [line for line in turned[1:] if any(cell not in NOUGHT for cell in line[1:])]
            header, rows, numeric = turned[0], held, [False] * len(turned[0])
        self.console.print(self._table(header, rows, numeric))

    def _one_by_one(self, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Each row by itself, under its first cell; what is empty or nought is left out."""
        for first, *cells in rows:
            self.console.print(first)
            said = [f"{name} {cell}" for name, cell in zip(header[1:], cells, strict=True) if cell not in NOUGHT]
            if said:
                self.console.print(Padding("; ".join(said), (0, 0, 0, GAP)))

    def _grid(self, sheet: Sheet) -> None:
        """A board of squares: what stands on them, cut off where there is no room."""
        rows = [[self._on_square(cell) for cell in row] for row in sheet.rows]
        widest = max((cell_len(cell) for row in rows for cell in row), default=1)
        room = self.console.width // max(1, *(len(row) for row in rows)) - 1
        width = max(1, min(widest, room))
        for row in rows:
            self.console.print(" ".join(set_cell_size(cell, width) for cell in row).rstrip(), soft_wrap=True)

    def _on_square(self, cell: Cell) -> str:
        """What stands on a square, without the square's own name; a dot where nothing does."""
        place, *on = cell.split() if isinstance(cell, str) else [""]
        if not place:
            return ""
        return "/".join(self.words.thing(self.game, thing, self.names) for thing in on) or EMPTY

    def _cell(self, cell: Cell) -> str:
        return self.words.cell(self.game, cell, self.names)

    def _too_wide(self, lines: Sequence[Sequence[str]]) -> bool:
        widths = [max(map(cell_len, column)) + GAP for column in zip(*lines, strict=True)]
        return sum(widths) > self.console.width

    def _table(
        self,
        header: Sequence[str],
        rows: Sequence[Sequence[str]],
        numeric: Sequence[bool],
        styles: Sequence[str] = (),
    ) -> Table:
        table = Table(box=None, padding=(0, GAP, 0, 0), show_header=bool(header), header_style="dim")
        for number, right in enumerate(numeric):
            table.add_column(header[number] if header else "", justify="right" if right else "left")
        for row, style in zip_longest(rows, styles):
            table.add_row(*row, style=style)
        return table
