"""Tables of Brian Boru in every state, and every page that is not a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from tests.web.house import Visitor

BOT = {"kind": "bot", "bot": "greedy"}
FIRST_DISCS = 3


class Closer(NamedTuple):
    """Something that a view shows only when it is asked to."""

    name: str
    open: Callable[[Page], None]
    part: str
    """Where it is then seen."""


def _pressing(what: str) -> Callable[[Page], None]:
    return lambda page: page.locator(what).first.click()


def _tab(name: str) -> Closer:
    # On a phone the sheet lies over the tabs until somebody scrolls.
    press = "tab => { tab.click(); tab.scrollIntoView(); scrollBy(0, -80); }"
    return Closer(name, lambda page: page.locator(f"[role=tab][id$='-{name}']").evaluate(press), "[role=tabpanel]")


class BoruScenes:
    """Tables in every state, made once with a visitor and a guest, and looked at by others with the first's cookies."""

    def __init__(self, maker: Visitor, guest: Visitor) -> None:
        maker.introduce("Muirchertach")
        self.cookies = maker.context.cookies()
        self.gathering = maker.open_table([{"kind": "me"}, {"kind": "open"}, BOT, {"kind": "open"}], listed=True)
        maker.call("post", f"/api/tables/{self.gathering}/chat", {"text": "Two chairs are free. We begin at eight!"})
        self.first = maker.open_table([{"kind": "me"}, BOT, BOT])
        self.draft = self._played(maker, "keep")
        self.town = self._played(maker, "lead")
        self.card = self._played(maker, "play")
        self.action = self._played(maker, "secondary")
        self.over = maker.open_table([{"kind": "me"}, BOT, BOT, BOT])
        maker.play_on(self.over)
        self.request = self._requested(maker, guest)
        self.curtain = self._handed_over(maker)

    def _played(self, maker: Visitor, kind: str) -> str:
        """A table of five that has come to a question of that kind."""
        table = maker.open_table([{"kind": "me"}, BOT, BOT, BOT, BOT])
        came = maker.play_on(
            table,
            until=lambda asked: asked["kind"] == kind,
            # The highest card: who never wins a town never names one.
            choose=lambda asked: asked["options"][-1],
        )
        assert came, f"nobody was asked {kind!r}"
        return table

    def _requested(self, maker: Visitor, guest: Visitor) -> str:
        """A table at which the guest asks to go back, and has said why."""
        guest.introduce("Bébinn")
        table = maker.open_table([{"kind": "me"}, {"kind": "open"}, BOT])
        path = f"/api/tables/{table}"
        guest.call("post", f"{path}/join", {"seat": 1})
        move = 0
        while move < FIRST_DISCS:
            for seat, person in enumerate((maker, guest)):
                position = person.call("get", f"{path}/position?seat={seat}")
                move = position["move"]
                asked = position["decision"]
                if asked and move < FIRST_DISCS:
                    choice = {"seat": seat, "number": asked["number"], "option": asked["options"][0]}
                    person.call("post", f"{path}/choose", choice)
            time.sleep(0.05)
        guest.call("post", f"{path}/chat", {"text": "I took the wrong town. May I?"})
        guest.call("post", f"{path}/request", {"seat": 1, "kind": "undo", "move": 0})
        return table

    def _handed_over(self, maker: Visitor) -> str:
        """The address of a table at which the other of two people on one device is asked."""
        table = maker.open_table([{"kind": "me"}, {"kind": "here", "name": "Cuán"}, BOT])
        while not (asked := {0, 1}.intersection(maker.call("get", f"/api/tables/{table}/position?seat=0")["waiting"])):
            time.sleep(0.05)
        return f"/table/{table}?seat={1 - asked.pop()}"

    def closer(self) -> dict[str, list[Closer]]:
        """What else is to be seen, by the name of the view that shows it."""
        return {
            "hall": [Closer("settings", _pressing("header.bar button"), "dialog[open]")],
            "draft": [Closer("ask-undo", _pressing(".tools .corner > button:has(+ dialog)"), "dialog[open]")],
            "play-card": [Closer("confirm", _pressing(".own .can"), ".question")],
            "choose-action": [_tab("log"), _tab("scores")],
            "request": [_tab("chat"), _tab("table")],
            "replay": [Closer("fork", _pressing(".controls button:not(.icon)"), "dialog[open]")],
        }

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
            "request": f"/table/{self.request}",
            "curtain": self.curtain,
            "replay": f"/table/{self.over}/replay?move=60",
            "replay-running": f"/table/{self.card}/replay?look=0",
            "big-screen": f"/table/{self.card}/screen",
        }
