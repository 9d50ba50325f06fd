"""What things cost a seat: what is printed, less what its occupations take off."""

from __future__ import annotations

from meadhall.games.odin.cards.hooks import total
from meadhall.games.odin.cards.moments import PRICE, Moment
from meadhall.games.odin.components.spaces import EMIGRATE, SPECIAL_SALE, Amounts, Step
from meadhall.games.odin.state import State


def lowered(state: State, seat: int, space: int, deed: int, thing: int, printed: int) -> int:
    """What is to be paid of a thing, never less than nothing; without a space an occupation grants the deed."""
    if not state.listening[seat] & PRICE:
        return printed
    return max(0, printed - total(state, seat, Moment(PRICE, space=space, deed=deed, thing=thing, count=printed)))


def price_of(state: State, seat: int, space: int, step: Step) -> Amounts:
    """What a step of a space costs."""
    if not state.listening[seat] & PRICE:
        return step.cost
    return [(thing, lowered(state, seat, space, step.deed, thing, count)) for thing, count in step.cost]


def is_affordable(state: State, seat: int, space: int, step: Step) -> bool:
    """Whether the seat has what a step costs, ships apart."""
    components = state.components
    have = state.clans[seat].have
    for thing, printed in step.cost:
        if thing < components.first_ship and have[thing] < lowered(state, seat, space, step.deed, thing, printed):
            return False
    return True


def emigration_price(state: State, seat: int, space: int) -> int:
    """Silver, as much as the number of the round."""
    components = state.components
    return lowered(state, seat, space, EMIGRATE, components.silver, components.emigration_price * state.round)


def sale_price(state: State, seat: int, space: int, tile: int, bought: list[int]) -> int:
    """What a special tile costs after those bought before it: their prices are lowered together."""
    components = state.components
    price = components.puzzle.price
    if not state.listening[seat] & PRICE:
        return price[tile]
    before = sum(price[other] for other in bought)
    return lowered(state, seat, space, SPECIAL_SALE, components.silver, before + price[tile]) - lowered(
        state, seat, space, SPECIAL_SALE, components.silver, before
    )


def for_sale(state: State, seat: int, space: int, bought: list[int]) -> int:
    """The special tiles (bits) on the oval board that the seat can pay."""
    components = state.components
    silver = state.clans[seat].have[components.silver]
    if not state.listening[seat] & PRICE:
        return components.for_sale_up_to(silver) & state.specials
    found = 0
    price = components.puzzle.price
    before = sum(price[other] for other in bought)
    budget = silver + lowered(state, seat, space, SPECIAL_SALE, components.silver, before)
    # Tiles of one price are all affordable or none is.
    affordable: dict[int, bool] = {}
    for tile in components.specials:
        printed = price[tile]
        if not state.specials >> tile & 1 or printed < 0:
            continue
        if printed not in affordable:
            to_pay = lowered(state, seat, space, SPECIAL_SALE, components.silver, before + printed)
            affordable[printed] = to_pay <= budget
        if affordable[printed]:
            found |= 1 << tile
    return found
