"""Lessons: chapters, their steps, and how far somebody has come."""

from __future__ import annotations

from msgspec import Struct

from meadhall.server.schemas.common import TableId


class LessonTurn(Struct):
    """A choice of a chapter: whose it is, and what may be chosen; `cell.*` is anything that begins so."""

    seat: int
    options: list[str]


class LessonStep(Struct):
    """A step, said by the game's message `<game>-lesson-<chapter>-<id>`; without turns it is only read."""

    id: str
    light: list[str]
    """Things to look at, beside those to choose."""
    turns: list[LessonTurn]


class LessonInfo(Struct):
    """A chapter. It begins when so many moves as `begins` have been made, and is learnt at `seat`."""

    name: str
    seat: int
    begins: int
    steps: list[LessonStep]


class LearningTable(Struct):
    """The table at which somebody learns a game, and which chapter."""

    table: TableId
    lesson: str


class Lessons(Struct):
    """All chapters of a game in their order, the names of those that you have learnt, and where you are learning."""

    chapters: list[LessonInfo]
    learned: list[str]
    at: LearningTable | None
