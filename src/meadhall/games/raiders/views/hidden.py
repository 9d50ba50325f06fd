"""What a seat cannot see, dealt anew so that it fits all that the seat knows."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.games.raiders.state import State
from meadhall.games.raiders.views.knowledge import PLACE_BITS, PLACES, fact, unseen

BOTTOM: Final = PLACE_BITS - 1
ONE_HAND: Final = frozenset(1 << seat for seat in range(BOTTOM))


def imagine(state: State, seat: int, rng: Rng) -> None:
    deal_stack(state, rng)
    deal_cards(state, seat, rng)
    for other in state.others(seat):
        if state.players[other].known:
            suppose(state, seat, other)


def deal_stack(state: State, rng: Rng) -> None:
    """Everybody has seen which tiles a Sage put under the stack; the others lie in any order."""
    rest = list(state.stack[state.stack_known :])
    rng.deal(rest)
    state.stack = (*state.stack[: state.stack_known], *rest)


def deal_cards(state: State, seat: int, rng: Rng) -> None:
    """First the cards of which the seat knows something, then the others as chance will have it."""
    room = [0] * PLACE_BITS
    for other in state.others(seat):
        room[other] = len(state.players[other].hand) + len(state.players[other].aside)
    room[BOTTOM] = state.bottom
    known = state.players[seat].known
    dealt = place_known(known, room, rng)

    left = unseen(state, seat)
    for entry in known:
        left[entry >> PLACE_BITS] -= 1
    rest = [kind for kind, count in enumerate(left) for _ in range(count)]
    rng.shuffle(rest)
    for place, cards in enumerate(dealt):
        while len(cards) < room[place]:
            cards.append(rest.pop())
        rng.shuffle(cards)
    for other in state.others(seat):
        player = state.players[other]
        held = len(player.hand)
        player.hand = dealt[other][:held]
        player.aside = tuple(dealt[other][held:])
    state.deck = dealt[BOTTOM] + rest


def place_known(known: tuple[int, ...], room: list[int], rng: Rng) -> list[list[int]]:
    """A card for each fact, in one of the places it names, so that none gets more than it has room for."""
    chosen: list[list[int]] = [[] for _ in room]
    order = list(known)
    rng.shuffle(order)
    for entry in order:
        settle(entry, chosen, room, rng, 0)
    return [[entry >> PLACE_BITS for entry in entries] for entries in chosen]


def settle(entry: int, chosen: list[list[int]], room: list[int], rng: Rng, tried: int) -> int:
    """Find a place for the fact, moving others on if need be; -1 when done, else the places tried in vain."""
    places = list(bits(entry & PLACES & ~tried))
    rng.shuffle(places)
    for place in places:
        if tried >> place & 1:
            continue
        tried |= 1 << place
        if len(chosen[place]) < room[place]:
            chosen[place].append(entry)
            return -1
        for i, other in enumerate(chosen[place]):
            further = settle(other, chosen, room, rng, tried)
            if further < 0:
                chosen[place][i] = entry
                return -1
            tried = further
    return tried


def suppose(state: State, seat: int, other: int) -> None:
    """What an opponent knows must be true of the cards as they are now dealt: the same places, other cards."""
    player = state.players[other]
    there = [[*holder.hand, *holder.aside] for holder in state.players]
    there += [[] for _ in range(PLACE_BITS - 1 - len(there))]
    there.append(state.deck[: state.bottom])
    shared = list(state.players[seat].known)
    guessed: list[int] = []
    known: list[int] = []
    for entry in sorted(player.known):
        places = entry & PLACES
        # The seat knows what others know of its own cards, and of those that all saw come to one hand.
        if places == 1 << seat or (places in ONE_HAND and entry in shared):
            if entry in shared:
                shared.remove(entry)
            there[places.bit_length() - 1].remove(entry >> PLACE_BITS)
            known.append(entry)
        else:
            guessed.append(places)
    for places in sorted(guessed, key=places_of):
        place = next((place for place in bits(places) if there[place]), -1)
        if place >= 0:
            known.append(fact(there[place].pop(), places))
    player.known = tuple(known)


def places_of(places: int) -> tuple[int, int]:
    """The fewer places a fact names, the sooner it needs one of their cards."""
    return places.bit_count(), places
