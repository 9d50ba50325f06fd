"""What drawing a frame costs a phone while a tile is dragged over the boards of A Feast for Odin.

`python -m benchmarks.frames` slows the processor of a real Chromium down to a quarter, drags a tile with a finger, and
prints the page's own work in a frame (the middle one, the longest of twenty, how many fit in a 60th of a second, what
of it is script, style, layout and paint), then the frames that were shown. Work is the processor's time on the page's
main thread, frame by frame from a trace: what other programs take is not in it, though a processor that they share is
slower. Frames shown are those of the clock: a busy machine shows fewer.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from tests.games.odin.page.layer import GOODS, first_or_done
from tests.web.hall import FLAGS, House, find_chromium
from tests.web.visitor import PHONE, Visitor

SLOWER = 4
SECONDS = 4
GOOD = "good.hide"
FRAME_MS = 1000 / 60
CATEGORIES = ["toplevel", "devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"
"""All that a thread does is one of these, or inside one."""
FRAME = "Layerize"
"""Once in a frame."""
PARTS = {
    "script": {"EventDispatch", "FireAnimationFrame", "TimerFire"},
    "style": {"UpdateLayoutTree"},
    "layout": {"Layout"},
    "paint": {"Paint", "PrePaint", "Layerize", "Commit"},
}

RECORD = """() => {
  const note = () => { window.noting = requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
STOP = "() => cancelAnimationFrame(window.noting)"


class Work(NamedTuple):
    """What the trace tells, in milliseconds: when each frame was drawn, the work in each, the parts of all of it."""

    drawn: list[float]
    frames: list[float]
    parts: dict[str, float]


def drag(house: House, *, slower: int, seconds: float) -> list[dict[str, Any]]:
    """The trace of a drag over the boards."""
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

        def touch(kind: str, *at: float) -> None:
            points = [{"x": at[0], "y": at[1]}] if at else []
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", x, y)
        for step in range(1, 6):
            touch("touchMove", x, y - 10 * step)
        page.locator("svg[data-own-board]").first.wait_for()
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(RECORD)
        browser.start_tracing(page=page, categories=CATEGORIES)
        width, height = PHONE
        moves = int(seconds * 60)
        for move in range(moves):
            part = move / moves
            touch("touchMove", width * (0.15 + 0.7 * abs(part * 6 % 2 - 1)), height * (0.15 + 0.3 * part))
        trace = json.loads(browser.stop_tracing())
        page.evaluate(STOP)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        touch("touchEnd")
        browser.close()
    events: list[dict[str, Any]] = trace["traceEvents"]
    return events


def work_of(events: Sequence[dict[str, Any]]) -> Work:
    """The processor's time on the thread that draws the page, from one of its frames to the next."""
    threads = Counter((event["pid"], event["tid"]) for event in events if event["name"] == FRAME)
    main = threads.most_common(1)[0][0]
    here = [event for event in events if (event["pid"], event["tid"]) == main and "tdur" in event]
    starts = sorted(event["ts"] / 1000 for event in here if event["name"] == FRAME)
    frames = [0.0] * (len(starts) - 1)
    for event in here:
        frame = bisect_right(starts, event["ts"] / 1000) - 1
        if event["name"] == TASK and 0 <= frame < len(frames):
            frames[frame] += event["tdur"] / 1000
    parts = {
        part: sum(event["tdur"] for event in here if event["name"] in names) / 1000 for part, names in PARTS.items()
    }
    return Work(starts, frames, parts)


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
            work = work_of(drag(house, slower=options.slower, seconds=options.seconds))
        finally:
            house.close()
    middle, long = statistics.median(work.frames), statistics.quantiles(work.frames, n=20)[-1]
    fit = sum(frame <= FRAME_MS for frame in work.frames) / len(work.frames)
    print(f"{middle:.1f} ms of work in the middle frame, {long:.1f} in the longest of twenty")
    print(f"{fit:.1%} of {len(work.frames)} frames fit in {FRAME_MS:.1f} ms")
    print("on average: " + ", ".join(f"{part} {ms / len(work.frames):.2f} ms" for part, ms in work.parts.items()))
    gaps = [later - earlier for earlier, later in pairwise(work.drawn)]
    print(f"{len(gaps) / sum(gaps) * 1000:.0f} frames a second were shown, the longest {max(gaps):.0f} ms")


if __name__ == "__main__":
    main()
