"""Tables of A Feast for Odin that have come to a question of a certain kind."""

from __future__ import annotations

from tests.web.house import PATIENCE_MS, Asked, Visitor
from tests.web.looks import look_at

BOT = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
DIALOG = "boards"
"""The view in which another player's boards are open."""

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


class OdinScenes:
    """One table for each view, made once; looked at by visitors with the same cookies."""

    def __init__(self, maker: Visitor) -> None:
        maker.introduce("Muirchertach")
        self.cookies = maker.context.cookies()
        self._maker = maker
        self._tables = {name: self._table(kind, spaces) for name, (kind, spaces) in WAYS.items()}
        over = maker.open_table([{"kind": "me"}, BOT, RANDOM], game="odin", options={"length": "short"})
        maker.play_on(over, choose=lambda asked: chosen(asked, []))
        self._addresses = {
            "over": f"/table/{over}",
            "replay": f"/table/{over}/replay?move=40",
            "big-screen": f"/table/{self._tables['turn']}/screen",
            "big-screen-over": f"/table/{over}/screen",
        }

    def _table(self, kind: str, spaces: list[str]) -> str:
        """A table at which the question has come."""
        table = self._maker.open_table([{"kind": "me"}, BOT], game="odin", options={"length": "short"})
        left = list(spaces)
        came = self._maker.play_on(
            table,
            until=lambda asked: asked["kind"] == kind and not left,
            choose=lambda asked: chosen(asked, left),
        )
        assert came, f"nobody was asked {kind!r}"
        return table

    def views(self) -> list[str]:
        return ["gallery", *self._tables, DIALOG, *self._addresses]

    def look_at(self, visitor: Visitor, name: str) -> None:
        """Go there and wait until it stands still."""
        page = visitor.page
        if name in self._addresses:
            look_at(visitor, self._addresses[name])
            return
        if name == "gallery":
            visitor.visit("/games/odin")
            page.wait_for_selector(".gallery svg")
        else:
            visitor.visit(f"/table/{self._tables['feast' if name == DIALOG else name]}")
            visitor.wait_until_asked()
        if name == DIALOG:
            page.locator(".seat .foot button").nth(1).click()
            page.locator("dialog[open] svg[role=img]").first.wait_for(timeout=PATIENCE_MS)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(150)


def chosen(decision: Asked, left: list[str]) -> str:
    """The next space on the way, which is then taken off the list; where the bot stands, the next round is awaited."""
    options: list[str] = decision["options"]
    if decision["kind"] == "turn":
        if left and (space := f"space.{left[0]}") in options:
            del left[0]
            return space
        return "pass"
    return next((option for option in ("succeed", "done") if option in options), options[0])
