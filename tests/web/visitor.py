"""People who visit the server with a real browser."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.web.hall import PATIENCE_MS, House
from tests.web.positions import SEED, Choose, SeatPlan, Until, choices_until

PHONE = (390, 844)
TABLET = (820, 1180)
DESK = (1440, 900)

COUNT_REQUESTS = """
window.requests = 0;
const ask = window.fetch;
window.fetch = async (...what) => {
  window.requests += 1;
  try { return await ask(...what); } finally { setTimeout(() => (window.requests -= 1)); }
};
"""
"""The page as it is, but for a count of what it has asked the server and not yet heard."""

STANDS_STILL = """async () => {
  const drawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await document.fonts.ready;
  do await drawn(); while (window.requests > 0);
}"""

KEY = "meadhall.settings"
USUAL: dict[str, Any] = {
    "pace": "instant",
    "motion": "none",
    "twoTaps": False,
    "companion": dict.fromkeys(("boru", "feudum", "odin", "raiders"), False),
}
"""What visitors like, unless a test says otherwise: no companion, as those who know the game."""
KEEP_SETTINGS = f"""liked => {{
  const kept = JSON.parse(localStorage['{KEY}'] ?? '{{}}');
  localStorage['{KEY}'] = JSON.stringify({{ ...kept, ...liked }});
}}"""
SAY_SETTINGS_CHANGED = f"dispatchEvent(new StorageEvent('storage', {{ key: '{KEY}' }}))"
"""What a browser tells a page when another tab has changed them."""

SEE = """() => ({
  over: document.querySelector('.over') !== null,
  decision: document.querySelector('[data-decision]')?.dataset.decision ?? '',
  asked: document.querySelector('.question h2')?.innerText ?? '',
  things: [...document.querySelectorAll('.can')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.dataset.thing ?? ''),
})"""


ASKED_ANOTHER = """before => {
  document.querySelector('.question .picked .buttons button:last-child')?.click();
  return document.querySelector('[data-decision]')?.dataset.decision !== before;
}"""

SEEN_PART = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const y of [0.5, 0.15, 0.85])
    for (const x of [0.5, 0.1, 0.9])
      if (element.contains(document.elementFromPoint(left + x * width, top + y * height)))
        return { x: x * width, y: y * height };
  return null;
}"""
"""A point of an element that nothing lies over, from its corner."""


class Sight:
    """What somebody at a table sees in one moment: whether it is over, what is asked, which things glow."""

    def __init__(self, page: Page) -> None:
        seen: dict[str, Any] = page.evaluate(SEE)
        self.over: bool = seen["over"]
        self.decision: str = seen["decision"]
        self.question: str = seen["asked"]
        self.things: list[str] = seen["things"]


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
        liked = json.dumps(USUAL | (settings or {}))
        self.context.add_init_script(f"localStorage['{KEY}'] ??= {json.dumps(liked)}; {COUNT_REQUESTS}")
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
        self.page.goto(path, wait_until="commit")
        self.page.wait_for_selector("main")
        return self.page

    def wait_until_still(self) -> None:
        """Until all that was asked of the server has come and is drawn."""
        self.page.evaluate(STANDS_STILL)

    def keep(self, **liked: str) -> None:
        """Like other settings from the next visit on."""
        self.page.evaluate(KEEP_SETTINGS, liked)

    def like(self, **liked: str) -> None:
        """Like other settings at once, as if they were changed in another tab."""
        self.keep(**liked)
        self.page.evaluate(SAY_SETTINGS_CHANGED)

    def close(self) -> None:
        self.context.close()

    # In the hall.

    def introduce(self, name: str) -> None:
        """Be a guest of that name, as the page would do it."""
        self.call("post", "/api/me", {"name": name})

    def open_table(self, seats: list[SeatPlan], game: str = "boru", **more: object) -> str:
        """Open a table; its id."""
        table: str = self.call("post", "/api/tables", {"game": game, "seats": seats} | more)["id"]
        return table

    def open_played_table(
        self,
        seats: list[SeatPlan],
        until: Until | None,
        game: str = "boru",
        *,
        choose: Choose | None = None,
        options: dict[str, str] | None = None,
    ) -> str:
        """Open a table at which that question is asked; at which the game is over, if none is awaited.

        People choose as they are told, or else by luck.
        """
        choose = choose or (lambda asked: self._luck.choice(asked.options))
        choices = choices_until(game, seats, until, choose, options=options, corrections=self.house.corrections)
        return self.open_table_after(seats, choices, game, options=options)

    def open_table_after(
        self,
        seats: list[SeatPlan],
        choices: list[tuple[int, str]],
        game: str,
        *,
        options: dict[str, str] | None = None,
        seed: int = SEED,
    ) -> str:
        """Open a table at which those choices were made."""
        plan = {"game": game, "seats": seats, "options": options or {}}
        table: str = self.call("post", "/api/tests/tables", {"table": plan, "choices": choices, "seed": seed})["id"]
        return table

    def sit_at(self, table: str) -> None:
        self.visit(f"/table/{table}")
        self.page.wait_for_selector(".stage")

    # At the table.

    @property
    def question(self) -> Locator:
        return self.page.locator(".question h2 .sentence")

    @property
    def choices(self) -> Locator:
        """Whatever glows."""
        return self.page.locator(".can:visible")

    def see(self) -> Sight:
        return Sight(self.page)

    def is_asked(self) -> bool:
        return self.choices.count() > 0

    def wait_until_asked(self) -> None:
        """Until something can be chosen, and nothing moves any more: what is pointed at stays where it is."""
        self.choices.first.wait_for(timeout=PATIENCE_MS)
        self.wait_until_still()

    def choose(self) -> str:
        """Click one of the things that glow; the name of the thing."""
        count = self.choices.count()
        choice = self.choices.nth(self._luck.randrange(count))
        name = choice.get_attribute("data-thing") or ""
        self.look_up()
        self.press(choice)
        return name

    def take(self, thing: str) -> None:
        """Choose that one of the things that glow."""
        self.look_up()
        self.press(self.page.locator(f'.can[data-thing="{thing}"]:visible').first)

    def press(self, thing: Locator) -> None:
        """Click where it can be seen: of a card under another that is its edge."""
        thing.scroll_into_view_if_needed()
        place = thing.evaluate(SEEN_PART)
        if place is None:
            thing.click()
        else:
            thing.click(position=place)

    def look_up(self) -> None:
        """Move the pointer, as whoever means the next click does: one at rest does not answer what has just come."""
        self.page.mouse.move(1, 1)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Until the question is another."""
        before = self.page.locator("[data-decision]").get_attribute("data-decision")
        self.look_up()
        yield
        self.wait_for_another(before)

    def wait_for_another(self, decision: str | None) -> None:
        """Until the choice has been heard, and the question is another than that; who is asked once more means it."""
        # Not looked at with every frame, as is usual: then the page would have to draw frames for that alone.
        self.page.wait_for_function(ASKED_ANOTHER, arg=decision, polling=15)

    def answer(self) -> str:
        """Choose, and wait until it has been heard."""
        with self.answering():
            return self.choose()

    # At the table without looking: over the API, which is quicker than by clicking.

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the API answers."""
        response = self.context.request.fetch(path, method=method, data=body, headers={"Origin": self.house.address})
        assert response.ok, response.text()
        answer: dict[str, Any] = response.json()
        return answer
