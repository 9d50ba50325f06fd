"""Cards that look back on what a space or an action has brought."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.granted import can_emigrate, can_upgrade, emigration_step, perform, upgrade_step
from meadhall.games.odin.cards.memory import action_of
from meadhall.games.odin.cards.moments import (
    ACTION_AFTER,
    AT_ONCE,
    BUILT,
    PHASE,
    SPACE_AFTER,
    THING_COUNT,
    VIKINGS_BACK,
    Moment,
)
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.rules.dice import return_vikings
from meadhall.games.odin.rules.supply import gain, pay
from meadhall.games.odin.rules.trade import exchange_good
from meadhall.games.odin.state import State


def can_call_back(state: State, seat: int, moment: Moment) -> bool:
    action = action_of(state)
    return state.components.ore in action.paid and action.at >= 0 and state.space_vikings[action.at] > 0


@effect(108, SPACE_AFTER, Heard(spaces=["craft_chest", "forge"]), cost={"silver": 1}, may=True, when=can_call_back)
def ironsmith(state: State, seat: int, moment: Moment) -> Ask[None]:
    """108 Ironsmith: having paid ore for a chest or at the forge, 1 silver for one of the Vikings."""
    yield from return_vikings(state, seat, action_of(state).at, 1)


def can_settle(state: State, seat: int, moment: Moment) -> bool:
    return can_emigrate(state, seat, 0)


@effect(110, SPACE_AFTER, Heard(spaces=["overseas_trading_2"]), may=True, when=can_settle)
def birka_settler(state: State, seat: int, moment: Moment) -> Ask[None]:
    """110 Birka Settler: after the overseas trading of two Vikings, emigrate at the usual price."""
    yield from perform(state, seat, emigration_step(0))


@effect(117, BUILT, Heard(things=["knarr", "longship"]), may=True, when=can_upgrade)
def shipowner(state: State, seat: int, moment: Moment) -> Ask[None]:
    """117 Shipowner: having built a knarr or a longship, raise a good."""
    yield from perform(state, seat, upgrade_step(1))


@effect(120, SPACE_AFTER, Heard(groups=["weekly_market"]), cost={"silver": 1}, may=True, when=can_upgrade)
def middleman(state: State, seat: int, moment: Moment) -> Ask[None]:
    """120 Middleman: after a space of the weekly market, 1 silver to raise a good."""
    yield from perform(state, seat, upgrade_step(1))


def pairs_of_meat(state: State, moment: Moment) -> list[int]:
    """Stockfish or salt meat, if a space or an occupation has brought exactly two of it."""
    if moment.source == PHASE:
        return []
    meats = (state.components.number_of("stockfish"), state.components.number_of("salt_meat"))
    return [meat for meat in meats if moment.things.count(meat) == 2]


def has_pair_of_meat(state: State, seat: int, moment: Moment) -> bool:
    return any(state.clans[seat].have[meat] for meat in pairs_of_meat(state, moment))


@effect(150, AT_ONCE, may=True, when=has_pair_of_meat)
def meat_buyer(state: State, seat: int, moment: Moment) -> Ask[None]:
    """150 Meat Buyer: of two stockfish or two salt meat that come at once, one may be game meat instead."""
    names = state.components.things
    have = state.clans[seat].have
    options = [names.names[meat] for meat in pairs_of_meat(state, moment) if have[meat]]
    option = yield Decision(seat, "pay", options)
    pay(state, seat, names.index[option], 1)
    gain(state, seat, state.components.number_of("game_meat"), 1)


def moved_one_or_two(state: State, seat: int, moment: Moment) -> bool:
    return moment.count <= 2


@effect(151, VIKINGS_BACK, when=moved_one_or_two)
def thing_spokesman(state: State, seat: int, moment: Moment) -> Ask[None]:
    """151 Thing Spokesman: when one or two Vikings come back at once, 1 silver."""
    gain(state, seat, state.components.silver, 1)
    yield from ()


def just_raised(state: State, seat: int, moment: Moment) -> list[int]:
    """The goods that were upgraded in this action and can be once more."""
    have = state.clans[seat].have
    raised = state.components.puzzle.raised
    return sorted({good for good in action_of(state).raised if have[good] and raised[good] >= 0})


def may_raise_again(state: State, seat: int, moment: Moment) -> bool:
    step = moment.step
    assert step is not None
    return step.count in (3, 4) and step.levels == 1 and bool(just_raised(state, seat, moment))


@effect(152, ACTION_AFTER, Heard(deeds=["upgrade"]), may=True, when=may_raise_again)
def merchant(state: State, seat: int, moment: Moment) -> Ask[None]:
    """152 Merchant: after 'upgrade 3' or 'upgrade 4', one of the goods just upgraded rises once more."""
    goods = state.components.puzzle.goods
    options = [goods.names[good] for good in just_raised(state, seat, moment)]
    option = yield Decision(seat, "upgrade", options)
    good = goods.index[option]
    exchange_good(state, seat, good, state.components.puzzle.raised[good])


def are_three(state: State, seat: int, moment: Moment) -> bool:
    return moment.count == 3


@effect(168, THING_COUNT, when=are_three)
def earl_of_lade(state: State, seat: int, moment: Moment) -> Ask[None]:
    """168 Earl of Lade: when there are three Vikings on your Thing square, 1 silver."""
    gain(state, seat, state.components.silver, 1)
    yield from ()


def brought_stockfish(state: State, seat: int, moment: Moment) -> bool:
    return moment.source != PHASE and state.components.number_of("stockfish") in moment.things


@effect(175, AT_ONCE, cost={"silver": 1}, may=True, when=brought_stockfish)
def codliver_oil_presser(state: State, seat: int, moment: Moment) -> Ask[None]:
    """175 Codliver Oil Presser: when a space or an occupation brings stockfish, 1 silver for 1 oil."""
    gain(state, seat, state.components.number_of("oil"), 1)
    yield from ()
