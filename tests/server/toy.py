"""A game of minutes for tests of the table: secret cards written side by side, then turns that pass, roll or reveal."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import registry
from meadhall.engine.advice import Advice
from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.errors import BadQuestion
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Setting, Settings
from meadhall.engine.state import State
from meadhall.server.bots.worker import prepare
from tests.tiny import TinyRules

CARDS = [f"card.{number}" for number in range(10)]
TURNS = 12


class ToyState(State):
    __slots__ = ("deck", "hands", "players", "said", "turn")

    def __init__(self, rng: Rng, players: int) -> None:
        super().__init__(rng)
        self.players = players
        self.turn = 0
        self.deck = list(range(100, 120))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.said: list[str] = []

    def copy(self) -> ToyState:
        other = ToyState(self.rng.copy(), self.players)
        other.revealed = self.revealed
        other.turn = self.turn
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.said = self.said[:]
        return other


class ToyRules(TinyRules[ToyState]):
    def setup(self, components: object, settings: Settings, rng: Rng) -> ToyState:
        state = ToyState(rng, settings.players)
        rng.shuffle(state.deck)
        return state

    def step(self, state: ToyState) -> Ask[None] | None:
        if state.turn > TURNS:
            return None
        return write(state) if state.turn == 0 else act(state)

    def view(self, state: ToyState, seat: int | None) -> View:
        return {
            "hand": [] if seat is None else state.hands[seat],
            "hand_sizes": [len(hand) for hand in state.hands] if state.turn else [0] * state.players,
            "said": state.said,
            "turn": state.turn,
        }

    def scores(self, state: ToyState) -> list[Score]:
        """Cards in hand count, and nobody can know those of others."""
        turns = [sum(line.startswith(f"{seat} ") for line in state.said) for seat in range(state.players)]
        cards = [sum(card**3 for card in hand) for hand in state.hands]
        return [Score(seat, [("turns", turns[seat]), ("cards", cards[seat])], []) for seat in range(state.players)]

    def value(self, state: ToyState, seat: int) -> float:
        """Cards alone: a bot that liked to be heard would roll for ever, and never pass."""
        return float(sum(card**3 for card in state.hands[seat]))

    def imagine(self, state: ToyState, seat: int, rng: Rng) -> None:
        others = [other for other in range(state.players) if other != seat]
        written = [(other, at) for other in others for at, card in enumerate(state.hands[other]) if card < 100]
        for other, at in written:
            state.hands[other][at] = rng.below(len(CARDS))
        unseen = state.deck + [card for other in others for card in state.hands[other] if card >= 100]
        rng.shuffle(unseen)
        for other in others:
            state.hands[other] = [card if card < 100 else unseen.pop() for card in state.hands[other]]
        state.deck = unseen

    def answer(self, state: ToyState, seat: int, question: object, advice: bool) -> object:
        """The cards that the state holds; asked to shout, the state is changed."""
        match question:
            case {"ask": "cards"}:
                return {"hands": state.hands, "deck": state.deck, "said": state.said, "advice": advice}
            case {"ask": "shout"}:
                state.said.append(f"{seat} shouts")
                state.hands[seat].clear()
                return {"said": state.said}
        raise BadQuestion("ask for cards, or shout")


def write(state: ToyState) -> Ask[None]:
    def part(seat: int) -> Ask[None]:
        while len(state.hands[seat]) < 2:
            option = yield Decision(seat, "write", CARDS, f"seat.{seat}")
            state.hands[seat].append(CARDS.index(option))
            state.tell("writes", seat, option, private=True)

    yield Together(range(state.players), part, hidden=True)
    state.turn = 1


def act(state: ToyState) -> Ask[None]:
    seat = state.turn % state.players
    while True:
        option = yield Decision(
            seat,
            "act",
            ["draw", "pass", "roll", "say"] if state.deck else ["pass", "roll", "say"],
            refused={"sing": "no_voice"} if state.explaining else None,
        )
        if option == "pass":
            break
        if option == "roll":
            state.said.append(f"{seat} rolls {state.rng.below(6)}")
        elif option == "draw":
            state.hands[seat].append(state.deck.pop())
            state.reveal()
            state.tell("draws", seat, f"card.{state.hands[seat][-1]}", private=True)
        else:
            state.said.append(f"{seat} says")
        state.tell(option, seat)
    state.tell("pass", seat)
    state.turn += 1


def toy(game_id: str) -> Game:
    rules = ToyRules()
    return Game(
        game_id,
        version=1,
        players=range(1, 5),
        package="tests.server",
        settings=(Setting("length", ("short", "long")),),
        rules=rules.as_rules(),
        advice=Advice(value=rules.value),
        questions=rules.answer,
    )


TOY = toy("toy")
UNTAUGHT = toy("untaught")
"""The same game under a name that the bots' processes have never heard."""


def add(*added: Game) -> Callable[[], dict[str, Game]]:
    """The installed games and these, as the registry would say it."""
    known = {**registry.games(), **{game.id: game for game in added}}
    return lambda: known


def prepare_worker() -> None:
    """What makes a process of bots ready, in a test: it knows the toy game too."""
    prepare()
    registry.games = add(TOY)  # type: ignore[assignment]
