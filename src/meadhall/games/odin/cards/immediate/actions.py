"""Cards that grant an action: upgrading, hunting, laying a snare, taking from the mountain."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.granted import perform, take_items_of, upgrade_step
from meadhall.games.odin.cards.immediate.goods import has_upgradable
from meadhall.games.odin.cards.moments import PLAYED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.rules.supply import gain, is_left
from meadhall.games.odin.state import State


@effect(83, PLAYED, may=True, when=has_upgradable)
def wholesaler(state: State, seat: int, moment: Moment) -> Ask[None]:
    """83 Wholesaler: 'upgrade 4 goods', all of one kind."""
    step = upgrade_step(4)
    step.alike = True
    yield from perform(state, seat, step)


@effect(85, PLAYED, cost={"silver": 1}, may=True)
def hunts_with_a_horn(state: State, seat: int, moment: Moment) -> Ask[None]:
    """85 Hornblower: for 1 silver, hunt."""
    yield from perform(state, seat, state.components.dice_steps["hunt"])


@effect(85, PLAYED, cost={"silver": 2}, may=True)
def lays_a_snare(state: State, seat: int, moment: Moment) -> Ask[None]:
    """85 Hornblower: for 2 silver, then lay a snare; no Viking comes back."""
    yield from perform(state, seat, state.components.dice_steps["snare"])


def finds_crucifix_or_strip(state: State, seat: int, moment: Moment) -> bool:
    return bool(state.strips) or is_left(state, state.components.number_of("crucifix"))


@effect(87, PLAYED, may=True, when=finds_crucifix_or_strip)
def preacher(state: State, seat: int, moment: Moment) -> Ask[None]:
    """87 Preacher: the crucifix of the oval board, or 4 items of a strip."""
    components = state.components
    crucifix = components.number_of("crucifix")
    options = [components.strips.names[code // GONE] for code in state.strips]
    if is_left(state, crucifix):
        options.insert(0, components.things.names[crucifix])
    option = yield Decision(seat, "effect_way", options, components.cards.names[86])
    if option in components.strips.index:
        yield from take_items_of(state, seat, components.strips.index[option], 4)
    else:
        gain(state, seat, crucifix, 1)
