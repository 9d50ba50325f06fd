"""No message tells a seat what it must not know."""

from __future__ import annotations

import pytest

from meadhall.engine.registry import games
from tests.server.house import House
from tests.server.overheard import Game, most_players

SAMPLE = 20


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_message_of_random_games_holds_only_what_its_seat_may_know(shared_house: House, game_id: str) -> None:
    for seed in range(SAMPLE // len(games())):
        assert Game(shared_house, game_id, most_players(game_id), seed).play() > 0


def test_so_it_is_in_a_game_whose_scores_and_cards_are_secret(shared_house: House) -> None:
    for seed in range(3):
        assert Game(shared_house, "toy", 3, seed).play() > 0
