"""Where rules and occupations meet: rules announce moments and ask for numbers, and name no card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.memory import Memory, memory_of
from meadhall.games.odin.cards.moments import (
    ACTION_INSTEAD,
    AT_ONCE,
    DRAW_OCCUPATION,
    HEARS_GAINS,
    HOUSE_BONUS,
    OCCUPATION,
    OPENS_SPACES,
    PHASE_INSTEAD,
    RECEIVED,
    SPACE,
    Moment,
)
from meadhall.games.odin.state import NOTHING_USED, State

REPLACING: Final = ACTION_INSTEAD | PHASE_INSTEAD | DRAW_OCCUPATION | HOUSE_BONUS
"""Moments at which one effect at most stands in for what would come."""
LEAVE: Final = "done"


def fire(state: State, seat: int, moment: Moment, *, must: bool = False) -> Ask[bool]:
    """Let the seat's occupations act at a moment, in the order that the owner likes; whether one did.

    What only brings something comes by itself. `must`: where only they make it possible to go on, one has to act.
    """
    done: list[Effect] = []
    while True:
        waiting = waiting_for(state, seat, moment, done)
        if not waiting:
            return bool(done)
        effect = waiting[0]
        for other in waiting:
            if other.plain:
                effect = other
                break
        if not effect.plain and (len(waiting) > 1 or (effect.may and not must)):
            names = state.components.cards.names
            options = [names[other.card] for other in waiting]
            if not must and all(other.may for other in waiting):
                options.append(LEAVE)
            option = yield Decision(seat, "effect", options, name_of(state, moment))
            if option == LEAVE:
                return bool(done)
            effect = waiting[options.index(option)]
        done.append(effect)
        yield from use_effect(state, seat, effect, moment)
        must = False
        if moment.kind & REPLACING:
            return True


def use_effect(state: State, seat: int, effect: Effect, moment: Moment) -> Ask[None]:
    """Do an effect, then let occupations act on what it has brought."""
    memory = memory_of(state)
    clan = state.clans[seat]
    source, memory.source = memory.source, OCCUPATION
    # What has come before is not of the same batch.
    waiting, clan.received = clan.received, []
    state.tell("occupation", seat, state.components.cards.names[effect.card])
    yield from effect.do(state, seat, moment)
    if clan.received:
        yield from settle(state, seat, OCCUPATION)
    clan.received = waiting
    memory.source = source


def name_of(state: State, moment: Moment) -> str:
    """What a question about a moment names: the thing or the space."""
    if moment.thing >= 0:
        return state.components.things.names[moment.thing]
    return state.components.space_names.names[moment.space] if moment.space >= 0 else ""


def waiting_for(state: State, seat: int, moment: Moment, done: Sequence[Effect] = ()) -> list[Effect]:
    """The effects that could (still) be done at this moment, in the order in which the cards were played.

    Until an effect of the space has been used, not those that would take what it needs ('Fase 5').
    """
    components = state.components
    guarded = state.action == NOTHING_USED and not moment.kind & REPLACING
    found: list[Effect] = []
    for card in state.clans[seat].played:
        if components.listens[card] & moment.kind:
            for effect in components.effects[card]:
                if not effect.kinds & moment.kind or effect in done or not effect.hears(state, seat, moment):
                    continue
                if effect.applies(state, seat, moment) and not (guarded and effect.may and spoils(state, seat, effect)):
                    found.append(effect)
    return found


def spoils(state: State, seat: int, effect: Effect) -> bool:
    """Whether the space just taken could no longer be used if this were paid for; which one is imitated may be open."""
    return 0 <= state.taken < state.components.board_spaces and effect.spoils(state, seat, state.taken)


def total(state: State, seat: int, moment: Moment) -> int:
    """What occupations add to a number, all together."""
    components = state.components
    added = 0
    for card in state.clans[seat].played:
        if components.listens[card] & moment.kind:
            for effect in components.effects[card]:
                if effect.kinds & moment.kind and effect.hears(state, seat, moment):
                    added += effect.amount(state, seat, moment)
    return added


def opened_spaces(state: State, seat: int) -> int:
    """The spaces (bits) that the seat's occupations may make possible."""
    components = state.components
    found = 0
    for card in state.clans[seat].played:
        if components.listens[card] & OPENS_SPACES:
            for effect in components.effects[card]:
                found |= effect.opens
    return found


# Gains.


def receive(state: State, seat: int, thing: int, count: int) -> None:
    """Write down what has come to the seat, for occupations that look at it now or later."""
    memory = state.memory
    assert isinstance(memory, Memory)  # it comes so often that it saves a call
    if memory.source == SPACE:
        memory.action.given += [thing] * count
    if state.listening[seat] & HEARS_GAINS:
        clan = state.clans[seat]
        clan.received = clan.received + [thing] * count


def settle(state: State, seat: int, source: int) -> Ask[None]:
    """Let occupations act on what has come at once, then on each thing of it."""
    clan = state.clans[seat]
    things, clan.received = clan.received, []
    if state.listening[seat] & AT_ONCE:
        yield from fire(state, seat, Moment(AT_ONCE, things=things, source=source))
    for thing in things:
        if state.listening[seat] & RECEIVED:
            yield from fire(state, seat, Moment(RECEIVED, thing=thing, source=source))
