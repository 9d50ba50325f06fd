"""A real server process, and people who visit it with a real browser."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

ROOT = Path(__file__).parents[2]

PATIENCE_MS = 20_000
SOON = PATIENCE_MS / 1000
WHOLE_GAME = 900.0
"""Seconds for a whole game by clicking, on a slow machine."""

PHONE = (390, 844)
TABLET = (820, 1180)
DESK = (1440, 900)

Asked = dict[str, Any]
"""A decision as the API tells it."""

FLAGS = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_chromium() -> str:
    """The browser that the environment names, or one on the path."""
    named = os.environ.get("MEADHALL_CHROMIUM")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, (
        "these tests drive a real Chromium: install one (Debian: apt install chromium), "
        "or name it: MEADHALL_CHROMIUM=/path/to/chromium"
    )
    return found


class House:
    """The server as a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[str] | None = None
        self.open()

    def open(self) -> None:
        environment = os.environ | {
            "MEADHALL_PORT": str(self._port),
            "MEADHALL_DATA_DIR": str(self._folder),
            "MEADHALL_BOT_WORKERS": "1",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.same_luck"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "open at" in said, f"the server did not start: {said!r}"

    def kill(self) -> None:
        """As a machine dies: without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(SOON)
        except subprocess.TimeoutExpired:
            self._process.kill()


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        *,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "light",
        touch: bool = False,
        settings: dict[str, Any] | None = None,
    ) -> None:
        self.house = house
        width, height = size
        dark = theme == "dark"
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
            base_url=house.address,
        )
        liked = json.dumps({"pace": "instant", "motion": "none", "twoTaps": False} | (settings or {}))
        self.context.add_init_script(f"localStorage['meadhall.settings'] ??= {json.dumps(liked)}")
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self._hear(message.type, message.text))
        self._luck = random.Random(8)

    def _hear(self, kind: str, text: str) -> None:
        # While the server is down, a browser says so of every request; that is the test's own doing.
        if kind in ("error", "warning") and "ERR_CONNECTION_REFUSED" not in text and "WebSocket" not in text:
            self.complaints.append(text)

    def visit(self, path: str = "/") -> Page:
        self.page.goto(path)
        self.page.wait_for_selector("main")
        return self.page

    def close(self) -> None:
        self.context.close()

    # In the hall.

    def introduce(self, name: str) -> None:
        """Be a guest of that name, as the page would do it."""
        self.call("post", "/api/me", {"name": name})

    def open_table(self, seats: list[dict[str, str]], **more: object) -> str:
        """Open a table of Brian Boru; its id."""
        table: str = self.call("post", "/api/tables", {"game": "boru", "seats": seats} | more)["id"]
        return table

    def sit_at(self, table: str) -> None:
        self.visit(f"/table/{table}")
        self.page.wait_for_selector(".stage")

    # At the table.

    @property
    def question(self) -> Locator:
        return self.page.locator(".question h2")

    @property
    def choices(self) -> Locator:
        """Whatever glows."""
        return self.page.locator(".can:visible")

    def is_asked(self) -> bool:
        return self.choices.count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".over").count() > 0

    def wait_until_asked(self) -> None:
        self.choices.first.wait_for(timeout=PATIENCE_MS)

    def choose(self) -> str:
        """Click one of the things that glow; the name of the thing."""
        count = self.choices.count()
        choice = self.choices.nth(self._luck.randrange(count))
        name = choice.get_attribute("data-thing") or ""
        self.look_up()
        choice.click()
        return name

    def look_up(self) -> None:
        """Move the pointer, as whoever means the next click does: one at rest does not answer what has just come."""
        self.page.mouse.move(1, 1)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Until the question is another."""
        before = self.page.locator("[data-decision]").get_attribute("data-decision")
        self.look_up()
        yield
        self.page.wait_for_function(
            "before => document.querySelector('[data-decision]')?.dataset.decision !== before", arg=before
        )

    def answer(self) -> str:
        """Choose, and wait until it has been heard."""
        with self.answering():
            return self.choose()

    # At the table without looking: over the API, which is quicker than by clicking.

    def play_on(
        self,
        table: str,
        *,
        until: Callable[[Asked], bool] = lambda _: False,
        choose: Callable[[Asked], str] | None = None,
    ) -> bool:
        """Choose for the first seat, by luck or as told, until such a question comes; whether one came."""
        choose = choose or (lambda asked: self._luck.choice(asked["options"]))
        path = f"/api/tables/{table}"
        position = self.call("get", f"{path}/position?seat=0")
        while not position["over"]:
            if asked := position["decision"]:
                if until(asked):
                    return True
                choice = {"seat": 0, "number": asked["number"], "option": choose(asked)}
                self.call("post", f"{path}/choose", choice)
            position = self.call("get", f"{path}/position?seat=0&after={position['number']}&wait=10")
        return False

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the API answers."""
        response = self.context.request.fetch(path, method=method, data=body, headers={"Origin": self.house.address})
        assert response.ok, response.text()
        answer: dict[str, Any] = response.json()
        return answer


def wait_until(
    page: Page, done: Callable[[], bool], meanwhile: Callable[[], object] = lambda: None, *, seconds: float = 3 * SOON
) -> None:
    """Do that again and again until it is done."""
    end = time.monotonic() + seconds
    while not done():
        questions = page.locator(".question h2").all_inner_texts()
        assert time.monotonic() < end, f"it did not come to that in {seconds} seconds; at last: {questions}"
        meanwhile()
        page.wait_for_timeout(40)


def play_to_the_end(players: list[Visitor]) -> int:
    """Everybody clicks on what glows until the game is over; how often they did."""
    clicks = 0

    def click() -> None:
        nonlocal clicks
        for player in players:
            if player.is_asked():
                player.answer()
                clicks += 1

    wait_until(players[0].page, lambda: all(player.is_over() for player in players), click, seconds=WHOLE_GAME)
    return clicks
