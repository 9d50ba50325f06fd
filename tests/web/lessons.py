"""Learning a chapter as a person does: reading on, trying something else, and doing what is said."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.visitor import Visitor

STEP = """before => {
  document.querySelector('.question .picked .buttons button:last-child')?.click();
  const panel = document.querySelector('.lesson');
  const now = (panel?.dataset.step ?? '') + ' ' + (document.querySelector('[data-decision]')?.dataset.decision ?? '');
  return panel !== null && now !== before ? now : null;
}"""


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
        decision = self.page.locator("[data-decision]")
        number = decision.first.get_attribute("data-decision") if decision.count() else ""
        return f"{self.panel.get_attribute('data-step')} {number}"

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
            for turn in own:
                self.look_at_scenes()
                if self.corrected < wrong_tries:
                    self.try_something_else(turn["options"])
                self.take(turn["options"])
        self.page.locator(".lesson.over").wait_for()

    def look_at_scenes(self) -> None:
        """Whatever is shown by itself is looked at first."""
        on = self.page.locator(".scene .on .primary")
        while on.count():
            self.visitor.look_up()
            on.first.click()

    def offered(self, options: list[str], *, others: bool = False) -> str | None:
        """One of those things that glow; or one of the others."""
        self.page.locator(".can").first.wait_for()
        glowing = self.visitor.see().things
        return next((thing for thing in glowing if (thing in options) != others), None)

    def try_something_else(self, options: list[str]) -> None:
        other = self.offered(options, others=True)
        if other is None:
            return
        self.visitor.take(other)
        self.panel.locator(".correction").wait_for()
        self.corrected += 1

    def take(self, options: list[str]) -> None:
        before = self.place()
        thing = self.offered(options)
        assert thing is not None, f"none of {options} glows at {before}"
        assert self.page.locator(f'.lit[data-thing="{thing}"]').count(), f"{thing} is not lit"
        self.visitor.take(thing)
        self.go_on(before)


def chapters(visitor: Visitor, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.call("get", f"/api/lessons/{game}")["chapters"]
    return found


def learn(visitor: Visitor, game: str, chapter: dict[str, Any], *, wrong_tries: int = 1) -> Learner:
    """Begin a chapter and learn it."""
    table = visitor.call("post", f"/api/lessons/{game}/{chapter['name']}")["id"]
    visitor.sit_at(table)
    learner = Learner(visitor, game, chapter)
    learner.learn(wrong_tries=wrong_tries)
    return learner
