"""Bots: programs that play any game, written against the engine alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.random import RandomBot
from meadhall.engine.errors import UnknownBot

__all__ = ["USUAL", "Bot", "GreedyBot", "RandomBot", "make", "names"]

_KINDS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

USUAL: Final = "greedy"
"""Who gives hints, stands in for those who are away, and fills chairs if nobody says who: good, and at once."""


def names() -> list[str]:
    """Every kind of bot, from the weakest to the strongest."""
    return list(_KINDS)


def make(name: str, seed: int) -> Bot:
    """A bot of that kind; the same seed makes the same choices."""
    if name not in _KINDS:
        known = ", ".join(_KINDS)
        raise UnknownBot(f"there is no bot {name!r}; there are: {known}", "bot", name=name, known=known)
    return _KINDS[name](seed)
