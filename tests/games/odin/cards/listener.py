"""Cards that listen: for tests of the moments at which occupations act."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from meadhall.engine.data import Data
from meadhall.engine.decision import Ask
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import play_out
from meadhall.engine.rng import Rng
from meadhall.games.odin import GAME
from meadhall.games.odin.cards.moments import ANYTIME, BY_NAME, IN_FORCE, Moment
from meadhall.games.odin.cards.written import Written
from meadhall.games.odin.components.tables import Components
from meadhall.games.odin.rules.phases import begin_round
from meadhall.games.odin.setup import set_up
from meadhall.games.odin.state import State
from tests.games.odin.table import run

MOMENTS = {name: bit for name, bit in BY_NAME.items() if bit < ANYTIME}
"""All at which something is announced: the anytime actions ask by themselves."""
EVERY_MOMENT = sum(MOMENTS.values())

Answer = Callable[[State, Moment], object]
"""What a card does besides hearing."""


@cache
def components_for_listeners() -> Components:
    """Apart from those of other tests; every listener attaches itself to all cards, in place of the one before."""
    return Components(Data("meadhall.games.odin"))


class Listener:
    """A card that listens to some moments and writes down what it hears."""

    def __init__(self, moments: int) -> None:
        self.components = components_for_listeners()
        self.moments = moments
        self.heard: list[tuple[str, int, Moment]] = []
        self.answers: dict[str, Answer] = {}
        for card in range(len(self.components.cards.names)):
            self.components.listens[card] = moments
            self.components.effects[card] = [Written(card, moments, when=self.hear, deed=self.answer)]

    def hear(self, state: State, seat: int, moment: Moment) -> bool:
        """Write the moment down; it is answered only where a test says how."""
        name = name_of(moment)
        self.heard.append((name, seat, moment))
        return name in self.answers

    def answer(self, state: State, seat: int, moment: Moment) -> Ask[None]:
        self.answers[name_of(moment)](state, moment)
        yield from ()  # it asks nothing

    def play(self, seed: int, players: int = 2) -> None:
        options = GAME.settings_for(players)
        state = set_up(self.components, options, Rng(seed))
        for clan in state.clans:
            clan.played.append(clan.hand.pop())
        state.listening = [EVERY_MOMENT | IN_FORCE] * players
        play_out(Match.begin(GAME, options, state), random.Random(seed).random)

    def table(self, players: int = 2, listeners: int = 1, round: int = 1) -> State:  # noqa: A002 - a round of the game
        """The actions of a round begin; nobody has anything, and the first seats have a card that listens."""
        state = set_up(self.components, GAME.settings_for(players), Rng(1))
        state.moose = state.next_start = 0
        for number in range(round):
            state.round = number
            run(begin_round(state))
        for seat, clan in enumerate(state.clans):
            for weapon in range(self.components.weapons):
                state.discard[weapon] += clan.have[self.components.first_weapon + weapon]
            clan.have = [0] * len(clan.have)
            clan.hand = []
            clan.played = [0] if seat < listeners else []
        state.listening = [IN_FORCE | (self.moments if seat < listeners else 0) for seat in range(players)]
        return state

    def moments_of(self, name: str) -> list[Moment]:
        """All moments of a kind that were heard."""
        return [moment for heard, _, moment in self.heard if heard == name]


def name_of(moment: Moment) -> str:
    return next(name for name, bit in BY_NAME.items() if bit == moment.kind)
