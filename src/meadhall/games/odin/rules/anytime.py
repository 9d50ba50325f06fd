"""Anytime actions ('Ações a qualquer hora'): laying goods on boards and into houses, buying ships, arming them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.hooks import settle, use_effect, waiting_for
from meadhall.games.odin.cards.memory import action_of
from meadhall.games.odin.cards.moments import ANYTIME as ANYTIME_EFFECT
from meadhall.games.odin.cards.moments import OPENS_SPACES, PHASE, Moment
from meadhall.games.odin.components.tables import BOAT, LONGSHIP, SHIPS
from meadhall.games.odin.puzzle.laying import goods_that_fit, kinds_to_lay, lay, layable, special_tiles
from meadhall.games.odin.rules.conditions import can_use, facts
from meadhall.games.odin.rules.supply import add_ship, has_stage, pay, take_ship
from meadhall.games.odin.state import LAST_PLACEMENT, NO_ACTION, NOTHING_USED, State

ANYTIME: Final = "anytime"
DONE: Final = "done"
AT_ANY_TIME: Final = Moment(ANYTIME_EFFECT)
LOADS: Final = ["load.0", "load.1", "load.2"]
"""A longship by the ore that is on it."""


def ask(
    state: State, seat: int, kind: str, options: Callable[[], list[str]], about: str = "", *, cards: bool = True
) -> Ask[str]:
    """Ask something in the seat's turn, with the anytime actions beside it, as many as one likes.

    They may change what is possible, so the options are made anew after each. Not `cards`: without those of
    occupations, which could leave no option.
    """
    listed = options()
    wanted = True
    while wanted and len(listed) > 1 and may_act(state, seat, cards=cards):
        option = yield Decision(seat, kind, [*listed, ANYTIME], about)
        if option != ANYTIME:
            return option
        wanted = yield from act(state, seat, "", cards=cards)
        listed = options()
    return (yield Decision(seat, kind, listed, about))


def act(state: State, seat: int, about: str, *, cards: bool = True) -> Ask[bool]:
    """One anytime action; False when there is none, or no more is wanted."""
    options, effects = offered(state, seat, cards=cards)
    if not options:
        return False
    options.append(DONE)
    refused = refused_actions(state, seat) if state.explaining else None
    option = yield Decision(seat, "anytime", options, about, refused)
    if option == DONE:
        return False
    yield from carry_out(state, seat, option, effects)
    return True


def offered(state: State, seat: int, *, cards: bool = True) -> tuple[list[str], list[Effect]]:
    """The anytime actions as options, and what those of occupations stand for."""
    options = anytime_actions(state, seat)
    if not cards or not state.listening[seat] & ANYTIME_EFFECT:
        return options, []
    effects = waiting_for(state, seat, AT_ANY_TIME)
    names = state.components.cards.names
    return options + [names[effect.card] for effect in effects], effects


def carry_out(state: State, seat: int, option: str, effects: list[Effect]) -> Ask[None]:
    """Do the anytime action that was chosen."""
    chosen = chosen_action(state, seat, option, effects)
    return as_own_batch(state, seat, chosen) if state.listening[seat] else chosen


def chosen_action(state: State, seat: int, option: str, effects: list[Effect]) -> Ask[None]:
    """What an option stands for."""
    components = state.components
    if option in components.puzzle.goods.index:
        return lay(state, seat, components.puzzle.goods.index[option])
    if option in components.ships.index:
        return buy_ship(state, seat, components.ships.index[option])
    if option in components.arms.index:
        return arm(state, seat, components.arms.index[option])
    card = components.cards.index[option]
    return use_effect(state, seat, next(effect for effect in effects if effect.card == card), AT_ANY_TIME)


def as_own_batch(state: State, seat: int, action: Ask[None]) -> Ask[None]:
    """What an action under way has brought so far is a batch of its own."""
    clan = state.clans[seat]
    waiting, clan.received = clan.received, []
    yield from action
    clan.received = waiting


def anytime_actions(state: State, seat: int) -> list[str]:
    """Goods that can be laid, ships that can be bought, ships that can be armed; after the last feast, goods alone."""
    found = goods_that_fit(state, seat, ~0)
    if state.step == LAST_PLACEMENT:
        return found
    if state.action == NOTHING_USED and state.components.space_goods[state.taken]:
        found = spared(state, seat, found)
    return found + ships_to_buy_or_arm(state, seat)


def ships_to_buy_or_arm(state: State, seat: int) -> list[str]:
    """Ships for which there is silver and a stage, unless the space needs it; and those that ore can be laid on."""
    components = state.components
    have = state.clans[seat].have
    found: list[str] = []
    if have[components.silver] >= components.lowest_ship_price:
        found = spared(state, seat, ships_to_buy(state, seat, have[components.silver]))
    # Ships are armed before an action or after it, 'mas não durante uma ação'.
    if have[components.ore] and state.action == NO_ACTION:
        found += ships_to_arm(state, seat)
    return found


def ships_to_buy(state: State, seat: int, silver: int) -> list[str]:
    names = state.components.ships.names
    prices = enumerate(state.components.ship_price)
    return [names[ship] for ship, price in prices if silver >= price and has_stage(state, seat, ship)]


def ships_to_arm(state: State, seat: int) -> list[str]:
    names = state.components.arms.names
    return [names[ship] for ship in (BOAT, LONGSHIP) if can_arm(state, seat, ship)]


def spared(state: State, seat: int, options: list[str]) -> list[str]:
    """Those of the options that the space does not need."""
    if state.action != NOTHING_USED:
        return options
    return [option for option in options if not needed_by_space(state, seat, option)]


def needed_by_space(state: State, seat: int, option: str) -> bool:
    """Until an effect of the space has been used: whether one could no longer be, if this were laid or bought.

    Nobody takes a space for nothing ('Fase 5').
    """
    components = state.components
    good = components.puzzle.goods.index.get(option, -1)
    if state.action != NOTHING_USED or not components.space_needs[state.taken]:
        return False
    if good >= 0 and not components.space_goods[state.taken] >> good & 1:
        return False
    if good >= 0 and state.listening[seat] and is_promised(state, seat, good):
        return True
    clan = state.clans[seat]
    have, boats, knarrs, longships = clan.have, clan.boats, clan.knarrs, clan.longships
    clan.have = have[:]
    if good >= 0:
        clan.have[good] -= 1
    else:
        ship = components.ships.index[option]
        clan.have[components.silver] -= components.ship_price[ship]
        add_ship(clan, ship)
    after = facts(state, seat)
    spoilt = False
    if state.listening[seat] & OPENS_SPACES and state.taken < components.board_spaces:
        spoilt = not can_use(state, seat, state.taken, after)
    clan.have, clan.boats, clan.knarrs, clan.longships = have, boats, knarrs, longships
    missing = components.space_needs[state.taken] & ~after
    return spoilt or (missing != 0 and missing & facts(state, seat) != 0)


def is_promised(state: State, seat: int, good: int) -> bool:
    """Whether this is the last of a resource with which the space must be paid."""
    return good == action_of(state).promised and state.clans[seat].have[good] == 1


def may_act(state: State, seat: int, *, cards: bool = True) -> bool:
    """Whether there is any anytime action."""
    if cards and state.listening[seat] & ANYTIME_EFFECT and waiting_for(state, seat, AT_ANY_TIME):
        return True
    components = state.components
    kept = components.space_goods[state.taken] if state.action == NOTHING_USED else 0
    room = components.room
    clan = state.clans[seat]
    have = clan.have
    # The first of them, coins and ore, nearly always find a cell of the home board.
    for good in kinds_to_lay(state, seat):
        if have[good] and not kept >> good & 1:
            for board in clan.boards:
                if room.any_fits(board, 1 << good):
                    return True
    tiles = special_tiles(state, seat) & ~kept
    if tiles:
        for board in clan.boards:
            if room.any_fits(board, tiles):
                return True
    if kept and spared(state, seat, goods_that_fit(state, seat, kept)):
        return True
    # Nothing can be laid: perhaps there is silver for a ship, or ore.
    return bool(ships_to_buy_or_arm(state, seat))


def refused_actions(state: State, seat: int) -> dict[str, str]:
    """Why ships cannot be bought or armed, and goods not laid."""
    components = state.components
    have = state.clans[seat].have
    refused: dict[str, str] = {}
    last = state.step == LAST_PLACEMENT
    for ship in range(len(SHIPS)):
        price = components.ship_price[ship]
        if last:
            refused[components.ships.names[ship]] = "goods_alone"
        elif not has_stage(state, seat, ship):
            refused[components.ships.names[ship]] = "no_small_stage" if ship == BOAT else "no_large_stage"
        elif have[components.silver] < price:
            refused[components.ships.names[ship]] = f"needs_{price}_silver"
        elif needed_by_space(state, seat, components.ships.names[ship]):
            refused[components.ships.names[ship]] = "space_needs_it"
    for ship in (BOAT, LONGSHIP):
        if last:
            refused[components.arms.names[ship]] = "goods_alone"
        elif state.action != NO_ACTION:
            refused[components.arms.names[ship]] = "not_during_action"
        elif not can_arm(state, seat, ship):
            refused[components.arms.names[ship]] = "nothing_to_arm"
        elif not have[components.ore]:
            refused[components.arms.names[ship]] = "needs_1_ore"
    goods = layable(state, seat)
    for name in components.puzzle.goods.of(goods):
        if needed_by_space(state, seat, name):
            refused[name] = "space_needs_it"
    for board in state.clans[seat].boards:
        goods &= ~components.room.fitting(board, goods)
    return refused | dict.fromkeys(components.puzzle.goods.of(goods), "fits_nowhere")


def buy_ship(state: State, seat: int, ship: int) -> Ask[None]:
    components = state.components
    pay(state, seat, components.silver, components.ship_price[ship])
    take_ship(state, seat, ship)
    if state.clans[seat].received:
        yield from settle(state, seat, PHASE)


def can_arm(state: State, seat: int, ship: int) -> bool:
    """Whether a ship of this kind has an empty slot for ore."""
    clan = state.clans[seat]
    loads = clan.boats if ship == BOAT else clan.longships
    return bool(loads) and min(loads) < state.components.ore_slots[ship]


def arm(state: State, seat: int, ship: int) -> Ask[None]:
    """Lay an ore on a whaling boat or a longship; it stays there ('Armas')."""
    components = state.components
    clan = state.clans[seat]
    loads = clan.boats if ship == BOAT else clan.longships
    different = 0
    for load in loads:
        if load < components.ore_slots[ship]:
            different |= 1 << load
    option = yield Decision(seat, "arm", [LOADS[load] for load in bits(different)], components.ships.names[ship])
    armed = loads[:]
    armed[armed.index(LOADS.index(option))] += 1
    if ship == BOAT:
        clan.boats = armed
    else:
        clan.longships = armed
    clan.have[components.ore] -= 1
    state.tell("armed", seat, components.ships.names[ship], 1)
