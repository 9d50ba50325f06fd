"""Meadhall: people and programs play heavy board games by their full rules."""

from meadhall.bots.bot import Bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.record import dump, load, read
from meadhall.engine.registry import game
from meadhall.engine.seen import Seen

__all__ = ["Bot", "Game", "Match", "MeadhallError", "Seen", "__version__", "dump", "game", "load", "read"]

__version__ = "0.1.0"
