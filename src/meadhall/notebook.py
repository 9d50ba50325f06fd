"""A match as a notebook shows it: its sheets as HTML, in words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from meadhall.engine.play.match import Match
from meadhall.engine.sheets import CARDS, GRID, HAND, Cell, Sheet
from meadhall.words import Words

SQUARE: Final = "width:3.2em;height:3.2em;text-align:center;vertical-align:middle;border:1px solid currentColor"
CARD: Final = "display:inline-block;margin:2px;padding:.3em .6em;border:1px solid currentColor;border-radius:4px"


def html_of(match: Match, seat: int | None = None, words: Words | None = None) -> str:
    """The table as that seat sees it; unless said, the one that is asked first, and when it is over, everybody."""
    if seat is None and match.pending:
        seat = match.pending[0].seat
    return "".join(Drawing(match, seat, words or Words()).parts())


class Drawing:
    """Writes one position of a match."""

    def __init__(self, match: Match, seat: int | None, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.game = match.game.id
        players = match.settings.players
        self.names = [words.say("common-seat", number=number + 1) for number in range(players)]

    def parts(self) -> list[str]:
        """All that is shown, piece by piece."""
        match, words = self.match, self.words
        parts = [f"<p><b>{escape(words.name(self.game))}</b> · {len(match.choices)}</p>"]
        for decision in match.pending:
            asked = words.question(self.game, decision, self.names)
            parts.append(f"<p>{escape(self.names[decision.seat])}: {escape(asked)}</p>")
        parts += [self._sheet(sheet) for sheet in match.game.sheets(match.view(self.seat)) if sheet.rows]
        totals = [f"{self.names[score.seat]} {score.total}" for score in match.scores()]
        return [*parts, f"<p>{escape(', '.join(totals))}</p>"]

    def _sheet(self, sheet: Sheet) -> str:
        title = f"<caption><b>{escape(self.words.sheet(self.game, sheet.title))}</b></caption>"
        if sheet.kind in (CARDS, HAND):
            cards = [f'<span style="{CARD}">{self._cell(cell)}</span>' for row in sheet.rows for cell in row]
            return f"<table>{title}<tr><td>{''.join(cards)}</td></tr></table>"
        if sheet.kind == GRID:
            rows = [[self._square(cell) for cell in row] for row in sheet.rows]
            return f"<table>{title}{''.join(_row(row, SQUARE) for row in rows)}</table>"
        columns = [f"<th>{escape(self.words.column(self.game, column))}</th>" for column in sheet.columns]
        head = f"<tr>{''.join(columns)}</tr>" if columns else ""
        return f"<table>{title}{head}{''.join(_row([self._cell(cell) for cell in row]) for row in sheet.rows)}</table>"

    def _square(self, cell: Cell) -> str:
        """What stands on a square; its own name is for who points at it."""
        place, *on = str(cell).split() or [""]
        named = ", ".join(self.words.thing(self.game, thing, self.names) for thing in on)
        title = self.words.thing(self.game, place, self.names) if place else ""
        return f'<span title="{escape(title)}">{escape(named)}</span>'

    def _cell(self, cell: Cell) -> str:
        return escape(self.words.cell(self.game, cell, self.names))


def _row(cells: Sequence[str], style: str = "") -> str:
    opening = f'<td style="{style}">' if style else "<td>"
    return f"<tr>{''.join(f'{opening}{cell}</td>' for cell in cells)}</tr>"
