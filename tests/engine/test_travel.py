"""Matches travel between processes by their records, and many go on in one call."""

from __future__ import annotations

import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from meadhall.arena import finish, play
from meadhall.engine.errors import BadRecord, BadSettings, IllegalChoice, MeadhallError
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import choose_all, play_out
from meadhall.engine.registry import game, games
from meadhall.engine.rng import Rng, as_rng
from meadhall.engine.saving.digest import digest
from tests.server.toy import toy


def line(match: Match) -> list[tuple[int, str]]:
    return [(choice.seat, choice.option) for choice in match.choices]


def played_on(match: Match) -> Match:
    play_out(match, Rng(4))
    return match


@pytest.mark.parametrize("game_id", list(games()))
def test_a_match_arrives_where_it_stood(game_id: str) -> None:
    found = game(game_id)
    match = found.new(max(found.players), seed=3)
    chance = random.Random(3)
    while match.pending and len(match.choices) < 25:
        match.choose(chance.choice(match.pending[0].options))
    arrived = pickle.loads(pickle.dumps(match))
    assert line(arrived) == line(match)
    assert digest(arrived.state) == digest(match.state)
    assert [repr(decision) for decision in arrived.pending] == [repr(decision) for decision in match.pending]
    assert digest(played_on(arrived).state) == digest(played_on(match).state)


def test_a_match_that_listens_arrives_with_what_was_told() -> None:
    match = play("boru", ["random"] * 3, 5, listen=True).at(30)
    arrived = pickle.loads(pickle.dumps(match))
    assert arrived.listening
    assert [repr(event) for event in arrived.events] == [repr(event) for event in match.events]


def test_a_match_is_played_on_in_another_process() -> None:
    match = game("boru").new(3, seed=8)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        came_back = pool.submit(played_on, match).result()
    assert came_back.over
    assert line(came_back) == line(played_on(match))


def test_corrections_go_along(tmp_path: Path) -> None:
    (tmp_path / "boru").mkdir()
    (tmp_path / "boru" / "rules.toml").write_text("[start]\ncoins = 4\n")
    match = game("boru").new(3, seed=1, corrections=str(tmp_path))
    assert match.corrections
    assert digest(pickle.loads(pickle.dumps(match)).state) == digest(match.state)


def test_what_was_imagined_cannot_travel() -> None:
    match = game("boru").new(3, seed=1)
    imagined = match.seen_by(match.pending[0].seat).imagine(Rng(1))
    with pytest.raises(MeadhallError, match="no seed leads there"):
        pickle.dumps(imagined)


def test_a_match_of_a_game_that_is_not_installed_there_is_refused() -> None:
    with pytest.raises(BadRecord, match="there is no game 'unheard'"):
        pickle.loads(pickle.dumps(toy("unheard").new(2, seed=1)))


# Many at once.


def test_many_matches_go_on_in_one_call() -> None:
    matches = [game("boru").new(3, seed=seed) for seed in range(4)]
    alone = [match.clone() for match in matches]
    decisions = [match.decision for match in matches]
    chance = random.Random(1)
    for _ in range(400):
        options = [chance.choice(decision.options) if decision else "" for decision in decisions]
        for match, option in zip(alone, options, strict=True):
            if match.pending:
                match.choose(option)
        decisions = choose_all(matches, options)
        assert [decision is None for decision in decisions] == [match.over for match in matches]
    assert all(match.over for match in matches)
    assert [line(match) for match in matches] == [line(match) for match in alone]


def test_if_one_choice_is_not_on_offer_none_is_made() -> None:
    matches = [game("boru").new(3, seed=seed) for seed in range(3)]
    options = [match.pending[0].options[0] for match in matches]
    with pytest.raises(IllegalChoice, match=r"match 2: .* 'nothing' is not among the options"):
        choose_all(matches, [*options[:2], "nothing"])
    with pytest.raises(IllegalChoice, match="2 choices for 3 matches"):
        choose_all(matches, options[:2])
    assert not any(match.choices for match in matches)


# What is accepted where something else is meant.


def test_chance_comes_from_either_kind() -> None:
    assert as_rng(Rng(7)).seed == Rng(7).fork().seed
    assert as_rng(random.Random(7)).seed == random.Random(7).getrandbits(60)
    match = game("boru").new(3, seed=1)
    seen = match.seen_by(match.pending[0].seat)
    for source in (Rng(1), random.Random(1)):
        imagined = seen.imagine(source)
        play_out(imagined, source)
        assert imagined.over
    with pytest.raises((MeadhallError, TypeError), match=r"Rng"):
        seen.imagine(3)  # type: ignore[arg-type]


def test_the_same_chance_plays_the_same_whatever_it_comes_as() -> None:
    ended = []
    for chance in (random.Random(5), random.Random(5).random):
        match = game("boru").new(3, seed=2)
        play_out(match, chance)
        ended.append(line(match))
    assert ended[0] == ended[1]


def test_bots_and_names_can_be_mixed_in_a_match_that_is_under_way() -> None:
    match = game("boru").new(3, seed=2)
    finish(match, ["random", "greedy", "random"])
    assert match.over
    with pytest.raises(BadSettings, match="2 bots for 3 seats"):
        finish(game("boru").new(3, seed=2), ["random", "greedy"])


def test_an_imagined_match_can_be_finished_by_names() -> None:
    match = game("boru").new(3, seed=2)
    imagined = match.seen_by(match.pending[0].seat).imagine(Rng(1))
    finish(imagined, ["random"] * 3)
    assert imagined.over
