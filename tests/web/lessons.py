"""Learning a chapter as a person does: reading on, trying something else, and doing what is said."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.play import wait_until
from tests.web.visitor import Visitor

PLACE = """() => (document.querySelector('.lesson')?.dataset.step ?? '?') + ' '
  + (document.querySelector('[data-decision]')?.dataset.decision ?? '')"""
STEP = f"""before => {{
  document.querySelector('.question .picked .buttons button:last-child')?.click();
  return document.querySelector('.lesson') !== null && ({PLACE})() !== before;
}}"""
FIND_LIT = """() => [...document.querySelectorAll('.can.lit[data-thing]')]
  .find((one) => one.checkVisibility())?.dataset.thing ?? null"""
LIT_OR_ON = """step => document.querySelector('.lesson')?.dataset.step !== step
  || document.querySelector('.scene .on .primary')
  || document.querySelector('[data-good].hinted')
  || [...document.querySelectorAll('.can.lit[data-thing]')].some((one) => one.checkVisibility())"""


class Learner:
    """Somebody who learns a chapter by clicking."""

    def __init__(self, visitor: Visitor, game: str, chapter: dict[str, Any]) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.chapter = chapter
        self.corrected = 0

    @property
    def panel(self) -> Locator:
        return self.page.locator(".lesson")

    def place(self) -> str:
        found: str = self.page.evaluate(PLACE)
        return found

    def go_on(self, before: str) -> None:
        self.page.wait_for_function(STEP, arg=before, polling=15)

    def learn(self, *, wrong_tries: int = 1) -> None:
        """Play the chapter to its end, trying something else so many times on the way."""
        for step in self.chapter["steps"]:
            self.page.locator(f'.lesson[data-step="{step["id"]}"]').wait_for()
            own = [turn for turn in step["turns"] if turn["seat"] == self.chapter["seat"]]
            if not own:
                self.look_at_scenes()
                before = self.place()
                self.panel.locator(".on").click()
                self.go_on(before)
            else:
                self.do(step["id"], wrong_tries)
        self.page.locator(".lesson.over").wait_for()

    def look_at_scenes(self) -> None:
        """Whatever is shown by itself is looked at first."""
        on = self.page.locator(".scene .on .primary")
        while on.count():
            self.visitor.look_up()
            on.first.click()

    def do(self, step: str, wrong_tries: int) -> None:
        """Choose what is lit until the step is another; what has one sensible outcome the page does by itself."""
        while True:
            self.look_at_scenes()
            self.page.wait_for_function(LIT_OR_ON, arg=step, polling=15)
            if self.panel.get_attribute("data-step") != step:
                return
            if self.corrected < wrong_tries:
                self.try_something_else()
            before = self.place()
            thing = self.page.evaluate(FIND_LIT)
            if thing is None:
                self.lay_tile()
                self.go_on(before)
            else:
                self.visitor.take(thing)
                self.go_on(before)

    def lay_tile(self) -> None:
        """Take the tile that is lit and place it by keys, where it comes to be first and may stay."""
        tile = self.page.locator("[data-good].hinted").first
        tile.scroll_into_view_if_needed()
        tile.focus()
        self.page.keyboard.press("Enter")
        self.page.locator(".ghost.legal, .ghost.illegal").wait_for()
        while not self.page.locator(".ghost.legal").count():
            self.page.keyboard.press("ArrowUp")
            self.page.locator(".ghost.legal, .ghost.illegal").wait_for()
        self.page.keyboard.press("Enter")

    def try_something_else(self) -> None:
        # What stands for several choices (`page.push.farmer`) may begin with the right one.
        other = self.page.evaluate(FIND_LIT.replace(".can.lit", '.can:not(.lit, [data-thing^="page."])'))
        if other is None or self.page.evaluate(FIND_LIT) is None:
            return
        self.visitor.take(other)
        self.panel.locator(".correction").wait_for()
        self.corrected += 1


def chapters(visitor: Visitor, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.call("get", f"/api/lessons/{game}")["chapters"]
    return found


def learn(visitor: Visitor, game: str, chapter: dict[str, Any], *, wrong_tries: int = 1) -> Learner:
    """Begin a chapter and learn it, until the server has kept that it is learned."""
    table = visitor.call("post", f"/api/lessons/{game}/{chapter['name']}")["id"]
    visitor.sit_at(table)
    learner = Learner(visitor, game, chapter)
    learner.learn(wrong_tries=wrong_tries)
    wait_until(visitor.page, lambda: chapter["name"] in visitor.call("get", f"/api/lessons/{game}")["learned"])
    return learner
