"""Tables of Brian Boru in every state, and every page that is not a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.looks import Closer, Scenes, Tour, View
from tests.web.positions import GREEDY
from tests.web.questions import Company
from tests.web.visitor import Visitor

ME = {"kind": "me"}
OPEN = {"kind": "open"}
FIRST_DISCS = 3
ASKED = ".can:visible"
COMPANIES = [Company(3, {}), Company(5, {})]
"""Who plays until all kinds of question have been asked."""


def _pressing(what: str) -> Callable[[Page], None]:
    return lambda page: page.locator(what).first.click()


def _tab(name: str) -> Closer:
    # On a phone the sheet lies over the tabs until somebody scrolls.
    press = "tab => { tab.click(); tab.scrollIntoView(); scrollBy(0, -80); }"
    return Closer(name, lambda page: page.locator(f"[role=tab][id$='-{name}']").evaluate(press), "[role=tabpanel]")


_SETTINGS = Closer("settings", _pressing("header.bar button"), "dialog[open]")
_ASK_UNDO = Closer("ask-undo", _pressing(".tools .corner > button:has(+ dialog)"), "dialog[open]")
_CONFIRM = Closer("confirm", _pressing(".own .can"), ".question")
_FORK = Closer("fork", _pressing(".controls button:not(.icon)"), "dialog[open]")

TOUR = Tour(
    views=[
        View("hall", "/", ".hall .lists", [_SETTINGS]),
        View("games", "/games", "main h1"),
        View("game", "/games/boru", ".gallery svg"),
        View("new-table", "/new/boru", "main .seat"),
        View("mine", "/mine", "main .list"),
        View("account", "/account", "main h1"),
        View("about", "/about", "main h1"),
        View("nowhere", "/nowhere", "main h1"),
        View("gathering", "/table/{gathering}", ".gathering"),
        View("first-disc", "/table/{first}", ASKED),
        View("draft", "/table/{keep}", ASKED, [_ASK_UNDO]),
        View("name-town", "/table/{lead}", ASKED),
        View("play-card", "/table/{play}", ASKED, [_CONFIRM]),
        View("choose-action", "/table/{secondary}", ASKED, [_tab("log"), _tab("scores")]),
        View("over", "/table/{over}", ".over svg[role=img]"),
        View("request", "/table/{request}", ".request", [_tab("chat"), _tab("table")]),
        View("curtain", "{curtain}", ".curtain button"),
        View("replay", "/table/{over}/replay?move=60", ".board svg", [_FORK]),
        View("replay-running", "/table/{play}/replay?look=0", ".board svg"),
        View("big-screen", "/table/{play}/screen", ".screen .board svg"),
    ],
    themes=[("light", "normal"), ("dark", "normal"), ("light", "more"), ("dark", "more")],
    phone=True,
)


def boru_scenes(maker: Visitor, guest: Visitor) -> Scenes:
    """All tables that the tour leads to."""
    maker.introduce("Muirchertach")
    gathering = maker.open_table([ME, OPEN, GREEDY, OPEN], listed=True)
    maker.call("post", f"/api/tables/{gathering}/chat", {"text": "Two chairs are free. We begin at eight!"})
    tables = {
        "gathering": gathering,
        "first": maker.open_played_table([ME, GREEDY, GREEDY], lambda _: True),
        "over": maker.open_played_table([ME, GREEDY, GREEDY, GREEDY], None),
        "request": _requested(maker, guest),
        "curtain": _handed_over(maker),
    }
    for kind in ("keep", "lead", "play", "secondary"):
        tables[kind] = _asked(maker, kind)
    return Scenes(maker, tables)


def _asked(maker: Visitor, kind: str) -> str:
    """A table of five that has come to a question of that kind."""
    # The highest card: who never wins a town never names one.
    return maker.open_played_table(
        [ME, GREEDY, GREEDY, GREEDY, GREEDY], lambda asked: asked.kind == kind, choose=lambda asked: asked.options[-1]
    )


def _requested(maker: Visitor, guest: Visitor) -> str:
    """A table at which the guest asks to go back, and has said why."""
    guest.introduce("Bébinn")
    table = maker.open_table([ME, OPEN, GREEDY])
    path = f"/api/tables/{table}"
    guest.call("post", f"{path}/join", {"seat": 1})
    place_first_discs(table, maker, guest)
    guest.call("post", f"{path}/chat", {"text": "I took the wrong town. May I?"})
    guest.call("post", f"{path}/request", {"seat": 1, "kind": "undo", "move": 0})
    return table


def place_first_discs(table: str, *people: Visitor) -> None:
    """Those on the first seats and the bots place their first discs; then all keep cards, side by side."""
    path = f"/api/tables/{table}"
    position = people[0].call("get", f"{path}/position?seat=0")
    while position["move"] < FIRST_DISCS:
        for seat in set(position["waiting"]).intersection(range(len(people))):
            asked = people[seat].call("get", f"{path}/position?seat={seat}")["decision"]
            choice = {"seat": seat, "number": asked["number"], "option": asked["options"][0]}
            people[seat].call("post", f"{path}/choose", choice)
        position = people[0].call("get", f"{path}/position?seat=0&after={position['number']}&wait=10")


def _handed_over(maker: Visitor) -> str:
    """The address of a table at which the other of two people on one device is asked."""
    table = maker.open_played_table([ME, {"kind": "here", "name": "Cuán"}, GREEDY], lambda _: True)
    asked = min(maker.call("get", f"/api/tables/{table}/position?seat=0")["waiting"])
    return f"/table/{table}?seat={1 - asked}"
