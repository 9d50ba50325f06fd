"""What a bot is: given what its seat knows, it chooses an option."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.play.seen import Seen
from meadhall.engine.scoring import Score


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Its own chance comes from its own seed, never from the table's."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        """Bots that are named are made with a seed and nothing else, one for each seat of each game."""

    def choose(self, seen: Seen) -> str:
        """One of `seen.decision.options`."""
        raise NotImplementedError

    def end(self, scores: list[Score]) -> None:
        """The game is over, with these scores, or was stopped, with none: let go of whatever was held for it."""
