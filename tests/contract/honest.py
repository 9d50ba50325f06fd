"""A tiny game that keeps the contract, with hidden cards, a common choice, a die, a cache and a box of components."""

from __future__ import annotations

from typing import Any

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Settings
from meadhall.engine.state import Cache, Components, State
from tests.tiny import TinyRules

CARDS = 16
HAND = 4
TURNS = 12


class Box(Components):
    """What is in the box: the names of the cards."""

    def __init__(self, data: object = None) -> None:
        self.cards = [f"card.{number}" for number in range(CARDS)]
        self.note = 0
        """Nothing to the honest game: where a cheat may keep a fact."""


class Sums(Cache):
    """The sum of the cards on the table, kept as long as it is right."""

    __slots__ = ("cards", "note", "total")

    def __init__(self) -> None:
        self.note = 0
        self.forget()

    def forget(self) -> None:
        self.cards = -1
        self.total = 0


class HonestState(State):
    """Each seat has a hand; cards are laid on the table, and the last two are laid aside by both at once."""

    __slots__ = ("aside", "box", "deck", "hands", "shown", "sums", "table", "turn")

    def __init__(self, rng: Rng, box: Box) -> None:
        super().__init__(rng)
        self.box = box
        self.sums = Sums()
        self.turn = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.aside: list[list[int]] = [[], []]
        self.table: list[int] = []
        self.shown = 0

    def empty(self) -> HonestState:
        """A state of the same class, for a copy."""
        return type(self)(self.rng.copy(), self.box)

    def copy(self) -> HonestState:
        other = self.empty()
        other.revealed = self.revealed
        other.turn = self.turn
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.aside = [cards[:] for cards in self.aside]
        other.table = self.table[:]
        other.shown = self.shown
        return other


class Honest(TinyRules[HonestState]):
    """The rules; cheats override one thing."""

    private = True
    """Whether what is laid aside is told to its own seat alone."""

    def setup(self, components: Any, settings: Settings, rng: Rng) -> HonestState:
        state = self.new_state(rng, components)
        state.deck = list(range(CARDS))
        rng.shuffle(state.deck)
        state.hands = [[state.deck.pop() for _ in range(HAND)] for _ in range(2)]
        return state

    def new_state(self, rng: Rng, box: Box) -> HonestState:
        return HonestState(rng, box)

    def step(self, state: HonestState) -> Ask[None] | None:
        if state.turn == TURNS + 1:
            return None
        return self.lay_aside(state) if state.turn == TURNS else self.take_turn(state)

    def take_turn(self, state: HonestState) -> Ask[None]:
        """Lay a card on the table, or draw one, or throw a die."""
        seat = state.turn % 2
        option = yield Decision(seat, "turn", self.options(state, seat))
        if option == "draw":
            state.hands[seat].append(state.deck.pop())
            state.reveal()
            state.tell("draws", seat)
        elif option == "die":
            state.shown = 1 + self.throw(state)
            state.tell("throws", seat, amount=state.shown)
        else:
            card = state.box.cards.index(option)
            state.hands[seat].remove(card)
            state.table.append(card)
            state.tell("lays", seat, option)
        state.turn += 1

    def options(self, state: HonestState, seat: int) -> list[str]:
        found = [state.box.cards[card] for card in sorted(state.hands[seat])]
        if state.deck:
            found.append("draw")
        found.append("die")
        return found

    def throw(self, state: HonestState) -> int:
        return state.rng.below(6)

    def lay_aside(self, state: HonestState) -> Ask[None]:
        """Both lay up to two cards aside, in secret and side by side."""

        def part(seat: int) -> Ask[None]:
            while len(state.aside[seat]) < 2 and state.hands[seat]:
                option = yield Decision(seat, "aside", [state.box.cards[card] for card in sorted(state.hands[seat])])
                card = state.box.cards.index(option)
                state.hands[seat].remove(card)
                state.aside[seat].append(card)
                state.tell("aside", seat, option, private=self.private)

        yield Together(range(2), part, hidden=True, resumable=("aside",))
        state.turn += 1
        state.reveal()

    def sum(self, state: HonestState) -> int:
        if state.sums.cards != len(state.table):
            state.sums.cards = len(state.table)
            state.sums.total = sum(state.table)
        return state.sums.total

    def view(self, state: HonestState, seat: int | None) -> View:
        return {
            "seat": seat,
            "hand": [] if seat is None else sorted(state.hands[seat]),
            "aside": [] if seat is None else sorted(state.aside[seat]),
            "cards": [len(hand) + len(aside) for hand, aside in zip(state.hands, state.aside, strict=True)],
            "table": state.table[:],
            "sum": self.sum(state),
            "shown": state.shown,
            "turn": state.turn,
        }

    def scores(self, state: HonestState) -> list[Score]:
        return [Score(seat, [("aside", sum(state.aside[seat])), ("sum", self.sum(state))], []) for seat in range(2)]

    def imagine(self, state: HonestState, seat: int, rng: Rng) -> None:
        other = 1 - seat
        unseen = [*state.deck, *state.hands[other], *state.aside[other]]
        rng.deal(unseen)
        for cards in (state.deck, state.hands[other], state.aside[other]):
            for place in range(len(cards)):
                cards[place] = unseen.pop()

    def faults(self, state: HonestState) -> list[str]:
        cards = [*state.deck, *state.table]
        for seat in range(2):
            cards += state.hands[seat] + state.aside[seat]
        return [] if sorted(cards) == list(range(CARDS)) else ["a card is lost"]

    def game(self, players: int = 2, game_id: str = "honest") -> Game:
        return Game(game_id, version=1, players=range(2, 3), package="tests", rules=self.as_rules(), components=Box)
