"""Meadhall: people and programs play heavy board games by their full rules."""

from meadhall.bots.bot import Bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.play.record import dump, load, read
from meadhall.engine.play.seen import Seen
from meadhall.engine.registry import game
from meadhall.engine.sheets import SHOWING

__all__ = ["Bot", "Game", "Match", "MeadhallError", "Seen", "__version__", "dump", "game", "load", "read"]

__version__ = "0.1.0"


def _html_of(match: Match) -> str:
    """The words for it are not read before somebody looks."""
    from meadhall.notebook import html_of

    return html_of(match)


SHOWING.html_of = _html_of
