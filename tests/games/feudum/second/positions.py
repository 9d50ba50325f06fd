"""Positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from meadhall.games.feudum import GAME
from meadhall.games.feudum.state import State
from tests.games.feudum.second.shaking import shake

MIXES: list[dict[str, str]] = [
    {},
    {"rules": "published"},
    {"variant": "basic"},
    {"rules": "published", "variant": "basic"},
]
IDLE = ("pass", "done", "anytime", "discard")


def positions(number: int, every: int) -> Iterator[State]:
    """Some positions of one game and its end, each as it came and shaken.

    The number of the game says how many play, from two to five, and by which rules.
    """
    chance = random.Random(number)
    match = GAME.new(2 + number % 4, seed=number, settings=MIXES[number // 4 % len(MIXES)])
    made = 0
    while match.pending:
        decision = chance.choice(match.pending)
        match.choose(eager(decision.options, chance), decision.seat)
        made += 1
        if made % every == 0 or not match.pending:
            state = match.state
            assert isinstance(state, State)
            yield without_other_mandates(state.copy())
            yield without_other_mandates(shake(state.copy(), chance))


def eager(options: list[str], chance: random.Random) -> str:
    """Seldom what forgoes something; rather more than less, and a feudum before a pawn."""
    weights = [1.0] * len(options)
    for place, option in enumerate(options):
        if option in IDLE:
            weights[place] = 0.1
        elif option.startswith("amount."):
            weights[place] += 2 * place
        elif option == "kind.feudum":
            weights[place] = 4.0
    return chance.choices(options, weights)[0]


def without_other_mandates(state: State) -> State:
    """Mandates that are no weapons are no part of what is written twice: they leave the hands; no writ is drawn."""
    cards = state.components.cards
    others = sum(1 << writ for writ, ways in enumerate(cards.ways) if ways and not ways[0].attack)
    for player in state.players:
        player.writs &= ~others
        player.drawn.clear()
    return state
