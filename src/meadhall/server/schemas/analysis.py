"""A game that is over, as a bot that looks ahead sees it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from meadhall.server.schemas.position import ReasonInfo


class JudgementInfo(Struct):
    """A choice after `move` others, and what the bot would have chosen, knowing no more than that seat did.

    `points`: by how much that is better, in tenths of a point by estimate; 0 where neither is clearly better. `loss`:
    what the choice has cost of the chance to win, in percent.
    """

    move: int
    seat: int
    kind: str
    about: str
    option: str
    best: str
    points: int
    loss: int
    reasons: list[ReasonInfo]
    """What speaks for the bot's own choice."""


class StandingInfo(Struct):
    """How the seats stood after so many choices: winning chances in percent; of one who plays alone, points."""

    move: int
    figures: list[float]


class TurningPointInfo(Struct):
    """The choice after `move` others with which the figures changed most, above all those of the seat.

    `luck`: dice, or something hidden, had a part in it.
    """

    move: int
    seat: int
    before: list[float]
    after: list[float]
    luck: bool


class AnalysisInfo(Struct):
    """All that a bot has found out about a game. `alone`: one player, of whom points are told rather than chances."""

    bot: str
    alone: bool
    standings: list[StandingInfo]
    judgements: list[JudgementInfo]
    turning_points: list[TurningPointInfo]


class AnalysisState(Struct):
    """Whether a finished game has been analysed (`done`), is being so (`running`: up to `move` of `moves`), or not."""

    state: Literal["none", "running", "done"]
    move: int
    moves: int
    analysis: AnalysisInfo | None
