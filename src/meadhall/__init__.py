"""Meadhall: people and programs play heavy board games by their full rules."""

import meadhall.engine.play.travel  # noqa: F401 - from here on matches can be pickled
from meadhall.bots.bot import Bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.play.record import dump, load, read
from meadhall.engine.play.seen import Seen
from meadhall.engine.registry import game

__all__ = ["Bot", "Game", "Match", "MeadhallError", "Seen", "__version__", "dump", "game", "load", "read"]

__version__ = "0.1.0"
