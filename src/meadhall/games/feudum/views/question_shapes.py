"""What a player's page may ask about the position, and the shapes of the answers.

`why` is a reason (`feudum-why-<why>`), '' where something is possible. `numbers` are the arguments of the message that
says what would happen: `feudum-now-<action>`, `feudum-now-trade-<guild>`, and `feudum-now-office` for push and pull. An
ability has none: its own text says what it does.
"""

from __future__ import annotations

from typing import Union

import msgspec

from meadhall.engine.errors import BadQuestion


class AskCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="cards"):
    """What would each action card do now, and why not?"""


class AskGuilds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="guilds"):
    """What would trade, push and pull do now at each guild, and why not?"""


class AskConquests(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="conquests"):
    """What does each attack that is possible now need?"""


class AskMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="moves"):
    """Where can each piece go, by which route, and what does it cost?"""


class AskImprovements(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="improvements"):
    """What would improving each ruled location cost and bring?"""


Question = Union[AskCards, AskGuilds, AskConquests, AskMoves, AskImprovements]


class Outlook(msgspec.Struct, frozen=True):
    """What an action would do now, or whether an ability could be used."""

    name: str
    why: str
    numbers: dict[str, int]


class CardOutlook(msgspec.Struct, frozen=True):
    """The upper half of a card, and the ability in its lower half, if the game has abilities."""

    action: Outlook
    ability: Outlook | None


class Cards(msgspec.Struct, frozen=True):
    cards: list[CardOutlook]


class Line(msgspec.Struct, frozen=True):
    """Something to complete: a shelf, cart or pile (`name` is its good), a column of shelves or a row or column of
    scrolls (`name` is its number). `missing`: goods or scrolls; `within_reach`: whether this function could do it.
    """

    kind: str
    name: str
    missing: dict[str, int]
    within_reach: bool


class FunctionOutlook(msgspec.Struct, frozen=True):
    """A trade, push or pull. `lines`: what it can complete; none where beads are counted, or inventions made.

    Of a push or pull, `numbers` are the `points` for sure and those `hoped` for with `luck`, the `goals` that are sure,
    and the `bonus` of reeves, which points include.
    """

    function: str
    why: str
    numbers: dict[str, int]
    lines: list[Line]


class GuildOutlook(msgspec.Struct, frozen=True):
    guild: str
    functions: list[FunctionOutlook]


class Guilds(msgspec.Struct, frozen=True):
    guilds: list[GuildOutlook]


class Conquest(msgspec.Struct, frozen=True):
    """An attack. `saltpeter` and `weapons` are the most that each could add; `shield` what Defend would, if held."""

    location: str
    target: str
    owner: int
    attack: int
    saltpeter: int
    weapons: int
    defence: int
    shield: int
    points: int


class Conquests(msgspec.Struct, frozen=True):
    conquests: list[Conquest]


class Way(msgspec.Struct, frozen=True):
    """A route to a location; a monster's is not named. `vessel`: what the pawn would ride.

    `taken`: where it would come from, if the pawn is not on it yet: `abandoned` there, or the own `supply`.
    """

    to: str
    route: str
    shillings: int
    vessel: str
    taken: str


class PieceMoves(msgspec.Struct, frozen=True):
    piece: str
    location: str
    why: str
    ways: list[Way]


class Moves(msgspec.Struct, frozen=True):
    """`points`: movement points of a Move that begins now."""

    points: int
    pieces: list[PieceMoves]


class Improvement(msgspec.Struct, frozen=True):
    """`kind` is what the location would become, `cost` what is paid; `tiles`: how many region tiles it would bring."""

    location: str
    kind: str
    cost: str
    why: str
    points: int
    tiles: int


class Improvements(msgspec.Struct, frozen=True):
    improvements: list[Improvement]


def read_question(question: object) -> Question:
    """A question in its shape, or a complaint in one line."""
    try:
        read: Question = msgspec.convert(question, Question)
    except msgspec.ValidationError as error:
        raise BadQuestion(str(error)) from None
    return read
