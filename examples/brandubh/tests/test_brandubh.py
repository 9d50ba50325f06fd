"""Brandubh keeps Meadhall's contract, has all its words, and plays by its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from brandubh import GAME, SQUARES
from brandubh.board import Table
from meadhall.contract import CHECKS, Case, Check, cases_of
from meadhall.contract.golden import check_golden
from meadhall.contract.wording import missing_words
from meadhall.engine.play.match import Match
from meadhall.words import LANGUAGES

EACH = [pytest.param(case, check, id=f"{case}-{check.__name__}") for case in cases_of(GAME) for check in CHECKS]


@pytest.mark.parametrize(("case", "check"), EACH)
def test_it_keeps_the_contract(case: Case, check: Check) -> None:
    check(case)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert missing_words(GAME, language) == []


def test_golden_games_are_played_as_they_were() -> None:
    check_golden(GAME, Path(__file__).parent / "golden")


def position(drawing: str, turn: int) -> Match:
    """The position that is drawn: A attackers, D defenders, K the king."""
    match = GAME.new(2, seed=1)
    state = match.state.copy()
    assert isinstance(state, Table)
    state.pieces = [".ADK".index(sign) for sign in "".join(drawing.split())]
    state.turn = turn
    return Match.begin(GAME, match.settings, state)


def play(match: Match, start: str, to: str) -> None:
    """Move; who has one piece only is not asked which."""
    for square in (start, to):
        if match.pending and f"square.{square}" in match.pending[0].options:
            match.choose(f"square.{square}")


def at(match: Match, square: str) -> str:
    piece: str = match.view(None)["squares"][f"square.{square}"]
    return piece


def test_a_piece_between_two_enemies_is_taken() -> None:
    match = position("....... ....... .A..... .D.K... ....... .A..... A......", turn=0)
    play(match, "b2", "b3")
    assert at(match, "b4") == ""
    assert at(match, "b5") == "piece.attacker"


def test_moving_in_between_is_safe() -> None:
    match = position("....... ....... .A..... D..K... .A..... ....... A......", turn=1)
    play(match, "a4", "b4")
    assert at(match, "b4") == "piece.defender"


def test_only_the_king_stops_in_corners_and_on_the_throne() -> None:
    match = position("....... ....... ....... A...... ....... ....... ...K...", turn=0)
    assert "square.d4" not in match.pending[0].options
    assert "square.e4" in match.pending[0].options
    assert "square.a7" not in match.pending[0].options


def test_the_king_wins_in_a_corner() -> None:
    match = position("....... ....... ....... ....... ....... .A..... ...K...", turn=1)
    play(match, "d1", "a1")
    assert match.over
    assert match.winners() == [1]


def test_on_the_throne_the_king_must_be_surrounded_by_four() -> None:
    three = position("....... ....... ...A... ..AK... ...A... ....... ......A", turn=0)
    play(three, "g1", "f1")
    assert not three.over
    four = position("....... ....... ...A... ..AK..A ...A... ....... .......", turn=0)
    play(four, "g4", "e4")
    assert four.winners() == [0]


def test_in_the_open_two_attackers_take_the_king() -> None:
    match = position("....... .AK...A ....... ....... ....... ....... .......", turn=0)
    play(match, "g6", "d6")
    assert match.winners() == [0]


def test_there_are_forty_nine_squares() -> None:
    assert SQUARES.names[0] == "square.a7"
    assert SQUARES.names[-1] == "square.g1"
