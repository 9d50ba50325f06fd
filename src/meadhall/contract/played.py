"""A whole game by chance that the checks of a case share: what was asked, and how it stood at some positions."""

from __future__ import annotations

import functools
import random
from contextlib import suppress
from typing import Any, Final

from meadhall.contract.cases import SEED, Case
from meadhall.engine.decision import Together
from meadhall.engine.errors import TooLong
from meadhall.engine.play.choice import Choice
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import play_out
from meadhall.engine.rules import View
from meadhall.engine.saving.digest import contents
from meadhall.engine.state import State

SAMPLES: Final = 25
"""How many positions of a game the dearer checks look at."""

USED: Final = 40
"""So many choices are made with the components before the game that all checks look at begins."""

PLAYED_AGAIN: Final = (
    "the same choices from the same seed lead elsewhere, when another match plays them (chance comes from the state's "
    "rng alone, facts are kept in the state alone, and it makes no difference who listens)"
)

Asked = list[tuple[int, str, str, list[str]]]
"""The decisions that wait for an answer, by seat: who, what, about what, and the options."""


def asked(match: Match) -> Asked:
    return sorted((decision.seat, decision.kind, decision.about, decision.options[:]) for decision in match.pending)


def facts(case: Case, state: State, move: int | None = None) -> Any:
    """All that counts as the position, as plain data."""
    try:
        return contents(state)
    except (TypeError, AttributeError) as error:
        raise case.broken(
            f"the state cannot be compared, so that copies, undo and records prove nothing: {error}", move=move
        ) from error


def points(match: Match) -> list[tuple[int, list[tuple[str, int]], list[tuple[str, int]]]]:
    """The scores as plain data."""
    return [(score.seat, score.categories, score.ties) for score in match.scores()]


def spread(numbers: list[int], most: int = SAMPLES) -> list[int]:
    """At most so many of the numbers, the first and the last among them."""
    if len(numbers) <= most:
        return numbers
    return [numbers[round(i * (len(numbers) - 1) / (most - 1))] for i in range(most)]


class Played:
    """A game by chance, played once for all checks; who wants to play on from a position is given a copy."""

    __slots__ = (
        "_facts",
        "_points",
        "_positions",
        "_views",
        "asked",
        "beside",
        "case",
        "choices",
        "hidden",
        "match",
        "resumable",
        "told",
    )

    def __init__(self, case: Case) -> None:
        self.case = case
        self._use_components()
        self.match = case.new(SEED, listen=True)
        self.asked: list[Asked] = []
        """What was asked before each choice, and at the end."""
        self.told: list[int] = []
        """How many events had been told before each choice, and at the end."""
        self.beside: list[int] = []
        """The moves at which seats decided side by side."""
        self.hidden: dict[int, Together] = {}
        """By such a move: what is played there out of the others' sight."""
        self.resumable: list[int] = []
        """The moves at which the step says that it can be begun again."""
        self._play()
        self.choices: list[Choice] = self.match.choices
        self._facts: dict[int, Any] = {}
        self._points: dict[int, Any] = {}
        self._positions: dict[int, Match] = {}
        self._views: dict[tuple[int, int | None], View] = {}

    def _use_components(self) -> None:
        """Play something else first, so that a fact that is kept in the box is there when the game begins."""
        with suppress(TooLong):
            play_out(self.case.new(SEED + 1), random.Random(SEED + 1).random, USED)

    def _play(self) -> None:
        match = self.match
        chance = random.Random(SEED).random
        while True:
            self.asked.append(asked(match))
            self.told.append(len(match.events))
            play = match.timeline.play
            if play.parts:
                self.beside.append(len(match.choices))
                if play.together is not None and play.together.hidden:
                    self.hidden[len(match.choices)] = play.together
            if play.is_resumable:
                self.resumable.append(len(match.choices))
            if not match.pending:
                return
            if len(match.choices) >= self.case.limit:
                raise self.case.broken(f"the game is not over after {self.case.limit:,} choices")
            options = match.pending[0].options
            match.choose(options[int(chance() * len(options))])

    def _look(self) -> None:
        """Go the same way once more, as a match that nobody listens to, and look at the sampled positions."""
        match = self.case.new(SEED)
        here = 0
        for there in self.samples:
            self.follow(match, here, there, PLAYED_AGAIN)
            self._facts[there] = facts(self.case, match.state, there)
            self._points[there] = points(match)
            here = there
        self.case.expect(facts(self.case, self.match.state), self._facts[self.end], PLAYED_AGAIN, move=self.end)

    @property
    def facts(self) -> dict[int, Any]:
        """The position at the sampled moves, as they came one after the other."""
        if not self._facts:
            self._look()
        return self._facts

    @property
    def points(self) -> dict[int, Any]:
        """The scores at the sampled moves."""
        if not self._points:
            self._look()
        return self._points

    @property
    def end(self) -> int:
        return len(self.match.choices)

    @property
    def samples(self) -> list[int]:
        """Moves spread over the whole game, the first and the last among them."""
        return sorted({round(i * self.end / (SAMPLES - 1)) for i in range(SAMPLES)})

    @property
    def open_samples(self) -> list[int]:
        """Those of them at which something is asked."""
        return self.samples[:-1]

    def at(self, move: int) -> Match:
        """A match of one's own that stands there."""
        return self._position(move).clone()

    def view(self, move: int, seat: int | None) -> View:
        """What the seat sees there; not to be changed."""
        if (move, seat) not in self._views:
            self._views[move, seat] = self._position(move).view(seat)
        return self._views[move, seat]

    def _position(self, move: int) -> Match:
        """The one match that all copies there are made from."""
        if move not in self._positions:
            self._positions[move] = self.match.at(move)
        return self._positions[move]

    def follow(self, match: Match, start: int, end: int, what: str) -> None:
        """Make the same choices; whoever makes them must be asked the same all the way."""
        for move in range(start, end):
            self.case.expect(asked(match), self.asked[move], what, move=move)
            choice = self.choices[move]
            match.choose(choice.option, choice.seat)
        self.case.expect(asked(match), self.asked[end], what, move=end)

    def expect_standing(self, match: Match, move: int, what: str) -> None:
        """Raise unless the match stands where the game stood at that sampled move."""
        self.case.expect(asked(match), self.asked[move], what, move=move)
        self.case.expect(facts(self.case, match.state, move), self.facts[move], what, move=move)


@functools.lru_cache(maxsize=2)
def played(case: Case) -> Played:
    """The game that the checks of a case share; run them case by case, so that it is played once."""
    return Played(case)
