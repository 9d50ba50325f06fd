"""Cards that lower prices: 1, 2, 116, 170, and 84 beside them."""

from __future__ import annotations

import pytest

from meadhall.games.odin.state import State
from tests.games.odin.table import asked_at, bare, give, has, in_play, play, supply, usable, use


def paid(state: State, name: str, *choices: str) -> int:
    """The silver that a use of a space costs."""
    before = has(state, 0, "silver")
    use(state, name, *choices)
    return before - has(state, 0, "silver")


@pytest.mark.parametrize(
    ("cards", "name", "choices", "price"),
    [
        ((1,), "buy_cattle_milk", [], 2),  # P1
        ((1,), "sheep_or_cattle", ["way.sheep"], 0),  # X2
        ((1,), "sheep_or_cattle", ["way.cattle"], 0),
        ((1, 2), "buy_cattle_milk", [], 1),  # X1
        ((1, 2), "buy_2_salt_meat", [], 0),
        ((1, 2), "buy_2_stockfish", [], 0),
        ((2,), "buy_2_stockfish", [], 1),
        ((1,), "overseas_trading_1", [], 1),
    ],
)
def test_peddler_and_patron_on_spaces(cards: tuple[int, ...], name: str, choices: list[str], price: int) -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=5)
    in_play(state, *cards)
    assert paid(state, name, *choices) == price


def test_a_lower_price_opens_a_space() -> None:
    state = bare()
    give(state, silver=1)
    assert not usable(state, "buy_2_salt_meat")
    in_play(state, 1)
    assert usable(state, "buy_2_salt_meat")
    assert not usable(state, "buy_cattle_milk")
    use(state, "buy_2_salt_meat")
    assert supply(state) == {"salt_meat": 2}


def test_what_the_space_costs_now_cannot_be_laid_before() -> None:
    state = bare()
    give(state, silver=1)
    in_play(state, 1)
    state.clans[0].hand = [9]
    give(state, silver=1)
    # Fourth column: 3 silver are 2 now; neither of the two can be laid before.
    assert "good.silver" not in asked_at(state, "buy_sheep_cattle").options


@pytest.mark.parametrize(
    ("tiles", "price"),
    [
        (["tile.helmet", "tile.belt"], 2),  # P2
        (["tile.helmet", "done"], 1),
        (["tile.drinking_horn", "tile.amber_figure"], 3),  # X6
        (["tile.glass_beads", "tile.helmet"], 1),
    ],
)
def test_patron_looks_at_both_tiles_of_a_special_sale(tiles: list[str], price: int) -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=9)
    in_play(state, 2)
    assert paid(state, "special_sale", *tiles) == price


def emigrates(round_: int, *cards: int) -> int:
    state = bare(round=round_)
    state.clans[0].knarrs = 1
    give(state, silver=9)
    in_play(state, *cards)
    return paid(state, "emigrate_2")


@pytest.mark.parametrize(("round_", "price"), [(1, 1), (2, 1), (3, 2)])
def test_patron_emigrates(round_: int, price: int) -> None:
    assert emigrates(round_, 2) == price  # P3


@pytest.mark.parametrize(("round_", "price"), [(1, 0), (2, 0), (3, 1)])
def test_refugee_helper_emigrates(round_: int, price: int) -> None:
    assert emigrates(round_, 170) == price  # P21


@pytest.mark.parametrize(("round_", "price"), [(2, 0), (3, 0), (5, 2)])
def test_patron_and_refugee_helper_emigrate(round_: int, price: int) -> None:
    assert emigrates(round_, 2, 170) == price  # X3


def test_refugee_helper_opens_the_emigration_and_nothing_else() -> None:
    state = bare(round=2)
    state.clans[0].knarrs = 1
    assert not usable(state, "emigrate_2")
    in_play(state, 170)
    assert usable(state, "emigrate_2")
    assert not usable(state, "buy_2_stockfish")


def test_harbor_guard_emigrates_without_the_patron() -> None:
    state = bare(round=6)
    state.clans[0].knarrs = 2
    give(state, silver=5)
    in_play(state, 2, 170)
    play(state, 84, "card.84", "ship.knarr")
    assert has(state, 0, "silver") == 3  # X4: 6 - 2 - 2
    assert state.clans[0].knarrs == 1


def test_harbor_guard_without_the_silver_does_nothing() -> None:
    state = bare(round=6)
    state.clans[0].knarrs = 2
    give(state, silver=3)
    play(state, 84)
    assert state.clans[0].knarrs == 2


def test_master_bricklayer_builds_a_stone_house_for_nothing() -> None:
    state = bare()
    assert not usable(state, "build_stone_house")
    in_play(state, 116)
    assert usable(state, "build_stone_house")
    use(state, "build_stone_house")
    assert len(state.clans[0].boards) == 2
    assert not usable(state, "build_long_house")


def test_master_bricklayer_takes_one_stone_off_house_and_ship() -> None:
    state = bare()
    give(state, stone=1, wood=2)
    assert not usable(state, "build_house_and_ship")
    in_play(state, 116)
    use(state, "build_house_and_ship", "way.long_house_knarr")
    assert supply(state) == {}
    give(state, stone=1)
    use(state, "craft_rune_stone")
    assert has(state, 0, "stone") == 0
