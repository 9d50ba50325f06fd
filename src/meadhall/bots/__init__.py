"""Bots: programs that play any game, written against the engine alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.bots import loading, registry
from meadhall.bots.bot import Bot
from meadhall.bots.easy import EasyBot
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.programs.bot import ProgramBot
from meadhall.bots.programs.process import command_of
from meadhall.bots.random import RandomBot
from meadhall.bots.registry import broken
from meadhall.bots.search.bot import SearchBot
from meadhall.bots.search.budget import Budget, budget_named, processes_named
from meadhall.engine.errors import BotFailed, UnknownBot

__all__ = [
    "ENGINE",
    "LEVELS",
    "USUAL",
    "Bot",
    "BotFailed",
    "Budget",
    "EasyBot",
    "GreedyBot",
    "ProgramBot",
    "RandomBot",
    "SearchBot",
    "broken",
    "is_search",
    "keeps_time",
    "make",
    "make_installed",
    "names",
    "search_budget",
    "split_names",
]


LEVELS: Final = {"normal": "100ms", "hard": "1000ms"}
"""The searches that have a name of their own."""


def _normal(seed: int) -> Bot:
    return _search("normal", seed)


def _hard(seed: int) -> Bot:
    return _search("hard", seed)


def _search(name: str, seed: int) -> Bot:
    """`hard`, `300ms`, `300cpu`, `200x`, and `hard@2` for one that thinks in two processes."""
    level, processes = processes_named(name)
    budget = budget_named(LEVELS.get(level, level))
    if budget is None:
        raise _unknown(name)
    return SearchBot(seed, budget, name, processes)


_KINDS: Final[dict[str, Callable[[int], Bot]]] = dict(
    zip(registry.OURS, (RandomBot, EasyBot, GreedyBot, _normal, _hard), strict=True)
)

USUAL: Final = "greedy"
"""Who gives hints, stands in for those who are away, and fills chairs if nobody says who: good, and at once."""

ENGINE: Final = "engine:"
"""What stands before the command of a program that speaks JSON lines."""


def names() -> list[str]:
    """Every kind of bot that is installed: ours, from the weakest to the strongest, then those of other packages."""
    return [*_KINDS, *registry.installed()]


def make(name: str, seed: int) -> Bot:
    """A bot of that kind; the same seed makes the same choices, unless it has a time to keep.

    `name` is one of `names()`; a search by its time for a decision (`300ms`, or `300cpu` of the processor's) or its
    simulations (`200x`), with `@2` behind it, as behind `hard`, in two processes; a class (`module:Class`,
    `file.py:Class`); or `engine:` and the command of a program. What names a class or a command runs it: names that
    others have written are for `make_installed`.
    """
    if not isinstance(name, str):
        raise UnknownBot(f"a bot is named by a text, not by {name!r}")
    if name in names():
        return make_installed(name, seed)
    if is_search(name):
        return _search(name, seed)
    if name.startswith(ENGINE):
        return ProgramBot(seed, command_of(name.removeprefix(ENGINE)))
    if loading.names_a_class(name):
        return _made(loading.load(name), name, seed)
    why = broken().get(name)
    if why is not None:
        raise loading.cannot_load(name, why)
    raise _unknown(name)


def is_search(name: str) -> bool:
    """Whether that names a search by its size, or by its level and its processes."""
    level, processes = processes_named(name)
    return budget_named(level) is not None or (processes > 1 and level in LEVELS)


def make_installed(name: str, seed: int) -> Bot:
    """A bot of one of `names()` and of no others: nothing runs that the owner of this machine has not installed."""
    if name in _KINDS:
        return _KINDS[name](seed)
    found = registry.installed().get(name)
    if found is None:
        raise _unknown(name)
    return _made(found, name, seed)


def search_budget(name: str) -> Budget:
    """How long the search of that name thinks about a decision: one of our levels that search, a time, a number."""
    made = _KINDS[name](0) if name in _KINDS else None
    budget = made.budget if isinstance(made, SearchBot) else budget_named(name)
    if budget is None:
        message = f"{name!r} is no search; say normal, hard, a time (300ms) or a number of simulations (200x)"
        raise UnknownBot(message, "no-search", name=name)
    return budget


def keeps_time(name: str) -> bool:
    """Whether such a bot comes back by itself: ours do, and programs have their time; classes of others may not."""
    return name in _KINDS or name.startswith(ENGINE) or budget_named(name) is not None


def _made(maker: Callable[[int], Bot], name: str, seed: int) -> Bot:
    try:
        bot = maker(seed)
    except Exception as error:
        why = loading.told(error)
        message = f"the bot {name!r} cannot be made with a seed: {why}"
        raise UnknownBot(message, "bot-unmade", name=name, why=why) from error
    if not bot.name:
        bot.name = name
    return bot


def _unknown(name: str) -> UnknownBot:
    known = ", ".join(names())
    return UnknownBot(f"there is no bot {name!r}; there are: {known}", "bot", name=name, known=known)


def split_names(text: str) -> list[str]:
    """Names with commas between; a comma within double quotes is one of the name's own, as in a command."""
    found = [""]
    quoted = False
    for letter in text:
        quoted ^= letter == '"'
        if letter == "," and not quoted:
            found.append("")
        else:
            found[-1] += letter
    return [name.strip() for name in found]
