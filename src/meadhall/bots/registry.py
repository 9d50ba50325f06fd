"""Bots of other packages, found by the entry-point group `meadhall.bots`; one that cannot be loaded is left out."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.bots.loading import NotABot, bot_class, told
from meadhall.bots.search.budget import budget_named

GROUP: Final = "meadhall.bots"

OURS: Final = ("random", "easy", "greedy", "normal", "hard")
"""The kinds that come with Meadhall, from the weakest to the strongest."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")


def installed() -> dict[str, Callable[[int], Bot]]:
    """What makes each bot that another package has brought, by its name."""
    return {name: maker for name, maker in sorted(_found().items()) if not isinstance(maker, str)}


def broken() -> dict[str, str]:
    """The bots that are installed but could not be loaded, and why, in one line each."""
    return {name: why for name, why in sorted(_found().items()) if isinstance(why, str)}


@functools.cache
def _found() -> dict[str, Callable[[int], Bot] | str]:
    return {point.name: _load(point) for point in entry_points(group=GROUP)}


def _load(point: EntryPoint) -> Callable[[int], Bot] | str:
    """Whatever another package does wrong, the other bots can play."""
    if point.name in OURS or point.name == "human":
        return f"the name {point.name!r} is taken"
    if not _NAME.fullmatch(point.name) or budget_named(point.name) is not None:
        return f"{point.name!r} is no name for a bot: small letters, digits, - and _"
    try:
        return bot_class(point.load(), point.value)
    except NotABot as error:
        return str(error)
    except Exception as error:
        return told(error)
