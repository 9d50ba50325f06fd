"""What players know of cards they cannot see: those they gave away, put under the deck, or can count.

Each player keeps a list of facts: 'a card of this kind lies in one of these places', a place being an opponent's hand
or the bottom of the deck. A fact is one number: the kind, then a bit for each place. Facts may say less than the truth,
never more: where a card may have moved unseen, its fact names both places.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.raiders.state import Player, State

PLACE_BITS: Final = 5
PLACES: Final = (1 << PLACE_BITS) - 1
UNDER_DECK: Final = 1 << 4


def fact(kind: int, places: int) -> int:
    return kind << PLACE_BITS | places


def forget(player: Player, kind: int, place: int) -> None:
    """A card of this kind has left the place: one of the facts that it may have made true is spent."""
    about: list[int] = []
    for i, entry in enumerate(player.known):
        if entry >> PLACE_BITS == kind and entry & place:
            about.append(i)
    if not about:
        return
    known = list(player.known)
    spent = about[0]
    for i in about:
        if (known[i] & PLACES).bit_count() < (known[spent] & PLACES).bit_count():
            spent = i
    about.remove(spent)
    # Nobody knows which one it was: of any two, one still holds, somewhere in the places of both. Pairs that form no
    # circle hold all at once, so each fact is joined to one that was reached before: the one that widens it least.
    reached = [known[spent]]
    while about:
        widened = 0
        fewest = PLACE_BITS + 1
        chosen = about[0]
        for i in about:
            for entry in reached:
                places = ((known[i] | entry) & PLACES).bit_count()
                if places < fewest:
                    fewest = places
                    chosen = i
                    widened = known[i] | entry
        reached.append(known[chosen])
        known[chosen] = widened
        about.remove(chosen)
    del known[spent]
    player.known = tuple(known)


def left_hand(state: State, seat: int, kind: int) -> None:
    """A card went from the seat's hand to where everybody sees it."""
    place = 1 << seat
    for player in state.players:
        if player.known:
            forget(player, kind, place)


def came_to_hand(state: State, seat: int, kind: int) -> None:
    """Everybody saw a card go to the seat's hand."""
    for other in state.others(seat):
        state.players[other].known += (fact(kind, 1 << seat),)


def drew_from_bottom(state: State, seat: int, kind: int) -> None:
    """The seat drew one of the cards put back at the start: those who put some there lose track of them."""
    for other, player in enumerate(state.players):
        if other == seat:
            forget(player, kind, UNDER_DECK)
            continue
        player.known = tuple([entry | 1 << seat if entry & UNDER_DECK else entry for entry in player.known])


def deck_ran_out(state: State) -> None:
    """No card is left in the deck: whatever a player does not see is in the opponents' hands."""
    held = 0
    for seat, player in enumerate(state.players):
        if player.hand:
            held |= 1 << seat
    for seat, player in enumerate(state.players):
        known = [entry & ~UNDER_DECK for entry in player.known]
        missing = unseen(state, seat)
        for entry in known:
            missing[entry >> PLACE_BITS] -= 1
        for kind, count in enumerate(missing):
            known += [fact(kind, held & ~(1 << seat))] * count
        player.known = tuple(known)


def swapped(state: State, seat: int, opponent: int) -> None:
    """The two are about to hand each other the cards they have put aside, unseen by the others."""
    ours = state.players[seat]
    theirs = state.players[opponent]
    for kind in ours.aside:
        forget(theirs, kind, 1 << seat)
    for kind in theirs.aside:
        forget(ours, kind, 1 << opponent)
    ours.known += tuple([fact(kind, 1 << opponent) for kind in ours.aside])
    theirs.known += tuple([fact(kind, 1 << seat) for kind in theirs.aside])
    both = 1 << seat | 1 << opponent
    from_ours = both if ours.hand else 1 << opponent
    from_theirs = both if theirs.hand else 1 << seat
    for other, player in enumerate(state.players):
        if other in (seat, opponent):
            continue
        known: list[int] = []
        for entry in player.known:
            places = entry & PLACES & ~both
            if entry >> seat & 1:
                places |= from_ours
            if entry >> opponent & 1:
                places |= from_theirs
            known.append(entry & ~PLACES | places)
        player.known = tuple(known)


def unseen(state: State, seat: int) -> list[int]:
    """How many cards of each kind the seat does not see: they are in other hands or in the deck."""
    counts = state.components.folk.copies[:]
    for player in state.players:
        for kind in player.crew:
            counts[kind] -= 1
    for kind in state.discard:
        counts[kind] -= 1
    own = state.players[seat]
    for kind in own.hand:
        counts[kind] -= 1
    for kind in own.aside:
        counts[kind] -= 1
    return counts
