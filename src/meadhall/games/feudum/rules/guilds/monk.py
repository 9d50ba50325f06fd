"""The Monk Guild (10.6): the rosary and the church coffer."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import MONK
from meadhall.games.feudum.rules.guilds.beads import can_give_alms, choose_fist, give_alms, sums_reached
from meadhall.games.feudum.rules.guilds.noble import can_turn_seal, turn_seal
from meadhall.games.feudum.rules.guilds.payment import pay_price
from meadhall.games.feudum.rules.guilds.scrolls import seals_on
from meadhall.games.feudum.state import State


def can_trade(state: State, seat: int) -> bool:
    return state.rosary != 0 and state.players[seat].shillings >= state.components.guilds.price[MONK]


def trade(state: State, seat: int) -> Ask[None]:
    """Buy the bead in one of two fists."""
    pay_price(state, seat, MONK, state.components.guilds.price[MONK])
    state.players[seat].beads |= choose_fist(state, seat)
    yield from ()  # nothing is asked here


def can_pull(state: State, seat: int) -> bool:
    return can_turn_seal(state)


def pull(state: State, seat: int) -> Ask[int]:
    """A seal of the Noble becomes a bead of the rosary."""
    guilds = state.components.guilds
    option = yield Decision(seat, "turn_seal", guilds.scrolls.of(seals_on(state)), guilds.names.names[MONK])
    turn_seal(state, seat, guilds.scrolls.index[option])
    return 1 if state.tokens_value(state.rosary) >= guilds.monk_pull_sum else 0


def can_push(state: State, seat: int) -> bool:
    return can_give_alms(state)


def push(state: State, seat: int) -> Ask[int]:
    """A bead of the rosary on a chicken; goals by the new sum of the chickens."""
    total = give_alms(state, seat)
    yield from ()  # nothing is asked here
    return sums_reached(state.components.guilds.monk_push_sums, total)
