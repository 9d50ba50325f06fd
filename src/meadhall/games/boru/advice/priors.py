"""Advice for bots: which options look good at first sight, where what they bring shows only later."""

from __future__ import annotations

import math

from meadhall.games.boru.advice.value import TOWN_WORTH, action_worth, best_action, town_hope, win_chance
from meadhall.games.boru.state import State


def priors(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    """Weights for the choices whose outcome shows late: which card to keep, which town to name."""
    components = state.components
    if kind == "keep":
        return [math.exp(card_worth(state, seat, components.cards.index[option])) for option in options]
    if kind == "lead":
        return [math.exp(lead_hope(state, seat, components.towns.index[option])) for option in options]
    if kind == "play":
        # A card spent is one fewer for the next trick.
        return [math.exp(-0.5 * card_worth(state, seat, components.cards.index[option])) for option in options]
    return [1.0] * len(options)


def card_worth(state: State, seat: int, card: int) -> float:
    """A card in hand: higher ones win more often, and each is worth what its actions are."""
    components = state.components
    chance = (card / len(components.cards.names)) ** 2
    won = TOWN_WORTH * 2.0 + 2.0 + action_worth(state, seat, components.primary[card])
    lost = best_action(state, seat, components.secondary[card])
    return chance * won + (1.0 - chance) * lost


def lead_hope(state: State, seat: int, town: int) -> float:
    """A town is worth naming if it is worth having and the hand can win it."""
    fitting = state.hands[seat] & state.components.suit_cards[state.components.town_colour[town]]
    if not fitting:
        return 0.0
    best = fitting.bit_length() - 1
    active, state.active = state.active, town
    chance = win_chance(state, seat, best)
    state.active = active
    return chance * (town_hope(state, seat, town) + action_worth(state, seat, state.components.primary[best]))
