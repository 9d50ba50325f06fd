"""How many frames a second a phone draws while a tile is dragged over the boards of A Feast for Odin.

`python -m benchmarks.frames` slows the processor of a real Chromium down to a quarter, drags a tile with a finger, and
prints the frames a second, the longest frame, and the page's own work in a frame: all of it, and what of it is script,
style and layout. Frames are those of the clock, so nothing else should run meanwhile; work is the processor's time on
the page's main thread, which other programs hardly change.
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


WORK = {"all": "TaskDuration", "script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
COUNTS = {"styles": "RecalcStyleCount", "layouts": "LayoutCount"}


def dragged(house: House, *, slower: int, seconds: float) -> tuple[list[float], dict[str, float]]:
    """When each frame was drawn, and the page's work meanwhile, in milliseconds and in how many times."""
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
        session.send("Performance.enable", {"timeDomain": "threadTicks"})

        def touch(kind: str, *at: float) -> None:
            points = [{"x": at[0], "y": at[1]}] if at else []
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        def worked() -> dict[str, float]:
            metrics = {one["name"]: float(one["value"]) for one in session.send("Performance.getMetrics")["metrics"]}
            times = {name: metrics[metric] * 1000 for name, metric in WORK.items()}
            return times | {name: metrics[metric] for name, metric in COUNTS.items()}

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
    return frames, {name: after[name] - before[name] for name in before}


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
            frames, work = dragged(house, slower=options.slower, seconds=options.seconds)
        finally:
            house.close()
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    print(f"{len(gaps) / sum(gaps) * 1000:.0f} frames a second, the longest {max(gaps):.0f} ms")
    per_frame = {name: amount / len(gaps) for name, amount in work.items()}
    print(f"{per_frame.pop('all'):.1f} ms of work a frame, of the {1000 / 60:.1f} that there are")
    print("of it, in ms and times: " + ", ".join(f"{name} {amount:.2f}" for name, amount in per_frame.items()))


if __name__ == "__main__":
    main()
