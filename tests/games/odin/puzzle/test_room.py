"""What fits on a board is remembered with it, and must never be remembered wrongly."""

from __future__ import annotations

import random

from meadhall.games.odin.puzzle.placement import fits, legal_spots, place
from meadhall.games.odin.puzzle.room import Room
from tests.games.odin.puzzle.boards import PUZZLE, board, good

ALL_GOODS = (1 << len(PUZZLE.goods.names)) - 1


def fitting(name: str, *, seed: int) -> None:
    """Cover a board piece by piece; at each look what fits, twice, and by asking for any one good."""
    chance = random.Random(seed)
    room = Room(PUZZLE)
    own = board(name)
    for _ in range(12):
        expected = sum(1 << number for number in range(len(PUZZLE.goods.names)) if fits(PUZZLE, own, number))
        assert room.fitting(own, ALL_GOODS) == expected
        assert room.fitting(own.copy(), ALL_GOODS) == expected
        for number in range(len(PUZZLE.goods.names)):
            assert room.any_fits(own, 1 << number) == bool(expected >> number & 1)
        spots = [spot for number in range(len(PUZZLE.goods.names)) for spot in legal_spots(PUZZLE, own, number)]
        if not spots:
            return
        laid, turn, anchor = chance.choice(spots)
        place(PUZZLE, own, laid, turn, anchor)


def test_what_fits_on_the_home_board_is_known_anew_after_every_piece() -> None:
    fitting("home", seed=1)


def test_what_fits_in_a_house_is_known_anew_after_every_piece() -> None:
    fitting("long_house", seed=2)


def test_a_house_that_takes_wood_is_not_taken_for_one_that_does_not() -> None:
    room = Room(PUZZLE)
    house = board("stone_house")
    house.covered = PUZZLE.printed[house.kind].wood_slots
    wood = 1 << good("wood")
    assert not room.any_fits(house, wood)
    house.takes_wood = True
    assert room.any_fits(house, wood)
