"""What a game must say of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.engine.decision import Ask
from meadhall.engine.errors import BadQuestion
from meadhall.engine.rng import Rng
from meadhall.engine.scoring import Score
from meadhall.engine.show import Sheet
from meadhall.engine.state import State

S = TypeVar("S", bound=State)

View = Mapping[str, Any]
"""What a seat may see, as plain JSON-like data; each game's `view.py` types its own."""


class Options:
    """How a table is set up: the number of players and the game's own options."""

    __slots__ = ("chosen", "players")

    def __init__(self, players: int, chosen: dict[str, str]) -> None:
        self.players = players
        self.chosen = chosen

    def __getitem__(self, name: str) -> str:
        return self.chosen[name]

    def __repr__(self) -> str:
        return f"Options({self.players}, {self.chosen!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of one game, with the components they are played with."""

    def setup(self, options: Options, rng: Rng) -> S:
        """The table as it stands before the first decision."""
        raise NotImplementedError

    def step(self, state: S) -> Ask[None] | None:
        """The next step of play, a generator of decisions; None when the game is over."""
        raise NotImplementedError

    def is_amid_turn(self, state: S) -> bool:
        """Whether the step that begins here goes on with a turn; where a turn is one step, none does."""
        return False

    def view(self, state: S, seat: int | None) -> View:
        """What the seat may see; None: what everybody may."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """How the scores stand, seat by seat."""
        raise NotImplementedError

    def imagine(self, state: S, seat: int, rng: Rng) -> None:
        """Deal anew, in place, what the seat cannot see, in a way that fits all that it knows."""
        raise NotImplementedError

    def faults(self, state: S) -> list[str]:
        """What is wrong with the state, in words: pieces lost or created, limits passed. Empty when sound."""
        raise NotImplementedError

    def value(self, state: S, seat: int) -> float:
        """Advice for bots: how good the position is for the seat, in points."""
        raise NotImplementedError

    def priors(self, state: S, seat: int, kind: str, options: list[str]) -> list[float]:
        """Advice for bots: how promising each option looks at first sight; any positive weights."""
        return [1.0] * len(options)

    def consult(self, state: S, seat: int, question: object, advice: bool) -> object:
        """Answer a question of the seat's player about the position, such as why a tile may not lie somewhere.

        The state is a copy that holds no more than the seat may know, to be changed at will. Question and answer are
        plain JSON-like data or msgspec structs. `advice`: whether it may be said what would be good to do.
        """
        raise BadQuestion("this game answers no questions")

    def show(self, view: View) -> list[Sheet]:
        """The table of a view as sheets of rows, for the terminal."""
        raise NotImplementedError
