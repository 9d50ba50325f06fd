"""Advice for bots: what occupations are worth, in the hand and in play, beside the points printed on them."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.advice.worth import rounds_left, worth_of
from meadhall.games.odin.cards.effect import ANY, Effect
from meadhall.games.odin.cards.memory import are_in_force
from meadhall.games.odin.cards.moments import (
    ACTION_AFTER,
    ACTION_BEFORE,
    ACTION_INSTEAD,
    ANYTIME,
    FAILURE,
    PHASE_AFTER,
    PHASE_BEFORE,
    PHASE_DURING,
    PHASE_INSTEAD,
    PLAYED,
    PRICE,
    SCORING,
    SPACE_AFTER,
    SPACE_BEFORE,
    SPACE_WITH,
    SUCCESS,
    Moment,
)
from meadhall.games.odin.cards.vocabulary import ANY_CATTLE, ANY_SHEEP, WEAPON_CARD, Exchange, Said
from meadhall.games.odin.components.spaces import Amounts
from meadhall.games.odin.components.tables import Components
from meadhall.games.odin.state import State

AT_SPACES: Final = SPACE_BEFORE | SPACE_WITH | SPACE_AFTER
AT_ACTIONS: Final = ACTION_BEFORE | ACTION_INSTEAD | ACTION_AFTER | SUCCESS | FAILURE
AT_PHASES: Final = PHASE_BEFORE | PHASE_INSTEAD | PHASE_DURING | PHASE_AFTER
A_SPACE: Final = 0.07
"""How often a round a seat uses a given space, does a given action, has what a phase takes; and all the rest."""
AN_ACTION: Final = 0.3
A_PHASE: Final = 0.6
OTHERWISE: Final = 0.4
UNKNOWN: Final = 1.0
"""What an effect brings of which it is only known that there is something to it."""
USUAL_CHANCE: Final = 0.8
"""That a good is raised, in the middle of a game."""
PLAYED_NOW: Final = Moment(PLAYED)


def in_play_hope(state: State, seat: int) -> float:
    """What the cards before a seat will still bring."""
    rounds = rounds_left(state)
    if not rounds or not are_in_force(state):
        return 0.0
    return rounds * sum([a_round(state, card) for card in state.clans[seat].played], 0.0)


def playing_hope(state: State, seat: int, card: int) -> float:
    """What playing a card adds: its points, what it brings at once, and what it will bring."""
    points = float(state.components.card_points[card])
    if not are_in_force(state):
        return points
    total = points + rounds_left(state) * a_round(state, card)
    for effect in state.components.effects[card]:
        if effect.kinds & PLAYED and effect.applies(state, seat, PLAYED_NOW):
            brought = gain_now(state, seat, effect)
            total += max(0.0, brought) if effect.may else brought
    return total


def asked_hope(state: State, seat: int, card: int) -> float:
    """What a card that has been played still offers: it is asked for, so it is not seen at once."""
    total = 0.0
    for effect in state.components.effects[card]:
        if effect.kinds & PLAYED and effect.may and effect.applies(state, seat, PLAYED_NOW):
            total += max(0.0, gain_now(state, seat, effect))
    return total


def exchange_hope(state: State, seat: int, card: int) -> float:
    """What the exchange of a card brings that may be made at any time; nothing if it is another kind of effect."""
    hopes = [
        gain_now(state, seat, effect)
        for effect in state.components.effects[card]
        if effect.kinds & ANYTIME and isinstance(effect, Said)
    ]
    return max(hopes, default=0.0)


def gain_now(state: State, seat: int, effect: Effect) -> float:
    """What an effect would bring if it were done now."""
    if not isinstance(effect, Said):
        return UNKNOWN
    if effect.by is not None:
        found: Amounts = []
        number = effect.by(state, seat)
        for least, most, amounts in effect.tiers:
            if least <= number <= most:
                found = amounts
        return amounts_worth(state, found)
    times = 1 if effect.per is None else effect.per(state, seat)
    ways = [exchange_worth(state, way, times) for way in effect.ways if way.is_possible(state, seat)]
    return max(ways, default=0.0)


def exchange_worth(state: State, way: Exchange, times: int) -> float:
    return times * amounts_worth(state, way.gain) - amounts_worth(state, way.cost)


def amounts_worth(state: State, amounts: Amounts) -> float:
    """What things are worth in the middle of a game."""
    components = state.components
    total = 0.0
    for thing, count in amounts:
        if thing == WEAPON_CARD:
            thing = components.first_weapon
        elif thing == ANY_CATTLE:
            thing = components.cattle
        elif thing == ANY_SHEEP:
            thing = components.sheep
        total += count * worth_of(state, thing, USUAL_CHANCE)
    return total


_BY_ROUND: Final[dict[Components, list[float]]] = {}
"""By the box: what each card in play brings a round."""


def a_round(state: State, card: int) -> float:
    """What a card in play brings a round, roughly; nothing is looked up twice."""
    components = state.components
    known = _BY_ROUND.get(components)
    if known is None:
        known = [
            max(0.0, sum([usual_gain(state, effect) for effect in effects], 0.0)) for effects in components.effects
        ]
        _BY_ROUND[components] = known
    return known[card]


def usual_gain(state: State, effect: Effect) -> float:
    """How often a round an effect comes, and what it brings then."""
    often = how_often(effect)
    if not often:
        return 0.0
    if not isinstance(effect, Said) or effect.kinds >= PRICE:
        return often * UNKNOWN
    if effect.by is not None:
        return often * sum([amounts_worth(state, gain) for _, _, gain in effect.tiers], 0.0) / (1 + len(effect.tiers))
    brought = max((exchange_worth(state, way, 1) for way in effect.ways), default=0.0)
    return often * (max(0.0, brought) if effect.may else brought)


def how_often(effect: Effect) -> float:
    """How often a round an effect may come; what is done once, when it is played or at the end, does not."""
    kinds = effect.kinds & ~PLAYED
    if not kinds or kinds & SCORING or (isinstance(effect, Said) and effect.once):
        return 0.0
    if kinds & AT_SPACES:
        return min(1.0, A_SPACE * effect.spaces.bit_count()) if effect.spaces != ANY else AN_ACTION
    if kinds & AT_ACTIONS:
        return min(1.0, AN_ACTION * effect.deeds.bit_count()) if effect.deeds != ANY else AN_ACTION
    if kinds & AT_PHASES:
        return A_PHASE if effect.harvest == ANY else A_PHASE / 2
    return AN_ACTION if kinds & ANYTIME else OTHERWISE
