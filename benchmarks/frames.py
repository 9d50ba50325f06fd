"""How many frames a second a phone draws while a tile is dragged over the boards of A Feast for Odin.

`python -m benchmarks.frames` slows the processor of a real Chromium down to a quarter, drags a tile with a finger, and
prints the frames a second, the longest frame, and the page's own work in a frame. Nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.games.odin.page.layer import GOODS, first_or_done
from tests.web.hall import FLAGS, House, find_chromium
from tests.web.visitor import PHONE, Visitor

SLOWER = 4
SECONDS = 4
GOOD = "good.hide"

RECORD = """() => {
  window.frames_seen = [];
  const note = (now) => { window.frames_seen.push(now); window.noting = requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
STOP = "() => { cancelAnimationFrame(window.noting); return window.frames_seen; }"


def dragged(house: House, *, slower: int, seconds: float) -> tuple[list[float], float]:
    """When each frame was drawn, and how many milliseconds of work the page did meanwhile."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        visitor = Visitor(browser, house, size=PHONE, touch=True, settings={"motion": "full"})
        visitor.introduce("Ada")
        table = visitor.open_played_table(
            [{"kind": "me"}], lambda _: True, "odin", choose=lambda asked: first_or_done(asked.options)
        )
        visitor.sit_at(table)
        page = visitor.page
        tile = page.locator(f'[data-good="{GOOD}"]')
        tile.scroll_into_view_if_needed()
        box = tile.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        session = visitor.context.new_cdp_session(page)
        session.send("Performance.enable")

        def touch(kind: str, *at: float) -> None:
            points = [{"x": at[0], "y": at[1]}] if at else []
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        def worked() -> float:
            metrics = session.send("Performance.getMetrics")["metrics"]
            return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000

        touch("touchStart", x, y)
        for step in range(1, 6):
            touch("touchMove", x, y - 10 * step)
        page.locator("svg[data-own-board]").first.wait_for()
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(RECORD)
        before = worked()
        width, height = PHONE
        moves = int(seconds * 60)
        for move in range(moves):
            part = move / moves
            touch("touchMove", width * (0.15 + 0.7 * abs(part * 6 % 2 - 1)), height * (0.15 + 0.3 * part))
        after = worked()
        frames: list[float] = page.evaluate(STOP)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        touch("touchEnd")
        browser.close()
    return frames, after - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=int, default=SLOWER, help="by how much the processor is slowed down")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="how long the tile is dragged, at 60 moves a second"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        corrections = Path(folder) / "data"
        (corrections / "odin").mkdir(parents=True)
        (corrections / "odin" / "rules.toml").write_text(GOODS, encoding="utf-8")
        house = House(Path(folder), corrections)
        try:
            frames, work_ms = dragged(house, slower=options.slower, seconds=options.seconds)
        finally:
            house.close()
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    print(f"{len(gaps) / sum(gaps) * 1000:.0f} frames a second, the longest {max(gaps):.0f} ms")
    print(f"{work_ms / len(gaps):.1f} ms of work a frame, of the {1000 / 60:.1f} that there are")


if __name__ == "__main__":
    main()
