"""The installed games, found by the entry-point group `meadhall.games`; one that cannot be loaded is left out."""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from meadhall.engine.errors import BrokenGame, UnknownGame
from meadhall.engine.game import Game

GROUP: Final = "meadhall.games"


@functools.cache
def games() -> dict[str, Game]:
    """Every installed game by its id."""
    found = {name: loaded for name, loaded in _found().items() if isinstance(loaded, Game)}
    return {game_id: found[game_id] for game_id in sorted(found)}


def broken() -> dict[str, str]:
    """The games that are installed but could not be loaded, and why, in one line each."""
    return {name: why for name, why in sorted(_found().items()) if isinstance(why, str)}


def game(game_id: str) -> Game:
    """The game of that id."""
    known = games()
    if game_id in known:
        return known[game_id]
    why = broken().get(game_id)
    if why is not None:
        raise BrokenGame(f"the game {game_id!r} cannot be loaded: {why}", "broken-game", name=game_id, why=why)
    there_are = ", ".join(known)
    raise UnknownGame(f"there is no game {game_id!r}; there are: {there_are}", "game", name=game_id, known=there_are)


@functools.cache
def _found() -> dict[str, Game | str]:
    """Each installed game, or why it could not be loaded."""
    return {point.name: _load(point) for point in entry_points(group=GROUP)}


def _load(point: EntryPoint) -> Game | str:
    """Whatever another package does wrong, the other games can be played."""
    try:
        found = point.load()
    except Exception as error:
        said = " ".join(str(error).split())
        return f"{type(error).__name__}: {said}" if said else type(error).__name__
    if not isinstance(found, Game):
        return f"{point.value} is no Game"
    if found.id != point.name:
        return f"{point.value} calls itself {found.id!r}"
    return found
