"""Bots: programs that play any game, written against the engine alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.bots.easy import EasyBot
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.random import RandomBot
from meadhall.bots.search.bot import SearchBot
from meadhall.bots.search.budget import Budget, budget_named
from meadhall.engine.errors import UnknownBot

__all__ = ["USUAL", "Bot", "Budget", "EasyBot", "GreedyBot", "RandomBot", "SearchBot", "make", "names"]


def _normal(seed: int) -> Bot:
    return SearchBot(seed, Budget(seconds=0.1), "normal")


def _hard(seed: int) -> Bot:
    return SearchBot(seed, Budget(seconds=1.0), "hard")


_KINDS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "normal": _normal,
    "hard": _hard,
}

USUAL: Final = "greedy"
"""Who gives hints, stands in for those who are away, and fills chairs if nobody says who: good, and at once."""


def names() -> list[str]:
    """Every kind of bot, from the weakest to the strongest."""
    return list(_KINDS)


def make(name: str, seed: int) -> Bot:
    """A bot of that kind; the same seed makes the same choices, unless it has a time to keep.

    A time (`300ms`) or a number of simulations (`200x`) for a decision names a search of that size.
    """
    if name in _KINDS:
        return _KINDS[name](seed)
    budget = budget_named(name)
    if budget is not None:
        return SearchBot(seed, budget, name)
    known = ", ".join(_KINDS)
    raise UnknownBot(f"there is no bot {name!r}; there are: {known}", "bot", name=name, known=known)
