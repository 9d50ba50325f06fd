"""Questions that a player's page may ask about the puzzle, the feast and occupations, and the shapes of the answers."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from meadhall.engine.errors import BadQuestion

Name = Annotated[str, msgspec.Meta(max_length=40)]


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A good on one of the player's own boards, as it would be chosen: its cell is that of its first square."""

    good: Name
    board: Name
    turn: Name
    cell: Name


Placements = Annotated[list[Placement], msgspec.Meta(max_length=200)]


class AskSpots(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="spots"):
    """Where may this good lie, once these placements have been made? Without a good: what would they bring?"""

    good: Name = ""
    tried: Placements = msgspec.field(default_factory=list)


class AskPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="plan"):
    """What else is best laid, once these placements have been made? With a good: where a hint lays that."""

    good: Name = ""
    tried: Placements = msgspec.field(default_factory=list)


class AskServing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="serve"):
    """What is best served at the feast from here on, once these placements have been made?"""

    tried: Placements = msgspec.field(default_factory=list)


class AskForecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="cards"):
    """What would my occupations bring now?"""


class AskIdle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="idle"):
    """Before the income or the bonus: is there any use in laying goods just now?"""


Question = Union[AskSpots, AskPlan, AskServing, AskForecast, AskIdle]


class Effect(msgspec.Struct, frozen=True):
    """What laying a good changes: income, points as the score stands, bonus spaces won and lost."""

    income: int
    points: int
    gives: list[str]
    loses: list[str]


class Reason(msgspec.Struct, frozen=True):
    """Why a good may not lie there; of an income that would be covered too early, how high it is (or else -1)."""

    why: str
    income: int


class BoardSpots(msgspec.Struct, frozen=True):
    """For each turn of the good, cell by cell in rows of 13: n is effect n, and -1 - n is reason n."""

    id: str
    income: int
    turns: dict[str, list[int]]


class RefusedPlacement(msgspec.Struct, frozen=True):
    """A placement, by its number in the question, that is not possible; it was left out."""

    number: int
    why: str


class Spots(msgspec.Struct, frozen=True):
    """The boards after the placements of the question, and where the good may lie on them."""

    boards: list[BoardSpots]
    effects: list[Effect]
    reasons: list[Reason]
    change: Effect
    """What the placements of the question bring, taken together."""
    income: int
    points: int
    refused: list[RefusedPlacement]


class Plan(msgspec.Struct, frozen=True):
    """Further placements, in an order in which each is possible."""

    steps: list[Placement]


class Serving(msgspec.Struct, frozen=True):
    """Options of the feast, one after the other until the table is full; none where players have no hints.

    `covered`: so many places are covered by them, which all may know who can count.
    """

    options: list[str]
    covered: int


class Idle(msgspec.Struct, frozen=True):
    """Whether nothing that is laid now can raise what is counted next."""

    idle: bool


class CardForecast(msgspec.Struct, frozen=True):
    """What an occupation would bring: `now`, `later` (nothing by being played), or `nothing` as things stand."""

    card: str
    works: Literal["now", "later", "nothing"]
    changes: dict[str, int]
    """What the seat would have more or less of; `weapon.card`: weapons of any kind."""
    asks: bool
    """Whether something is left to choose, by which more may come."""
    missing: dict[str, int]
    """What is lacking to pay for it."""


class Forecast(msgspec.Struct, frozen=True):
    """What the cards in hand would bring if they were played, and those in play that act at any time."""

    hand: list[CardForecast]
    in_play: list[CardForecast]


def read_question(question: object) -> Question:
    """A question in its shape, or a complaint in one line."""
    try:
        read: Question = msgspec.convert(question, Question)
    except msgspec.ValidationError as error:
        raise BadQuestion(str(error)) from None
    return read
