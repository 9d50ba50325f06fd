"""Repeat (7.10), with Déjà vu, and carrying out any action that can be repeated."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import (
    EXPLORE,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    MIGRATE,
    MOVE,
    REPEAT,
    SALTPETER,
    TAX,
    count,
    nth,
    one,
)
from meadhall.games.feudum.rules.actions.explore import can_explore, explore
from meadhall.games.feudum.rules.actions.guild import can_use_guild, guild
from meadhall.games.feudum.rules.actions.harvest import harvest, harvested
from meadhall.games.feudum.rules.actions.improve import can_improve, improve
from meadhall.games.feudum.rules.actions.influence import can_influence, influence
from meadhall.games.feudum.rules.actions.migrate import can_migrate, migrate
from meadhall.games.feudum.rules.actions.move import can_move, move
from meadhall.games.feudum.rules.actions.tax import can_tax, tax
from meadhall.games.feudum.rules.goods import can_pay, pay
from meadhall.games.feudum.state import State

DEJA_VU: Final = "ability.deja_vu"


def repeat(state: State, seat: int) -> Ask[None]:
    """An own card of this round that shows x2 once more, or for a saltpeter one without the sign; never Conquer."""
    cards = state.components.cards
    options = ["pass", *cards.actions.of(repeatable(state, seat) | seen_before(state, seat))]
    option = yield Decision(seat, "repeat", options)
    if option == "pass":
        return
    action = cards.actions.index[option]
    state.tell("repeats", seat, option)
    if not cards.repeated >> action & 1:
        state.tell("ability", seat, DEJA_VU)
        yield from pay(state, seat, cards.ability_cost[REPEAT])
    yield from perform(state, seat, action)


def repeatable(state: State, seat: int) -> int:
    """Cards with x2 that the seat has played in this round and that would do something (R14)."""
    mask = 0
    for action in bits(state.players[seat].played & state.components.cards.repeated):
        if is_possible(state, seat, action):
            mask |= 1 << action
    return mask


def seen_before(state: State, seat: int) -> int:
    """Cards without the sign that Déjà vu could carry out again, once it is paid for."""
    cards = state.components.cards
    player = state.players[seat]
    played = player.played & ~(cards.repeated | cards.never_repeated)
    if not state.advanced or not played or not can_pay(player, cards.ability_cost[REPEAT]):
        return 0
    goods, tiles = player.goods, player.tiles
    if count(goods, SALTPETER):
        player.goods -= one(SALTPETER)
    else:
        player.tiles -= one(nth(tiles, 0))
    mask = 0
    for action in bits(played):
        if is_possible(state, seat, action):
            mask |= 1 << action
    player.goods, player.tiles = goods, tiles
    return mask


def is_possible(state: State, seat: int, action: int) -> bool:
    """Whether the action would do anything; any that can be repeated."""
    if action == MIGRATE:
        return can_migrate(state, seat)
    if action == MOVE:
        return can_move(state, seat)
    if action == INFLUENCE:
        return can_influence(state, seat)
    if action == IMPROVE:
        return can_improve(state, seat)
    if action == EXPLORE:
        return can_explore(state, seat)
    if action == HARVEST:
        return harvested(state, seat) != 0
    if action == TAX:
        return can_tax(state, seat)
    return can_use_guild(state, seat)


def perform(state: State, seat: int, action: int) -> Ask[None]:
    """Carry out an action; any that can be repeated."""
    if action == MIGRATE:
        yield from migrate(state, seat)
    elif action == MOVE:
        yield from move(state, seat)
    elif action == INFLUENCE:
        yield from influence(state, seat)
    elif action == IMPROVE:
        yield from improve(state, seat)
    elif action == EXPLORE:
        yield from explore(state, seat)
    elif action == HARVEST:
        yield from harvest(state, seat)
    elif action == TAX:
        yield from tax(state, seat)
    else:
        yield from guild(state, seat)
