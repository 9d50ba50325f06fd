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
    return all(
        thing >= components.first_ship or have[thing] >= count for thing, count in price_of(state, seat, space, step)
    )


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
    for tile in components.specials:
        printed = state.specials >> tile & 1 and components.puzzle.price[tile] >= 0
        if printed and sale_price(state, seat, space, tile, bought) <= silver:
            found |= 1 << tile
    return found
