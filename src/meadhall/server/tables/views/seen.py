"""What seats may see of a state, as it is sent to pages and programs."""

from __future__ import annotations

from typing import Any, Final, cast

from meadhall.engine.game import Game, no_sheets
from meadhall.engine.rules import View
from meadhall.engine.state import State

OURS: Final = "meadhall.games."
"""The page has boards of its own for the games of these packages; all others it can draw from their sheets."""


def is_ours(game: Game) -> bool:
    return game.package.startswith(OURS)


class Views:
    """The views of one state: what is the same for all is made once, and is the same object in all of them."""

    __slots__ = ("_game", "_public", "_state")

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state
        self._public: View | None = None

    def of(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat (None: of everybody), with its sheets where the page draws the table from them."""
        game = self._game
        view = cast(dict[str, Any], self._view(seat))
        if game.sheets is no_sheets or is_ours(game):
            return view
        sheets: list[dict[str, Any]] = [
            {"title": sheet.title, "kind": sheet.kind, "columns": sheet.columns, "rows": sheet.rows}
            for sheet in game.sheets(view)
        ]
        return {**view, "sheets": sheets}

    def _view(self, seat: int | None) -> View:
        rules = self._game.rules
        if seat is not None and rules.own_view is None:
            return rules.view(self._state, seat)
        if self._public is None:
            self._public = rules.view(self._state, None)
        if seat is None or rules.own_view is None:
            return self._public
        return rules.own_view(self._state, seat, self._public)


def seen_by(game: Game, state: State, seat: int | None) -> dict[str, Any]:
    """What one seat sees."""
    return Views(game, state).of(seat)
