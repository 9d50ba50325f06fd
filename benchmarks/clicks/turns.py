"""Common turns, as data: what is chosen in each, by which gestures, and positions at which they can be played.

A position is the first one of the games that greedy bots play, seed by seed, in which the first seat begins a turn and
can choose just that, and its turn then ends: another one is found where the bots have learnt something.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

import msgspec

from meadhall.bots import make
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game as find_game

FOLDER = Path(__file__).parent
GAMES = ("boru", "raiders", "odin", "feudum")
MOST_SEEDS = 40


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that comes up often."""

    name: str
    asked: str
    """The kind of its first decision."""
    choices: list[str]
    """What the record holds of it: the decisions of the rules that had more than one answer."""
    arena: int
    """The estimate for Board Game Arena."""
    gestures: list[str] = []
    """What a practised player does, if it is not a click for each choice."""
    prefers: str = ""
    """What the first seat chooses before the turn whenever it can, if it is not what the bot would."""
    before: int | None = None
    """Clicks before the table was redone, if it was not one for each decision."""

    @property
    def made_by(self) -> list[str]:
        return self.gestures or self.choices


class Common(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The turns of a game."""

    players: int
    turn: list[Turn]
    settings: dict[str, str] = {}
    was_there: bool = True
    """Whether the game had a page before the table was redone."""


class Position(NamedTuple):
    """Where a turn begins."""

    seed: int
    choices: list[tuple[int, str]]


def read(game: str) -> Common:
    return msgspec.convert(tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8")), Common)


def find_positions(game: str, common: Common) -> dict[str, Position]:
    """A position for each turn, by its name; those that never come are left out."""
    found: dict[str, Position] = {}
    for seed in range(1, MOST_SEEDS + 1):
        left = [turn for turn in common.turn if turn.name not in found]
        for prefers in sorted({turn.prefers for turn in left}):
            match = find_game(game).new(common.players, seed=seed, settings=common.settings)
            found |= _look_through(match, [turn for turn in left if turn.prefers == prefers], prefers)
    return found


def _look_through(match: Match, wanted: list[Turn], prefers: str) -> dict[str, Position]:
    """Let the bots play the game, and see which of the turns could be played in it."""
    bots = [make("greedy", match.seed + seat) for seat in range(len(match.scores()))]
    found: dict[str, Position] = {}
    begins = True
    while not match.over and len(found) < len(wanted):
        # Where several decide side by side the others come first: then nothing moves while one looks.
        asked = next((one for one in match.pending if one.seat), match.pending[0])
        if begins and not asked.seat:
            left = [turn for turn in wanted if turn.name not in found]
            fitting = [turn for turn in left if turn.asked == asked.kind and _is_whole(match, turn.choices)]
            made = [(choice.seat, choice.option) for choice in match.choices]
            found |= {turn.name: Position(match.seed, made) for turn in fitting}
        before = len(match.choices)
        preferred = prefers in asked.options and not asked.seat
        match.choose(prefers if preferred else bots[asked.seat].choose(match.seen_by(asked.seat)), asked.seat)
        if not asked.seat:
            begins = _has_ended(match, before)
    return found


def _is_whole(match: Match, choices: list[str]) -> bool:
    """Whether that is a turn from here."""
    after = match.clone()
    for place, option in enumerate(choices):
        asked = after.decision_of(0)
        if asked is None or option not in asked.options or (place and _has_ended(after, len(match.choices))):
            return False
        after.choose(option, 0)
    return _has_ended(after, len(match.choices))


def _has_ended(match: Match, before: int) -> bool:
    """Whether the turn is over in which the first seat chose after so many choices."""
    return match.decision_of(0) is None or match.turn_began > before
