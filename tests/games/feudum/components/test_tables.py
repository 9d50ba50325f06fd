"""Everything in the box, as chapters 3, 4 and 9 to 17 have it, and what is said of wrong data."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from meadhall.engine.data import Data
from meadhall.engine.errors import BadData
from meadhall.engine.names import bits
from meadhall.games.feudum.components.cards import COUNTS_LOCATIONS
from meadhall.games.feudum.components.differences import DIFFERENCES, FEUDUM_INFLUENCE, GODSPEED, REGION_COUNT, SEATS
from meadhall.games.feudum.components.guilds import INVENTIONS
from meadhall.games.feudum.components.pieces import (
    ACTIONS,
    FOOD,
    GOODS,
    GUILDS,
    KINDS,
    LETTERS,
    ROUTES,
    SALTPETER,
    count,
    heap_of,
    holds,
    kinds_in,
    nth,
    one,
    size,
)
from meadhall.games.feudum.components.tables import Components
from tests.games.feudum.table import COMPONENTS, PACKAGE, location, locations

BOARD = COMPONENTS.board


def goods_in(heap: int) -> dict[str, int]:
    return {name: count(heap, good) for good, name in enumerate(GOODS) if count(heap, good)}


def test_a_heap_counts_things_of_each_kind() -> None:
    heap = heap_of([2, 0, 0, 1, 40])
    assert (size(heap), count(heap, FOOD), count(heap, SALTPETER)) == (43, 2, 40)
    assert [nth(heap, n) for n in (0, 1, 2, 3, 42)] == [0, 0, 3, 4, 4]
    assert kinds_in(heap) == 0b11001
    assert holds(heap, one(FOOD) * 2)
    assert not holds(heap, one(FOOD) * 3)
    assert not holds(heap, heap_of([0, 1, 0, 0, 0]))


def test_the_map_has_six_regions_and_22_locations() -> None:
    assert [mask.bit_count() for mask in BOARD.region_locations] == [3, 4, 3, 5, 5, 2]
    assert BOARD.starts == locations("for_mid", "for_se", "des_west", "des_mid", "bad_nw", "bad_mid")


def test_each_letter_stands_once_in_every_region() -> None:
    for letter in range(len(LETTERS)):
        regions = [BOARD.location_region[at] for at in bits(BOARD.lettered[letter])]
        assert sorted(regions) == [0, 1, 2, 3, 4, 5]
    assert BOARD.lettered[0] == locations("sea_n", "isl_n", "for_nw", "des_n", "bad_nw", "mou_nw")


def test_there_are_36_routes() -> None:
    by_kind = {kind: sum(way.bit_count() for way in BOARD.ways[i]) // 2 for i, kind in enumerate(ROUTES)}
    assert by_kind == {"ship": 8, "submersible": 6, "flying": 7, "road": 13, "ferry": 2}
    assert BOARD.ports.bit_count() == 11


def test_isolated_locations_have_neither_road_nor_ferry() -> None:
    isolated = COMPONENTS.cards.writs.index["charter.isolated"]
    for at in bits(COMPONENTS.cards.charter_locations[isolated]):
        assert not BOARD.ways[ROUTES.index("road")][at] | BOARD.ways[ROUTES.index("ferry")][at]


def test_every_location_is_on_a_charter() -> None:
    marked = 0
    for mask in COMPONENTS.cards.charter_locations:
        marked |= mask
    assert marked == BOARD.all_locations


def test_the_box_holds_170_goods() -> None:
    assert goods_in(COMPONENTS.all_goods) == {"food": 50, "wood": 30, "iron": 30, "sulfur": 30, "saltpeter": 30}
    assert size(COMPONENTS.guilds.shelves_start) == 18
    assert size(COMPONENTS.guilds.carts_start) == 11


def test_44_discs_24_tiles_17_tokens_9_vessels() -> None:
    guilds = len(GUILDS) * COMPONENTS.feudums_per_guild
    assert len(COMPONENTS.start_discs) + len(COMPONENTS.other_discs) == 22
    assert guilds == 12
    assert [len(tiles) for tiles in COMPONENTS.tiles] == [6, 6, 6, 6]
    assert Counter(kind for tiles in COMPONENTS.tiles for kind in tiles) == {0: 6, 1: 6, 2: 6, 3: 6}
    assert Counter(COMPONENTS.bead_value) == {2: 5, 3: 5, 4: 4, 5: 3}
    assert sum(COMPONENTS.bead_value) == 56
    assert COMPONENTS.bead_value == sorted(COMPONENTS.bead_value)
    assert size(COMPONENTS.all_vessels) == 9
    assert (COMPONENTS.shillings, COMPONENTS.targets, COMPONENTS.markers_per_colour) == (78, 12, 20)


def test_each_kind_of_location_is_related_to_two_guilds() -> None:
    related = {guild: KINDS[COMPONENTS.guilds.related[i]] for i, guild in enumerate(GUILDS)}
    assert related == {
        "farmer": "farm",
        "merchant": "town",
        "alchemist": "outpost",
        "knight": "farm",
        "noble": "town",
        "monk": "outpost",
    }


def test_the_west_guilds_give_to_the_church_and_the_east_guilds_to_the_farmer() -> None:
    assert COMPONENTS.guilds.charity_purse == [False, False, False, True, True, True]


def test_prices_of_the_shelves() -> None:
    prices = dict(zip(GOODS, COMPONENTS.guilds.prices, strict=True))
    assert prices["saltpeter"] == [4, 3, 2, 2]
    assert prices["sulfur"] == [3, 3, 2, 1]
    assert prices["iron"] == [3, 2, 1, 1]
    assert prices["wood"] == [2, 2, 1, 1]
    assert prices["food"] == [2, 1, 1, 1]


def test_three_krud_barrels_cost_three_saltpeter_two_sulfur_one_wood() -> None:
    costs = dict(zip(INVENTIONS, COMPONENTS.guilds.invention_cost, strict=True))
    assert goods_in(costs["krud_1"] + costs["krud_2"] + costs["krud_3"]) == {"saltpeter": 3, "sulfur": 2, "wood": 1}
    assert goods_in(costs["ship"]) == {"food": 1, "wood": 2}
    assert goods_in(costs["flying"]) == {"food": 1, "wood": 1, "iron": 1}


def test_scroll_rows_and_columns() -> None:
    assert COMPONENTS.guilds.scroll_rows == [0b000111, 0b011000, 0b100000]
    assert COMPONENTS.guilds.scroll_columns == [0b101001, 0b010010, 0b000100]
    assert COMPONENTS.guilds.scrolls_start == 0b110101


def test_symbols_on_the_action_cards() -> None:
    cards = COMPONENTS.cards
    assert [ACTIONS[action] for action in bits(cards.repeated)] == ["move", "influence", "guild"]
    assert [ACTIONS[action] for action in bits(cards.never_repeated)] == ["conquer", "defend", "repeat"]


def test_sixteen_writs() -> None:
    cards = COMPONENTS.cards
    assert len(cards.writs.names) == 16
    assert cards.mandates.bit_count() == 8
    assert [len(ways) for ways in cards.ways] == [2, 2, 2, 2, 2, 2, 3, 3]
    assert cards.writs.of(cards.advanced_writs) == ["charter.monster"]
    sizes = [mask.bit_count() for mask in cards.charter_locations]
    assert sizes == [0] * 10 + [7, 7, 6, 9, 8, 3]
    assert cards.charter_counts.count(COUNTS_LOCATIONS) == 6


def test_a_vassal_without_a_disc_loses_22_in_all() -> None:
    tracks = COMPONENTS.tracks
    losses = [sum(tracks.military_losses[:checked]) for checked in tracks.military_checked]
    assert losses == [0, 0, 3, 0, 7, 12]


def test_the_epic_voyage_has_seven_spaces() -> None:
    tracks = COMPONENTS.tracks
    assert tracks.voyage_section == [0, 1, 1, 2, 2, 3, 3, 4]
    assert tracks.monastery == 7
    assert list(bits(tracks.voyage_writs)) == [2, 4, 6]


def test_improvements_score_by_tile_and_location() -> None:
    assert COMPONENTS.tracks.improve_points[1:] == [[2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6, 7]]


def test_the_summary_takes_the_published_side_of_three() -> None:
    published = (1 << len(DIFFERENCES)) - 1 & ~COMPONENTS.differences.summary
    assert list(bits(published)) == [REGION_COUNT, SEATS, FEUDUM_INFLUENCE]


def test_each_difference_can_be_chosen_by_itself() -> None:
    differences = COMPONENTS.differences
    chosen = ["as_rules"] * len(DIFFERENCES)
    assert differences.sides("published", chosen) == 0
    assert differences.sides("summary", chosen) == differences.summary
    chosen[GODSPEED] = "published"
    chosen[SEATS] = "seed"
    assert differences.sides("published", chosen) == 1 << SEATS
    assert differences.sides("summary", chosen) == differences.summary ^ (1 << GODSPEED | 1 << SEATS)


def test_the_behemoth_goes_by_road_and_air_the_serpent_by_water() -> None:
    behemoth, serpent = COMPONENTS.monster_routes
    assert behemoth[location("des_e")] == locations("des_sw", "bad_se")
    assert serpent[location("des_n")] == locations("isl_e", "bad_river", "sea_e")
    assert COMPONENTS.monster_ports == [False, True]


@pytest.mark.parametrize(
    ("file", "change", "problem"),
    [
        ("map.toml", '[[locations]]\nid = "sea_n"\nregion = "moon"', "unknown region 'moon'"),
        ("map.toml", '[[locations]]\nid = "sea_n"\nregion = "island"', "region 'sea' has 2 locations, not 3"),
        ("map.toml", '[[locations]]\nid = "sea_n"\nletters = "S"', "each of the letters NESW once"),
        ("map.toml", '[[routes]]\nid = "road_isl_n_isl_e"\nb = "isl_x"', "unknown location 'isl_x'"),
        ("map.toml", '[[routes]]\nid = "road_isl_n_isl_e"\nb = "isl_n"', "leads nowhere, or is there twice"),
        ("pieces.toml", '[[goods]]\nid = "food"\ncount = 51', "171 goods, not 170"),
        ("pieces.toml", "[[beads]]\nid = 2\ncount = 6", "18 beads, not 17"),
        ("pieces.toml", '[[landscapes]]\nid = "butts"\ntiles = [2, 2, 2, 1]', "a tile for every region"),
        ("pieces.toml", "[discs]\nstart = [2, 2, 3]", "a disc for every location"),
        ("pieces.toml", "[supply]\nshillings = 30", "too few shillings"),
        ("guilds.toml", '[[shelves]]\nid = "food"\nstart = 5', "the shelf of food has 4 spaces"),
        ("guilds.toml", "[noble]\nrows = [[1, 2, 3], [4, 5], [5]]", "every scroll is in one row"),
        ("actions.toml", "[[harvests]]\nid = 6\nfavours = 2", "a harvest of 6"),
        ("writs.toml", '[[charters]]\nid = "west"\nlocations = ["utopia"]', "unknown location 'utopia'"),
        ("tracks.toml", "[[epochs]]\nid = 2\nmilitary = 4", "3 military spaces"),
        ("tracks.toml", "[voyage_writs]\nspaces = [8]", "no space 8"),
        ("differences.toml", '[[differences]]\nid = "seats"\nseed_numbers = []', "'seats' has 1 numbers"),
        ("differences.toml", '[[differences]]\nid = "seats"\nsummary = "both"', "Invalid enum value 'both'"),
    ],
)
def test_wrong_data_are_refused_in_one_line(tmp_path: Path, file: str, change: str, problem: str) -> None:
    (tmp_path / "feudum").mkdir()
    (tmp_path / "feudum" / file).write_text(change, encoding="utf-8")
    with pytest.raises(BadData) as refused:
        Components(Data(PACKAGE, tmp_path))
    message = str(refused.value)
    assert problem in message
    assert file in message
    assert "\n" not in message
