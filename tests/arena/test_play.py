"""One game between bots."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from meadhall import bots
from meadhall.arena import finish, play, seat_bots
from meadhall.arena.play import bot_seeds
from meadhall.bots import Bot
from meadhall.engine.errors import BadSettings, TooLong, UnknownBot
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import play_out
from meadhall.engine.play.seen import Seen
from meadhall.engine.registry import game, games
from tests.arena.coins import COINS, ENDLESS


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


def test_where_all_are_random_every_option_is_as_likely_as_the_other() -> None:
    called = Counter(choice.option for seed in range(400) for choice in play(COINS, ["random"], seed).choices)
    assert called["heads"] + called["tails"] == 1200
    assert 520 < called["heads"] < 680


def test_the_tight_loop_builds_no_view() -> None:
    match = play(COINS, ["random"], 2)
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


def test_bots_and_names_can_be_mixed() -> None:
    class First(Bot):
        def choose(self, seen: Seen) -> str:
            return seen.decision.options[0]

    mixed = play(game("boru"), [First(), "random", "greedy"], 3)
    assert mixed.over
    made = [First(), *seat_bots(["random"] * 3, 3)[1:2], *seat_bots(["greedy"] * 3, 3)[2:]]
    assert line(mixed) == line(play(game("boru"), made, 3))


@pytest.mark.parametrize("players", [["random"], [bots.make("random", 1)]])
def test_a_game_that_never_ends_is_stopped(players: list[str | Bot]) -> None:
    with pytest.raises(TooLong, match="not over after 20,000 choices"):
        play(ENDLESS, players, 1)
    with pytest.raises(TooLong, match="not over after 30 choices"):
        play(ENDLESS, players, 1, limit=30)


def test_a_game_that_was_stopped_stands_where_it_was() -> None:
    match = ENDLESS.new(1, seed=1)
    with pytest.raises(TooLong):
        finish(match, seat_bots(["random"], 1), limit=12)
    assert len(match.choices) == 12
    with pytest.raises(TooLong):
        play_out(match, random.Random(1).random, 5)
    assert len(match.choices) == 17


def test_a_game_that_takes_just_so_many_choices_is_over() -> None:
    length = len(play(game("boru"), ["random"] * 3, 4).choices)
    assert play(game("boru"), ["random"] * 3, 4, limit=length).over
    with pytest.raises(TooLong):
        play(game("boru"), ["random"] * 3, 4, limit=length - 1)


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
