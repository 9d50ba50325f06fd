"""'Componentes': the board, the cards, the tiles and all totals, as printed."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from meadhall.games.raiders.cards.effects import BY_VERB
from meadhall.games.raiders.components.pieces import (
    BLACK,
    GOLD,
    GREY,
    IRON,
    LIVESTOCK,
    PLUNDER,
    PROVISIONS,
    SETTLEMENT_KINDS,
    SILVER,
    VALKYRIES,
    WHITE,
)
from meadhall.games.raiders.components.shapes import TownHallEffect
from meadhall.games.raiders.components.townsfolk import (
    COPY_BUILDING,
    CYCLE_OFFERINGS,
    DRAW,
    EXCHANGE,
    GAIN,
    HIRE,
    LOSE,
    OFFERING,
    TAKE,
)
from tests.games.raiders.table import FIRST, REVISED, card

ANY = BLACK | GREY | WHITE


def test_seventy_one_townsfolk_of_twenty_six_kinds_three_of_them_heroes() -> None:
    assert sum(REVISED.folk.copies) == 71
    assert len(REVISED.folk.ids) == 26
    assert [REVISED.folk.ids[kind] for kind in range(26) if REVISED.folk.hero[kind]] == [
        "brynjar",
        "folke",
        "ragnhildr",
    ]


@pytest.mark.parametrize(
    ("name", "copies", "cost", "strength"),
    [
        ("archer", 2, 3, 3),
        ("armourer", 3, 3, 3),
        ("avenger", 2, 3, 3),
        ("barbarian", 3, 3, 3),
        ("berserker", 4, 3, 4),
        ("brawler", 3, 2, 2),
        ("brynjar", 1, 4, 4),
        ("cartographer", 2, 1, 0),
        ("champion", 2, 4, 4),
        ("folke", 1, 4, 3),
        ("forager", 3, 1, 0),
        ("gatekeeper", 4, 3, 2),
        ("gravedigger", 3, 1, 0),
        ("huntsman", 4, 1, 1),
        ("jeweller", 3, 1, 0),
        ("marauder", 3, 2, 2),
        ("mercenary", 4, 4, 4),
        ("merchant", 2, 1, 0),
        ("ragnhildr", 1, 4, 4),
        ("recruiter", 3, 2, 1),
        ("sage", 2, 2, 0),
        ("scout", 3, 2, 2),
        ("shieldmaiden", 4, 3, 3),
        ("trader", 2, 2, 0),
        ("warlord", 3, 4, 3),
        ("warmonger", 4, 3, 3),
    ],
)
def test_each_card(name: str, copies: int, cost: int, strength: int) -> None:
    folk = REVISED.folk
    assert (folk.copies[card(name)], folk.cost[card(name)], folk.strength[card(name)]) == (copies, cost, strength)


def test_the_first_printing_has_other_numbers_on_three_cards() -> None:
    changed = {
        name: (FIRST.folk.cost[kind], FIRST.folk.strength[kind])
        for kind, name in enumerate(REVISED.folk.ids)
        if (FIRST.folk.cost[kind], FIRST.folk.strength[kind]) != (REVISED.folk.cost[kind], REVISED.folk.strength[kind])
    }
    assert changed == {"merchant": (2, 0), "sage": (2, 1), "trader": (3, 0)}
    assert FIRST.folk.copies == REVISED.folk.copies


def test_what_the_data_can_name_at_the_town_hall_is_done_there() -> None:
    can_be_named = {str(shape.__struct_config__.tag) for shape in get_args(TownHallEffect)}
    by_their_numbers = {GAIN, EXCHANGE, LOSE, TAKE, DRAW, HIRE, OFFERING, CYCLE_OFFERINGS, COPY_BUILDING}
    assert can_be_named == by_their_numbers | set(BY_VERB)


def test_sixteen_offerings_worth_sixty_five() -> None:
    assert len(REVISED.offering_points) == 16
    assert sum(REVISED.offering_points) == 65
    assert {min(REVISED.offering_points), max(REVISED.offering_points)} == {2, 6}
    assert len({tuple(cost) for cost in REVISED.offering_cost}) == 16


def test_every_offering_is_worth_what_it_costs() -> None:
    for cost, points in zip(REVISED.offering_cost, REVISED.offering_points, strict=True):
        halves = 4 * cost[GOLD] + 4 * cost[IRON] + 2 * cost[LIVESTOCK] + cost[SILVER]
        assert points == (halves + 1) // 2
        assert cost[PROVISIONS] == 0


def test_offerings_treat_gold_and_iron_alike() -> None:
    costs = {tuple(cost) for cost in REVISED.offering_cost}
    assert costs == {(silver, food, iron, gold, cattle) for silver, food, gold, iron, cattle in costs}


def test_ten_settlements_with_twenty_three_spaces_for_seventy_tokens() -> None:
    spaces = dict.fromkeys(SETTLEMENT_KINDS, 0)
    tokens = dict.fromkeys(SETTLEMENT_KINDS, 0)
    for number, settlement in enumerate(REVISED.space_settlement):
        kind = SETTLEMENT_KINDS[REVISED.settlement_kind[settlement]]
        spaces[kind] += 1
        tokens[kind] += REVISED.space_tokens[number]
    assert len(REVISED.settlement_names) == 10
    assert spaces == {"harbour": 9, "outpost": 4, "monastery": 4, "fortress": 6}
    assert tokens == {"harbour": 33, "outpost": 13, "monastery": 10, "fortress": 14}


@pytest.mark.parametrize(
    ("name", "needs", "workers", "dice", "points", "tiers", "spaces"),
    [
        ("harbour_west", (2, 2, 0), BLACK | GREY, 0, 1, [], [(4, GREY), (3, GREY), (4, GREY)]),
        ("harbour_middle", (3, 1, 0), BLACK | GREY, 0, 1, [], [(3, GREY), (4, GREY), (4, GREY)]),
        ("harbour_east", (2, 3, 0), BLACK | GREY, 0, 1, [], [(4, GREY), (3, GREY), (4, GREY)]),
        ("outpost_river", (3, 3, 0), GREY, 1, 0, [[10, 2], [16, 4]], [(3, WHITE), (3, GREY)]),
        ("outpost_east", (3, 4, 0), GREY, 1, 0, [[8, 2], [14, 4]], [(4, GREY), (3, WHITE)]),
        ("monastery_west", (3, 3, 1), GREY | WHITE, 2, 0, [[12, 4], [20, 6]], [(3, WHITE), (2, WHITE)]),
        ("monastery_east", (4, 2, 1), GREY | WHITE, 2, 0, [[14, 4], [22, 6]], [(2, WHITE), (3, WHITE)]),
        ("fortress_west", (5, 3, 2), WHITE, 2, 0, [[22, 7], [28, 9], [36, 12]], [(2, WHITE), (3, WHITE)]),
        ("fortress_centre", (4, 2, 2), WHITE, 2, 0, [[18, 5], [24, 7], [32, 10]], [(2, WHITE), (2, WHITE)]),
        ("fortress_east", (5, 4, 1), WHITE, 2, 0, [[20, 6], [26, 8], [34, 11]], [(2, WHITE), (3, WHITE)]),
    ],
)
def test_each_settlement(
    name: str,
    needs: tuple[int, int, int],
    workers: int,
    dice: int,
    points: int,
    tiers: list[list[int]],
    spaces: list[tuple[int, int]],
) -> None:
    number = REVISED.settlement_names.index(f"settlement.{name}")
    price = (REVISED.settlement_provisions[number], REVISED.settlement_gold[number])
    assert (REVISED.settlement_crew[number], *price) == needs
    assert REVISED.settlement_workers[number] == workers
    assert REVISED.settlement_dice[number] == dice
    assert REVISED.settlement_points[number] == points
    assert REVISED.settlement_tiers[number] == tiers
    own = [space for space, settlement in enumerate(REVISED.space_settlement) if settlement == number]
    assert [(REVISED.space_tokens[space], REVISED.space_worker[space]) for space in own] == spaces


def test_the_bag_holds_eighty_of_which_ten_begin_the_supply() -> None:
    bag = {piece: REVISED.supply[piece] for piece in (*PLUNDER, VALKYRIES)}
    assert bag == {GOLD: 18, IRON: 18, LIVESTOCK: 26, VALKYRIES: 18}
    assert sum(bag.values()) - sum(REVISED.space_tokens) == 10


def test_thirty_two_silver_and_as_many_provisions() -> None:
    assert REVISED.supply[SILVER] == REVISED.supply[PROVISIONS] == 32


def test_eleven_grey_and_twelve_white_workers_wait_on_the_spaces() -> None:
    assert REVISED.space_worker.count(GREY) == 11
    assert REVISED.space_worker.count(WHITE) == 12


def test_eight_buildings_two_of_them_closed_to_black_workers() -> None:
    assert dict(zip(REVISED.building_ids, REVISED.building_workers, strict=True)) == {
        "gate_house": ANY,
        "town_hall": ANY,
        "treasury": ANY,
        "barracks": ANY,
        "armoury": GREY | WHITE,
        "mill": ANY,
        "silversmith": ANY,
        "long_house": GREY | WHITE,
    }


def test_one_die_gives_two_to_five_and_two_dice_four_to_ten() -> None:
    assert sorted(REVISED.faces) == [2, 3, 3, 4, 4, 5]
    sums = {first + second for first, second in product(REVISED.faces, repeat=2)}
    assert sums == set(range(4, 11))
