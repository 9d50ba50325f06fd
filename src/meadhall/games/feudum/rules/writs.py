"""Royal writs (chapter 11): drawing them, putting them back, and the limit of the hand."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.state import State


def draw_writs(state: State, seat: int, number: int) -> Ask[None]:
    """Draw writs, keep one, put the others under the deck in drawn order (R42). An empty deck gives nothing."""
    cards = state.components.cards
    player = state.players[seat]
    if not state.deck:
        return
    for _ in range(min(number, len(state.deck))):
        player.drawn.append(state.deck.pop())
        state.deck_known.pop()
    state.tell("draws_writs", seat, amount=len(player.drawn))
    state.reveal()
    kept = cards.writs.index[(yield Decision(seat, "keep_writ", [cards.writs.names[writ] for writ in player.drawn]))]
    player.writs |= 1 << kept
    state.tell("keeps_writ", seat, cards.writs.names[kept], private=True)
    for writ in player.drawn:
        if writ != kept:
            put_under(state, writ, 1 << seat)
    player.drawn.clear()
    yield from keep_limit(state, seat)


def keep_limit(state: State, seat: int) -> Ask[None]:
    """Who holds more than three puts one under the deck."""
    while state.players[seat].writs.bit_count() > state.components.cards.hand_limit:
        yield from discard_writ(state, seat)


def discard_writ(state: State, seat: int) -> Ask[None]:
    """A writ of the hand under the deck, unseen by the others."""
    writs = state.components.cards.writs
    player = state.players[seat]
    option = yield Decision(seat, "discard_writ", writs.of(player.writs))
    player.writs ^= 1 << writs.index[option]
    put_under(state, writs.index[option], 1 << seat)
    state.tell("discards_writ", seat, option, private=True)


def put_under(state: State, writ: int, known: int) -> None:
    """Under the deck; `known`: the seats that know the card."""
    state.deck.insert(0, writ)
    state.deck_known.insert(0, known)
