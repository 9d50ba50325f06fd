"""Plays all lessons to their end by clicking in Chromium: every chapter, language and width, with wrong tries.

In every step, what it speaks of must be in sight: python -m benchmarks.lessons [GAME …] [--language pl] [--width 390]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, sync_playwright

from meadhall.engine.registry import games
from meadhall.words import LANGUAGES
from tests.web.hall import FLAGS, House, find_chromium
from tests.web.lessons import chapters, learn
from tests.web.visitor import Visitor

SIZES: Final = {"390": (390, 844), "1440": (1440, 900)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--chapter", nargs="*", help="only these")
    parser.add_argument("--language", nargs="*", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--width", nargs="*", choices=SIZES, default=[*SIZES])
    parser.add_argument("--pictures", type=Path, help="where a picture of every step is kept")
    chosen = parser.parse_args()
    played = chosen.game or [game.id for game in games().values() if game.lessons]
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        house = House(Path(folder))
        for language in chosen.language:
            for width in chosen.width:
                visitor = Visitor(browser, house, size=SIZES[width], language=language, touch=width == "390")
                visitor.introduce("Anna")
                for game in played:
                    folder_of_way = chosen.pictures / f"{language}-{width}" if chosen.pictures else None
                    failed += _learn_all(visitor, game, f"{language} {width}", chosen.chapter, folder_of_way)
                visitor.close()
        house.close()
        browser.close()
    print("all were learnt" if not failed else f"{failed} failed")
    return 1 if failed else 0


def _learn_all(visitor: Visitor, game: str, way: str, wanted: list[str] | None, pictures: Path | None) -> int:
    failed = 0
    for chapter in chapters(visitor, game):
        if wanted and chapter["name"] not in wanted:
            continue
        started = time.monotonic()
        name = f"{game} {chapter['name']} {way}"
        try:
            learner = learn(visitor, game, chapter, wrong_tries=2, pictures=pictures)
            complaints = [*visitor.complaints, *learner.unseen]
        except (AssertionError, Error) as error:
            complaints = [str(error).splitlines()[0]]
            if pictures is not None:
                visitor.page.screenshot(path=pictures / f"{game}-{chapter['name']}-failed.png")
        tried = learner.corrected if not complaints else 0
        print(
            f"{name}: {'; '.join(complaints) or f'{tried} wrong tries'}, {time.monotonic() - started:.1f} s", flush=True
        )
        visitor.complaints.clear()
        failed += bool(complaints)
    return failed


if __name__ == "__main__":
    sys.exit(main())
