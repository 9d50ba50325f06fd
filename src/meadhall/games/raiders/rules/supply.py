"""The main supply, the deck and the discard pile ('Suprimento Principal', 'Baralho dos Aldeões')."""

from __future__ import annotations

from meadhall.games.raiders.components.pieces import GOOD_NAMES
from meadhall.games.raiders.components.townsfolk import Price
from meadhall.games.raiders.state import State
from meadhall.games.raiders.views import knowledge


def gain(state: State, seat: int, good: int, amount: int) -> None:
    """Take from the supply; what it does not have is lost."""
    supply = state.supply
    lost = max(0, amount - supply[good])
    amount -= lost
    if amount:
        supply[good] -= amount
        state.players[seat].goods[good] += amount
        state.tell("gains", seat, GOOD_NAMES[good], amount)
    if lost:
        state.tell("none_left", seat, GOOD_NAMES[good], lost)


def pay(state: State, seat: int, good: int, amount: int) -> None:
    """Give goods back to the supply."""
    if amount:
        state.players[seat].goods[good] -= amount
        state.supply[good] += amount
        state.tell("pays", seat, GOOD_NAMES[good], amount)


def gain_all(state: State, seat: int, amounts: list[int]) -> None:
    for good, amount in enumerate(amounts):
        if amount:
            gain(state, seat, good, amount)


def pay_all(state: State, seat: int, amounts: list[int]) -> None:
    for good, amount in enumerate(amounts):
        if amount:
            pay(state, seat, good, amount)


def can_pay(goods: list[int], price: Price) -> bool:
    for good, amount in price:  # noqa: SIM110 - asked at every trade: a loop is twice as fast
        if amount > goods[good]:
            return False
    return True


def some_left(state: State, amounts: list[int]) -> bool:
    """Whether the supply has at least one piece of what these amounts name."""
    for good, amount in enumerate(amounts):  # noqa: SIM110 - likewise
        if amount and state.supply[good]:
            return True
    return False


def gain_armour(state: State, seat: int, amount: int) -> None:
    """Up the armour track, no further than its end."""
    player = state.players[seat]
    amount = min(amount, state.components.limit_armour - player.armour)
    if amount:
        player.armour += amount
        state.tell("armour", seat, "", amount)


def score(state: State, seat: int, points: int, thing: str) -> None:
    """Points on the track, at once."""
    if points:
        state.players[seat].points += points
        state.tell("points", seat, thing, points)


def draw(state: State, seat: int, count: int) -> None:
    """Draw cards; when the deck is out, the discard pile is shuffled into a new one and drawing goes on."""
    hand = state.players[seat].hand
    names = state.components.cards.names
    for _ in range(count):
        if not state.deck and not reshuffle(state):
            return
        kind = state.deck.pop()
        hand.append(kind)
        if len(state.deck) < state.bottom:
            state.bottom = len(state.deck)
            knowledge.drew_from_bottom(state, seat, kind)
        if not state.deck:
            knowledge.deck_ran_out(state)
        state.reveal()
        state.tell("draws", seat, names[kind], 1, private=True)


def reshuffle(state: State) -> bool:
    """Make a new deck of the discard pile; False when there is nothing to make it of."""
    if not state.discard:
        return False
    state.deck = state.discard
    state.discard = []
    state.rng.shuffle(state.deck)
    state.tell("reshuffled", amount=len(state.deck))
    return True


def discard(state: State, seat: int, kind: int) -> None:
    """A hand card goes to the discard pile, face up."""
    leave_hand(state, seat, kind)
    state.discard.append(kind)


def leave_hand(state: State, seat: int, kind: int) -> None:
    """A hand card goes where everybody sees it."""
    state.players[seat].hand.remove(kind)
    knowledge.left_hand(state, seat, kind)


def return_to_hand(state: State, seat: int, kind: int) -> None:
    """A card that everybody sees goes to the seat's hand."""
    state.players[seat].hand.append(kind)
    knowledge.came_to_hand(state, seat, kind)
