"""Tables of A Feast for Odin that have come to a question of a certain kind."""

from __future__ import annotations

from meadhall.engine.decision import Decision
from tests.web.looks import Closer, Scenes, Tour, View
from tests.web.positions import GREEDY, RANDOM, Choose
from tests.web.questions import Company
from tests.web.visitor import Visitor

SHORT = {"length": "short"}
MINI_EXPANSIONS = {"islands": "with", "harvest": "with"}
ASKED = ".can:visible"
COMPANIES = [
    Company(2, SHORT | {"harvest": "with"}),
    Company(2, SHORT),
    Company(1, SHORT | {"solo_card": "chosen"}),
    Company(4, SHORT),
]
"""Who plays until all kinds of question have been asked."""

WAYS: dict[str, tuple[str, list[str]]] = {
    "turn": ("turn", []),
    "strip": ("strip", ["mountain_2"]),
    "upgrade": ("upgrade", ["upgrade_2"]),
    "dice": ("hunt", ["hunting_game_1"]),
    "battle": ("raid", ["wood_per_player", "build_longship", "raiding"]),
    "explore": ("explore", ["wood_per_player", "build_whaling_boat", "explore_1"]),
    "forge": ("forge", ["wood_per_player", "forge"]),
    "anytime": ("anytime", ["take_2_mead", "market_flax_stockfish"]),
    "feast": ("feast", ["take_2_mead", "market_beans", "take_stockfish"]),
}
"""By the name of a view: the kind of its question, and the spaces that lead there."""

_SCANNED = ("turn", "dice", "feast")
_BOARDS = Closer(
    "boards",
    lambda page: page.locator(".seat .foot button").nth(1).click(),
    "dialog[open] svg[role=img]",
    scanned="html",
)
"""Another player's boards."""

TOUR = Tour(
    views=[
        View("odin-gallery", "/games/odin", ".gallery svg"),
        *(
            View(f"odin-{name}", f"/table/{{{name}}}", ASKED, [_BOARDS] if name == "feast" else (), name in _SCANNED)
            for name in WAYS
        ),
        View("odin-over", "/table/{over}", ".over svg[role=img]"),
        View("odin-replay", "/table/{over}/replay?move=40", ".board svg"),
        View("odin-big-screen", "/table/{turn}/screen", ".screen .board svg", scanned=False),
        View("odin-big-screen-over", "/table/{over}/screen", ".screen .end svg[role=img]"),
    ],
    themes=[("light", "normal"), ("dark", "more")],
    phone=False,
)


def odin_scenes(maker: Visitor) -> Scenes:
    """All tables that the tour leads to."""
    maker.introduce("Muirchertach")
    over = maker.open_played_table([{"kind": "me"}, GREEDY, RANDOM], None, "odin", choose=_along([]), options=SHORT)
    return Scenes(maker, {name: _asked(maker, *way) for name, way in WAYS.items()} | {"over": over})


def _asked(maker: Visitor, kind: str, spaces: list[str]) -> str:
    """A table at which the question has come."""
    left = list(spaces)
    return maker.open_played_table(
        [{"kind": "me"}, GREEDY],
        lambda asked: asked.kind == kind and not left,
        "odin",
        choose=_along(left),
        options=SHORT,
    )


def _along(left: list[str]) -> Choose:
    """The next space on the way, which is then taken off the list; where the bot stands, the next round is awaited."""

    def choose(asked: Decision) -> str:
        if asked.kind == "turn":
            if left and (space := f"space.{left[0]}") in asked.options:
                del left[0]
                return space
            return "pass"
        return next((option for option in ("succeed", "done") if option in asked.options), asked.options[0])

    return choose
