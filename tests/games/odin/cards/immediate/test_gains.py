"""Cards that bring something for what one has: 10, 13, 14, 16, 18, 19, 22-27, 29, 30, 32-34, 43, 68, 183."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.turn import take_space
from meadhall.games.odin.state import State
from tests.games.odin.table import (
    ask_next,
    bare,
    components,
    give,
    has,
    in_play,
    own,
    own_more,
    play,
    ready_to_roll,
    space,
    supply,
    use,
)


def fleet(state: State, boats: int = 0, knarrs: int = 0, longships: int = 0) -> None:
    clan = state.clans[0]
    clan.boats, clan.knarrs, clan.longships = [0] * boats, knarrs, [0] * longships


def gained(state: State, number: int) -> dict[str, int]:
    """What playing the card adds to the supply; weapon cards are added up."""
    before = supply(state)
    play(state, number)
    more = {name: count - before.get(name, 0) for name, count in supply(state).items()}
    return {name: count for name, count in more.items() if count}


def weapons(state: State) -> int:
    return sum(state.clans[0].have[components().first_weapon :])


@pytest.mark.parametrize(
    ("number", "have", "gains"),
    [
        (10, {}, {}),
        (10, {"pregnant_sheep": 2}, {"milk": 1, "silver": 1}),
        (10, {"sheep": 1, "cattle": 1}, {"milk": 2, "silver": 2}),  # P5
        (26, {"flax": 3, "oil": 2, "ore": 1}, {}),
        (26, {"mead": 2, "sheep": 1, "pregnant_sheep": 1, "cattle": 1}, {"silver": 3}),
        (29, {"game_meat": 3}, {}),
        (29, {"game_meat": 3, "whale_meat": 2}, {"salt_meat": 2}),
        (30, {}, {}),
        (30, {"silk": 1}, {"silver": 1}),
        (30, {"silk": 2}, {"silver": 3}),
        (30, {"silk": 4}, {"silver": 6}),
        (33, {"sheep": 2}, {}),
        (33, {"sheep": 3}, {"wool": 1}),
        (33, {"sheep": 4, "pregnant_sheep": 1}, {"wool": 2}),  # P11
        (33, {"sheep": 7}, {"wool": 3}),
        (34, {"sheep": 1}, {}),
        (34, {"sheep": 1, "pregnant_sheep": 2}, {"milk": 1, "wool": 1}),
        (34, {"sheep": 4}, {"milk": 1, "wool": 2}),
        (43, {}, {"fruits": 1}),
    ],
)
def test_what_lies_in_the_supply_is_counted(number: int, have: dict[str, int], gains: dict[str, int]) -> None:
    state = bare()
    give(state, **have)
    assert gained(state, number) == gains


@pytest.mark.parametrize(
    ("number", "ships", "gains"),
    [
        (14, (2, 2, 0), {}),
        (14, (1, 2, 1), {"whale_meat": 1}),
        (14, (2, 2, 2), {"whale_meat": 2}),
        (22, (3, 2, 0), {}),
        (22, (0, 0, 2), {"stone": 2, "ore": 2, "silver": 2}),
        (24, (0, 0, 2), {}),
        (24, (3, 0, 1), {"wood": 3}),
        (24, (1, 2, 0), {"oil": 2, "wood": 1}),
        (25, (1, 0, 1), {}),
        (25, (0, 3, 0), {"salt_meat": 3}),
        (27, (0, 2, 2), {}),
        (27, (2, 0, 0), {"stockfish": 2}),
        (183, (3, 0, 3), {}),
        (183, (0, 1, 0), {"peas": 1, "beans": 1, "flax": 1}),
        (183, (0, 2, 0), {"peas": 1, "beans": 1, "flax": 1, "grain": 1}),  # P30
        (183, (0, 3, 0), {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1}),
        (183, (0, 4, 0), {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1, "fruits": 1}),
    ],
)
def test_ships_in_the_bay_are_counted(number: int, ships: tuple[int, int, int], gains: dict[str, int]) -> None:
    state = bare()
    fleet(state, *ships)
    assert gained(state, number) == gains


@pytest.mark.parametrize(
    ("number", "boats", "longships", "gains"),
    [
        (16, [1, 0], [2], {}),
        (16, [1, 1], [2, 0], {"silver": 2}),
        (16, [0], [3, 2], {"silver": 3}),  # P9
        (16, [1], [3, 2], {"silver": 4}),
        (16, [1, 1], [3, 3, 3], {"silver": 5}),
        (18, [1], [1, 1, 0], {}),
        (18, [], [3, 1], {"silk": 1}),
        (18, [], [2, 3], {"jewelry": 1}),
        (18, [], [2, 2, 3, 3], {"silver_hoard": 1}),
    ],
)
def test_ore_on_ships_is_counted(number: int, boats: list[int], longships: list[int], gains: dict[str, int]) -> None:
    state = bare()
    state.clans[0].boats, state.clans[0].longships = boats, longships
    assert gained(state, number) == gains


@pytest.mark.parametrize(
    ("laid", "kept", "gains"), [(1, 1, {}), (1, 2, {"silk": 1}), (2, 2, {"spices": 1}), (2, 4, {"jewelry": 1})]
)
def test_host_counts_special_tiles_in_the_supply_and_on_boards(laid: int, kept: int, gains: dict[str, int]) -> None:
    state = bare()
    tiles = components().specials
    for tile in tiles[:laid]:
        own(state, "home").placed.append((tile, 0, 0))
    for tile in tiles[laid : laid + kept]:
        state.clans[0].have[tile] = 1
    assert gained(state, 19) == gains  # P8


def test_custodian_counts_stone_houses_and_long_houses() -> None:
    state = bare()
    own_more(state, "stone_house")
    own_more(state, "long_house")
    own_more(state, "shed")
    assert gained(state, 23) == {"silver": 4}
    assert gained(bare(), 23) == {}


@pytest.mark.parametrize(("longships", "count"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 10)])
def test_weapons_supplier_draws_by_longships(longships: int, count: int) -> None:
    state = bare()
    fleet(state, longships=longships)
    play(state, 32)
    assert weapons(state) == count  # P10


def test_supplier_of_weapons_may_be_left() -> None:
    for option, count in (("card.68", 4), ("done", 0)):
        state = bare()
        play(state, 68, option)
        assert weapons(state) == count


def test_archer_brings_a_bow_and_lowers_the_rolls_of_hunts() -> None:
    state = ready_to_roll(3)
    play(state, 13)
    assert supply(state) == {"bow_and_arrow": 1}
    asked = ask_next(take_space(state, 0, space("hunting_game_1")))
    assert (asked.kind, asked.about) == ("hunt", "amount.2")


def test_a_roll_that_the_archer_lowers_to_0_is_a_success() -> None:
    state = ready_to_roll(1)
    in_play(state, 13)
    use(state, "hunting_game_1")
    assert supply(state) == {"hide": 1, "game_meat": 1}  # R19


def test_archer_is_silent_when_a_snare_is_laid() -> None:
    state = ready_to_roll(3)
    in_play(state, 13)
    asked = ask_next(take_space(state, 0, space("laying_a_snare")))
    assert (asked.kind, asked.about) == ("snare", "amount.3")


def test_a_card_of_a_space_acts_when_it_is_played_there() -> None:
    state = bare()
    give(state, stone=1)
    state.clans[0].hand = [42]
    use(state, "play_occupation_1", "card.43")
    assert has(state, 0, "fruits") == 1
