"""One game between bots."""

from __future__ import annotations

import pytest

from meadhall import bots
from meadhall.arena import finish, play, seat_bots
from meadhall.arena.play import bot_seeds
from meadhall.bots import Bot
from meadhall.engine.decision import Ask, Decision
from meadhall.engine.errors import BadSettings, UnknownBot
from meadhall.engine.match import Match
from meadhall.engine.registry import game, games
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.seen import Seen
from meadhall.engine.settings import Settings
from meadhall.engine.state import State
from tests.tiny import TinyRules


def line(match: Match) -> list[tuple[int, str]]:
    return [(choice.seat, choice.option) for choice in match.choices]


@pytest.mark.parametrize("game_id", list(games()))
def test_a_game_is_played_to_its_end(game_id: str) -> None:
    found = game(game_id)
    match = play(found, ["random"] * max(found.players), 1)
    assert match.over
    assert len(match.scores()) == max(found.players)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert line(play(game("boru"), ["greedy", "random", "random"], 5)) == line(
        play(game("boru"), ["greedy", "random", "random"], 5)
    )
    assert line(play(game("boru"), ["random"] * 3, 5)) != line(play(game("boru"), ["random"] * 3, 6))


def test_random_bots_in_the_tight_loop_choose_as_they_do_when_asked() -> None:
    tight = play(game("boru"), ["random"] * 4, 11)
    asked = game("boru").new(4, seed=11)
    finish(asked, seat_bots(["random"] * 4, 11))
    assert line(asked) == line(tight)


class Coins(State):
    """Heads or tails, three times."""

    __slots__ = ("heads", "tossed")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.heads = 0
        self.tossed = 0

    def copy(self) -> Coins:
        other = Coins(self.rng.copy())
        other.revealed, other.heads, other.tossed = self.revealed, self.heads, self.tossed
        return other


class CallingCoins(TinyRules[Coins]):
    """A game at which nobody may look."""

    def setup(self, components: object, settings: Settings, rng: Rng) -> Coins:
        return Coins(rng)

    def step(self, state: Coins) -> Ask[None] | None:
        return self.call(state) if state.tossed < 3 else None

    def call(self, state: Coins) -> Ask[None]:
        option = yield Decision(0, "call", ["heads", "tails"])
        state.tossed += 1
        state.heads += option == "heads"

    def view(self, state: Coins, seat: int | None) -> View:
        raise AssertionError("nobody looks")


def test_the_tight_loop_builds_no_view() -> None:
    match = play(CallingCoins().game(1, "coins"), ["random"], 2)
    assert len(match.choices) == 3


def test_bots_of_ones_own_can_play() -> None:
    class First(Bot):
        def choose(self, seen: Seen) -> str:
            return seen.decision.options[0]

    match = play(game("boru"), [First(), bots.make("random", 1), First()], 3)
    assert match.over
    replayed = game("boru").new(3, seed=3)
    for choice in match.choices:
        decision = replayed.decision_of(choice.seat)
        assert decision is not None
        assert choice.seat == 1 or choice.option == decision.options[0]
        replayed.choose(choice.option, choice.seat)


def test_bots_draw_from_other_numbers_than_the_table_and_each_other() -> None:
    for seed in range(20):
        assert len({seed, *bot_seeds(seed, 5)}) == 6


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSettings):
        play(game("boru"), ["random"] * 2, 1)
    with pytest.raises(BadSettings):
        play(game("boru"), ["random"] * 3, -1)
    with pytest.raises(UnknownBot):
        play(game("boru"), ["random", "random", "nobody"], 1)
