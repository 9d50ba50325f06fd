"""What games from other packages bring for the page: their words, icons, and boards."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path, PurePosixPath
from typing import Final

from meadhall import words
from meadhall.engine.game import Game
from meadhall.server.api.page_files import PageFiles
from meadhall.server.errors import Refused
from meadhall.server.schemas.games import GamePage
from meadhall.server.tables.views.seen import is_ours

FOLDER: Final = "page"
"""In the game's package: `board.js`, `board.css` and `icons/*.svg`, each if it likes."""


@cache
def files_of(game: Game) -> PageFiles:
    """Its files for the page, found once."""
    return PageFiles(Path(str(resources.files(game.package))) / FOLDER)


def page_of(game: Game) -> GamePage | None:
    """Where a browser finds what the game brings."""
    if is_ours(game):
        return None
    at = {name: f"/api/games/{game.id}/{FOLDER}/{name}" for name in files_of(game).names}
    icons = {PurePosixPath(name).stem: place for name, place in at.items() if name.startswith("icons/")}
    return GamePage(at.get("board.js", ""), at.get("board.css", ""), icons)


def check_language(language: str) -> str:
    """A language that is spoken here."""
    if language not in words.LANGUAGES:
        raise Refused("no_such_page", f"there are words in {', '.join(words.LANGUAGES)}")
    return language


def words_of(game: Game, language: str) -> str:
    """The game's messages. The first of two of the same name counts: what is not said in the language is in English."""
    spoken = dict.fromkeys((check_language(language), words.LANGUAGES[0]))
    return "\n".join(words.source(game.id, each) for each in spoken)
