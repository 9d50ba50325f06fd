"""The table, the log and the scores, printed in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from meadhall.engine.play.match import Match
from meadhall.engine.rules import View
from meadhall.engine.scoring import places
from meadhall.engine.sheets import Sheet
from meadhall.engine.state import Event
from meadhall.words import Words

GAP: Final = 2
"""Spaces between columns."""


class TablePrinter:
    """Prints what a game says of itself, to people who have names."""

    def __init__(self, console: Console, words: Words, game: str, names: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.names = names

    def table(self, match: Match, view: View) -> None:
        """All sheets of a view."""
        for sheet in match.game.sheets(view):
            if sheet.rows:
                self._sheet(sheet)

    def events(self, events: Iterable[Event], *, numbered: bool = False) -> None:
        """What happened, a line each; numbered by the moves that `show --at` takes. The same twice is said once."""
        lines = ((event.move if numbered else 0, self.words.event(self.game, event, self.names)) for event in events)
        for (move, told), again in groupby(lines):
            times = len(list(again))
            number = f"{move:>5}" if numbered else ""
            self.console.print(f"{number}  {told}" + (f" (×{times})" if times > 1 else ""))

    def scores(self, match: Match) -> None:
        """The scores by category, the best first, and who wins."""
        words = self.words
        scores = match.scores()
        place = places(scores)
        ranked = sorted(scores, key=lambda score: place[score.seat])
        self.console.print(words.say("cli-scores"), style="bold")
        header = ["", *(self.names[score.seat] for score in ranked)]
        table = self._table(header, [], [False, *(True for _ in ranked)])
        for part, (category, _) in enumerate(ranked[0].categories):
            table.add_row(words.score(self.game, category), *(str(score.categories[part][1]) for score in ranked))
        table.add_row(words.say("cli-total"), *(str(score.total) for score in ranked), style="bold")
        totals = [score.total for score in ranked]
        if len(set(totals)) < len(totals):
            for tie, (name, _) in enumerate(ranked[0].ties):
                table.add_row(words.tie(self.game, name), *(str(score.ties[tie][1]) for score in ranked), style="dim")
        table.add_row(words.say("cli-place"), *(str(place[score.seat]) for score in ranked))
        self.console.print(table)
        self.console.print()

    def winners(self, match: Match) -> None:
        won = [self.names[seat] for seat in match.winners()]
        self.console.print(self.words.say("cli-winners", names=", ".join(won), count=len(won)), style="bold")

    def _sheet(self, sheet: Sheet) -> None:
        """A sheet; one that is too wide is turned, its columns becoming rows, if it fits then."""
        words = self.words
        header = [words.column(self.game, column) for column in sheet.columns]
        rows = [[words.cell(self.game, cell, self.names) for cell in row] for row in sheet.rows]
        numeric = [all(isinstance(cell, int) for cell in column) for column in zip(*sheet.rows, strict=True)]
        if header and self._too_wide([header, *rows]):
            turned = [list(line) for line in zip(header, *rows, strict=True)]
            if not self._too_wide(turned):
                header, rows, numeric = turned[0], turned[1:], [False] * len(turned[0])
        table = self._table(header, rows, numeric)
        self.console.print(words.sheet(self.game, sheet.title), style="bold")
        self.console.print(table)
        self.console.print()

    def _too_wide(self, lines: Sequence[Sequence[str]]) -> bool:
        widths = [max(map(cell_len, column)) + GAP for column in zip(*lines, strict=True)]
        return sum(widths) > self.console.width

    def _table(self, header: Sequence[str], rows: Sequence[Sequence[str]], numeric: Sequence[bool]) -> Table:
        table = Table(box=None, padding=(0, GAP, 0, 0), show_header=bool(header), header_style="dim")
        for number, right in enumerate(numeric):
            table.add_column(header[number] if header else "", justify="right" if right else "left")
        for row in rows:
            table.add_row(*row)
        return table
