"""What a space does, step by step."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.hooks import fire, settle
from meadhall.games.odin.cards.memory import action_of, memory_of
from meadhall.games.odin.cards.moments import (
    ACTION_AFTER,
    ACTION_BEFORE,
    ACTION_INSTEAD,
    ACTS_FIRST,
    BUILT,
    PREPARES_ACTION,
    Moment,
)
from meadhall.games.odin.cards.occupations import play_occupations
from meadhall.games.odin.components.spaces import (
    CHOOSE,
    DRAW_OCCUPATION,
    DRAW_WEAPONS,
    EMIGRATE,
    EXCHANGE,
    EXPLORE,
    FORGE,
    GAIN,
    GAIN_PER_ANIMAL,
    GAIN_PER_PLAYER,
    HUNT,
    MOUNTAIN,
    OVERSEAS_TRADE,
    PAY_ONE_OF,
    PLAY_OCCUPATION,
    RAID,
    SHEEP,
    SPECIAL_SALE,
    UPGRADE,
    Step,
)
from meadhall.games.odin.rules.anytime import DONE, ask
from meadhall.games.odin.rules.conditions import can_do, can_do_itself, facts, holds
from meadhall.games.odin.rules.dice import hunt, raid
from meadhall.games.odin.rules.mountain import take_from_mountain
from meadhall.games.odin.rules.prices import price_of
from meadhall.games.odin.rules.sailing import emigrate, explore
from meadhall.games.odin.rules.supply import draw_occupation, draw_weapon, gain, gain_all, pay, pay_all
from meadhall.games.odin.rules.trade import forge, overseas_trade, special_sale, upgrade
from meadhall.games.odin.state import NOTHING_USED, UNDER_WAY, State

UNCONDITIONAL: Final = [0]
MAY_BE_LEFT: Final = (EXCHANGE, MOUNTAIN, UPGRADE, SPECIAL_SALE, EMIGRATE, PLAY_OCCUPATION, CHOOSE)
"""Steps that are not certain to be done when it is their turn: nothing is heard of them before."""


def do_steps(state: State, seat: int, steps: list[Step], at: int) -> Ask[None]:
    """Do what can be done, in order; at least one effect must be used ('Fase 5'). `at`: where the Vikings stand."""
    for number, step in enumerate(steps):
        must = state.action == NOTHING_USED
        # The only step is possible where the space was, unless a card has come between.
        if step.clauses != UNCONDITIONAL and (len(steps) > 1 or has_come_between(state, seat)):
            found = facts(state, seat)
            if not holds(step.clauses, found) and not can_do(state, seat, state.taken, step, found):
                if step.kind == PAY_ONE_OF:
                    return
                if step.kind == EXCHANGE:
                    state.tell("left_out", seat, state.components.things.names[step.gain[0][0]])
                continue
            must = must and is_last_chance(state, seat, steps[number + 1 :], found)
        if state.listening[seat] & PREPARES_ACTION and (yield from before_action(state, seat, step, must)):
            continue
        used = yield from do_step(state, seat, step, at, must)
        if used:
            state.action = UNDER_WAY
        if state.clans[seat].received:
            yield from settle(state, seat, memory_of(state).source)
        if used and state.listening[seat] & ACTION_AFTER and step.kind != CHOOSE:
            yield from fire(state, seat, Moment(ACTION_AFTER, space=state.taken, step=step))


def is_last_chance(state: State, seat: int, later: list[Step], found: int) -> bool:
    return not any(can_do(state, seat, state.taken, step, found) for step in later)


def has_come_between(state: State, seat: int) -> bool:
    """Whether an occupation may have acted since the space was taken, or grants the step without one."""
    if not state.listening[seat]:
        return False
    return state.listening[seat] & ACTS_FIRST != 0 or state.taken < 0 or action_of(state).cards > 0


def before_action(state: State, seat: int, step: Step, must: bool) -> Ask[bool]:
    """Occupations stand in for a step or act before it; whether it is not done then. `must`: as for the step."""
    space = state.taken
    if state.listening[seat] & ACTION_INSTEAD:
        possible = can_do_itself(state, seat, space, step, facts(state, seat))
        moment = Moment(ACTION_INSTEAD, space=space, step=step)
        if (yield from fire(state, seat, moment, must=must and not possible)):
            state.action = UNDER_WAY
            return True
        if not possible:
            return True
    if state.listening[seat] & ACTION_BEFORE and step.kind not in MAY_BE_LEFT:
        yield from fire(state, seat, Moment(ACTION_BEFORE, space=space, step=step))
        return not can_do_itself(state, seat, space, step, facts(state, seat))
    return False


def do_step(state: State, seat: int, step: Step, at: int, must: bool) -> Ask[bool]:
    """One step; whether it was used. `must`: it is the last chance to use an effect of the space."""
    kind = step.kind
    if kind == GAIN:
        gain_all(state, seat, step.gain)
    elif kind == EXCHANGE:
        return (yield from exchange(state, seat, step, must))
    elif kind == MOUNTAIN:
        return (yield from take_from_mountain(state, seat, step, must))
    elif kind == UPGRADE:
        return (yield from upgrade(state, seat, step, must))
    elif kind == HUNT:
        return (yield from hunt(state, seat, step, at))
    elif kind == RAID:
        return (yield from raid(state, seat, step, at))
    elif kind == GAIN_PER_PLAYER:
        for thing, count in step.gain:
            gain(state, seat, thing, count * state.players)
    elif kind == GAIN_PER_ANIMAL:
        thing, count = step.gain[0]
        gain(state, seat, thing, count * min(step.count, animals(state, seat, step.animal)))
    elif kind == PAY_ONE_OF:
        yield from pay_one_of(state, seat, step)
    elif kind == OVERSEAS_TRADE:
        return (yield from overseas_trade(state, seat, step))
    elif kind == SPECIAL_SALE:
        return (yield from special_sale(state, seat, step, must))
    elif kind == FORGE:
        return (yield from forge(state, seat, step))
    elif kind == EXPLORE:
        return (yield from explore(state, seat, step))
    elif kind == EMIGRATE:
        return (yield from emigrate(state, seat, step, must))
    elif kind == DRAW_WEAPONS:
        for _ in range(step.count):
            draw_weapon(state, seat)
    elif kind == DRAW_OCCUPATION:
        for _ in range(step.count):
            yield from draw_occupation(state, seat)
    elif kind == PLAY_OCCUPATION:
        return (yield from play_occupations(state, seat, step, must))
    elif kind == CHOOSE:
        return (yield from choose_way(state, seat, step, at))
    return True


def animals(state: State, seat: int, kind: int) -> int:
    """Animals in the stable, those with young included."""
    components = state.components
    have = state.clans[seat].have
    if kind == SHEEP:
        return have[components.sheep] + have[components.pregnant_sheep]
    return have[components.cattle] + have[components.pregnant_cattle]


def exchange(state: State, seat: int, step: Step, must: bool) -> Ask[bool]:
    """Give one thing for another, once ('Espaços de troca')."""
    components = state.components
    if step.optional and not must:
        price = " ".join(f"{count} {components.things.names[thing]}" for thing, count in step.cost)
        option = yield from ask(state, seat, "exchange", partial(exchange_options, state, seat, step), price)
        if option == DONE:
            return False
    pay_all(state, seat, price_of(state, seat, state.taken, step))
    received = [thing for thing, count in step.gain if gain(state, seat, thing, count)]
    # A ship that is given for another one is not built.
    if state.listening[seat] & BUILT and all(paid < components.first_ship for paid, _ in step.cost):
        for thing in received:
            if thing >= components.first_ship:
                yield from fire(state, seat, Moment(BUILT, space=state.taken, thing=thing))
    return True


def exchange_options(state: State, seat: int, step: Step) -> list[str]:
    """To exchange or not; what it takes may have been laid in between."""
    if not can_do(state, seat, state.taken, step, facts(state, seat)):
        return [DONE]
    return [state.components.things.names[step.gain[0][0]], DONE]


def pay_one_of(state: State, seat: int, step: Step) -> Ask[None]:
    """Pay one of several resources; it opens the way to what follows."""
    things = state.components.things
    option = yield from ask(state, seat, "pay", partial(pay_options, state, seat, step))
    pay(state, seat, things.index[option], 1)


def pay_options(state: State, seat: int, step: Step) -> list[str]:
    have = state.clans[seat].have
    payable = [thing for thing in step.pay if have[thing]]
    if state.listening[seat] and action_of(state).promised in payable:
        payable = [action_of(state).promised]
    return [state.components.things.names[thing] for thing in payable]


def choose_way(state: State, seat: int, step: Step, at: int) -> Ask[bool]:
    """One of several uses of a space."""
    option = yield from ask(state, seat, "way", partial(way_options, state, seat, step))
    if option == DONE:
        return False
    yield from do_steps(state, seat, step.way_steps[step.ways.index(option)], at)
    return True


def way_options(state: State, seat: int, step: Step) -> list[str]:
    """The uses of which at least one step can be done."""
    found = facts(state, seat)
    ways = [
        way
        for way, steps in zip(step.ways, step.way_steps, strict=True)
        if any(can_do(state, seat, state.taken, plain, found) for plain in steps)
    ]
    return ways or [DONE]
