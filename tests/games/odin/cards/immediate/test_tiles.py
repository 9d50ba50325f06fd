"""Cards that fetch a special tile from somebody's board: 70, 71."""

from __future__ import annotations

import pytest

from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import OwnBoard, place
from tests.games.odin.table import bare, components, give, own, own_more, play, supply, thing

CARDS = [(70, "cloakpin", "silverware"), (71, "drinking_horn", "chest")]


def laid(board: OwnBoard, tile: str) -> OwnBoard:
    """Lay the tile somewhere in the middle of a board."""
    place(components().puzzle, board, thing(tile), 0, cell(4, 4))
    return board


@pytest.mark.parametrize(("number", "tile", "filling"), CARDS)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_tile_is_fetched_and_its_place_is_filled(number: int, tile: str, filling: str, owner: int) -> None:
    state = bare()
    board = laid(own(state, "home", owner), tile)
    covered = board.covered
    copy = state.copy()
    play(state, number, f"card.{number}")
    assert supply(state) == {tile: 1}
    filled = own(state, "home", owner)
    assert filled.covered == covered
    assert {good for good, _, _ in filled.placed} == {thing(filling), thing("rune_stone")}
    # A copy of the table keeps its tile.
    assert [good for good, _, _ in own(copy, "home", owner).placed] == [thing(tile)]


@pytest.mark.parametrize(("number", "tile", "filling"), CARDS)
def test_a_tile_in_a_house_is_fetched_too(number: int, tile: str, filling: str) -> None:
    state = bare()
    place(components().puzzle, own_more(state, "long_house", 1), thing(tile), 0, cell(0, 0))
    play(state, number, f"card.{number}")
    assert supply(state) == {tile: 1}


@pytest.mark.parametrize(("number", "tile", "filling"), CARDS)
def test_a_tile_that_lies_on_no_board_is_not_fetched(number: int, tile: str, filling: str) -> None:
    state = bare()
    play(state, number)
    give(state, 1, **{tile: 1})
    play(state, number)
    assert supply(state) == {}  # R66


@pytest.mark.parametrize(("number", "tile", "filling"), CARDS)
def test_the_tile_may_be_left_where_it_is(number: int, tile: str, filling: str) -> None:
    state = bare()
    laid(own(state, "home", 1), tile)
    play(state, number, "done")
    assert supply(state) == {}
