"""What a seat cannot see, dealt anew so that it fits all that the seat knows.

A pack is dealt to one seat and goes round to the left; whoever gets it sees what is left of it. So a seat knows, of
each pack it has had before it, which cards went on from there, and of one it sees again, which were taken in between;
but not who of several took which. Cards that were played are known to all.
"""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.games.boru.state import State


def imagine(state: State, seat: int, rng: Rng) -> None:
    deal_decks(state, rng)
    if state.picks:
        deal_cards(state, seat, rng)


def deal_decks(state: State, rng: Rng) -> None:
    """The order of the decks, and which marriage cards were removed."""
    rng.deal(state.viking_deck)
    ordinary = len(state.marriage_deck) - 1  # below them lies the princess
    if ordinary > 0:
        unseen = state.marriage_deck[1:] + state.marriage_removed
        rng.deal(unseen)
        state.marriage_deck[1:] = unseen[:ordinary]
        state.marriage_removed = unseen[ordinary:]


def deal_cards(state: State, seat: int, rng: Rng) -> None:
    """Shuffle the cards within each group of places that the seat cannot tell apart."""
    players = state.players
    passes = state.draft_passes
    places = [*state.picks, *state.packs, state.aside]
    aside = len(places) - 1
    unknown = [aside]
    for pack in range(players):
        # The pack's places in the order they were filled, parted where the seat saw what was left.
        group = unknown
        rest_known = False
        for turn in range(min(passes, state.passes + 1)):
            if (pack + turn) % players != seat:
                group.append(pack * passes + turn)
                continue
            if group is not unknown:
                shuffle_places(state, places, group, rng)
            group = []
            rest_known = turn == state.passes  # it lies before the seat right now
        if not rest_known:
            group.append(players * passes + pack)
        if group is not unknown:
            shuffle_places(state, places, group, rng)
    shuffle_places(state, places, unknown, rng)
    state.picks = places[: players * passes]
    state.packs = places[players * passes : aside]
    state.aside = places[aside]
    for other in range(players):
        if other != seat:
            state.hands[other] = held_by(state, other)


def shuffle_places(state: State, places: list[int], group: list[int], rng: Rng) -> None:
    """Deal the hidden cards of these places anew among them; each keeps as many as it had."""
    hidden = ~state.shown
    cards = [card for place in group for card in bits(places[place] & hidden)]
    if len(cards) < 2:
        return
    rng.deal(cards)
    dealt = 0
    for place in group:
        count = (places[place] & hidden).bit_count()
        places[place] &= state.shown
        for card in cards[dealt : dealt + count]:
            places[place] |= 1 << card
        dealt += count


def kept_by(state: State, seat: int) -> int:
    """All cards the seat has kept in this round's draft."""
    players, passes, picks = state.players, state.draft_passes, state.picks
    kept = 0
    for turn in range(passes):
        kept |= picks[(seat - turn) % players * passes + turn]
    return kept


def held_by(state: State, seat: int) -> int:
    """The hand that follows from what the seat kept and what it has played."""
    return kept_by(state, seat) & ~state.shown
