"""Choosing cards (chapter 6): the pouch openly, then the cards in secret."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.games.feudum.components.pieces import GOOD_NAMES, SALTPETER, SULFUR, count, kinds_in, one
from meadhall.games.feudum.player import EXTRA, NO_PIECE, NOTHING, SEQUENTIAL, TILE_PIECE, Player
from meadhall.games.feudum.rules.anytime import ask
from meadhall.games.feudum.rules.goods import spend_tile
from meadhall.games.feudum.state import CHOOSING_CARDS, NOBODY, TURNS, State

POUCH_USES: Final = ["pass", "pouch.extra", "pouch.sequential"]
"""By what is on the pouch."""
POUCH_GOOD: Final = (NO_PIECE, SALTPETER, SULFUR)


def settling_pouches(state: State) -> Ask[None]:
    """In turn order everybody settles the pouch, which all see (R8)."""
    for seat in state.clockwise_from(state.starter):
        yield from settle_pouch(state, seat)
    state.phase = CHOOSING_CARDS


def choosing_cards(state: State) -> Ask[None]:
    """All choose at once, in secret."""

    def part(seat: int) -> Ask[None]:
        return choose_cards(state, seat)

    yield Together(range(len(state.players)), part, hidden=True)
    state.active = state.starter
    state.phase = TURNS


def settle_pouch(state: State, seat: int) -> Ask[None]:
    """Saltpeter for a fifth card, or sulfur of the supply for two cards in a row; a tile may stand in (R12)."""
    player = state.players[seat]

    def options() -> list[str]:
        usable = [use for use in (EXTRA, SEQUENTIAL) if player.tiles or count(player.goods, POUCH_GOOD[use])]
        return ["pass", *(POUCH_USES[use] for use in usable)]

    pouch = POUCH_USES.index((yield from ask(state, seat, "pouch", options)))
    if pouch == NOTHING:
        return
    good = POUCH_GOOD[pouch]
    landscapes = state.components.landscapes
    pieces = [GOOD_NAMES[good]] if count(player.goods, good) else []
    pieces += landscapes.of(kinds_in(player.tiles))
    piece = yield Decision(seat, "pay_with", pieces, GOOD_NAMES[good])
    player.pouch = pouch
    if piece == GOOD_NAMES[good]:
        player.goods -= one(good)
        player.pouch_piece = good
    else:
        player.tiles -= one(landscapes.index[piece])
        player.pouch_piece = TILE_PIECE + landscapes.index[piece]
    state.tell("pouch", seat, POUCH_USES[pouch])


def cards_due(state: State, player: Player) -> int:
    """Four cards, or five with saltpeter on the pouch (R9)."""
    cards = state.components.cards
    return cards.round_cards + (cards.extra_cards if player.pouch == EXTRA else 0)


def choose_cards(state: State, seat: int) -> Ask[None]:
    """One card after another; the seat's part of all choosing at once."""
    cards = state.components.cards
    player = state.players[seat]
    for _ in range(cards_due(state, player) - player.chosen.bit_count()):
        option = yield Decision(seat, "choose_card", cards.actions.of(cards.all_actions & ~player.chosen))
        player.chosen |= 1 << cards.actions.index[option]
        state.tell("chooses_card", seat, option, private=True)


def empty_pouch(state: State, seat: int) -> None:
    """The bonus was used, or the round's turns are over: the piece goes to the bag, a tile out of the game (R10)."""
    player = state.players[seat]
    if player.pouch_piece >= TILE_PIECE:
        landscape = player.pouch_piece - TILE_PIECE
        player.tiles += one(landscape)
        spend_tile(state, player, landscape)
    elif player.pouch_piece != NO_PIECE:
        state.bag += one(player.pouch_piece)
    player.pouch = NOTHING
    player.pouch_piece = NO_PIECE


def next_to_play(state: State, after: int) -> int:
    """Whose turn comes after that seat's: who has no cards left is skipped (R13). NOBODY: all cards are played."""
    for seat in state.clockwise_from(after)[1:]:
        if state.players[seat].chosen:
            return seat
    return after if state.players[after].chosen else NOBODY
