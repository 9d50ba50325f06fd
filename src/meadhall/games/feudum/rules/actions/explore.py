"""Explore (7.5)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import EXPLORE, FEUDUM, OUTPOST
from meadhall.games.feudum.rules.anytime import ask
from meadhall.games.feudum.rules.goods import can_pay, pay
from meadhall.games.feudum.rules.writs import draw_writs
from meadhall.games.feudum.state import State

EXPLORE_NAME: Final = "action.explore"
SHOVELS_AND_SWORDS: Final = "ability.shovels_and_swords"


def explore(state: State, seat: int) -> Ask[None]:
    """Writs for a ruled outpost, more for every further outpost and feudum; for an iron, two more to choose from."""
    cards = state.components.cards
    player = state.players[seat]
    if not can_explore(state, seat):
        return
    if (yield Decision(seat, "explore", [EXPLORE_NAME, "pass"])) == "pass":
        return
    more = (player.ruled & (state.kinds[OUTPOST] | state.kinds[FEUDUM])).bit_count() - 1
    yield from draw_writs(state, seat, cards.explore_draw + more)
    if state.advanced:
        yield from dig(state, seat)


def can_explore(state: State, seat: int) -> bool:
    """With a ruled outpost, while there are writs (R42)."""
    return state.players[seat].ruled & state.kinds[OUTPOST] != 0 and len(state.deck) > 0


def dig(state: State, seat: int) -> Ask[None]:
    """Shovels & Swords: for an iron, which a mandate just drawn may bring (R15), two more writs to choose from."""
    cards = state.components.cards
    cost = cards.ability_cost[EXPLORE]

    def options() -> list[str]:
        payable = len(state.deck) > 0 and can_pay(state.players[seat], cost)
        return ["pass", SHOVELS_AND_SWORDS] if payable else ["pass"]

    if (yield from ask(state, seat, "dig", options)) == SHOVELS_AND_SWORDS:
        yield from pay(state, seat, cost)
        state.tell("ability", seat, SHOVELS_AND_SWORDS)
        yield from draw_writs(state, seat, cards.explore_more)
