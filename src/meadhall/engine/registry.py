"""The games that are installed, found by the entry-point group `meadhall.games`."""

from __future__ import annotations

import functools
from importlib.metadata import entry_points

from meadhall.engine.errors import UnknownGame
from meadhall.engine.game import Game


@functools.cache
def games() -> dict[str, Game]:
    """Every installed game by its id."""
    found = {point.name: point.load() for point in entry_points(group="meadhall.games")}
    return {game_id: found[game_id] for game_id in sorted(found)}


def game(game_id: str) -> Game:
    """The game of that id."""
    known = games()
    if game_id not in known:
        there_are = ", ".join(known)
        raise UnknownGame(
            f"there is no game {game_id!r}; there are: {there_are}", "game", name=game_id, known=there_are
        )
    return known[game_id]
