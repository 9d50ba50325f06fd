"""The report as one HTML page, in the language asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape
from importlib import resources
from typing import Final

from meadhall.arena.contest.referee import FAILURES
from meadhall.arena.contest.summary import Standing, Summary
from meadhall.arena.report.svg import Scale, histogram, intervals, key, stacked, two_bars
from meadhall.words import MissingWords, Words

MOST_THINGS: Final = 16
"""So many things that winners did are shown."""


def page(summary: Summary, words: Words) -> str:
    """All of it: style, words and plots inside."""
    report = _Report(summary, words)
    contest = summary.contest
    title = words.say("cli-report-title", game=words.name(contest.game))
    about = words.say(
        "cli-report-about",
        games=summary.games,
        players=words.say("cli-report-players", count=contest.players),
        seed=str(contest.seed),
    )
    style = (resources.files(__package__) / "style.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n{report.sections()}</body>\n</html>\n"
    )


class _Report:
    """The sections of the page."""

    def __init__(self, summary: Summary, words: Words) -> None:
        self.summary = summary
        self.words = words
        self.game = summary.contest.game
        self.names = summary.contest.bots
        self.title = partial(self._say, "")
        self.note = partial(self._say, "-note")

    def sections(self) -> str:
        summary = self.summary
        parts = []
        if summary.games and summary.contest.players > 1:
            if len(self.names) > 1:
                parts += [self._section("ratings", self._ratings()), self._section("shares", self._shares())]
                parts.append(self._section("against", self._against()))
            parts.append(self._section("seats", self._seats()))
        if summary.lengths:
            parts += [
                self._section("categories", self._categories()),
                self._section("scores", self._scores()),
                self._section("length", self._length()),
                self._section("did", self._did()),
            ]
        parts.append(self._section("forfeits", self._forfeits(), note=""))
        return "".join(parts)

    def _section(self, name: str, drawn: str, note: str | None = None) -> str:
        said = self.note(name) if note is None else note
        told = f"<p>{escape(said)}</p>\n" if said else ""
        return f'<section id="{name}">\n<h2>{escape(self.title(name))}</h2>\n{told}{drawn}\n</section>\n'

    def _say(self, kind: str, name: str) -> str:
        return self.words.say(f"cli-report-{name}{kind}")

    # Plots.

    def _ratings(self) -> str:
        rated = sorted(zip(self.summary.ratings, self.names, strict=True), key=lambda each: -each[0].points)
        rows = [(name, rate.points, rate.points - rate.error, rate.points + rate.error) for rate, name in rated]
        return intervals(self.title("ratings"), rows, self._whole, [0.0] * len(rows))

    def _shares(self) -> str:
        return self._intervals_of("shares", self.names, self.summary.bots)

    def _seats(self) -> str:
        labels = [self.words.say("common-seat", number=seat + 1) for seat in range(self.summary.contest.players)]
        return self._intervals_of("seats", labels, self.summary.seats)

    def _intervals_of(self, name: str, labels: Sequence[str], standings: Sequence[Standing]) -> str:
        shares = [standing.share(self.summary.contest.players) for standing in standings]
        rows = [(label, share.share, share.low, share.high) for label, share in zip(labels, shares, strict=True)]
        return intervals(self.title(name), rows, self._percent, [share.fair for share in shares])

    def _categories(self) -> str:
        rows: list[tuple[str, list[tuple[str, float]]]] = []
        categories = list(dict.fromkeys(name for bot in self.summary.bots for name in bot.categories))
        spoken = [self._spoken(partial(self.words.score, self.game), category) for category in categories]
        for name, bot in zip(self.names, self.summary.bots, strict=True):
            count = max(1, bot.scores.count)
            means = [bot.categories[category] / count for category in categories]
            rows.append((name, list(zip(spoken, means, strict=True))))
        return key(spoken) + stacked(self.title("categories"), rows, self._tenths) + self._category_table(rows)

    def _category_table(self, rows: Sequence[tuple[str, Sequence[tuple[str, float]]]]) -> str:
        """The same as figures: colours alone say nothing to some."""
        bots = [name for name, _ in rows]
        categories = [name for name, _ in rows[0][1]]
        body = [
            [category, *(self._tenths(parts[number][1]) for _, parts in rows)]
            for number, category in enumerate(categories)
        ]
        return self._table(["", *bots], body)

    def _scores(self) -> str:
        all_scores = [score for scores in self.summary.scores for score in scores]
        scale = Scale([min(all_scores), max(all_scores) + 1])
        return "".join(
            f"<h3>{escape(name)}</h3>"
            + histogram(f"{self.title('scores')}: {name}", dict(scores), bot.scores.mean, self._tenths, scale)
            for name, scores, bot in zip(self.names, self.summary.scores, self.summary.bots, strict=True)
            if scores
        )

    def _length(self) -> str:
        lengths = self.summary.lengths
        mean = sum(lengths) / len(lengths)
        return histogram(self.title("length"), dict(Counter(lengths)), mean, self._whole)

    def _did(self) -> str:
        rows = []
        for option, winners, others in self.summary.telling():
            kind = option.partition(".")
            label = self._spoken(partial(self.words.thing, self.game), option)
            # Numbers, seats and answers such as 'done' are nothing by themselves.
            if kind[2] and kind[0] not in ("amount", "seat") and any(map(str.isalpha, label)):
                rows.append((label, winners, others))
        if not rows:
            return f"<p>{escape(self.title('did-none'))}</p>"
        names = (self.title("winners"), self.title("others"))
        legend = "".join(
            f'<li><svg width="12" height="12"><rect class="{kind}" width="12" height="12"/></svg>{escape(name)}</li>'
            for kind, name in zip(("first", "second"), names, strict=True)
        )
        drawn = two_bars(self.title("did"), rows[:MOST_THINGS], names, self._hundredths)
        return f'<ul class="key">{legend}</ul>{drawn}'

    # Tables.

    def _against(self) -> str:
        body = [
            [name, *(self._percent(won / many) if many else "–" for won, many in row)]
            for name, row in zip(self.names, self.summary.pairs, strict=True)
        ]
        return self._table(["", *self.names], body)

    def _forfeits(self) -> str:
        rows = [
            [name, *(str(failures[why]) for why in FAILURES), self.summary.said.get(number, "")]
            for number, (name, failures) in enumerate(zip(self.names, self.summary.failures, strict=True))
            if failures
        ]
        if not rows:
            return f"<p>{escape(self.title('forfeits-none'))}</p>"
        return self._table(["", *map(self.title, FAILURES), self.title("said")], rows)

    def _table(self, headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
        head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
        body = "".join(
            "<tr>"
            + "".join(f"<{'td' if at else 'th'}>{escape(cell)}</{'td' if at else 'th'}>" for at, cell in enumerate(row))
            + "</tr>"
            for row in rows
        )
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    # Words and numbers.

    def _spoken(self, say: Callable[[str], str], name: str) -> str:
        """A game of somebody else's may lack the words."""
        try:
            return say(name)
        except MissingWords:
            return name

    def _number(self, value: float, digits: int) -> str:
        said = f"{value:.{digits}f}"
        if float(said).is_integer() and abs(value - round(value)) < 1e-9:
            said = f"{value:.0f}"
        if not float(said):
            said = said.removeprefix("-")
        comma = said if self.words.language == "en" else said.replace(".", ",")
        return comma.replace("-", "−")

    def _whole(self, value: float) -> str:
        return self._number(value, 0)

    def _tenths(self, value: float) -> str:
        return self._number(value, 1)

    def _hundredths(self, value: float) -> str:
        return self._number(value, 2)

    def _percent(self, value: float) -> str:
        return f"{self._number(100 * value, 0)}\u00a0%"
