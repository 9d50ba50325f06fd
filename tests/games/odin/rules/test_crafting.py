"""Building, crafting, exchanging and forging."""

from __future__ import annotations

import pytest

from meadhall.engine.state import Event
from meadhall.games.odin.views.faults import faults
from meadhall.words import Words
from tests.games.odin.table import asked_at, bare, components, give, space, supply, usable, use


@pytest.mark.parametrize(
    ("name", "cost", "given"),
    [
        ("craft_linen", {"flax": 1}, {"linen": 1}),
        ("craft_rune_stone", {"stone": 1}, {"rune_stone": 1, "silver": 1}),
        ("craft_clothing", {"hide": 1, "linen": 1}, {"clothing": 1, "silver": 2}),
        ("craft_2_chests_2_rune_stones", {"stone": 2, "wood": 2}, {"chest": 2, "rune_stone": 2}),
        ("craft_chest", {"wood": 1}, {"chest": 1, "silver": 1}),
        ("craft_chest", {"ore": 1}, {"chest": 1, "silver": 1}),
    ],
)
def test_crafting_exchanges_once(name: str, cost: dict[str, int], given: dict[str, int]) -> None:
    state = bare()
    assert not usable(state, name)
    give(state, **cost)
    use(state, name)
    assert supply(state) == given


def test_a_chest_is_made_of_wood_or_of_ore() -> None:
    state = bare()
    give(state, wood=1, ore=1)
    use(state, "craft_chest", "good.ore")
    assert supply(state) == {"wood": 1, "chest": 1, "silver": 1}


def test_what_cannot_be_paid_is_told_to_be_left_out() -> None:
    state = bare()
    give(state, silverware=1)
    told: list[Event] = []
    state.told = told
    use(state, "craft_robe_jewelry", "good.jewelry")
    assert [event.thing for event in told if event.kind == "left_out"] == ["good.robe"]


@pytest.mark.parametrize(
    ("name", "cost", "building"),
    [
        ("build_shed", {"wood": 2}, "shed"),
        ("build_stone_house", {"stone": 1}, "stone_house"),
        ("build_long_house", {"stone": 2}, "long_house"),
    ],
)
def test_buildings_are_built_while_there_are_any(name: str, cost: dict[str, int], building: str) -> None:
    state = bare()
    kind = components().puzzle.boards.index[f"board.{building}"]
    number = components().building_kinds.index(kind)
    give(state, **cost)
    use(state, name)
    assert supply(state) == {}
    assert [board.kind for board in state.clans[0].boards[1:]] == [kind]
    assert state.buildings[number] == components().building_counts[number] - 1
    give(state, 1, **cost)
    state.free |= 1 << space(name)
    assert usable(state, name, 1)
    state.buildings[number] = 0
    assert not usable(state, name, 1)


@pytest.mark.parametrize(("name", "wood"), [("build_whaling_boat", 1), ("build_knarr", 2), ("build_longship", 2)])
def test_ships_are_built_of_wood(name: str, wood: int) -> None:
    state = bare()
    give(state, wood=wood - 1)
    assert not usable(state, name)
    give(state, wood=1)
    use(state, name)
    clan = state.clans[0]
    assert supply(state) == {}
    ship = {"build_whaling_boat": (1, 0, 0), "build_knarr": (0, 1, 0), "build_longship": (0, 0, 1)}[name]
    assert (len(clan.boats), clan.knarrs, len(clan.longships)) == ship


def test_no_ship_is_built_without_a_landing_stage() -> None:
    state = bare()
    give(state, wood=9)
    state.clans[0].boats = [0, 0, 0]
    assert not usable(state, "build_whaling_boat")
    assert usable(state, "build_knarr")
    state.clans[0].knarrs = 2
    state.clans[0].longships = [0, 0]
    assert not usable(state, "build_knarr")
    assert not usable(state, "build_longship")


@pytest.mark.parametrize(
    ("way", "house", "knarrs", "longships"),
    [("way.stone_house_longship", "stone_house", 0, [0]), ("way.long_house_knarr", "long_house", 1, [])],
)
def test_a_house_and_a_ship_for_two_stone_and_two_wood(way: str, house: str, knarrs: int, longships: list[int]) -> None:
    state = bare()
    give(state, stone=2, wood=2)
    use(state, "build_house_and_ship", way)
    clan = state.clans[0]
    assert supply(state) == {}
    assert clan.boards[1].kind == components().puzzle.boards.index[f"board.{house}"]
    assert (clan.knarrs, clan.longships) == (knarrs, longships)


def test_house_and_ship_may_be_taken_for_one_of_the_two_alone() -> None:
    state = bare()
    give(state, stone=4, wood=4)
    state.clans[0].knarrs = 4
    use(state, "build_house_and_ship", "way.long_house_knarr")
    assert state.clans[0].knarrs == 4
    assert len(state.clans[0].boards) == 2
    assert supply(state) == {"stone": 2, "wood": 2}
    state.free |= 1 << space("build_house_and_ship")
    state.buildings = [3, 0, 0]
    assert not usable(state, "build_house_and_ship")


def test_four_silver_and_two_exchanges_as_one_likes() -> None:
    state = bare()
    use(state, "craft_robe_jewelry")
    assert supply(state) == {"silver": 4}
    state = bare()
    give(state, wool=1, silverware=1)
    use(state, "craft_robe_jewelry", "good.robe", "done")
    assert supply(state) == {"silver": 4, "robe": 1, "silverware": 1}


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "You would give 1 wool. Do you make this exchange?"),
        ("pt-BR", "Você entregaria: 1 lã. Faz esta troca?"),
        ("pl", "Oddajesz za to: 1 pled. Czy dokonujesz wymiany?"),
    ],
)
def test_whoever_may_exchange_is_told_the_price(language: str, question: str) -> None:
    state = bare()
    give(state, wool=1)
    assert Words(language).question("odin", asked_at(state, "craft_robe_jewelry")) == question


def test_the_forge_makes_jewelry_or_a_tile_with_the_tongs() -> None:
    state = bare()
    assert not usable(state, "forge")
    give(state, ore=1)
    forged = asked_at(state, "forge")
    assert set(forged.options) - {"anytime"} == {
        "good.jewelry",
        "tile.helmet",
        "tile.cloakpin",
        "tile.crucifix",
        "tile.horseshoe",
        "tile.forge_hammer",
        "tile.fibula",
        "tile.throwing_axe",
    }
    state = bare()
    give(state, ore=1)
    use(state, "forge", "tile.helmet")
    assert supply(state) == {"helmet": 1}
    assert faults(state) == []
    state.free |= 1 << space("forge")
    give(state, ore=1)
    state.clans[0].thing = 6
    assert "tile.helmet" not in asked_at(state, "forge").options
