"""Gifts: hidden cards, and bids that are made at once. A whole game in one file, explained in docs/adding-a-game.md."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.game import Game
from meadhall.engine.names import Names, bits
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Rules, View
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Settings
from meadhall.engine.state import State

HAND: Final = 5
CARDS: Final = Names([f"card.{number}" for number in range(1, 16)])
NO_CARD: Final = -1


class Table(State):
    """Cards are bits of a mask, lists are by seat."""

    __slots__ = ("aside", "bids", "gifts", "hands", "points", "shown")

    def __init__(self, rng: Rng, players: int) -> None:
        super().__init__(rng)
        self.hands = [0] * players
        self.bids = [NO_CARD] * players  # what each has laid face down
        self.shown = 0  # cards of earlier bids
        self.aside = 0  # cards that nobody was dealt
        self.gifts: list[int] = []  # the last one is what all bid for
        self.points = [0] * players

    def copy(self) -> Table:
        other = Table(self.rng.copy(), len(self.hands))
        other.revealed = self.revealed
        other.hands, other.bids, other.points = self.hands[:], self.bids[:], self.points[:]
        other.shown, other.aside, other.gifts = self.shown, self.aside, self.gifts[:]
        return other


def set_up(components: None, settings: Settings, rng: Rng) -> Table:
    table = Table(rng, settings.players)
    deck = list(range(len(CARDS.names)))
    rng.shuffle(deck)
    table.hands = [mask_of(deck[seat * HAND :][:HAND]) for seat in range(settings.players)]
    table.aside = mask_of(deck[settings.players * HAND :])
    table.gifts = list(range(1, HAND + 1))
    rng.shuffle(table.gifts)
    return table


def next_step(table: Table) -> Ask[None] | None:
    return bidding(table) if table.gifts else None


def bidding(table: Table) -> Ask[None]:
    """All lay a card face down, then show it; the highest takes the gift."""

    def part(seat: int) -> Ask[None]:
        return bid(table, seat)

    table.tell("gift", amount=table.gifts[-1])
    yield Together(range(len(table.hands)), part, hidden=True)
    for seat, card in enumerate(table.bids):
        table.shown |= 1 << card
        table.tell("shows", seat, CARDS.names[card])
    winner = table.bids.index(max(table.bids))
    table.bids = [NO_CARD] * len(table.bids)
    table.points[winner] += table.gifts[-1]
    table.tell("takes", winner, amount=table.gifts.pop())
    table.reveal()


def bid(table: Table, seat: int) -> Ask[None]:
    option = yield Decision(seat, "bid", CARDS.of(table.hands[seat]))
    table.bids[seat] = CARDS.index[option]
    table.hands[seat] ^= 1 << table.bids[seat]
    table.tell("bids", seat, option, private=True)


def scores(table: Table) -> list[Score]:
    return [Score(seat, [("gifts", points)], []) for seat, points in enumerate(table.points)]


def view(table: Table, seat: int | None) -> View:
    return {
        "gift": table.gifts[-1] if table.gifts else 0,
        "gifts_left": len(table.gifts),
        "points": table.points[:],
        "shown": CARDS.of(table.shown),
        "has_bid": [card != NO_CARD for card in table.bids],
        "hand": [] if seat is None else CARDS.of(table.hands[seat]),
        "bid": None if seat is None or table.bids[seat] == NO_CARD else CARDS.names[table.bids[seat]],
    }


def imagine(table: Table, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot see: the others' hands and bids, the cards aside, the gifts to come."""
    others = [other for other in range(len(table.hands)) if other != seat]
    unseen = [*bits(table.aside), *(table.bids[other] for other in others if table.bids[other] != NO_CARD)]
    unseen += [card for other in others for card in bits(table.hands[other])]
    rng.deal(unseen)
    for other in others:
        table.hands[other] = mask_of([unseen.pop() for _ in bits(table.hands[other])])
        if table.bids[other] != NO_CARD:
            table.bids[other] = unseen.pop()
    table.aside = mask_of(unseen)
    to_come = table.gifts[:-1]
    rng.deal(to_come)
    table.gifts[:-1] = to_come


def faults(table: Table) -> list[str]:
    bids = mask_of([card for card in table.bids if card != NO_CARD])
    places = [*table.hands, bids, table.shown, table.aside]
    return [] if sum(places) == (1 << len(CARDS.names)) - 1 else ["a card is missing, or there twice"]


def mask_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


GAME = Game(
    "gifts",
    version=1,
    players=range(2, 4),
    package=__name__,
    rules=Rules(setup=set_up, step=next_step, view=view, scores=scores, imagine=imagine, faults=faults),
)
