"""What a bot is: given what its seat knows, it chooses an option."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.play.seen import Seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Its own chance comes from its own seed, never from the table's."""

    name = ""

    def choose(self, seen: Seen) -> str:
        """One of `seen.decision.options`."""
        raise NotImplementedError
