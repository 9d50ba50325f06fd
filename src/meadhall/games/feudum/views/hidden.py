"""What a seat cannot see, dealt anew so that it fits all that the seat knows (R2, R3).

A token that shows its seal is hidden from all, also if it was a bead before. Of the deck a seat knows the cards that it
saw go under it. A tile's landscape is known once somebody has taken the tile, and never if the die removed it.
"""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.games.feudum.components.pieces import one
from meadhall.games.feudum.player import IMMUNE_MASK
from meadhall.games.feudum.rules.choosing import cards_due
from meadhall.games.feudum.state import CHOOSING_CARDS, NO_TOKEN, OVER, State


def imagine(state: State, seat: int, rng: Rng) -> None:
    deal_tokens(state, rng)
    deal_tiles(state, rng)
    if state.phase != OVER:
        deal_writs(state, seat, rng)
    for other in range(len(state.players)):
        if other != seat:
            deal_chosen(state, other, rng)


def red_tokens(state: State) -> list[int]:
    """All tokens whose seal is up, wherever they lie."""
    tokens = [*state.pool, *(token for token in state.scrolls if token != NO_TOKEN)]
    for player in state.players:
        tokens += player.seals
        tokens += [entry & IMMUNE_MASK for entry in player.immune]
    return tokens


def deal_tokens(state: State, rng: Rng) -> None:
    """Seals in the general supply, on scrolls, in front of players and under markers: the lists stay, for the rules."""
    tokens = red_tokens(state)
    rng.deal(tokens)
    state.pool[:] = [tokens.pop() for _ in state.pool]
    state.scrolls[:] = [NO_TOKEN if token == NO_TOKEN else tokens.pop() for token in state.scrolls]
    for player in state.players:
        player.seals[:] = [tokens.pop() for _ in player.seals]
        player.immune[:] = [entry & ~IMMUNE_MASK | tokens.pop() for entry in player.immune]


def unseen_tiles(state: State) -> list[int]:
    """By epoch, the landscapes of the tiles that nobody has taken, as heaps."""
    epochs = len(state.components.tiles)
    heaps = [0] * epochs
    for place, landscape in enumerate(state.tiles):
        if not state.tiles_seen >> place & 1:
            heaps[place % epochs] += one(landscape)
    return heaps


def deal_tiles(state: State, rng: Rng) -> None:
    """Tiles of one epoch look alike, in the stacks and among those that the die removed."""
    epochs = len(state.components.tiles)
    for epoch in range(epochs):
        places = [place for place in range(epoch, len(state.tiles), epochs) if not state.tiles_seen >> place & 1]
        landscapes = [state.tiles[place] for place in places]
        rng.deal(landscapes)
        for place, landscape in zip(places, landscapes, strict=True):
            state.tiles[place] = landscape


def deal_writs(state: State, seat: int, rng: Rng) -> None:
    """What the others hold and look at, and the cards of the deck that the seat does not know."""
    unknown = [place for place, known in enumerate(state.deck_known) if not known >> seat & 1]
    writs = [state.deck[place] for place in unknown]
    others = [player for other, player in enumerate(state.players) if other != seat]
    for player in others:
        writs += bits(player.writs)
        writs += player.drawn
    rng.deal(writs)
    for place in unknown:
        state.deck[place] = writs.pop()
    for player in others:
        held = 0
        for _ in range(player.writs.bit_count()):
            held |= 1 << writs.pop()
        player.writs = held
        player.drawn[:] = [writs.pop() for _ in player.drawn]


def deal_chosen(state: State, seat: int, rng: Rng) -> None:
    """The seat's cards face down: as many as there are, of those that it has not played in this round."""
    player = state.players[seat]
    number = player.chosen.bit_count()
    if state.phase == CHOOSING_CARDS and number < cards_due(state, player):
        # How far it has come with its choice is hidden too: it begins again.
        player.chosen = 0
        return
    cards = list(bits(state.components.cards.all_actions & ~player.played))
    rng.shuffle(cards)
    player.chosen = 0
    for card in cards[:number]:
        player.chosen |= 1 << card
