"""Cards that act before a space or an action: what they bring may be what makes it possible."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.granted import can_upgrade, leading_items, perform, take_items, upgrade_step
from meadhall.games.odin.cards.hooks import LEAVE
from meadhall.games.odin.cards.memory import action_of, memory_of
from meadhall.games.odin.cards.moments import ACTION_BEFORE, OPENING, SPACE_BEFORE, Moment
from meadhall.games.odin.cards.registry import changes, effect
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.rules.conditions import can_use, facts, would_open
from meadhall.games.odin.rules.prices import price_of
from meadhall.games.odin.rules.supply import draw_weapon, pay
from meadhall.games.odin.rules.trade import exchange_good
from meadhall.games.odin.state import State

CRAFTING: Final = Heard(groups=["crafting"])
BUILDING: Final = Heard(groups=["build_ships", "build_houses"])
OVERSEAS: Final = Heard(deeds=["overseas_trade"])
FOURTH_COLUMN: Final = 4
SPACES_FOR_ORE: Final = Heard(spaces=["craft_chest", "forge"])


def useful_strips(state: State, seat: int, space: int) -> list[int]:
    """The strips from which an item may be taken before a space is used: if need be, those that make it possible."""
    items = leading_items(state)
    found = facts(state, seat)
    if not can_use(state, seat, space, found):
        items = [item for item in items if would_open(state, seat, space, item[1], item[2], found)]
    return [strip for strip, _, _ in items]


def has_useful_strip(state: State, seat: int, moment: Moment) -> bool:
    return bool(useful_strips(state, seat, moment.space))


@changes(113, OPENING, CRAFTING)
def opens_crafting(state: State, seat: int, moment: Moment) -> int:
    """113 Craft Apprentice: the item may be what the space needs."""
    return len(useful_strips(state, seat, moment.space))


@effect(113, SPACE_BEFORE, CRAFTING, may=True, when=has_useful_strip)
def craft_apprentice(state: State, seat: int, moment: Moment) -> Ask[None]:
    """113 Craft Apprentice: before you use a crafting space, an item of the mountain."""
    yield from take_items(state, seat, useful_strips(state, seat, moment.space), 1)


@changes(121, OPENING, BUILDING)
def opens_building(state: State, seat: int, moment: Moment) -> int:
    """121 Carpenter: the item may be what the space needs."""
    return len(useful_strips(state, seat, moment.space))


@effect(121, SPACE_BEFORE, BUILDING, may=True, when=has_useful_strip)
def carpenter(state: State, seat: int, moment: Moment) -> Ask[None]:
    """121 Carpenter: before you use a space that builds ships or houses, an item of the mountain."""
    yield from take_items(state, seat, useful_strips(state, seat, moment.space), 1)


def strips_for_ore(state: State, seat: int) -> list[int]:
    """The strips from which an item may be taken by who will pay with ore: if there is none, those that give it."""
    ore = state.components.ore
    items = leading_items(state)
    if not state.clans[seat].have[ore]:
        items = [item for item in items if item[1] == ore]
    return [strip for strip, _, _ in items]


def may_promise_ore(state: State, seat: int, moment: Moment) -> bool:
    return bool(strips_for_ore(state, seat))


@changes(103, OPENING, SPACES_FOR_ORE)
def opens_with_ore(state: State, seat: int, moment: Moment) -> int:
    """103 Forest Blacksmith: the item may be the ore."""
    return len(strips_for_ore(state, seat))


@effect(103, SPACE_BEFORE, SPACES_FOR_ORE, may=True, when=may_promise_ore)
def forest_blacksmith(state: State, seat: int, moment: Moment) -> Ask[None]:
    """103 Forest Blacksmith: before you pay ore for a chest or at the forge, an item of the mountain."""
    action_of(state).promised = state.components.ore
    yield from take_items(state, seat, strips_for_ore(state, seat), 1)


def can_go_up_left(state: State, seat: int, moment: Moment) -> bool:
    """A silver more than the trade itself costs, and something to raise."""
    assert moment.step is not None
    silver = state.components.silver
    kept = sum(count for thing, count in price_of(state, seat, moment.space, moment.step) if thing == silver)
    return state.clans[seat].have[silver] > kept and bool(goods_up_left(state, seat))


def goods_up_left(state: State, seat: int) -> list[int]:
    have = state.clans[seat].have
    raised_left = state.components.puzzle.raised_left
    return [good for good in state.components.upgradable if have[good] and raised_left[good] >= 0]


@effect(88, ACTION_BEFORE, OVERSEAS, may=True, when=can_go_up_left)
def clerk(state: State, seat: int, moment: Moment) -> Ask[None]:
    """88 Clerk: before overseas trading, once per knarr, 1 silver to raise a good to the upper left."""
    names = state.components.things
    for number in range(state.clans[seat].knarrs):
        if not can_go_up_left(state, seat, moment):
            break
        options = [names.names[good] for good in goods_up_left(state, seat)]
        option = yield Decision(seat, "upgrade_up_left", options if not number else [*options, LEAVE])
        if option == LEAVE:
            break
        good = names.index[option]
        pay(state, seat, state.components.silver, 1)
        exchange_good(state, seat, good, state.components.puzzle.raised_left[good])


def meats_to_raise(state: State, seat: int) -> list[int]:
    meats = [state.components.number_of(name) for name in ("salt_meat", "game_meat", "whale_meat")]
    return [meat for meat in meats if state.clans[seat].have[meat]]


def has_meat(state: State, seat: int, moment: Moment) -> bool:
    return bool(meats_to_raise(state, seat))


@effect(36, ACTION_BEFORE, OVERSEAS, may=True, when=has_meat)
def ships_cook(state: State, seat: int, moment: Moment) -> Ask[None]:
    """36 Ship's Cook: before overseas trading, raise a salt meat, a game meat or a whale meat."""
    names = state.components.things
    option = yield Decision(seat, "upgrade", [names.names[meat] for meat in meats_to_raise(state, seat)])
    meat = names.index[option]
    exchange_good(state, seat, meat, state.components.puzzle.raised[meat])


@effect(37, ACTION_BEFORE, OVERSEAS, may=True, when=can_upgrade)
def foreign_trader(state: State, seat: int, moment: Moment) -> Ask[None]:
    """37 Foreign Trader: before overseas trading, raise a good."""
    yield from perform(state, seat, upgrade_step(1))


def is_second_placement(state: State, seat: int, moment: Moment) -> bool:
    return memory_of(state).placements.count((seat, 2, 2)) >= 2


@effect(166, SPACE_BEFORE, Heard(column=2, vikings=2), may=True, when=is_second_placement)
def weapons_warden(state: State, seat: int, moment: Moment) -> Ask[None]:
    """166 Weapons Warden: from the second time in a round that you place two Vikings in column 2, a weapon."""
    draw_weapon(state, seat)
    yield from ()


def any_strip(state: State, seat: int, moment: Moment) -> bool:
    return bool(state.strips)


@effect(145, ACTION_BEFORE, Heard(deeds=["hunt"]), may=True, when=any_strip)
def forester(state: State, seat: int, moment: Moment) -> Ask[None]:
    """145 Forester: before you hunt, an item of the mountain."""
    yield from take_items(state, seat, [strip for strip, _, _ in leading_items(state)], 1)


def strips_for_fighter(state: State, seat: int, space: int) -> list[int]:
    """The useful strips that begin with stone or ore."""
    wanted = (state.components.stone, state.components.ore)
    useful = useful_strips(state, seat, space)
    return [strip for strip, thing, _ in leading_items(state) if thing in wanted and strip in useful]


def has_strip_for_fighter(state: State, seat: int, moment: Moment) -> bool:
    return bool(strips_for_fighter(state, seat, moment.space))


@changes(164, OPENING)
def opens_fourth_column(state: State, seat: int, moment: Moment) -> int:
    """164 Armed Fighter: the item may be what the space needs."""
    if state.components.column_of[moment.space] != FOURTH_COLUMN:
        return 0
    return len(strips_for_fighter(state, seat, moment.space))


@effect(164, SPACE_BEFORE, Heard(column=FOURTH_COLUMN, vikings=4), may=True, when=has_strip_for_fighter)
def armed_fighter(state: State, seat: int, moment: Moment) -> Ask[None]:
    """164 Armed Fighter: before you use a space with 4 Vikings in the fourth column, 1 stone or ore of the mountain."""
    yield from take_items(state, seat, strips_for_fighter(state, seat, moment.space), 1)
