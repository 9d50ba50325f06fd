"""A golden game in words: some positions of it, and how it ended."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from itertools import pairwise
from typing import Final

from meadhall.engine.decision import Decision
from meadhall.engine.play.match import Match
from meadhall.engine.scoring import Score
from meadhall.engine.sheets import Sheet
from meadhall.words import Words

POSITIONS: Final = 13
"""So many are shown, the first and the last among them."""
MOST_OPTIONS: Final = 12
FIRST_OPTIONS: Final = 6
MOST_EVENTS: Final = 5
WIDTH: Final = 118
NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")


def text_of(match: Match) -> str:
    """The whole text of a finished match that listens."""
    return "\n".join(GoldenText(match).lines()) + "\n"


class GoldenText:
    """Writes a finished match down."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.words = english()
        self.names = NAMES[: match.settings.players]

    def lines(self) -> list[str]:
        match = self.match
        end = len(match.choices)
        settings = ", ".join(f"{name} {value}" for name, value in match.settings.chosen.items())
        lines = [f"{self.words.name(self.game.id)}, {match.settings.players} players{settings and ', '}{settings}"]
        moves = sorted({round(i * end / (POSITIONS - 1)) for i in range(POSITIONS)})
        lines += self._position(match.at(0))
        for before, move in pairwise(moves):
            lines += ["", self._between(before, move), *self._position(match.at(move))]
        lines += ["", "Scores"]
        lines += [f"  {self._score(score)}" for score in match.scores()]
        winners = ", ".join(self.names[seat] for seat in match.winners())
        return [line.rstrip() for line in [*lines, f"  won by {winners}"]]

    def _between(self, before: int, move: int) -> str:
        """Digests of all that was asked and told on the way here: what changed in between shows too."""
        asked: list[object] = []
        there = self.match.at(before)
        for choice in self.match.choices[before:move]:
            asked.append([(d.seat, d.kind, d.about, d.options) for d in there.pending])
            there.choose(choice.option, choice.seat)
        told = [
            (event.kind, event.seat, event.thing, event.amount, event.other, event.private)
            for event in self.match.events
            if before < event.move <= move
        ]
        return f"Choices {before + 1} to {move}: questions {short_digest(asked)}, told {short_digest(told)}"

    def _position(self, match: Match) -> list[str]:
        move = len(match.choices)
        lines = [f"After {move} choices" if move else "At the start"]
        events = [event for event in match.events if event.move == move]
        told = [self.words.event(self.game.id, event, self.names) for event in events]
        lines += [f"  - {line}" for line in told[:MOST_EVENTS]]
        if len(told) > MOST_EVENTS:
            lines.append(f"  - and {len(told) - MOST_EVENTS} more {short_digest(told)}")
        for decision in match.pending:
            lines += self._question(decision)
        seat = match.pending[0].seat if match.pending else None
        for number, sheet in enumerate(self.game.sheets(match.view(seat))):
            if sheet.rows:
                lines += self._rows(sheet) if number == 0 and sheet.columns else [self._line(sheet)]
        return lines

    def _question(self, decision: Decision) -> list[str]:
        said = self.words.question(self.game.id, decision, self.names)
        options = decision.options
        about = f" {decision.about}" if decision.about else ""
        lines = [f"  {self.names[decision.seat]} is asked {decision.kind}{about}: {said}"]
        if len(options) <= MOST_OPTIONS:
            return [*lines, f"    {' '.join(options)}"]
        return [*lines, f"    {len(options)} options {short_digest(options)}: {' '.join(options[:FIRST_OPTIONS])} …"]

    def _rows(self, sheet: Sheet) -> list[str]:
        """The sheet of the players, a line each: what is 0 or empty is left out."""
        words = self.words
        lines = []
        for row in sheet.rows:
            said = [words.cell(self.game.id, cell, self.names) for cell in row]
            columns = [words.column(self.game.id, column) for column in sheet.columns[1:]]
            filled = [
                f"{column} {cell}" for column, cell in zip(columns, said[1:], strict=True) if cell not in ("", "0")
            ]
            lines.append(f"  {said[0]}: {', '.join(filled)}")
        return lines

    def _line(self, sheet: Sheet) -> str:
        """Any other sheet: a digest of all of it, and its first words."""
        rows = [[self.words.cell(self.game.id, cell, self.names) for cell in row] for row in sheet.rows]
        said = "; ".join(" ".join(cell for cell in row if cell) for row in rows)
        line = f"  {self.words.sheet(self.game.id, sheet.title)} {short_digest(rows)}: {said}"
        return line if len(line) <= WIDTH else line[: WIDTH - 2] + " …"

    def _score(self, score: Score) -> str:
        parts = [f"{self.words.score(self.game.id, name)} {points}" for name, points in score.categories if points]
        ties = [f"{self.words.tie(self.game.id, name)} {value}" for name, value in score.ties]
        tied = f" ({', '.join(ties)})" if ties else ""
        return f"{self.names[score.seat]} {score.total}: {', '.join(parts)}{tied}"


@cache
def english() -> Words:
    return Words("en")


def short_digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:6]
