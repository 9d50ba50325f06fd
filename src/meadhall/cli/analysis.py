"""What a search thinks of a game, printed in words: a chart of chances, where it turned, what it would have changed."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.padding import Padding

from meadhall import bots
from meadhall.bots.analysis.judging import Judgement
from meadhall.bots.analysis.turning import TurningPoint
from meadhall.bots.analysis.whole_game import Analysis, Step
from meadhall.cli.figures import print_table
from meadhall.cli.seats import HUMAN
from meadhall.engine.advice import TENTHS
from meadhall.engine.decision import Decision
from meadhall.engine.play.choice import REVEALED, ROLLED
from meadhall.engine.play.match import Match
from meadhall.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 72
"""A chart takes no more columns than that."""
INDENT: Final = 7


class AnalysisPrinter:
    """Prints what was found out about a match, to people who have names."""

    def __init__(self, console: Console, words: Words, match: Match, names: Sequence[str], file: str) -> None:
        self.console = console
        self.words = words
        self.match = match
        self.game = match.game.id
        self.names = names
        self.file = file
        self.alone = match.settings.players == 1

    def everything(self, found: Analysis, bot: str, most: int) -> None:
        self.console.print(self.words.say("cli-analyse-by", game=self.words.name(self.game), bot=bot), style="bold")
        if found.standings:
            self._chart(found)
        judged = {each.move: each for each in found.judgements}
        if found.turning_points:
            self._heading("cli-analyse-turns")
            for point in found.turning_points:
                self._turn(point, judged.get(point.move))
        if found.judgements:
            self._players(found.judgements)
        worse = sorted((each for each in found.judgements if each.points), key=lambda each: -each.points)
        if worse:
            self._heading("cli-analyse-worse")
            for each in sorted(worse[:most], key=lambda each: each.move):
                self._judgement(each)
        if len(worse) > most:
            self.console.print(self.words.say("cli-analyse-more", count=len(worse) - most), style="dim")

    def interrupted(self, done: Sequence[Step]) -> None:
        move = done[-1].move if done else 0
        self.console.print(self.words.say("cli-analyse-interrupted", move=move, moves=len(self.match.choices)))

    # The chart.

    def _chart(self, found: Analysis) -> None:
        """A row of bars for each seat, from its first decision to the last; a column shows where it stood last."""
        self._heading("cli-analyse-points" if self.alone else "cli-analyse-chances")
        wide = max(map(cell_len, self.names))
        columns = max(8, min(WIDEST, self.console.width - wide - 16))
        moves = max(1, len(self.match.choices))
        top = max(1.0, *(max(standing.figures) for standing in found.standings)) if self.alone else 100.0
        for seat, name in enumerate(self.names):
            drawn = [" "] * columns
            figures = [(standing.move, standing.figures[seat]) for standing in found.standings]
            at = 0
            for column in range(columns):
                while at + 1 < len(figures) and figures[at + 1][0] * (columns - 1) <= column * moves:
                    at += 1
                if column * moves <= figures[-1][0] * (columns - 1) + moves:
                    drawn[column] = _bar(figures[at][1] / top)
            row = f"{set_cell_size(name, wide)}  {''.join(drawn)}  {figures[0][1]:.0f} → {figures[-1][1]:.0f}"
            self.console.print(row, soft_wrap=True)

    # In words.

    def _turn(self, point: TurningPoint, judged: Judgement | None) -> None:
        choice = self.match.choices[point.move]
        then = self.match.at(point.move)
        decision = then.decision_of(choice.seat)
        if decision is not None:
            self._chosen(point.move, decision, choice.option)
        changed = [
            self.words.say(
                "common-analysis-points" if self.alone else "common-analysis-chance",
                who=self.names[seat],
                before=round(point.before[seat]),
                after=round(point.after[seat]),
            )
            for seat in sorted(range(len(self.names)), key=lambda seat: seat != point.seat)
        ]
        self._line(", ".join(changed))
        if choice.mark & (ROLLED | REVEALED):
            self._line(self.words.say("common-analysis-luck"))
        if judged is not None:
            self._opinion(judged)
        seats = ",".join(HUMAN if seat == choice.seat else bots.USUAL for seat in range(len(self.names)))
        command = f"meadhall play {shlex.quote(self.file)} --at {point.move} --seats {seats}"
        # Whoever copies the command wants it in one piece.
        self.console.print(" " * INDENT + self.words.say("cli-analyse-try", command=command), soft_wrap=True)

    def _judgement(self, judged: Judgement) -> None:
        self._chosen(
            judged.move, Decision(judged.seat, judged.kind, [judged.option], about=judged.about), judged.option
        )
        self._opinion(judged)

    def _chosen(self, move: int, decision: Decision, option: str) -> None:
        asked = self.words.question(self.game, decision, self.names)
        named = self.words.thing(self.game, option, self.names)
        who = self.names[decision.seat]
        self.console.print(f"{move:>5}  " + self.words.say("cli-analyse-chose", who=who, question=asked, option=named))

    def _opinion(self, judged: Judgement) -> None:
        """What the search prefers, by how much, and why."""
        words = self.words
        best = words.thing(self.game, judged.best, self.names)
        if judged.best == judged.option:
            self._line(words.say("common-analysis-same"))
        elif not judged.points:
            self._line(words.say("common-analysis-alike", best=best))
        else:
            said = words.say("common-analysis-better", best=best, points=judged.points / TENTHS)
            if round(judged.loss):
                said += " " + words.say("common-analysis-loss", loss=round(judged.loss))
            self._line(said)
        for reason in words.reasons(self.game, judged.reasons, self.names):
            self._line(f"· {reason}", "dim")

    def _players(self, judgements: Sequence[Judgement]) -> None:
        """How often each player chose as the search would have."""
        rows = []
        for seat, name in enumerate(self.names):
            own = [judged for judged in judgements if judged.seat == seat]
            if own:
                same = sum(judged.best == judged.option for judged in own)
                worse = [judged for judged in own if judged.points]
                lost = sum(judged.points for judged in worse) / TENTHS
                rows.append([name, str(len(own)), f"{100 * same / len(own):.0f}", str(len(worse)), f"{lost:.1f}"])
        self.console.print()
        headings = [self.words.say(f"cli-analyse-{each}") for each in ("player", "decisions", "same", "fewer", "lost")]
        print_table(self.console, headings, rows)

    def _heading(self, message: str) -> None:
        self.console.print()
        self.console.print(self.words.say(message), style="bold")

    def _line(self, said: str, style: str = "") -> None:
        self.console.print(Padding(said, (0, 0, 0, INDENT), expand=False), style=style)


def _bar(share: float) -> str:
    """The sign that is filled up to that share."""
    return BARS[min(len(BARS) - 1, max(0, int(share * len(BARS))))]
