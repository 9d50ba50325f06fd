"""Meadhall: people and programs play heavy board games by their full rules."""

import meadhall.engine.saving.travel  # noqa: F401 - from here on matches can be pickled
from meadhall.bots.bot import Bot
from meadhall.engine.decision import Decision
from meadhall.engine.errors import BotFailed, MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import choose_all, play_out
from meadhall.engine.play.seen import Seen
from meadhall.engine.registry import game
from meadhall.engine.rng import Rng
from meadhall.engine.saving.record import dump, load, read
from meadhall.engine.scoring import Score
from meadhall.engine.sheets import SHOWING

__all__ = [
    "Bot",
    "BotFailed",
    "Decision",
    "Game",
    "Match",
    "MeadhallError",
    "Rng",
    "Score",
    "Seen",
    "__version__",
    "choose_all",
    "dump",
    "game",
    "load",
    "play_out",
    "read",
]

__version__ = "0.1.0"


def _html_of(match: Match) -> str:
    """The words for it are not read before somebody looks."""
    from meadhall.notebook import html_of

    return html_of(match)


SHOWING.html_of = _html_of
