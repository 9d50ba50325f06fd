"""The views of the page, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.house import Visitor, play_to_the_end

BOT = {"kind": "bot", "bot": "greedy"}

View = Callable[[Visitor], None]


class Scenes:
    """Tables in every state, made once with one visitor and looked at by others with the same cookies."""

    def __init__(self, maker: Visitor) -> None:
        maker.introduce("Muirchertach")
        self.cookies = maker.context.cookies()
        self.gathering = maker.open_table([{"kind": "me"}, {"kind": "open"}, BOT, {"kind": "open"}], listed=True)
        self.first = maker.open_table([{"kind": "me"}, BOT, BOT])
        self.draft = self._played(maker, "keep")
        self.town = self._played(maker, "Which town is this trick for")
        self.card = self._played(maker, "Which card do you play")
        self.action = self._played(maker, "Which of its actions")
        self.over = maker.open_table([{"kind": "me"}, BOT, BOT, BOT])
        maker.sit_at(self.over)
        play_to_the_end([maker], seconds=300)

    def _played(self, maker: Visitor, question: str) -> str:
        """A table of five that has come to a question of that kind, some way into the game."""
        table = maker.open_table([{"kind": "me"}, BOT, BOT, BOT, BOT])
        maker.sit_at(table)
        for _ in range(120):
            maker.wait_until_asked()
            if question in maker.question.inner_text():
                return table
            before = maker.page.locator("[data-decision]").get_attribute("data-decision")
            maker.choose()
            maker.page.wait_for_function(
                "before => document.querySelector('[data-decision]')?.dataset.decision !== before", arg=before
            )
        raise AssertionError(f"nobody was asked {question!r}")

    def views(self) -> dict[str, str]:
        """Every view by name: its address."""
        return {
            "hall": "/",
            "games": "/games",
            "game": "/games/boru",
            "new-table": "/new/boru",
            "mine": "/mine",
            "account": "/account",
            "about": "/about",
            "nowhere": "/nowhere",
            "gathering": f"/table/{self.gathering}",
            "first-disc": f"/table/{self.first}",
            "draft": f"/table/{self.draft}",
            "name-town": f"/table/{self.town}",
            "play-card": f"/table/{self.card}",
            "choose-action": f"/table/{self.action}",
            "over": f"/table/{self.over}",
            "replay": f"/table/{self.over}/replay?move=60",
            "big-screen": f"/table/{self.card}/screen",
        }


def look_at(visitor: Visitor, address: str) -> None:
    """Go there and wait until it stands still."""
    visitor.visit(address)
    visitor.page.wait_for_selector("h1", state="attached")
    visitor.page.wait_for_load_state("networkidle")
    if "/table/" in address:
        visitor.page.wait_for_selector(".stage, .screen .board svg, .gathering")
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_timeout(150)
