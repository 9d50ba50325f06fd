"""The action phase ('Fase de ações'): name a town, play a card each, act from the lowest card to the highest."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.boru.components.tables import COLOURS, Run
from meadhall.games.boru.rules.actions import carry_out, points_lost
from meadhall.games.boru.state import MARRIAGE, NO_CARD, NO_TOWN, NOBODY, SPENT, State

SECONDARY: Final = ["action.upper", "action.lower"]


def trick(state: State) -> Ask[None]:
    """One trick, from the town that is named to the last player's action.

    What lies before the seats tells how far it has come, so that it can be begun again in the middle.
    """
    if not is_amid_trick(state):
        state.winner = NOBODY
        if not state.free_towns:
            end_action_phase(state)  # no town can be named: the phase ends at once
            return
        yield from name_town(state, state.marker)
    if NO_CARD in state.played:
        yield from play_cards(state, state.marker)
        state.winner = winner_of(state)
        if state.winner != NOBODY:
            state.tell("wins_trick", state.winner, state.components.cards.names[state.played[state.winner]])
    yield from act(state)
    state.winner = NOBODY
    if state.hands[0].bit_count() == 1:
        end_action_phase(state)


def is_amid_trick(state: State) -> bool:
    """Whether a town is named for which not all have acted."""
    return state.active != NO_TOWN and max(state.played) >= NO_CARD


def name_town(state: State, leader: int) -> Ask[None]:
    """The holder of the marker names a town without a disc for which he has a card."""
    components = state.components
    free = state.free_towns
    hand = state.hands[leader]
    fitting = 0
    for colour in range(len(COLOURS)):
        if hand & components.suit_cards[colour]:
            fitting |= components.towns_of_colour[colour]
    fitting &= free
    refused = None
    if state.explaining:
        refused = dict.fromkeys(components.towns.of(free & ~fitting), "no_card_of_its_colour")
        refused |= dict.fromkeys(components.towns.of(state.occupied), "has_a_disc")
    # Should he match no free town, he names any: nobody is stuck.
    option = yield Decision(leader, "lead", components.towns.of(fitting or free), "", refused)
    state.played = [NO_CARD] * state.players
    state.active = components.towns.index[option]
    state.tell("names", leader, option)


def play_cards(state: State, leader: int) -> Ask[None]:
    """The leader plays a card of the town's colour or a white one, the others what they like."""
    components = state.components
    town = components.towns.names[state.active]
    for seat in state.clockwise_from(leader):
        if state.played[seat] != NO_CARD:
            continue
        hand = state.hands[seat]
        playable = hand
        if seat == leader:
            playable = hand & components.suit_cards[components.town_colour[state.active]] or hand
        refused = None
        warned = None
        if state.explaining:
            refused = dict.fromkeys(components.cards.of(hand & ~playable), "must_match_town")
            warned = costly_to_win(state, seat, playable)
        option = yield Decision(seat, "play", components.cards.of(playable), town, refused, warned)
        card = components.cards.index[option]
        state.hands[seat] &= ~(1 << card)
        state.shown |= 1 << card
        state.played[seat] = card
        if state.told is not None:
            state.tell("plays", seat, option)


def costly_to_win(state: State, seat: int, playable: int) -> dict[str, str]:
    """The cards that may still win the trick and whose action the seat could then pay only with points."""
    components = state.components
    matching = components.suit_cards[components.town_colour[state.active]]
    laid = max((card for card in state.played if card > NO_CARD and matching >> card & 1), default=NO_CARD)
    warned: dict[str, str] = {}
    for card in bits(playable & matching):
        lost = points_lost(state, seat, components.primary[card])
        if lost and card > laid:
            warned[components.cards.names[card]] = f"may_cost_points {lost}"
    return warned


def card_of(state: State, seat: int) -> int:
    """The card that the seat has played in this trick, whether it has acted or not."""
    card = state.played[seat]
    return SPENT - card if card <= SPENT else card


def winner_of(state: State) -> int:
    """The highest card of the town's colour or white; nobody if there is none."""
    matching = state.components.suit_cards[state.components.town_colour[state.active]]
    best = NO_CARD
    winner = NOBODY
    for seat in range(state.players):
        card = card_of(state, seat)
        if card > best and matching >> card & 1:
            best = card
            winner = seat
    return winner


def act(state: State) -> Ask[None]:
    """From the lowest card to the highest: the winner does his card's primary action, the others a secondary one."""
    components = state.components
    for card, seat in sorted(zip(state.played, range(state.players), strict=True)):
        if card < NO_CARD:
            continue  # he has acted
        if seat == state.winner:
            action = components.primary[card]
        else:
            actions = components.secondary[card]
            warned = warnings(state, seat, actions) if state.explaining else None
            name = components.cards.names[card]
            option = yield Decision(seat, "secondary", SECONDARY[: len(actions)], name, None, warned)
            action = actions[SECONDARY.index(option)]
        yield from carry_out(state, seat, action)
        state.played[seat] = SPENT - card


def warnings(state: State, seat: int, actions: list[list[Run]]) -> dict[str, str]:
    """The secondary actions that cost points, and how many."""
    losses = [(option, points_lost(state, seat, run)) for option, run in zip(SECONDARY, actions, strict=False)]
    return {option: f"costs_points {lost}" for option, lost in losses if lost}


def end_action_phase(state: State) -> None:
    """What is left in hand is discarded unseen."""
    state.active = NO_TOWN
    state.played = [NO_CARD] * state.players
    for seat in range(state.players):
        state.hands[seat] = 0
        state.packs[seat] = 0
    state.picks = []
    state.aside = 0
    state.shown = 0
    state.phase = MARRIAGE
