"""Lessons: guided games as data, which a game brings along in its folder `lessons/`, a file a chapter.

A chapter begins at a position of its own, to which choices lead, and goes on step by step. What a step says is a
message of the game, `<game>-lesson-<chapter>-<step>`; its attribute `.else` is said when something else is tried.
"""

from __future__ import annotations

import functools
import re
import tomllib
from importlib import resources
from typing import Final, NamedTuple

import msgspec

from meadhall.engine.errors import BadData, MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match

FOLDER: Final = "lessons"
CHOICE: Final = re.compile(r"(?:(\d+):)?(\S+)")


class StepData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as its file has it. `moves`: `card.3 1:card.7 card.4|card.5 cell.*`; whoever learns has no number.

    `light`: things to look at, beside those to choose. Without moves it is only read.
    """

    id: str
    light: tuple[str, ...] = ()
    moves: str = ""


class LessonData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter as its file has it. `before`: the choices that lead to where it begins, as `0:card.3 1:card.7`."""

    players: int
    seed: int
    steps: tuple[StepData, ...]
    seat: int = 0
    settings: dict[str, str] = {}
    before: str = ""


class Turn(NamedTuple):
    """A choice of a chapter: who makes it, and between what; `cell.*` is any of that kind. Of others there is one."""

    seat: int
    options: tuple[str, ...]

    def allows(self, option: str) -> bool:
        """Whether the option is one of those that the chapter names."""
        return any(option == each or (each[-1] == "*" and option.startswith(each[:-1])) for each in self.options)


class Step(NamedTuple):
    """A step: what it is called in messages, what it lights, and its choices in their order."""

    id: str
    light: tuple[str, ...]
    turns: tuple[Turn, ...]


class Lesson:
    """A chapter, read and taken apart."""

    def __init__(self, game: Game, name: str, data: LessonData) -> None:
        self.game = game
        self.name = name
        self.players = data.players
        self.seat = data.seat
        self.seed = data.seed
        self.settings = data.settings
        self.before = [(turn.seat, turn.options[0]) for turn in _turns(data.before, data.seat)]
        """Who has chosen what before it begins."""
        self.steps = [Step(step.id, step.light, _turns(step.moves, data.seat)) for step in data.steps]
        self.turns = [turn for step in self.steps for turn in step.turns]

    def turn_at(self, move: int) -> Turn | None:
        """The choice that is next after so many moves of the match; None: the chapter has no more."""
        made = move - len(self.before)
        return self.turns[made] if 0 <= made < len(self.turns) else None

    def begin(self) -> Match:
        """The match where the chapter begins."""
        match = self.game.new(self.players, seed=self.seed, settings=self.settings, listen=True)
        for seat, option in self.before:
            match.choose(option, seat)
        return match


def lesson(game: Game, name: str) -> Lesson | None:
    """The chapter of that name, if the game has it."""
    return _read(game, name) if name in game.lessons else None


def lessons(game: Game) -> list[Lesson]:
    """The game's chapters, in their order."""
    return [_read(game, name) for name in game.lessons]


@functools.cache
def _read(game: Game, name: str) -> Lesson:
    where = f"{game.id}/{FOLDER}/{name}.toml"
    try:
        text = resources.files(game.package).joinpath(FOLDER, f"{name}.toml").read_text(encoding="utf-8")
        data = msgspec.convert(tomllib.loads(text), LessonData)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(f"{where}: {error}") from None
    return Lesson(game, name, data)


def _turns(moves: str, learner: int) -> tuple[Turn, ...]:
    return tuple(_turn(seat, options, learner) for seat, options in CHOICE.findall(moves))


def _turn(seat: str, options: str, learner: int) -> Turn:
    return Turn(int(seat) if seat else learner, tuple(options.split("|")))


def faults(chapter: Lesson) -> list[str]:
    """What cannot be played of a chapter by the rules as they are: each thing that it allows is tried."""
    try:
        match = chapter.begin()
    except MeadhallError as error:
        return [f"it cannot begin: {error}"]
    found: list[str] = []
    steps = [step.id for step in chapter.steps for _ in step.turns]
    for number, turn in enumerate(chapter.turns):
        legal = _legal(match, turn)
        for option in legal[1:]:
            other = match.clone()
            other.choose(option, turn.seat)
            found += _faults_after(chapter, number + 1, other, f"after {option}, ")
        if not legal:
            return [*found, f"step {steps[number]}: {_fault(match, turn)}"]
        match.choose(legal[0], turn.seat)
    return found


def _faults_after(chapter: Lesson, first: int, match: Match, where: str) -> list[str]:
    """What cannot be played from a turn on."""
    for turn in chapter.turns[first:]:
        legal = _legal(match, turn)
        if not legal:
            return [where + _fault(match, turn)]
        match.choose(legal[0], turn.seat)
    return []


def _legal(match: Match, turn: Turn) -> list[str]:
    decision = match.decision_of(turn.seat)
    return [] if decision is None else [option for option in decision.options if turn.allows(option)]


def _fault(match: Match, turn: Turn) -> str:
    what = f"at move {len(match.choices)} seat {turn.seat} cannot choose {' or '.join(turn.options)}"
    asked = [f"seat {each.seat} is asked {each.kind}: {' '.join(each.options)}" for each in match.pending]
    return f"{what}; {'; '.join(asked) or 'the game is over'}"
