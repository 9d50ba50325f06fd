"""What every game's state has."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.rng import Rng


class Event:
    """Something that happened, told for the log, the animation and the statistics.

    `seat` did `kind`, to or with `thing`, `amount` of it, to or from the seat `other`. A `private` event
    shows its thing to its own seat only.
    """

    __slots__ = ("amount", "kind", "move", "other", "private", "seat", "thing")

    def __init__(self, kind: str, seat: int, thing: str, amount: int, other: int, private: bool) -> None:
        self.kind = kind
        self.seat = seat
        self.thing = thing
        self.amount = amount
        self.other = other
        self.private = private
        self.move = -1
        """How many choices had been made when it happened, the one that caused it included."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat (None: an onlooker) may know it."""
        if not self.private or seat == self.seat:
            return self
        event = Event(self.kind, self.seat, "", self.amount, self.other, True)
        event.move = self.move
        return event

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, thing={self.thing!r}, amount={self.amount}, other={self.other})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """What is in the box, as tables made once from the data. All states share it and nothing in it changes a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cache:
    """What was worked out from other fields of a state, kept there to save time; it can be forgotten at any moment."""

    def forget(self) -> None:
        """Be as new."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, complete in itself between steps. A game adds its own `__slots__` and its own `copy()`.

    All its fields count as the position, but for `told` and `explaining`, `Components` and `Cache`s.
    """

    __slots__ = ("explaining", "revealed", "rng", "told")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.revealed = 0
        """Counts what was shown to a player who could not have known it: it cannot be taken back."""
        self.told: list[Event] | None = None
        """Where events go; None while nobody listens."""
        self.explaining = False
        """Whether decisions should say why things are not on offer."""

    def copy(self) -> State:
        """A position of its own: `revealed` goes along, listeners do not. (Not by `__new__`: compiled, it has none.)"""
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")

    def reveal(self) -> None:
        """Say that somebody has just been shown something hidden."""
        self.revealed += 1

    def tell(
        self,
        kind: str,
        seat: int = -1,
        thing: str = "",
        amount: int = 0,
        other: int = -1,
        private: bool = False,
    ) -> None:
        """Say what happened. Where that is often, rules ask first whether anybody listens (`told`): it is faster."""
        if self.told is not None:
            self.told.append(Event(kind, seat, thing, amount, other, private))
