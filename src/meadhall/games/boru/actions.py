"""The icons of an action, resolved from left to right ('Ações')."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.boru.components import (
    AMOUNTS,
    BATTLE,
    CHURCH,
    CLAIM_TOWN,
    COIN,
    COURTSHIP,
    EXPAND,
    ICON_NAMES,
    PAY,
    Run,
)
from meadhall.games.boru.state import State


def carry_out(state: State, seat: int, action: list[Run]) -> Ask[None]:
    """All icons of an action in order; then a marriage disc that shares its space slips back."""
    courted = False
    for run in action:
        icon = run.icon
        if icon == COIN:
            gain_coins(state, seat, run.count)
        elif icon == CLAIM_TOWN:
            claim_town(state, seat)
        elif icon == EXPAND:
            yield from expand(state, seat)
        elif icon == PAY:
            for _ in range(run.count):
                pay(state, seat)
        elif icon == CHURCH:
            yield from go_to_church(state, seat, run.count)
        elif icon == BATTLE:
            yield from fight(state, seat, run.count)
        elif icon == COURTSHIP:
            courted = True
            yield from court(state, seat, run.count)
        else:
            yield from liberate(state, seat)
    if courted:
        slip_back(state, seat)


def claim_town(state: State, seat: int) -> None:
    """A disc on the active town, and the marker with it."""
    state.put_disc(seat, state.active)
    state.marker = seat
    state.tell("claims_town", seat, state.parts.towns.names[state.active])


def gain_coins(state: State, seat: int, count: int) -> None:
    state.coins[seat] += count
    state.tell("coins", seat, "", count)


def pay(state: State, seat: int) -> None:
    """A coin; without one, points, as far as there are any."""
    if state.coins[seat] > 0:
        state.coins[seat] -= 1
        state.tell("pays", seat, "", 1)
        return
    lost = min(state.parts.pay_in_points, state.points[seat])
    state.points[seat] -= lost
    state.tell("pays_in_points", seat, "", lost)


def buy(state: State, seat: int, icon: int, most: int) -> Ask[int]:
    """How many more the player buys, after the icons of one kind (once after the last is the same as after each)."""
    cost = state.parts.cost_more
    most = min(most, state.coins[seat] // cost)
    if most <= 0:
        return 0
    option = yield Decision(seat, "buy", AMOUNTS[: most + 1], ICON_NAMES[icon])
    amount = AMOUNTS.index(option)
    if amount:
        state.coins[seat] -= amount * cost
        state.tell("buys", seat, ICON_NAMES[icon], amount)
    return amount


def go_to_church(state: State, seat: int, count: int) -> Ask[None]:
    state.church[seat] += count
    state.tell("church", seat, "", count)
    state.church[seat] += yield from buy(state, seat, CHURCH, state.coins[seat])


def fight(state: State, seat: int, count: int) -> Ask[None]:
    """Invaders are taken from the battle area as long as there are any."""
    taken = min(count, state.battle_area)
    state.battle_area -= taken
    state.invaders[seat] += taken
    state.tell("fights", seat, "", taken)
    more = yield from buy(state, seat, BATTLE, state.battle_area)
    state.battle_area -= more
    state.invaders[seat] += more


def court(state: State, seat: int, count: int) -> Ask[None]:
    """Up the marriage track, no further than its top."""
    top = state.parts.top
    moved = min(count, top - state.marriage_space[seat])
    state.marriage_space[seat] += moved
    state.tell("courts", seat, "", moved)
    state.marriage_space[seat] += yield from buy(state, seat, COURTSHIP, top - state.marriage_space[seat])


def slip_back(state: State, seat: int) -> None:
    """A disc that ends on another's space goes down to a free one, or to the first, which all may share."""
    spaces = state.marriage_space
    own = spaces[seat]
    others = spaces[:seat] + spaces[seat + 1 :]
    space = own
    while space > 0 and space in others:
        space -= 1
    if space != own:
        spaces[seat] = space
        state.tell("slips_back", seat, "", own - space)


def expansion_targets(state: State, seat: int) -> int:
    """Free towns one road away from a town the seat controls; the active town waits for the trick's winner."""
    reach = 0
    for town in bits(state.controlled(seat)):
        reach |= state.parts.neighbours[town]
    reach &= state.free_towns
    return reach & ~(1 << state.active) if state.active >= 0 else reach


def expand(state: State, seat: int) -> Ask[None]:
    """For coins, a disc on a neighbouring town; the player may decline."""
    parts = state.parts
    if state.coins[seat] < parts.cost_expand:
        return
    targets = expansion_targets(state, seat)
    if not targets:
        return
    option = yield Decision(seat, "expand", ["pass", *parts.towns.of(targets)])
    if option == "pass":
        return
    state.coins[seat] -= parts.cost_expand
    state.put_disc(seat, parts.towns.index[option])
    state.tell("expands", seat, option)


def liberate(state: State, seat: int) -> Ask[None]:
    """One control token leaves the board, whoever's disc lies below it."""
    if not state.vikings:
        return
    option = yield Decision(seat, "liberate", state.parts.towns.of(state.vikings))
    bit = 1 << state.parts.towns.index[option]
    state.vikings &= ~bit
    for owner in range(state.players):
        if state.discs[owner] & bit:
            state.tell("liberates", seat, option, other=owner)
