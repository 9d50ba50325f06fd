"""Turns (chapter 6): a card a turn, two in a row by sulfur, until nobody has chosen cards left."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import CONQUER, DEFEND, REPEAT
from meadhall.games.feudum.player import EXTRA, SEQUENTIAL
from meadhall.games.feudum.rules.actions.conquer import conquer
from meadhall.games.feudum.rules.actions.repeat import perform, repeat
from meadhall.games.feudum.rules.anytime import anytime, ask
from meadhall.games.feudum.rules.choosing import empty_pouch, next_to_play
from meadhall.games.feudum.rules.mandates import playable_mandates
from meadhall.games.feudum.rules.military import score_defend
from meadhall.games.feudum.rules.pawns import end_turn
from meadhall.games.feudum.state import FEEDING, NOBODY, State

PASS: Final = "pass"


def turn(state: State) -> Ask[None]:
    """The active seat plays a card; what it may do afterwards is a step of its own."""
    seat = state.active
    if state.amid_turn:
        yield from go_on(state, seat)
        finish_turn(state, seat)
        return
    cards = state.components.cards.actions

    def options() -> list[str]:
        return cards.of(state.players[seat].chosen)

    option = yield from ask(state, seat, "play_card", options)
    yield from play_card(state, seat, cards.index[option])
    state.amid_turn = True
    if not may_double(state, seat) and not playable_mandates(state, seat):
        finish_turn(state, seat)


def play_card(state: State, seat: int, card: int) -> Ask[None]:
    """Carry out a card, which is now open; the player may forgo what it does."""
    player = state.players[seat]
    player.chosen ^= 1 << card
    player.played |= 1 << card
    state.tell("plays", seat, state.components.cards.actions.names[card])
    if card == DEFEND:
        score_defend(state, seat)
    elif card == REPEAT:
        yield from repeat(state, seat)
    elif card != CONQUER:
        yield from perform(state, seat, card)
    elif player.chosen:
        yield from conquer(state, seat)
    else:
        # Conquer is never the last card of a round: then it has no effect (6).
        state.tell("too_late", seat, state.components.cards.actions.names[card])


def may_double(state: State, seat: int) -> bool:
    """Whether sulfur is on the pouch, and a second card left."""
    player = state.players[seat]
    return player.pouch == SEQUENTIAL and player.chosen != 0


def go_on(state: State, seat: int) -> Ask[None]:
    """After the first card: mandates, and once a round a second card in the same turn (R11)."""
    yield from anytime(state, seat)
    if not may_double(state, seat):
        return
    cards = state.components.cards.actions
    option = yield Decision(seat, "second_card", [*cards.of(state.players[seat].chosen), PASS])
    if option == PASS:
        return
    yield from play_card(state, seat, cards.index[option])
    empty_pouch(state, seat)
    yield from anytime(state, seat)


def finish_turn(state: State, seat: int) -> None:
    """The next seat that has cards left; when nobody has, pawns are fed (R13)."""
    state.amid_turn = False
    end_turn(state)
    following = next_to_play(state, seat)
    for other, player in enumerate(state.players):
        # Saltpeter goes to the bag with the fifth card, what was not used at the end of the turns (R10).
        if player.pouch and (following == NOBODY or (player.pouch == EXTRA and not player.chosen)):
            empty_pouch(state, other)
    if following != NOBODY:
        state.active = following
    else:
        state.active = state.starter
        state.phase = FEEDING
