"""Feeding (chapter 14): food or wine for every pawn on the board."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask
from meadhall.games.feudum.components.pieces import FOOD, GOOD_NAMES, SULFUR, one
from meadhall.games.feudum.player import OFF_BOARD, PIECE_NAMES
from meadhall.games.feudum.rules.anytime import ask
from meadhall.games.feudum.rules.goods import can_pay, pay
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.rules.pawns import end_turn, remove_pawn
from meadhall.games.feudum.state import PROGRESS, State

WINE: Final = "wine"


def feeding(state: State) -> Ask[None]:
    """In turn order from the starting player; hungry pawns leave when all have decided (R81)."""
    state.active = state.starter
    hungry = [0] * len(state.players)
    for seat in state.clockwise_from(state.starter):
        hungry[seat] = yield from feed(state, seat)
    for seat in state.clockwise_from(state.starter):
        for pawn in range(len(PIECE_NAMES)):
            if hungry[seat] >> pawn & 1:
                player = state.players[seat]
                state.tell("starves", seat, state.components.characters.names[player.pawn_character[pawn]])
                remove_pawn(state, seat, pawn)
    end_turn(state)
    yield from recount(state)
    state.phase = PROGRESS


def feed(state: State, seat: int) -> Ask[int]:
    """One seat's pawns; those that get nothing, as a mask."""
    player = state.players[seat]
    # Wine of the last feeding is taken off, and its pawn is fed for this round too (R82).
    sober = player.wine
    state.bag += sober.bit_count() * one(SULFUR)
    player.wine = 0
    hungry = 0

    def meals() -> list[str]:
        options = ["pass"]
        if can_pay(player, one(FOOD)):
            options.append(GOOD_NAMES[FOOD])
        if player.barrel:
            options.append(WINE)
        return options

    for pawn, at in enumerate(player.pawn_at):
        if at == OFF_BOARD or sober >> pawn & 1:
            continue
        option = yield from ask(state, seat, "feed", meals, PIECE_NAMES[pawn])
        if option == "pass":
            hungry |= 1 << pawn
        elif option == WINE:
            player.barrel -= 1
            player.wine |= 1 << pawn
            state.tell("drinks", seat, state.components.characters.names[player.pawn_character[pawn]])
        else:
            yield from pay(state, seat, one(FOOD))
    return hungry
