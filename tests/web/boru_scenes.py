"""Tables of Brian Boru in every state, and every page that is not a table."""

from __future__ import annotations

from tests.web.house import Visitor

BOT = {"kind": "bot", "bot": "greedy"}


class BoruScenes:
    """Tables in every state, made once with one visitor and looked at by others with the same cookies."""

    def __init__(self, maker: Visitor) -> None:
        maker.introduce("Muirchertach")
        self.cookies = maker.context.cookies()
        self.gathering = maker.open_table([{"kind": "me"}, {"kind": "open"}, BOT, {"kind": "open"}], listed=True)
        self.first = maker.open_table([{"kind": "me"}, BOT, BOT])
        self.draft = self._played(maker, "keep")
        self.town = self._played(maker, "lead")
        self.card = self._played(maker, "play")
        self.action = self._played(maker, "secondary")
        self.over = maker.open_table([{"kind": "me"}, BOT, BOT, BOT])
        maker.play_on(self.over)

    def _played(self, maker: Visitor, kind: str) -> str:
        """A table of five that has come to a question of that kind."""
        table = maker.open_table([{"kind": "me"}, BOT, BOT, BOT, BOT])
        assert maker.play_on(table, until=lambda asked: asked["kind"] == kind), f"nobody was asked {kind!r}"
        return table

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
