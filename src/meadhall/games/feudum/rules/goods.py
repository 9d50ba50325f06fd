"""Receiving and paying goods: the wine barrel, and region tiles in place of goods (chapters 2 and 7.4)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import (
    AMOUNTS,
    GOOD_NAMES,
    GOODS_TOTAL,
    HEAP_BITS,
    HEAP_MASK,
    SULFUR,
    count,
    kinds_in,
    one,
    size,
)
from meadhall.games.feudum.player import Player
from meadhall.games.feudum.state import State

SULFUR_SHIFT: Final = HEAP_BITS * SULFUR


def receive(state: State, seat: int, heap: int) -> Ask[None]:
    """Goods for the personal supply; of sulfur the seat says how much goes into its barrel (2)."""
    player = state.players[seat]
    sulfur = count(heap, SULFUR)
    player.goods += heap - (sulfur << SULFUR_SHIFT)
    room = min(sulfur, state.components.barrel - player.barrel)
    if not room:
        player.goods += sulfur << SULFUR_SHIFT
        return
    state.aside += sulfur << SULFUR_SHIFT
    option = yield Decision(seat, "to_barrel", AMOUNTS[: room + 1], GOOD_NAMES[SULFUR])
    into = AMOUNTS.index(option)
    state.aside -= sulfur << SULFUR_SHIFT
    player.barrel += into
    player.goods += (sulfur - into) << SULFUR_SHIFT
    if into:
        state.tell("to_barrel", seat, GOOD_NAMES[SULFUR], into)


def can_pay(player: Player, cost: int) -> bool:
    """Whether goods and tiles are enough: a tile stands for any one good (R16)."""
    missing = 0
    goods = player.goods
    while cost:
        short = (cost & HEAP_MASK) - (goods & HEAP_MASK)
        if short > 0:
            missing += short
        cost >>= HEAP_BITS
        goods >>= HEAP_BITS
    return not missing or missing <= size(player.tiles)


def pay(state: State, seat: int, cost: int) -> Ask[None]:
    """Return goods to the bag, each as itself or by a region tile, which leaves the game; `can_pay` must hold."""
    player = state.players[seat]
    for good in range(GOODS_TOTAL):
        for paid in range(count(cost, good)):
            # What is still due of this good and of those to come must stay payable.
            later = cost >> HEAP_BITS * (good + 1) << HEAP_BITS * (good + 1)
            due = later + (count(cost, good) - paid - 1) * one(good)
            yield from pay_one(state, player, seat, good, due)


def pay_one(state: State, player: Player, seat: int, good: int, due: int) -> Ask[None]:
    """One good or tile, so that what is due afterwards can be paid too."""
    options: list[str] = []
    if count(player.goods, good):
        player.goods -= one(good)
        if can_pay(player, due):
            options.append(GOOD_NAMES[good])
        player.goods += one(good)
    names = state.components.landscapes.names
    for landscape in bits(kinds_in(player.tiles)):
        player.tiles -= one(landscape)
        if can_pay(player, due):
            options.append(names[landscape])
        player.tiles += one(landscape)
    option = options[0] if len(options) == 1 else (yield Decision(seat, "pay_with", options, GOOD_NAMES[good]))
    if option == GOOD_NAMES[good]:
        player.goods -= one(good)
        state.bag += one(good)
    else:
        spend_tile(state, player, state.components.landscapes.index[option])
    state.tell("pays", seat, option, 1)


def spend_tile(state: State, player: Player, landscape: int) -> None:
    """A tile spent as a good is out of the game (7.4)."""
    player.tiles -= one(landscape)
    state.tiles_used += one(landscape)
