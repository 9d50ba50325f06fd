"""Explore (7.5)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import EXPLORE, FEUDUM, OUTPOST
from meadhall.games.feudum.rules.goods import can_pay, pay
from meadhall.games.feudum.rules.writs import draw_writs
from meadhall.games.feudum.state import State

EXPLORE_NAME: Final = "action.explore"
SHOVELS_AND_SWORDS: Final = "ability.shovels_and_swords"


def explore(state: State, seat: int) -> Ask[None]:
    """Writs for a ruled outpost, more for every further outpost and feudum; for an iron, two more to choose from."""
    cards = state.components.cards
    player = state.players[seat]
    outposts = (player.ruled & state.kinds[OUTPOST]).bit_count()
    if not outposts or not state.deck:
        return
    if (yield Decision(seat, "explore", [EXPLORE_NAME, "pass"])) == "pass":
        return
    feudums = (player.ruled & state.kinds[FEUDUM]).bit_count()
    yield from draw_writs(state, seat, cards.explore_draw + outposts - 1 + feudums)
    cost = cards.ability_cost[EXPLORE]
    if state.advanced and state.deck and can_pay(player, cost):
        option = yield Decision(seat, "dig", ["pass", SHOVELS_AND_SWORDS])
        if option == SHOVELS_AND_SWORDS:
            yield from pay(state, seat, cost)
            state.tell("digs", seat)
            yield from draw_writs(state, seat, cards.explore_more)
