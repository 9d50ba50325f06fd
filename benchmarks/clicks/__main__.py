"""Counts the clicks that ten common turns of each game take, in the real page in Chromium on a laptop.

    python -m benchmarks.clicks [GAME …] [--only WORDS]

Each turn of `benchmarks/clicks/<game>.toml` is played from where the first seat is asked and nobody else moves, by the
gestures of somebody who knows the page and has changed none of its settings but for the companion and the pace. A click
on a thing, a press of a button and a drag count as one each; what the page asks once more is among them. What the
record then holds must be that turn: a gesture that does not work, or that does something else, is a failure.

The columns of the table:

- now: the gestures that were made.
- decisions: what the record holds; every decision of the rules with more than one answer was a click once.
- before: the clicks of the page before the table was redone (commit 23cde033), reckoned and not played: one for each
  decision, for none of these turns was asked once more. Only laying a tile was one gesture already, and is counted
  so. Feudum was not there.
- arena: an estimate of what Board Game Arena's interfaces ask for, reckoned and not played: one click for each choice
  of the player (the space, then each thing that is taken or paid; a tile, then its place), none for what has one
  sensible outcome (the goods of a mill, the cards of a gate house), and one to confirm the turn.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Error, sync_playwright

from benchmarks.clicks.turns import GAMES, Common, Position, Turn, find_positions, read
from tests.games.odin.page.layer import Tiles
from tests.web.hall import FLAGS, SOON, House, find_chromium
from tests.web.positions import GREEDY
from tests.web.visitor import SEEN_PART, Visitor

LAPTOP: Final = (1366, 768)
SEEN = """() => JSON.stringify([
  document.querySelector('[data-decision]')?.dataset.decision,
  ...[...document.querySelectorAll('.can, .question button, .question h2')]
    .filter((one) => one.checkVisibility()).map((one) => [one.dataset.thing, one.className, one.innerText]),
])"""
"""All that may be clicked, as a text: it is another one once a gesture has had its effect."""
SEEN_ANOTHER = f"before => ({SEEN})() !== before"


class Count(NamedTuple):
    """What a turn takes."""

    now: int
    decisions: int
    before: int | None
    arena: int


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; all, unless some are named")
    parser.add_argument("--only", default="", help="turns with that in their name")
    chosen = parser.parse_args()
    medians: list[str] = []
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS) as browser,
        closing(House(Path(folder))) as house,
    ):
        visitor = Visitor(browser, house, size=LAPTOP)
        visitor.introduce("Anna")
        for game in chosen.game or GAMES:
            counts, faults = _play_all(visitor, game, chosen.only)
            failed += faults
            if counts:
                medians.append(_row(game, *map(_median, zip(*counts, strict=True))))
    print("", _row("medians", *Count._fields), *medians, sep="\n")
    print(f"{failed} failed" if failed else "all turns were played")
    return 1 if failed else 0


def _play_all(visitor: Visitor, game: str, only: str) -> tuple[list[Count], int]:
    """Play the turns of a game, and print a row for each; what they take, and how many could not be played."""
    common = read(game)
    positions = find_positions(game, common)
    print("\n" + _row(game, *Count._fields), flush=True)
    counts: list[Count] = []
    failed = 0
    for turn in common.turn:
        if only not in turn.name:
            continue
        try:
            counts.append(_play(visitor, game, common, turn, positions[turn.name]))
            print(_row(f"  {turn.name}", *counts[-1]), flush=True)
        except (AssertionError, Error, KeyError) as error:
            failed += 1
            print(f"  {turn.name}: FAILED: {error!r}", flush=True)
    return counts, failed


def _play(visitor: Visitor, game: str, common: Common, turn: Turn, position: Position) -> Count:
    """Play a turn at a table of its own, and count."""
    seats = [{"kind": "me"}, *[GREEDY] * (common.players - 1)]
    table = visitor.open_table_after(seats, position.choices, game, options=common.settings, seed=position.seed)
    visitor.complaints.clear()
    visitor.sit_at(table)
    visitor.wait_until_asked()
    own = len([seat for seat, _ in position.choices if not seat])
    for gesture in turn.made_by:
        before = visitor.page.evaluate(SEEN)
        _make(visitor, gesture)
        visitor.page.wait_for_function(SEEN_ANOTHER, arg=before, polling=15)
        visitor.wait_until_still()
    chosen = _chosen(visitor.house.folder, table, own, len(turn.choices))
    assert chosen == turn.choices, f"chosen was {chosen}; asked is: {visitor.see().question}"
    assert not visitor.complaints, visitor.complaints
    decisions = len(turn.choices)
    before_redone = (turn.before or decisions) if common.was_there else None
    return Count(len(turn.made_by), decisions, before_redone, turn.arena)


def _make(visitor: Visitor, gesture: str) -> None:
    """`press Label` a button, `drag good.x to row column` of the home board, or click on a thing in sight."""
    what, _, how = gesture.partition(" ")
    visitor.look_up()
    if what == "press":
        visitor.page.get_by_role("button", name=how, exact=True).first.click()
    elif what == "drag":
        good, _, row, column = how.split()
        tiles = Tiles(visitor)
        tiles.drag(good, float(row), float(column))
        tiles.drop()
    else:
        standing = visitor.page.locator(f'.can[data-thing="{gesture}"]:visible')
        standing.first.wait_for()
        visitor.press(next((one for one in standing.all() if one.evaluate(SEEN_PART)), standing.first))


def _chosen(folder: Path, table: str, own: int, wanted: int) -> list[str]:
    """What the first seat has chosen at the table beyond so many choices, once it is as many as are wanted."""
    end = time.monotonic() + SOON
    with closing(sqlite3.connect(folder / "meadhall.sqlite")) as database:
        ask = "SELECT text FROM log WHERE table_id = ? AND kind = 'chose' AND seat = 0 ORDER BY number"
        while True:
            chosen = [option for (option,) in database.execute(ask, (table,))][own:]
            if len(chosen) >= wanted or time.monotonic() > end:
                return chosen
            time.sleep(0.05)


def _median(numbers: tuple[int | None, ...]) -> str | None:
    known = [number for number in numbers if number is not None]
    return f"{median(known):g}" if known else None


def _row(name: str, *columns: object) -> str:
    return f"{name:<52}" + "".join(f"{'-' if column is None else column:>10}" for column in columns)


if __name__ == "__main__":
    sys.exit(main())
