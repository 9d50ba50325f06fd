"""Cards played at the Town Hall ('Salão Principal'): which can be, and what the plain ones do."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.raiders.cards import effects
from meadhall.games.raiders.components.pieces import AMOUNTS, GOOD_NAMES, PLUNDER
from meadhall.games.raiders.components.townsfolk import (
    CYCLE_OFFERINGS,
    DRAW,
    EXCHANGE,
    GAIN,
    HIRE,
    LOSE,
    OFFERING,
    TAKE,
    Action,
)
from meadhall.games.raiders.rules.crew import hire
from meadhall.games.raiders.rules.offerings import cheap_offering, cycle
from meadhall.games.raiders.rules.supply import (
    can_pay,
    draw,
    gain_all,
    gain_armour,
    pay_all,
    some_left,
)
from meadhall.games.raiders.state import Player, State, mask_of


def playable(state: State, player: Player) -> int:
    """The hand cards that can be played: no heroes, and no exchange that cannot be paid or gives nothing."""
    folk = state.components.folk
    hand = mask_of(player.hand)
    mask = hand & folk.playable
    for kind in bits(hand & folk.needs_check):
        if can_exchange(state, player, kind):
            mask |= 1 << kind
    return mask


def can_exchange(state: State, player: Player, kind: int) -> bool:
    action = state.components.folk.action[kind]
    assert action is not None
    if action.verb == EXCHANGE:
        return can_pay(player.goods, action.price) and some_left(state, action.gain)
    return bool(player.crew) and any(state.supply[good] for good in PLUNDER)


def resolve(state: State, seat: int, kind: int, action: Action) -> Ask[None]:
    """What the card does, once it lies on the discard pile. Copying a building is the village's own affair."""
    verb = action.verb
    about = state.components.cards.names[kind]
    if verb == GAIN:
        gain_all(state, seat, action.gain)
        gain_armour(state, seat, action.armour)
    elif verb == EXCHANGE:
        pay_all(state, seat, action.pay)
        gain_all(state, seat, action.gain)
    elif verb == LOSE:
        yield from harm(state, seat, action, about)
    elif verb == TAKE:
        yield from take(state, seat, action, about)
    elif verb == DRAW:
        yield from draw_some(state, seat, action, about)
    elif verb == HIRE:
        yield from hire(state, seat, mask_of(state.players[seat].hand), action.amount, about)
    elif verb == OFFERING:
        yield from cheap_offering(state, seat, action.amount, about)
    elif verb == CYCLE_OFFERINGS:
        cycle(state)
    else:
        yield from effects.BY_VERB[verb](state, seat, about)


def harm(state: State, seat: int, action: Action, about: str) -> Ask[None]:
    """One opponent, or all, lose goods to the supply or armour, as far as they have any."""
    victims = [other for other in state.others(seat) if holds(state.players[other], action.good)]
    if not action.everybody and victims:
        victim = yield from effects.choose_opponent(state, seat, victims, about)
        victims = [victim]
    for victim in victims:
        player = state.players[victim]
        if action.good < 0:
            lost = min(player.armour, action.amount)
            player.armour -= lost
            state.tell("loses_armour", victim, "", lost, seat)
        else:
            lost = min(player.goods[action.good], action.amount)
            player.goods[action.good] -= lost
            state.supply[action.good] += lost
            state.tell("loses", victim, GOOD_NAMES[action.good], lost, seat)


def holds(player: Player, good: int) -> bool:
    """Whether the player has any of it; -1 is armour."""
    return player.armour > 0 if good < 0 else player.goods[good] > 0


def take(state: State, seat: int, action: Action, about: str) -> Ask[None]:
    """Take goods from one opponent, as many as there are at most; 'up to' leaves the number to the player."""
    good = action.good
    victims = [other for other in state.others(seat) if state.players[other].goods[good]]
    if not victims:
        return
    victim = yield from effects.choose_opponent(state, seat, victims, about)
    amount = min(action.amount, state.players[victim].goods[good])
    if action.up_to:
        option = yield Decision(seat, "take", AMOUNTS[: amount + 1], GOOD_NAMES[good])
        amount = AMOUNTS.index(option)
    effects.hand_over(state, victim, seat, good, amount)


def draw_some(state: State, seat: int, action: Action, about: str) -> Ask[None]:
    """Draw cards; 'up to' leaves the number to the player."""
    amount = action.amount
    if action.up_to:
        option = yield Decision(seat, "draw_up_to", AMOUNTS[: amount + 1], about)
        amount = AMOUNTS.index(option)
    draw(state, seat, amount)
