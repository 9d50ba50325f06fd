"""What rules ask: one seat's decision, or parts that several seats play side by side."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar, Union

from mypy_extensions import mypyc_attr

T = TypeVar("T")


@mypyc_attr(acyclic=True)  # it holds nothing that could lead back to it: the garbage collector need not look
class Decision:
    """`seat` chooses one of `options`, which are names of things on the table.

    `kind` says what is asked, `about` names the thing it is asked for, if any. `refused` gives the reason
    (a message of the game) for things a player might expect among the options, `warned` the reason to think twice
    about an option; rules fill them in only while `state.explaining`.
    """

    __slots__ = ("about", "kind", "options", "refused", "seat", "warned")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[str],
        about: str = "",
        refused: dict[str, str] | None = None,
        warned: dict[str, str] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.refused = refused
        self.warned = warned

    @property
    def only_option(self) -> str:
        """What is chosen where there is no choice."""
        if not self.options:
            raise RuntimeError(f"the rules ask without anything to choose: {self!r}")
        return self.options[0]

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {self.options!r}, {self.about!r})"


class Together:
    """The seats play `part` side by side, in any order; the step goes on when all are done.

    A part touches only its own seat and draws nothing. All that it has done is in the state where it is:
    `hidden`, what it does is not seen by others; it must then be possible to begin it again from the state, so that
    another seat can imagine it;
    `resumable`, long: it names the kinds of decision at which the whole step may be begun again in the middle of the
    parts, telling nothing and asking the very same. A copy then repeats only the last choices.
    """

    __slots__ = ("hidden", "part", "resumable", "seats")

    def __init__(
        self,
        seats: Sequence[int],
        part: Callable[[int], Ask[None]],
        *,
        hidden: bool = False,
        resumable: tuple[str, ...] = (),
    ) -> None:
        self.seats = seats
        self.part = part
        self.hidden = hidden
        self.resumable = resumable


Ask = Generator[Union[Decision, Together], str, T]
"""Rules that ask: `option = yield Decision(...)`, `result = yield from other_rules(...)`."""
