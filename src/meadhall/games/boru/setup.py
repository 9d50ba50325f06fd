"""Set-up ('Preparação') and the preparation of each round."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.games.boru.components.tables import Components
from meadhall.games.boru.state import DRAFT, NO_TOWN, NOBODY, PREPARATION, State, new_table


def set_up(rng: Rng, parts: Components, players: int) -> State:
    """Decks and the starting player; the first discs are the players' own choice."""
    state = new_table(rng, parts, players)
    marriages = parts.ordinary_marriages[:]
    rng.shuffle(marriages)
    dealt = parts.marriage_cards[players]
    # The princess lies at the bottom: the last card of the list is the top of the deck.
    state.marriage_deck = [parts.princess, *marriages[:dealt]]
    state.marriage_removed = marriages[dealt:]
    state.viking_deck = list(range(len(parts.viking_strengths)))
    rng.shuffle(state.viking_deck)
    state.marker = rng.below(players)
    return state


def first_discs(state: State) -> Ask[None]:
    """Clockwise from the starting player, a disc each, never in a region that already has one."""
    parts = state.parts
    state.tell("starts", state.marker)
    for seat in state.clockwise_from(state.marker):
        taken = 0
        for town in bits(state.occupied):
            taken |= parts.region_towns[parts.town_region[town]]
        refused = None
        if state.explaining:
            refused = dict.fromkeys(parts.towns.of(taken), "region_taken")
        option = yield Decision(seat, "first_disc", parts.towns.of(parts.all_towns & ~taken), "", refused)
        state.put_disc(seat, parts.towns.index[option])
        state.tell("first_disc", seat, option)
    state.phase = PREPARATION


def preparation(state: State) -> Ask[None]:
    """Turn a Viking card and a marriage card, shuffle and deal the action cards."""
    parts = state.parts
    players = state.players
    state.round += 1
    state.active = NO_TOWN
    state.winner = NOBODY
    state.tell("round", amount=state.round)
    strength = parts.viking_strengths[state.viking_deck.pop()]
    state.battle_area = strength
    state.tell("vikings_come", amount=strength)
    state.marriage_card = state.marriage_deck.pop()
    state.tell("marriage_offered", thing=parts.marriages.names[state.marriage_card])
    state.reveal()

    deck = list(range(len(parts.cards.names)))
    state.rng.shuffle(deck)
    hand = parts.hand_size[players]
    for seat in range(players):
        state.packs[seat] = sum(1 << card for card in deck[seat * hand : (seat + 1) * hand])
        state.hands[seat] = 0
    state.aside = sum(1 << card for card in deck[players * hand :])
    state.picks = [0] * (players * state.draft_passes)
    state.passes = 0
    state.shown = 0
    state.phase = DRAFT
    yield from ()  # nobody decides anything here
