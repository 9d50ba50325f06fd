"""The report: every plot, in every language, on one page that asks for nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from meadhall.arena.contest.referee import Forfeit, Played, Points, play
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.contest.summary import Summary
from meadhall.arena.report.page import page
from meadhall.arena.report.svg import Scale, histogram
from meadhall.words import LANGUAGES, Words

SECTIONS = ["ratings", "shares", "against", "seats", "categories", "scores", "length", "did", "forfeits"]
CONTEST = Contest("boru", 3, ("greedy", "<b>bold</b>"), 7)


@pytest.fixture(scope="module")
def summary() -> Summary:
    real = Contest("boru", 3, ("greedy", "random"), 7)
    games = [play(real, number, lambda seat: None) for number in range(4)]
    failed = Played(number=4, seated=[0, 1, 0], places=[1, 3, 1], forfeit=Forfeit(1, "slow", "61 s & more"))
    return Summary(CONTEST, [*games, failed])


class Nesting(HTMLParser):
    """Every element is closed where it was opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "circle"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_plots_are_there_in_every_language(summary: Summary, language: str) -> None:
    words = Words(language, fallback=False)
    written = page(summary, words)
    assert re.findall(r'<section id="(\w+)">', written) == SECTIONS
    for name in SECTIONS:
        body = written.partition(f'<section id="{name}">')[2].partition("</section>")[0]
        assert words.say(f"cli-report-{name}") in body
        assert ("<table" if name in ("against", "forfeits") else "<svg") in body
    assert f'<html lang="{language}">' in written
    nesting = Nesting()
    nesting.feed(written)
    assert nesting.open == []


def test_it_asks_for_nothing_else_and_is_light_and_dark(summary: Summary) -> None:
    written = page(summary, Words("en"))
    assert not re.search(r"https?:|\bsrc=|\bhref=|@import|url\(|<script", written)
    assert "prefers-color-scheme: dark" in written


def test_names_of_bots_and_what_they_say_are_no_markup(summary: Summary) -> None:
    written = page(summary, Words("en"))
    assert "<b>bold" not in written
    assert "&lt;b&gt;bold" in written
    assert "61 s &amp; more" in written


def test_figures_are_those_of_the_games() -> None:
    games = [
        Played(
            number=number,
            seated=[0, 1, 0],
            places=[1, 2, 3],
            choices=100 + number,
            points=[Points([("track", 9)], []), Points([("track", 5)], []), Points([("track", -3)], [])],
            chosen=[{"card.11": 3}, {"card.12": 1, "amount.2": 9}, {"card.11": number}],
        )
        for number in range(4)
    ]
    found = Summary(CONTEST, games)
    assert (found.games, found.stopped) == (4, 0)
    assert [bot.share(3).share for bot in found.bots] == [1.0, 0.0]
    assert [bot.share(3).fair for bot in found.bots] == pytest.approx([2 / 3, 1 / 3])
    assert found.pairs[0][1] == (4.0, 8)
    assert [bot.scores.mean for bot in found.bots] == [3.0, 5.0]
    assert {option: (winners, others) for option, winners, others in found.telling()} == {
        "card.11": (3.0, 0.75),
        "card.12": (0.0, 0.5),
        "amount.2": (0.0, 4.5),
    }
    written = page(found, Words("pl"))
    assert "3,00 / 0,75" in written or "3 / 0,75" in written
    assert "amount" not in written


def test_alone_there_is_nobody_to_compare_with() -> None:
    alone = Contest("odin", 1, ("greedy", "random"), 7)
    games = [
        Played(number=n, seated=[n % 2], places=[1], choices=50, points=[Points([("ships", 60 - n)], [])], chosen=[{}])
        for n in range(6)
    ]
    sections = re.findall(r'<section id="(\w+)">', page(Summary(alone, games), Words("en")))
    assert sections == ["categories", "scores", "length", "did", "forfeits"]


def test_without_a_single_game_there_is_a_page_all_the_same() -> None:
    assert 'id="forfeits"' in page(Summary(CONTEST), Words("en"))


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-20, 55), (203, 231), (0.31, 0.34), (5, 5)])
def test_ticks_are_round_and_within(low: float, high: float) -> None:
    scale = Scale([low, high])
    assert 3 <= len(scale.ticks) <= 11
    assert all(0 <= scale(tick) <= 100 for tick in scale.ticks)


def test_a_histogram_shows_every_value_once() -> None:
    counted = {value: 1 + value % 3 for value in range(10, 75)}
    drawn = histogram("h", counted, 40.0, str)
    assert sum(int(times) for times in re.findall(r"<title>[\d–]+: (\d+)</title>", drawn)) == sum(counted.values())
