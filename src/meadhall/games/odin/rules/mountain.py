"""Mountain actions ('Ações de montanha'): building resources and silver, always from the left of a strip."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.hooks import fire
from meadhall.games.odin.cards.memory import memory_of
from meadhall.games.odin.cards.moments import MOUNTAIN_DECAY, MOUNTAIN_TAKE, SPACE, Moment
from meadhall.games.odin.components.spaces import Step
from meadhall.games.odin.components.tables import AMOUNTS, STRIP_ITEMS
from meadhall.games.odin.rules.anytime import DONE, ask
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.state import UNDER_WAY, State

GONE: Final = 8
"""A strip is written as this many times its number, plus how many of its items are gone."""


def take_from_mountain(state: State, seat: int, step: Step, must: bool) -> Ask[bool]:
    """Up to so many items of one strip, then of another; never twice of the same."""
    used = 0
    for most in step.takes:
        option = yield from ask(state, seat, "strip", partial(strip_options, state, used, must), AMOUNTS[most])
        if option == DONE:
            break
        strip = state.components.strips.index[option]
        used |= 1 << strip
        must = False
        left = items_left(state, strip)
        count = 1
        if most > 1 and left > 1:
            option = yield Decision(seat, "amount", AMOUNTS[1 : min(most, left) + 1], option)
            count = AMOUNTS.index(option)
        for _ in range(count):
            yield from take_item(state, seat, strip)
        state.action = UNDER_WAY
        if len(state.strips) == 0:
            break
    return used != 0


def strip_options(state: State, used: int, must: bool) -> list[str]:
    """The strips that are still untouched in this action."""
    names = state.components.strips.names
    options = [names[strip // GONE] for strip in state.strips if not used >> strip // GONE & 1]
    if not must or not options:
        options.append(DONE)
    return options


def items_left(state: State, strip: int) -> int:
    for code in state.strips:
        if code // GONE == strip:
            return STRIP_ITEMS - code % GONE
    return 0


def take_item(state: State, seat: int, strip: int) -> Ask[None]:
    """The leftmost item goes to the seat."""
    thing, count = remove_item(state, strip)
    gain(state, seat, thing, count)
    if not state.listening[seat]:
        return
    memory = memory_of(state)
    if memory.source == SPACE:
        memory.action.taken.append(thing)
    if state.listening[seat] & MOUNTAIN_TAKE:
        yield from fire(state, seat, Moment(MOUNTAIN_TAKE, thing=thing, count=count))


def remove_item(state: State, strip: int) -> tuple[int, int]:
    """Take the leftmost item off a strip; an empty strip leaves the game."""
    for place, code in enumerate(state.strips):
        if code // GONE == strip:
            item = state.components.strip_items[strip][code % GONE]
            if code % GONE == STRIP_ITEMS - 1:
                del state.strips[place]
            else:
                state.strips[place] = code + 1
            return item
    raise ValueError(f"strip {strip} does not lie face up")


def update_mountain(state: State) -> Ask[None]:
    """Phase 11: each strip loses its leftmost item, bare ones leave, a new one is turned up."""
    components = state.components
    for code in state.strips[:]:
        strip = code // GONE
        item = remove_item(state, strip)
        state.tell("eroded", -1, components.things.names[item[0]], item[1])
        yield from hear_of_loss(state, item)
        # A strip on which one '2 silver' at most is left is taken away, and the coins with it.
        if items_left(state, strip) == 1:
            state.strips = [code for code in state.strips if code // GONE != strip]
            yield from hear_of_loss(state, components.strip_items[strip][STRIP_ITEMS - 1])
        if not items_left(state, strip):
            state.tell("strip_removed", -1, components.strips.names[strip])
    for _ in range(components.strips_added):
        turn_up_strip(state)


def hear_of_loss(state: State, item: tuple[int, int]) -> Ask[None]:
    """An item has gone to the general supply."""
    if not state.is_heard(MOUNTAIN_DECAY):
        return
    for seat in state.clockwise_from(state.moose):
        if state.listening[seat] & MOUNTAIN_DECAY:
            yield from fire(state, seat, Moment(MOUNTAIN_DECAY, thing=item[0], count=item[1]))


def turn_up_strip(state: State) -> None:
    """The next strip of the pile, if there is one."""
    if not state.pile:
        return
    strip = state.pile[-1]
    state.pile = state.pile[:-1]
    state.strips.append(strip * GONE)
    state.reveal()
    state.tell("strip_turned", -1, state.components.strips.names[strip])
