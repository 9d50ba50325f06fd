"""Photographs every kind of question of every game, many on a sheet, to be looked at: `make contact-sheets`.

Each kind is seen at every width in every language, and from language to language by day and at night. The sheets are in
`test-results/sheets`; what can be measured is written beside them.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import random
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, sync_playwright

from meadhall.engine.registry import game as find_game
from meadhall.words import LANGUAGES
from tests.web.hall import FLAGS, ROOT, House, find_chromium
from tests.web.looks import FIND_FAULTS
from tests.web.questions import Asked, Company, all_kinds_of, note_questions, open_table
from tests.web.test_question import COMPANIES, LOOK
from tests.web.visitor import Visitor

PATIENCE_MS = 300_000
"""It may be a busy machine: nobody waits for this."""
FOLDER = ROOT / "test-results" / "sheets"
MORE_COMPANIES = {"odin": [Company(3, {"islands": "with", "harvest": "with"}), Company(2, {})]}
"""Beside those of the test: whole games, with everything that is in the box."""


class Screen(NamedTuple):
    """A window, and how pictures of it lie on a sheet."""

    width: int
    height: int
    columns: int
    rows: int
    scale: float


SCREENS = {
    True: [Screen(390, 844, 5, 2, 0.6)],
    False: [
        Screen(1366, 768, 2, 2, 0.52),
        Screen(820, 1180, 4, 1, 0.43),
        Screen(1440, 900, 2, 2, 0.48),
    ],
}
"""What is looked at by touch, and what by mouse."""


def find_questions(game: str, seconds: float) -> dict[str, Asked]:
    """The fullest question of each kind, those that are rare too; what was found is kept for the next time."""
    kept = FOLDER / f"{game}-{find_game(game).version}.json"
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=dict[str, Asked])
    companies = [*COMPANIES[game], *MORE_COMPANIES.get(game, [])]
    found: dict[str, Asked] = {}
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end and (number < 4 * len(companies) or not all_kinds_of(game) <= found.keys()):
        note_questions(game, companies[number % len(companies)], random.Random(number), found, seed=number)
        number += 1
    kept.write_bytes(msgspec.json.encode(found))
    return found


def photograph(
    browser: Browser, house: House, maker: Visitor, game: str, tables: dict[str, str], turn: int
) -> list[str]:
    """Take pictures of all kinds of question of a game, and put them on sheets; what is measured to be wrong."""
    faults: list[str] = []
    for touch, screens in SCREENS.items():
        sheets = {screen: Sheets(maker, screen, f"{game}-{screen.width}-{turn + 1}") for screen in screens}
        # Half of them with a companion, who takes room.
        visitors = [
            Visitor(browser, house, size=screens[0][:2], touch=touch, settings={"companion": {game: helped}})
            for helped in (False, True)
        ]
        for visitor in visitors:
            visitor.context.add_cookies(maker.context.cookies())  # type: ignore[arg-type]
            visitor.context.set_default_timeout(PATIENCE_MS)
            visitor.visit("/about")
        for number, (kind, table) in enumerate(tables.items()):
            visitor = visitors[(number // 2 + turn) % 2]
            language = LANGUAGES[(number + turn) % len(LANGUAGES)]
            # Half of them at night.
            visitor.page.emulate_media(color_scheme="dark" if (number + turn + touch) % 2 else "light")
            visitor.keep(language=language)
            visitor.sit_at(table)
            visitor.page.wait_for_selector(".question[data-decision]:not([data-decision=''])")
            for screen in screens:
                if not touch:
                    visitor.page.set_viewport_size({"width": screen.width, "height": screen.height})
                visitor.wait_until_still()
                wrong = [*visitor.page.evaluate(FIND_FAULTS), *visitor.page.evaluate(LOOK)["faults"]]
                faults += [f"{kind} at {screen.width} in {language}: {fault}" for fault in wrong]
                sheets[screen].add(f"{kind} {language}", visitor.page.screenshot())
        for sheet in sheets.values():
            sheet.close()
        for visitor in visitors:
            faults += visitor.complaints
            visitor.close()
    return faults


class Sheets:
    """Pictures of a screen, many to a sheet, which Chromium draws itself."""

    def __init__(self, maker: Visitor, screen: Screen, name: str) -> None:
        self._screen, self._name, self._sheet = screen, name, 0
        self._figures: list[str] = []
        self._size = round(screen.width * screen.scale), round(screen.height * screen.scale)
        width, height = self._size
        self._page = maker.context.new_page()
        self._page.set_viewport_size({"width": screen.columns * (width + 6), "height": screen.rows * (height + 22)})

    def add(self, title: str, image: bytes) -> None:
        width, height = self._size
        source = f"data:image/png;base64,{base64.b64encode(image).decode()}"
        caption = f"<figcaption>{title}</figcaption>"
        self._figures.append(f"<figure>{caption}<img width={width} height={height} src='{source}'></figure>")
        if len(self._figures) == self._screen.columns * self._screen.rows:
            self._draw()

    def _draw(self) -> None:
        self._sheet += 1
        columns = f"grid-template-columns: repeat({self._screen.columns}, {self._size[0]}px)"
        style = f"body {{ margin: 0; display: grid; gap: 4px 6px; background: #777; font: 13px sans-serif; {columns} }}"
        self._page.set_content(f"<style>{style} figure {{ margin: 0 }}</style>{''.join(self._figures)}")
        self._page.screenshot(path=FOLDER / f"{self._name}-{self._sheet:02}.png")
        self._figures.clear()

    def close(self) -> None:
        if self._figures:
            self._draw()
        self._page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*COMPANIES, []], help="all of them, if none is named")
    parser.add_argument("--seconds", type=float, default=120, help="how long rare questions of a game are looked for")
    parser.add_argument("--kinds", nargs="*", help="only these kinds of question")
    turns = list(range(len(LANGUAGES)))
    parser.add_argument(
        "--turns", nargs="*", type=int, default=turns, help="0: each kind in one language; 1, 2: in the others"
    )
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            maker = Visitor(browser, house)
            maker.introduce("Muirchertach")
            # Each game is seen whole before it is seen in another language.
            for turn, game in itertools.product(wanted.turns, wanted.games or COMPANIES):
                found = find_questions(game, wanted.seconds)
                print(f"{game}: {len(found)} kinds; not met: {', '.join(sorted(all_kinds_of(game) - found.keys()))}")
                kinds = wanted.kinds or found
                tables = {kind: open_table(maker, game, found[kind]) for kind in kinds}
                faults = photograph(browser, house, maker, game, tables, turn)
                (FOLDER / f"{game}-{turn + 1}-faults.txt").write_text("\n".join(faults), encoding="utf-8")
                print(f"{game}: {len(faults)} faults", flush=True)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
