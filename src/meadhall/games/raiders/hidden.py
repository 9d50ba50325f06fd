"""What a seat cannot see, dealt anew so that it fits all that the seat knows."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.games.raiders.knowledge import PLACE_BITS, PLACES, fact, unseen
from meadhall.games.raiders.state import State

BOTTOM: Final = PLACE_BITS - 1


def imagine(state: State, seat: int, rng: Rng) -> None:
    deal_stack(state, rng)
    deal_cards(state, seat, rng)
    for other in state.others(seat):
        if state.players[other].known:
            suppose(state, other)


def deal_stack(state: State, rng: Rng) -> None:
    """Everybody has seen which tiles a Sage put under the stack; the others lie in any order."""
    rest = list(state.stack[state.stack_known :])
    rng.shuffle(rest)
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


def suppose(state: State, seat: int) -> None:
    """What an opponent knows must be true of the cards as they are now dealt: the same places, other cards."""
    player = state.players[seat]
    there = [[*other.hand, *other.aside] for other in state.players]
    there += [[] for _ in range(PLACE_BITS - 1 - len(there))]
    there.append(state.deck[: state.bottom])
    known: list[int] = []
    for entry in sorted(player.known, key=places_of):
        places = list(bits(entry & PLACES))
        kind = entry >> PLACE_BITS
        place = next((place for place in places if kind in there[place]), -1)
        if place < 0:
            place = next((place for place in places if there[place]), -1)
            if place < 0:
                continue
            kind = there[place][-1]
        there[place].remove(kind)
        known.append(fact(kind, entry & PLACES))
    player.known = tuple(known)


def places_of(entry: int) -> int:
    """How many places a fact names."""
    return (entry & PLACES).bit_count()
