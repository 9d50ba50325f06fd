"""The icons of an action, resolved from left to right ('Ações')."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.boru.components.tables import (
    AMOUNTS,
    BATTLE,
    CLAIM_TOWN,
    COIN,
    COURTSHIP,
    EXPAND,
    ICON_NAMES,
    LIBERATE,
    MAX_AMOUNT,
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
            if state.coins[seat] >= state.components.cost_expand:
                yield from expand(state, seat)
        elif icon == PAY:
            for _ in range(run.count):
                pay(state, seat)
        elif icon == LIBERATE:
            if state.vikings:
                yield from liberate(state, seat)
        else:
            courted = courted or icon == COURTSHIP
            advance(state, seat, icon, min(run.count, room(state, seat, icon)))
            if state.coins[seat] >= state.components.cost_more and room(state, seat, icon):
                yield from buy_more(state, seat, icon)
    if courted:
        slip_back(state, seat)


def claim_town(state: State, seat: int) -> None:
    """A disc on the active town, and the marker with it."""
    state.put_disc(seat, state.active)
    state.marker = seat
    state.tell("claims_town", seat, state.components.towns.names[state.active])


def gain_coins(state: State, seat: int, count: int) -> None:
    state.coins[seat] += count
    if state.told is not None:
        state.tell("coins", seat, "", count)


def pay(state: State, seat: int) -> None:
    """A coin; without one, points, as far as there are any."""
    if state.coins[seat] > 0:
        state.coins[seat] -= 1
        state.tell("pays", seat, "", 1)
        return
    lost = min(state.components.pay_in_points, state.points[seat])
    state.points[seat] -= lost
    state.tell("pays_in_points", seat, "", lost)


def points_lost(state: State, seat: int, action: list[Run]) -> int:
    """What an action would cost in points, for want of coins."""
    coins = state.coins[seat]
    missing = 0
    for run in action:
        if run.icon == COIN:
            coins += run.count
        elif run.icon == PAY:
            missing += max(0, run.count - coins)
            coins = max(0, coins - run.count)
    return min(missing * state.components.pay_in_points, state.points[seat])


def room(state: State, seat: int, icon: int) -> int:
    """How many discs, invaders or spaces there still are to be had: any number of discs for the church."""
    if icon == BATTLE:
        return state.battle_area
    if icon == COURTSHIP:
        return state.components.top - state.marriage_space[seat]
    return MAX_AMOUNT


def advance(state: State, seat: int, icon: int, count: int) -> None:
    """Discs into the church, invaders out of the battle area, or spaces up the marriage track."""
    if icon == BATTLE:
        state.battle_area -= count
        state.invaders[seat] += count
    elif icon == COURTSHIP:
        state.marriage_space[seat] += count
    else:
        state.church[seat] += count
    if state.told is not None:
        state.tell("advances", seat, ICON_NAMES[icon], count)


def buy_more(state: State, seat: int, icon: int) -> Ask[None]:
    """Coins buy more of the same; to be asked once, after the last icon of a kind, is the same as after each."""
    cost = state.components.cost_more
    most = min(room(state, seat, icon), state.coins[seat] // cost)
    option = yield Decision(seat, "buy", AMOUNTS[: most + 1], ICON_NAMES[icon])
    count = AMOUNTS.index(option)
    if count:
        state.coins[seat] -= count * cost
        state.tell("buys", seat, ICON_NAMES[icon], count * cost)
        advance(state, seat, icon, count)


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
        reach |= state.components.neighbours[town]
    reach &= state.free_towns
    return reach & ~(1 << state.active) if state.active >= 0 else reach


def expand(state: State, seat: int) -> Ask[None]:
    """For coins, a disc on a neighbouring town; the player may decline."""
    components = state.components
    targets = expansion_targets(state, seat)
    if not targets:
        return
    option = yield Decision(seat, "expand", ["pass", *components.towns.of(targets)])
    if option == "pass":
        return
    state.coins[seat] -= components.cost_expand
    state.put_disc(seat, components.towns.index[option])
    state.tell("expands", seat, option)


def liberate(state: State, seat: int) -> Ask[None]:
    """One control token leaves the board, whoever's disc lies below it."""
    option = yield Decision(seat, "liberate", state.components.towns.of(state.vikings))
    bit = 1 << state.components.towns.index[option]
    state.vikings &= ~bit
    for owner in range(state.players):
        if state.discs[owner] & bit:
            state.tell("liberates", seat, option, other=owner)
