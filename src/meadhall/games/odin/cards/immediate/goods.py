"""Cards that exchange goods of the supply, turn them over, or bring more of them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.counters import knarrs
from meadhall.games.odin.cards.hooks import LEAVE
from meadhall.games.odin.cards.moments import PLAYED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.components.tables import AMOUNTS
from meadhall.games.odin.puzzle.tables import ORANGE
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.rules.trade import exchange_good
from meadhall.games.odin.state import State

STOCK: Final = 3
"""Of so many equal goods the Storeman brings one more."""
WEAPONS: Final = 2
"""The Equipment Supplier brings weapons until there are so many of each kind."""
TURNED: Final = (0, 2, 4, 6, 7)
"""By the number of knarrs: so many tiles may be turned over."""


def has_upgradable(state: State, seat: int, moment: Moment) -> bool:
    have = state.clans[seat].have
    return any(have[good] for good in state.components.upgradable)


@effect(17, PLAYED, may=True, when=has_upgradable)
def orient_shipper(state: State, seat: int, moment: Moment) -> Ask[None]:
    """17 Orient Shipper: a good rises to the blue tile of its shape."""
    components = state.components
    puzzle = components.puzzle
    have = state.clans[seat].have
    options = [puzzle.goods.names[good] for good in components.upgradable if have[good]]
    option = yield Decision(seat, "upgrade_to_blue", options)
    good = puzzle.goods.index[option]
    better = good
    while puzzle.raised[better] >= 0:
        better = puzzle.raised[better]
    exchange_good(state, seat, good, better)


def kept_in_stock(state: State, seat: int) -> list[int]:
    """Goods, no animals, of which exactly three lie in the supply."""
    puzzle = state.components.puzzle
    have = state.clans[seat].have
    return [
        good
        for good, back in enumerate(puzzle.back)
        if back >= 0 and have[good] == STOCK and not puzzle.animals >> good & 1
    ]


def has_stock(state: State, seat: int, moment: Moment) -> bool:
    return bool(kept_in_stock(state, seat))


@effect(31, PLAYED, when=has_stock)
def storeman(state: State, seat: int, moment: Moment) -> Ask[None]:
    """31 Storeman: one more of a good of which you have exactly three."""
    goods = state.components.puzzle.goods
    option = yield Decision(seat, "one_more", [goods.names[good] for good in kept_in_stock(state, seat)])
    gain(state, seat, goods.index[option], 1)


def has_orange_good(state: State, seat: int, moment: Moment) -> bool:
    return bool(orange_goods(state, seat))


def orange_goods(state: State, seat: int) -> list[int]:
    """Those that have an upper right neighbour in the goods boxes."""
    puzzle = state.components.puzzle
    have = state.clans[seat].have
    return [
        good
        for good, right in enumerate(puzzle.raised_right)
        if right >= 0 and have[good] and puzzle.colour[good] == ORANGE
    ]


@effect(66, PLAYED, cost={"silver": 1}, may=True, when=has_orange_good)
def field_farmer(state: State, seat: int, moment: Moment) -> Ask[None]:
    """66 Field Farmer: for 1 silver, an orange good rises one or two steps to the upper right."""
    puzzle = state.components.puzzle
    names = puzzle.goods.names
    option = yield Decision(seat, "upgrade_up_right", [names[good] for good in orange_goods(state, seat)])
    good = puzzle.goods.index[option]
    once = puzzle.raised_right[good]
    twice = puzzle.raised_right[once]
    options = [names[better] for better in (twice, once) if better >= 0]
    chosen = yield Decision(seat, "upgrade_to", options, option)
    exchange_good(state, seat, good, puzzle.goods.index[chosen])


def misses_weapons(state: State, seat: int, moment: Moment) -> bool:
    components = state.components
    return min(state.clans[seat].have[components.first_weapon : components.first_ship]) < WEAPONS


@effect(69, PLAYED, may=True, when=misses_weapons)
def equipment_supplier(state: State, seat: int, moment: Moment) -> Ask[None]:
    """69 Equipment Supplier: weapons until you have two of each kind."""
    components = state.components
    have = state.clans[seat].have
    for weapon in range(components.first_weapon, components.first_ship):
        if have[weapon] < WEAPONS:
            gain(state, seat, weapon, WEAPONS - have[weapon])
    yield from ()


def can_turn_tiles(state: State, seat: int, moment: Moment) -> bool:
    return knarrs(state, seat) > 0 and bool(tiles_to_turn(state, seat, state.clans[seat].have))


def tiles_to_turn(state: State, seat: int, old: list[int]) -> list[int]:
    """Goods of the supply and the stable that have not been turned over yet."""
    have = state.clans[seat].have
    return [good for good, back in enumerate(state.components.puzzle.back) if back >= 0 and old[good] and have[good]]


@effect(78, PLAYED, may=True, when=can_turn_tiles)
def traveling_merchant(state: State, seat: int, moment: Moment) -> Ask[None]:
    """78 Traveling Merchant: turn tiles over, the more the more knarrs you have; that is no upgrade."""
    puzzle = state.components.puzzle
    old = state.clans[seat].have[:]
    for left in range(TURNED[knarrs(state, seat)], 0, -1):
        goods = tiles_to_turn(state, seat, old)
        if not goods:
            break
        options = [puzzle.goods.names[good] for good in goods]
        option = yield Decision(seat, "turn_over", [*options, LEAVE], AMOUNTS[left])
        if option == LEAVE:
            break
        good = puzzle.goods.index[option]
        old[good] -= 1
        turn_over(state, seat, good)


def turn_over(state: State, seat: int, good: int) -> None:
    """A tile shows its other side; an animal is no new one for that."""
    puzzle = state.components.puzzle
    if not puzzle.animals >> good & 1:
        exchange_good(state, seat, good, puzzle.back[good])
        return
    have = state.clans[seat].have
    have[good] -= 1
    have[puzzle.back[good]] += 1
    state.tell("turned_over", seat, puzzle.goods.names[good])


def has_plain_cattle(state: State, seat: int, moment: Moment) -> bool:
    return state.clans[seat].have[state.components.cattle] > 0


@effect(79, PLAYED, may=True, when=has_plain_cattle)
def breeder(state: State, seat: int, moment: Moment) -> Ask[None]:
    """79 Breeder: one of your cattle is turned to its pregnant side; no animal is born."""
    turn_over(state, seat, state.components.cattle)
    yield from ()
