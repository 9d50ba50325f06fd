"""Phase 5: one player's turn. Vikings go to a space, and its action is done at once."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.hooks import fire
from meadhall.games.odin.cards.memory import IDLE, action_of, begin_action, begin_turn, end_action, memory_of
from meadhall.games.odin.cards.moments import (
    CARDS_PLAYED,
    PHASE_AFTER,
    SPACE,
    SPACE_AFTER,
    SPACE_BEFORE,
    SPACE_WITH,
    THING_COUNT,
    VIKINGS,
    Moment,
)
from meadhall.games.odin.cards.occupations import play_before_action, play_card, play_occupation
from meadhall.games.odin.components.spaces import LONGSHIP
from meadhall.games.odin.components.tables import AMOUNTS
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.rules.anytime import ANYTIME, DONE, ask, carry_out, may_act, offered, refused_actions
from meadhall.games.odin.rules.conditions import (
    able_spaces,
    can_use,
    facts,
    is_opened,
    others_spaces,
    refusals,
    usable_spaces,
    vikings_needed,
)
from meadhall.games.odin.rules.phases import ACTIONS, announce
from meadhall.games.odin.rules.steps import do_steps
from meadhall.games.odin.rules.supply import draw_occupation
from meadhall.games.odin.state import BEFORE_INCOME, CLOSED, NO_ACTION, NOTHING_USED, NOWHERE, OPEN, USED, State

PASS: Final = "pass"


def turn(state: State) -> Ask[None]:
    """Take a space or pass. Each anytime action before it is a step of its own, and so is the space's action.

    Once they are asked for, anytime actions stand beside the spaces until one is taken.
    """
    seat = state.turn
    if state.taken != NOWHERE:
        yield from take_space(state, seat, state.taken)
        if not next_turn(state):
            yield from end_actions(state)
        return
    if isinstance(state.seasons, Seasons) and state.seasons.free_play >> seat & 1:
        yield from play_free_card(state, state.seasons, seat)
    names = state.components.space_names
    usable = usable_spaces(state, seat)
    options = names.of(usable)
    options.append(PASS)
    refused = refusals(state, seat, usable) if state.explaining else None
    effects: list[Effect] = []
    if state.menu == OPEN:
        actions, effects = offered(state, seat)
        if actions:
            options += actions
            options.append(DONE)
            if refused is not None:
                refused |= refused_actions(state, seat)
    elif state.menu == CLOSED and may_act(state, seat):
        options.append(ANYTIME)
    option = yield Decision(seat, "turn", options, "", refused)
    if option == ANYTIME:
        state.menu = OPEN
    elif option == DONE:
        state.menu = USED
    elif option == PASS:
        state.clans[seat].passed = True
        state.tell("passed", seat)
        if not next_turn(state):
            yield from end_actions(state)
    elif option in names.index:
        state.taken = names.index[option]
    else:
        yield from carry_out(state, seat, option, effects)


def play_free_card(state: State, seasons: Seasons, seat: int) -> Ask[None]:
    """As the first turn begins, the dark card kept in the set-up may be played for nothing ('#2 Żniwa', short game)."""
    # It is the only dark one in the hand.
    card = next(card for card in state.clans[seat].hand if not state.components.card_light[card])
    option = yield Decision(seat, "free_card", [state.components.cards.names[card], DONE])
    seasons.free_play ^= 1 << seat
    if option == DONE:
        return
    if not state.listening[seat]:
        yield from play_card(state, seat, card)
        return
    outer = begin_action(state, NOWHERE, NOWHERE, 0)
    yield from play_card(state, seat, card)
    yield from hear_of_cards(state, seat)
    end_action(state, outer)


def take_space(state: State, seat: int, number: int) -> Ask[None]:
    """Place Vikings, draw or play a card if the column says so, and do the action."""
    components = state.components
    clan = state.clans[seat]
    column = components.column_of[number]
    vikings = column
    outer = IDLE
    if state.listening[seat]:
        if state.listening[seat] & VIKINGS:
            vikings = yield from choose_vikings(state, seat, number)
        outer = begin_turn(state, seat, number, vikings)
    state.taken = number
    clan.thing -= vikings
    state.free &= ~(1 << number)
    state.space_vikings[number] = vikings
    state.standing[state.colour(seat)] |= 1 << number
    state.next_start = seat
    state.action = NOTHING_USED
    if state.told is not None:
        state.tell("placed", seat, components.space_names.names[number], vikings)
    if state.listening[seat] & THING_COUNT:
        yield from fire(state, seat, Moment(THING_COUNT, count=clan.thing))
    if column == components.draw_in:
        yield from draw_occupation(state, seat)
    # The card of the fourth column may be played before the action, or after it.
    may_play = vikings == components.play_in and (yield from play_before_action(state, seat, number))
    used = number if number < components.board_spaces else (yield from imitated_space(state, seat, column))
    if used != NOWHERE:
        yield from use_space(state, seat, used, number)
    state.action = NO_ACTION
    state.taken = NOWHERE
    if may_play:
        yield from play_occupation(state, seat, skippable=True)
    if state.listening[seat]:
        if state.listening[seat] & CARDS_PLAYED:
            yield from hear_of_cards(state, seat)
        end_action(state, outer)


def choose_vikings(state: State, seat: int, number: int) -> Ask[int]:
    """As many as the column says; if an occupation lets fewer suffice, as the player likes."""
    column = state.components.column_of[number]
    needed = vikings_needed(state, seat, number)
    if needed == column:
        return column
    options = [AMOUNTS[needed]]
    if state.clans[seat].thing >= column:
        options.append(AMOUNTS[column])
    return AMOUNTS.index((yield Decision(seat, "vikings", options, state.components.space_names.names[number])))


def hear_of_cards(state: State, seat: int) -> Ask[None]:
    """An action is over: it is heard of once, however many occupations were played in it."""
    cards = action_of(state).cards
    if cards and state.listening[seat] & CARDS_PLAYED:
        yield from fire(state, seat, Moment(CARDS_PLAYED, count=cards))


def use_space(state: State, seat: int, used: int, number: int) -> Ask[None]:
    """Do the action of a space; the Vikings stand on it, or on the one that imitates it, or nowhere."""
    state.taken = used
    if state.listening[seat]:
        return use_space_with_cards(state, seat, used, number)
    return do_steps(state, seat, state.components.spaces[used].steps, number)


def use_space_with_cards(state: State, seat: int, used: int, number: int) -> Ask[None]:
    """Do the action of a space, and let occupations act before it, with it and after it."""
    space = state.components.spaces[used]
    memory = memory_of(state)
    memory.action.space = used
    if space.ships & LONGSHIP:
        memory.action.longship = bool(state.clans[seat].longships)
    if state.listening[seat] & SPACE_BEFORE:
        must = is_opened_alone(state, seat, used)
        yield from fire(state, seat, Moment(SPACE_BEFORE, space=used), must=must)
    source, memory.source = memory.source, SPACE
    yield from do_steps(state, seat, space.steps, number)
    memory.source = source
    if state.listening[seat] & SPACE_WITH:
        yield from fire(state, seat, Moment(SPACE_WITH, space=used))
    state.action = NO_ACTION
    if state.listening[seat] & SPACE_AFTER:
        yield from fire(state, seat, Moment(SPACE_AFTER, space=used))


def is_opened_alone(state: State, seat: int, space: int) -> bool:
    """Whether a space can only be used with what an occupation brings before."""
    found = facts(state, seat)
    return not can_use(state, seat, space, found) and is_opened(state, seat, space, found)


def imitated_space(state: State, seat: int, column: int) -> Ask[int]:
    """A space of the same column on which another player stands ('Fichas de extensão').

    None, if a card that was played before has spent what all of them need.
    """
    names = state.components.space_names
    if not imitation_options(state, seat, column):
        return NOWHERE
    option = yield from ask(state, seat, "imitate", partial(imitation_options, state, seat, column))
    state.tell("imitated", seat, option)
    return names.index[option]


def imitation_options(state: State, seat: int, column: int) -> list[str]:
    others = others_spaces(state, seat, column)
    return state.components.space_names.of(able_spaces(state, seat, others) & others)


def next_turn(state: State) -> bool:
    """Clockwise to the next player who has Vikings and has not passed; without one the phase is over."""
    state.menu = CLOSED
    state.taken = NOWHERE
    for step in range(1, state.players + 1):
        seat = (state.turn + step) % state.players
        clan = state.clans[seat]
        if clan.passed:
            continue
        if clan.thing:
            state.turn = seat
            return True
        clan.passed = True
    return False


def end_actions(state: State) -> Ask[None]:
    """The end of phase 5, and phase 6: who was the last to place Vikings begins the next round."""
    yield from announce(state, PHASE_AFTER, ACTIONS)
    if state.players > 1:
        # Alone there is nothing to find out.
        state.moose = state.next_start
        state.tell("start_player", state.moose)
    state.step = BEFORE_INCOME
