"""Takes the pictures that the README and the documentation open with: `make screenshots`.

Each is the real page at a table that was played by bots, by day and at night, in `docs/pictures/`.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from meadhall.engine.decision import Decision
from tests.games.feudum.page.scenes import table_at as feudum_at
from tests.games.raiders.page.scenes import eager
from tests.web.hall import FLAGS, ROOT, House, find_chromium
from tests.web.positions import GREEDY, Until
from tests.web.visitor import PHONE, Visitor

FOLDER = ROOT / "docs" / "pictures"
DESK = (1366, 820)
QUALITY = 72
ME = {"kind": "me"}
THEMES = ("light", "dark")


def _tables(maker: Visitor) -> dict[str, str]:
    """A table of each game in the middle of it."""
    return {
        "boru": maker.open_played_table(
            [ME, GREEDY, GREEDY, GREEDY], _asked_again("play", 9), choose=lambda asked: asked.options[-1]
        ),
        "raiders": maker.open_played_table([ME, GREEDY, GREEDY], _asked_again("place", 14), "raiders", choose=eager),
        "odin": maker.open_played_table([GREEDY, ME, GREEDY], _asked_again("turn", 9), "odin"),
        "feudum": feudum_at(maker, "guild", 4),
    }


def _asked_again(kind: str, times: int) -> Until:
    """Until a question of that kind has been asked so many times."""
    seen: list[str] = []

    def until(asked: Decision) -> bool:
        seen.extend([asked.kind] if asked.kind == kind else [])
        return len(seen) >= times

    return until


def _take(visitor: Visitor, name: str) -> None:
    """As WebP, which Chromium writes itself: a fifth of a PNG."""
    session = visitor.context.new_cdp_session(visitor.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    session.detach()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            maker = Visitor(browser, house)
            maker.introduce("Muirchertach")
            tables = _tables(maker)
            for theme in THEMES:
                guest = Visitor(browser, house, size=DESK, theme=theme)
                guest.visit("/")
                guest.page.locator(".picture svg").nth(3).wait_for()
                guest.wait_until_still()
                _take(guest, f"hall-{theme}")
                guest.close()
                for size, end in ((DESK, ""), (PHONE, "-phone")):
                    visitor = Visitor(browser, house, size=size, theme=theme, touch=size == PHONE)
                    visitor.context.add_cookies(maker.context.cookies())  # type: ignore[arg-type]
                    for game, table in tables.items():
                        visitor.sit_at(table)
                        visitor.wait_until_asked()
                        visitor.wait_until_still()
                        _take(visitor, f"{game}{end}-{theme}")
                    visitor.close()
        finally:
            browser.close()
            house.close()
    for picture in sorted(FOLDER.glob("*.webp")):
        print(f"{picture.stat().st_size:9,d}  {picture.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
