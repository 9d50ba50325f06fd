"""The lines that the hall and a program exchange: one JSON object each, told apart by its `type`."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

VERSION: Final = 1
"""Goes up when a program that was written before would no longer understand, or be understood."""

MOST_WORLDS: Final = 1000


# What the hall says.


class HallHello(msgspec.Struct, tag="hello", tag_field="type"):
    """The first line of all; the program answers with its own `hello`."""

    protocol: int


class NewGame(msgspec.Struct, tag="game", tag_field="type"):
    """A game begins, with the program at one seat; no answer. `seed` is for its own chance, not the table's."""

    game: str
    version: int
    players: int
    settings: dict[str, str]
    seat: int
    seed: int


class Decide(msgspec.Struct, tag="decide", tag_field="type", omit_defaults=True):
    """The seat has to choose within so many seconds; `question` and `words` are there if the program asked for them."""

    number: int
    kind: str
    about: str
    options: list[str]
    view: Any
    seconds: float
    question: str = ""
    words: list[str] = []


class Tried(msgspec.Struct, tag="tried", tag_field="type"):
    """What a `try` has found, in the order of the options: points to the next choice, shares of wins to the end."""

    worths: list[float]
    worlds: int


class Over(msgspec.Struct, tag="over", tag_field="type"):
    """The game is over, or was stopped: then nobody has won, and there are no scores. No answer."""

    scores: list[int]
    winners: list[int]


class Quit(msgspec.Struct, tag="quit", tag_field="type"):
    """There is nothing more to do: the program ends."""


# What a program says.


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """Who it is, which version it speaks, and the language in which it wants words, if any."""

    protocol: int
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    words: str = ""


class Choose(msgspec.Struct, tag="choose", tag_field="type"):
    """Its answer to the decision of that number."""

    number: int
    option: str


class Try(msgspec.Struct, tag="try", tag_field="type"):
    """Let the hall try every option in so many imagined worlds: `next`, one choice ahead; `end`, on by chance."""

    worlds: Annotated[int, msgspec.Meta(ge=1, le=MOST_WORLDS)] = 1
    to: str = "next"


class Info(msgspec.Struct, tag="info", tag_field="type"):
    """Whatever it likes to say while it thinks; nobody need listen."""

    text: str = ""


Said = Hello | Choose | Try | Info

_DECODER: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)


def line_of(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def read_line(line: bytes) -> Said:
    """What a program says; `ValueError` where it is none of it."""
    try:
        return _DECODER.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise ValueError(str(error)) from None
