"""The component data as they were checked against the printed game: a slip of the finger in them shows here.

After a change that was checked against a source: python -m tests.games.odin.test_odin_facts prints CHECKED anew.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib import resources

import pytest

from tests.games.odin.table import components

FILES = ("goods", "boards", "actions", "occupations", "rules")
REMARKS = ("grade", "source", "note", "effects")
"""What says where a fact comes from; it may be worded anew. What cards do is tested card by card."""

CHECKED = {
    "goods.colours": "c022c6fef70a",
    "goods.columns": "bc63b026d093",
    "goods.tiles": "a5dc7d980c27",
    "goods.goods": "ef3bb24d4932",
    "goods.special_tiles": "6d81f4188eda",
    "goods.pieces": "d42f90b3ae0b",
    "boards.placement": "53e3fc017878",
    "boards.boards": "c44c85d8e007",
    "actions.columns": "c3da405d1fd9",
    "actions.groups": "e0e829301d97",
    "actions.spaces": "8280a4e43177",
    "actions.extension_tiles": "b82d1a1441ab",
    "occupations.cards": "6c5c0b8caa5e",
    "rules.mountain_strips": "26c15ec95077",
    "rules.mountain": "cbfadc8a20b7",
    "rules.ships": "9ffb1239fbc2",
    "rules.bay": "b9e0a144285b",
    "rules.emigration": "0c134e0a1e89",
    "rules.weapons": "989a229163a3",
    "rules.dice": "1310ebde7220",
    "rules.start": "06dad7165fad",
    "rules.lengths": "42e43dbf9d39",
    "rules.exploration": "f53e56f24fc3",
    "rules.vikings": "8613de0e848b",
    "rules.banquet": "c73028dad8c9",
    "rules.animals": "23b5218c45ac",
    "rules.animal_points": "2be7de60deac",
    "rules.solo": "a59979501610",
}

SPECIAL_TILES = [
    "glass_beads 0 7 5",
    "helmet 1 8 5",
    "cloakpin 1 8 5",
    "belt 2 8 5",
    "crucifix 2 8 6",
    "drinking_horn 2 8 6",
    "amber_figure 2 9 7",
    "horseshoe 2 9 7",
    "gold_brooch 3 9 8",
    "forge_hammer 4 10 9",
    "fibula 4 10 9",
    "throwing_axe 4 11 9",
    "chalice 5 12 10",
    "round_shield 6 13 12",
    "english_crown -1 16 13",
]
"""Price (-1: not for sale), sword value (0: not to be won), cells."""

STRIPS = ["wwsoo$$", "wwssso$", "wwwwss$", "wwssoo$", "wwwsss$", "wwwsoo$", "wwwwso$", "wwwsso$"]
"""Wood, stone, ore, and $ for two silver."""


def facts(value: object) -> object:
    """The data without remarks."""
    if isinstance(value, dict):
        return {key: facts(item) for key, item in value.items() if key not in REMARKS}
    return [facts(item) for item in value] if isinstance(value, list) else value


def digests() -> dict[str, str]:
    """A digest of each part of each file."""
    found: dict[str, str] = {}
    for file in FILES:
        data = tomllib.loads(
            (resources.files("meadhall.games.odin.components") / "data" / f"{file}.toml").read_text("utf-8")
        )
        for part, value in data.items():
            text = json.dumps(facts(value), sort_keys=True)
            found[f"{file}.{part}"] = hashlib.sha256(text.encode()).hexdigest()[:12]
    return found


@pytest.mark.parametrize("part", sorted(CHECKED))
def test_the_data_are_those_that_were_checked(part: str) -> None:
    assert digests().get(part) == CHECKED[part]


def test_every_part_of_the_data_was_checked() -> None:
    assert digests().keys() == CHECKED.keys()


# What is most often looked up, in words.


def test_special_tiles_have_their_prices_and_swords() -> None:
    puzzle = components().puzzle
    names = [puzzle.goods.names[tile].removeprefix("tile.") for tile in components().specials]
    numbers = [f"{puzzle.price[tile]} {puzzle.sword[tile]} {puzzle.size[tile]}" for tile in components().specials]
    found = [f"{name} {said}" for name, said in zip(names, numbers, strict=True)]
    assert found == SPECIAL_TILES


def test_mountain_strips_show_their_items_from_the_left() -> None:
    letters = {components().wood: "w", components().stone: "s", components().ore: "o", components().silver: "$"}
    assert ["".join(letters[thing] for thing, _ in items) for items in components().strip_items] == STRIPS


if __name__ == "__main__":
    print(json.dumps(digests(), indent=4))
