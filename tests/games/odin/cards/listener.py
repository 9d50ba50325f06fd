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
from meadhall.games.odin.cards import hooks
from meadhall.games.odin.components.tables import Components
from meadhall.games.odin.rules.phases import begin_round
from meadhall.games.odin.setup import set_up
from meadhall.games.odin.state import State
from tests.games.odin.table import run

NOT_MOMENTS = ("THING_BITS",)
MOMENTS = {
    name: bit for name, bit in vars(hooks).items() if name.isupper() and type(bit) is int and name not in NOT_MOMENTS
}
EVERY_MOMENT = sum(MOMENTS.values())

Answer = Callable[[State, int], object]
"""What a card does besides hearing: (state, about)."""


@cache
def components_for_listeners() -> Components:
    """Apart from those of other tests; every listener attaches itself to all cards, in place of the one before."""
    return Components(Data("meadhall.games.odin"))


class Listener:
    """A card that listens to some moments and writes down what it hears."""

    def __init__(self, moments: int) -> None:
        self.components = components_for_listeners()
        self.moments = moments
        self.heard: list[tuple[str, int, int]] = []
        self.answers: dict[str, Answer] = {}
        for card in range(len(self.components.cards.names)):
            self.components.listens[card] = moments
            self.components.effects[card] = self.act

    def act(self, state: State, seat: int, moment: int, about: int) -> Ask[bool]:
        name = next(name for name, bit in MOMENTS.items() if bit == moment)
        self.heard.append((name, seat, about))
        yield from ()  # it asks nothing
        return name in self.answers and self.answers[name](state, about) is True

    def play(self, seed: int, players: int = 2) -> None:
        options = GAME.settings_for(players)
        state = set_up(self.components, options, Rng(seed))
        for clan in state.clans:
            clan.played.append(clan.hand.pop())
        state.listening = [EVERY_MOMENT] * players
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
        state.listening = [self.moments if seat < listeners else 0 for seat in range(players)]
        return state

    def about(self, moment: str) -> list[int]:
        """What a moment was about, each time that it was heard."""
        return [about for name, _, about in self.heard if name == moment]
