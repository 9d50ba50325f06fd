"""Hiring ('Casernas'): whom a player can hire, and whom it can dismiss first."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.raiders.components.pieces import SILVER
from meadhall.games.raiders.components.tables import Components
from meadhall.games.raiders.rules.supply import leave_hand, pay
from meadhall.games.raiders.state import Player, State, mask_of, total

PRINTED: Final = -1
"""The price printed on the card, less what the crew saves at the Barracks."""


def discount(state: State, crew: list[int]) -> int:
    """What the crew saves when hiring at the Barracks."""
    components = state.components
    return total(components.folk.extra[components.barracks], crew)


def can_hire(state: State, crew: list[int], silver: int, hand: int, price: int) -> int:
    """The cards of that mask that could join that crew."""
    if price == PRINTED:
        silver += discount(state, crew)
    return may_join(state.components, len(crew), total(state.components.folk.hero, crew), hand, silver, price)


def can_dismiss(state: State, crew: list[int], silver: int, hand: int, price: int) -> int:
    """The members of that crew who can be dismissed because somebody can be hired then."""
    components = state.components
    folk = components.folk
    saves = folk.extra[components.barracks]
    heroes = total(folk.hero, crew)
    if price == PRINTED:
        silver += discount(state, crew)
    found = 0
    for kind in crew:
        left = silver - saves[kind] if price == PRINTED else silver
        if may_join(components, len(crew) - 1, heroes - folk.hero[kind], hand, left, price):
            found |= 1 << kind
    return found


def may_join(components: Components, crew: int, heroes: int, hand: int, silver: int, price: int) -> int:
    """The cards of that mask that can join so many, with so many heroes, for that silver."""
    folk = components.folk
    if crew >= components.limit_crew:
        return 0
    if price == PRINTED:
        hand &= folk.affordable[min(folk.top_price, silver)]
    elif silver < price:
        return 0
    return hand & ~folk.heroes if heroes >= components.limit_heroes else hand


def hire(state: State, seat: int, hand: int, price: int, about: str) -> Ask[bool]:
    """Hire a card of that mask; one crew member may be dismissed just before. False when nobody was hired."""
    components = state.components
    player = state.players[seat]
    silver = player.goods[SILVER]
    hireable = can_hire(state, player.crew, silver, hand, price)
    dismissable = can_dismiss(state, player.crew, silver, hand, price)
    if not hireable and not dismissable:
        return False
    offered = hireable | dismissable << components.kinds | components.pass_card
    refused = refusals(state, player, hand & ~hireable, price) if state.explaining else None
    option = yield Decision(seat, "hire", components.cards.of(offered), about, refused)
    chosen = components.cards.index[option]
    if chosen == 2 * components.kinds:
        return False
    if chosen >= components.kinds:
        dismiss(state, seat, chosen - components.kinds)
        hireable = can_hire(state, player.crew, silver, hand, price)
        option = yield Decision(seat, "hire", components.cards.of(hireable), about)
        chosen = components.cards.index[option]
    if price == PRINTED:
        price = max(0, components.folk.cost[chosen] - discount(state, player.crew))
    pay(state, seat, SILVER, price)
    join(state, seat, chosen)
    return True


def join(state: State, seat: int, kind: int) -> None:
    """A hand card becomes a member of the crew."""
    leave_hand(state, seat, kind)
    state.players[seat].crew.append(kind)
    state.tell("hires", seat, state.components.cards.names[kind])


def dismiss(state: State, seat: int, kind: int) -> None:
    """Discard a member of the crew to make room: nobody was killed."""
    lose_crew(state, seat, kind)
    state.tell("dismisses", seat, state.components.cards.names[kind])


def lose_crew(state: State, seat: int, kind: int) -> None:
    """A member of the crew goes to the discard pile."""
    state.players[seat].crew.remove(kind)
    state.discard.append(kind)


def refusals(state: State, player: Player, hand: int, price: int) -> dict[str, str]:
    """Why these hand cards cannot be hired straight away."""
    components = state.components
    folk = components.folk
    refused: dict[str, str] = {}
    for name in components.cards.of(hand):
        kind = components.cards.index[name]
        cost = price if price != PRINTED else folk.cost[kind] - discount(state, player.crew)
        if player.goods[SILVER] < cost:
            refused[name] = "silver"
        elif folk.hero[kind] and total(folk.hero, player.crew) >= components.limit_heroes:
            refused[name] = "one_hero"
        else:
            refused[name] = "crew_full"
    return refused


def crew_options(state: State, seat: int) -> list[str]:
    """The seat's crew, as things to choose from."""
    components = state.components
    return components.cards.of(mask_of(state.players[seat].crew) << components.kinds)
