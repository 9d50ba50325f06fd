"""The map, the cards and all totals, as printed."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.boru.components.tables import ICONS, SUITS, Run
from meadhall.games.boru.rules.actions import expansion_targets
from tests.games.boru.table import COMPONENTS, A, give, table, towns


def test_fifty_three_towns_and_thirty_six_roads() -> None:
    assert len(COMPONENTS.towns.names) == 53
    assert sum(mask.bit_count() for mask in COMPONENTS.neighbours) == 2 * 36
    assert Counter(COMPONENTS.town_colour) == {0: 18, 1: 18, 2: 17}


@pytest.mark.parametrize(
    ("region", "red", "blue", "yellow", "minimum", "points"),
    [
        ("northern_ui_neill", 3, 2, 2, 4, 6),
        ("ulaid", 2, 2, 1, 3, 4),
        ("breifne", 1, 2, 1, 2, 3),
        ("southern_ui_neill", 2, 2, 2, 3, 5),
        ("dubhlinn", 1, 1, 1, 2, 2),
        ("connaught", 4, 2, 3, 5, 7),
        ("leinster", 1, 4, 4, 4, 6),
        ("munster", 4, 3, 3, 5, 7),
    ],
)
def test_each_region(region: str, red: int, blue: int, yellow: int, minimum: int, points: int) -> None:
    number = COMPONENTS.regions.index[f"region.{region}"]
    inside = COMPONENTS.region_towns[number]
    assert [(inside & mask).bit_count() for mask in COMPONENTS.towns_of_colour] == [red, blue, yellow]
    assert COMPONENTS.minimum[number] == minimum
    assert COMPONENTS.region_points[number] == points


@pytest.mark.parametrize(
    ("town", "targets"),
    [
        ("sun1", ("sun2", "sun6")),
        ("lei5", ("lei6", "lei8")),
        ("lei6", ("dub3", "lei5", "lei8")),
        ("lei8", ("lei5", "lei6", "lei9")),
        ("con6", ("mun1",)),
        *((lonely, ()) for lonely in ("bre4", "dub1", "con1", "con5", "mun5", "mun10")),
    ],
)
def test_roads_out_of_a_town(town: str, targets: tuple[str, ...]) -> None:
    state = table(3)
    give(state, A, town)
    assert expansion_targets(state, A) == towns(*targets)


def words(action: list[Run]) -> str:
    return " ".join(ICONS[run.icon] for run in action for _ in range(run.count))


def test_twenty_five_cards_in_four_suits() -> None:
    assert Counter(SUITS[suit] for suit in COMPONENTS.card_suit) == {"red": 7, "blue": 7, "yellow": 7, "white": 4}
    assert words(COMPONENTS.primary[0]) == "claim_town courtship courtship coin"
    assert [words(action) for action in COMPONENTS.secondary[1]] == ["coin coin coin expand", "battle battle"]
    assert [words(action) for action in COMPONENTS.secondary[12]] == ["coin coin expand", "liberate pay"]
    assert words(COMPONENTS.primary[24]) == "claim_town pay pay"
    assert sum(len(actions) for actions in COMPONENTS.secondary) == 22 * 2 + 3


def test_seven_viking_cards() -> None:
    assert sorted(COMPONENTS.viking_strengths) == [9, 10, 11, 12, 12, 13, 14]


def test_the_marriage_track_and_cards() -> None:
    assert COMPONENTS.track_coins == [0, 0, 1, 1, 1, 2, 2, 0, 0, 0]
    assert COMPONENTS.track_renown == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert COMPONENTS.track_any_town.index(True) == 8
    assert len(COMPONENTS.marriages.names) == 8
    assert sum(COMPONENTS.marriage_points) == 6 * 2 + 4
