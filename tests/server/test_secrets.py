"""No message tells a seat what it must not know."""

from __future__ import annotations

import pytest

from meadhall.engine.registry import games
from tests.server.running_server import RunningServer
from tests.server.secrecy_check import Game, most_players

GAMES_OF_EACH = 6


@pytest.mark.parametrize("number", range(GAMES_OF_EACH))
@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_message_of_random_games_holds_only_what_its_seat_may_know(
    shared_server: RunningServer, game_id: str, number: int
) -> None:
    assert Game(shared_server, game_id, most_players(game_id), number).play() > 0


@pytest.mark.parametrize("number", range(3))
def test_so_it_is_in_a_game_whose_scores_and_cards_are_secret(shared_server: RunningServer, number: int) -> None:
    assert Game(shared_server, "toy", 3, number).play() > 0
