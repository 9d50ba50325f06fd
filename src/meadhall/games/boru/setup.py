"""Set-up ('Preparação') and the preparation of each round."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits, mask_of
from meadhall.engine.rng import Rng
from meadhall.engine.settings import Settings
from meadhall.games.boru.components.tables import Components
from meadhall.games.boru.state import DRAFT, NO_TOWN, NOBODY, PREPARATION, State, new_table


def set_up(components: Components, settings: Settings, rng: Rng) -> State:
    """Decks and the starting player; the first discs are the players' own choice."""
    players = settings.players
    state = new_table(rng, components, players)
    marriages = components.ordinary_marriages[:]
    rng.shuffle(marriages)
    dealt = components.marriage_cards[players]
    # The princess lies at the bottom: the last card of the list is the top of the deck.
    state.marriage_deck = [components.princess, *marriages[:dealt]]
    state.marriage_removed = marriages[dealt:]
    state.viking_deck = list(range(len(components.viking_strengths)))
    rng.shuffle(state.viking_deck)
    state.marker = rng.below(players)
    return state


def first_discs(state: State) -> Ask[None]:
    """Clockwise from the starting player, a disc each, never in a region that already has one."""
    components = state.components
    state.tell("starts", state.marker)
    for seat in state.clockwise_from(state.marker):
        taken = 0
        for town in bits(state.occupied):
            taken |= components.region_towns[components.town_region[town]]
        refused = None
        if state.explaining:
            refused = dict.fromkeys(components.towns.of(taken), "region_taken")
        option = yield Decision(seat, "first_disc", components.towns.of(components.all_towns & ~taken), "", refused)
        state.put_disc(seat, components.towns.index[option])
        state.tell("first_disc", seat, option)
    state.phase = PREPARATION


def preparation(state: State) -> Ask[None]:
    """Turn a Viking card and a marriage card, shuffle and deal the action cards."""
    components = state.components
    players = state.players
    state.round += 1
    state.active = NO_TOWN
    state.winner = NOBODY
    state.tell("round", amount=state.round)
    strength = components.viking_strengths[state.viking_deck.pop()]
    state.battle_area = strength
    state.tell("vikings_come", amount=strength)
    state.marriage_card = state.marriage_deck.pop()
    state.tell("marriage_offered", thing=components.marriages.names[state.marriage_card])
    state.reveal()

    deck = list(range(len(components.cards.names)))
    state.rng.shuffle(deck)
    hand = components.hand_size[players]
    state.packs = [mask_of(deck[first : first + hand]) for first in range(0, players * hand, hand)]
    state.hands = [0] * players
    state.aside = mask_of(deck[players * hand :])
    state.picks = [0] * (players * state.draft_passes)
    state.passes = 0
    state.shown = 0
    state.phase = DRAFT
    yield from ()  # nobody decides anything here
