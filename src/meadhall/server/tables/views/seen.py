"""What a seat may see of a state, as it is sent to pages and programs."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.game import Game, no_sheets
from meadhall.engine.state import State

OURS: Final = "meadhall.games."
"""The page has boards of its own for the games of these packages; all others it can draw from their sheets."""


def is_ours(game: Game) -> bool:
    return game.package.startswith(OURS)


def seen_by(game: Game, state: State, seat: int | None) -> dict[str, Any]:
    """The view, with its sheets where the page draws the table from them."""
    view = dict(game.rules.view(state, seat))
    if game.sheets is not no_sheets and not is_ours(game):
        view["sheets"] = [
            {"title": sheet.title, "kind": sheet.kind, "columns": sheet.columns, "rows": sheet.rows}
            for sheet in game.sheets(view)
        ]
    return view
