"""The lines of a record, as they are written and read."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, TypeVar

import msgspec

from meadhall.engine.errors import BadRecord

T = TypeVar("T")

FORMAT: Final = 2
"""What is written; all formats up to this one are read."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, by whom, from which seed."""

    meadhall: int
    game: str
    version: int
    players: int
    seed: int | str
    options: dict[str, str] = {}
    seats: list[str] = []
    corrections: str = ""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    choose: str


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Closes a record, so that a truncated one is noticed, and says where its choices lead.

    `end` is a digest of what is asked there and of the scores, which any program can compute that knows the rules;
    `state` one of the state as Meadhall lays it out, which is stricter. Records of format 1 have `state` alone, those
    of other programs may have `end` alone.
    """

    choices: int
    over: bool
    scores: list[int]
    state: str = ""
    end: str = ""


def bad_line(number: int, what: str, code: str, **values: object) -> BadRecord:
    """What to raise about a line: in English, and by a code and values in other languages."""
    said = {name: str(value) for name, value in values.items()}
    return BadRecord(f"line {number}: {what}", code, line=str(number), **said)


def decode_header(line: str) -> Header:
    """The first line of a record."""
    try:
        is_record = "meadhall" in json.loads(line)
    except (ValueError, TypeError, RecursionError):
        is_record = False
    if not is_record:
        raise bad_line(1, "not a Meadhall record: it does not begin with a header", "record")
    header = decode(line, Header, 1)
    if not 1 <= header.meadhall <= FORMAT:
        what = f"a record of format {header.meadhall}; this reads formats 1 to {FORMAT}"
        raise bad_line(1, what, "record-format", format=header.meadhall, newest=FORMAT)
    return header


def decode(line: str, shape: type[T], number: int) -> T:
    """Any other line, by its number."""
    try:
        return msgspec.json.decode(line.encode(), type=shape)
    except (msgspec.MsgspecError, RecursionError) as error:
        what: dict[Any, str] = {Header: "a header", Line: "a choice", Footer: "the closing line"}
        why = str(error).lower()
        raise bad_line(number, f"not {what[shape]}: {why}", "record-shape", why=why) from None
