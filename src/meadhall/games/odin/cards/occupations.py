"""Occupation cards ('Ocupações'): playing them, and listening for what they do."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.hooks import LEAVE, spoils, use_effect
from meadhall.games.odin.cards.memory import IDLE, action_of
from meadhall.games.odin.cards.moments import PLAYED, Moment
from meadhall.games.odin.components.spaces import Step
from meadhall.games.odin.rules.anytime import DONE, ask
from meadhall.games.odin.state import NOTHING_USED, UNDER_WAY, State

NO_CARD: Final = "pass"


def play_occupations(state: State, seat: int, step: Step, must: bool) -> Ask[bool]:
    """Play up to so many cards, one after the other, as the effect of a space."""
    played = 0
    while played < step.count:
        card = yield from choose_card(state, seat, skippable=played > 0 or not must)
        if card < 0:
            break
        yield from play_card(state, seat, card)
        played += 1
        state.action = UNDER_WAY
    return played > 0


def play_occupation(state: State, seat: int, *, skippable: bool) -> Ask[None]:
    """Play a card from the hand."""
    card = yield from choose_card(state, seat, skippable=skippable)
    if card >= 0:
        yield from play_card(state, seat, card)


def play_before_action(state: State, seat: int, space: int) -> Ask[bool]:
    """Play a card before the action of a space; whether one may still be played after it."""
    if not state.clans[seat].hand:
        return True
    names = state.components.space_names.names
    option = yield from ask(state, seat, "play_occupation", partial(cards_before_action, state, seat), names[space])
    if option in (DONE, NO_CARD):
        return option == DONE
    yield from play_card(state, seat, state.components.cards.index[option])
    return False


def cards_before_action(state: State, seat: int) -> list[str]:
    """The hand; to be asked again after the action; or to play none at all."""
    return [*hand_options(state, seat, skippable=True), NO_CARD]


def choose_card(state: State, seat: int, *, skippable: bool) -> Ask[int]:
    """A card of the hand to be played; -1: none."""
    if not state.clans[seat].hand:
        return -1
    option = yield from ask(state, seat, "play_occupation", partial(hand_options, state, seat, skippable))
    return -1 if option == DONE else state.components.cards.index[option]


def hand_options(state: State, seat: int, skippable: bool) -> list[str]:
    names = state.components.cards.names
    options = [names[card] for card in state.clans[seat].hand]
    if skippable or not options:
        options.append(DONE)
    return options


def play_card(state: State, seat: int, card: int) -> Ask[None]:
    """Lay a card before oneself; from now on it hears of the moments that concern it."""
    components = state.components
    clan = state.clans[seat]
    clan.hand = [held for held in clan.hand if held != card]
    clan.played = [*clan.played, card]
    state.tell("played_occupation", seat, components.cards.names[card], components.card_points[card])
    if not state.listening[seat]:
        return
    action = action_of(state)
    if action is not IDLE:
        action.cards += 1
    state.listening = state.listening[:]
    state.listening[seat] |= components.listens[card]
    if components.listens[card] & PLAYED:
        yield from do_at_once(state, seat, card)


def do_at_once(state: State, seat: int, card: int) -> Ask[None]:
    """What a card does when it is played, in the order in which it is printed; what is optional may be left."""
    name = state.components.cards.names[card]
    moment = Moment(PLAYED)
    for effect in state.components.effects[card]:
        if not effect.kinds & PLAYED or not effect.applies(state, seat, moment):
            continue
        if effect.may and state.action == NOTHING_USED and spoils(state, seat, effect):
            continue
        if not effect.may or (yield Decision(seat, "effect", [name, LEAVE])) == name:
            yield from use_effect(state, seat, effect, moment)
