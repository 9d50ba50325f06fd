"""Production spaces: what they show, products of animals, goods at a price."""

from __future__ import annotations

import pytest

from tests.games.odin.table import bare, give, has, supply, usable, use


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("take_stockfish", {"stockfish": 1}),
        ("market_beans", {"beans": 1, "silver": 1}),
        ("market_flax_stockfish", {"flax": 1, "stockfish": 1, "silver": 1}),
        ("take_2_mead", {"mead": 2, "silver": 2}),
        ("market_fruits", {"fruits": 1, "oil": 1, "salt_meat": 1, "silver": 1}),
        ("market_spices_products", {"spices": 1, "silver": 1}),
    ],
)
def test_a_production_space_gives_what_it_shows(name: str, given: dict[str, int]) -> None:
    state = bare()
    use(state, name)
    assert supply(state) == given


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_wood_for_each_player_and_an_ore(players: int) -> None:
    state = bare(players)
    use(state, "wood_per_player")
    assert supply(state) == {"wood": players, "ore": 1}


@pytest.mark.parametrize(("animals", "products"), [(1, 1), (2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize(
    ("name", "animal", "product"), [("milk_from_cattle", "cattle", "milk"), ("wool_from_sheep", "sheep", "wool")]
)
def test_animals_give_milk_and_wool_up_to_three(
    name: str, animal: str, product: str, animals: int, products: int
) -> None:
    state = bare()
    give(state, **{animal: animals - 1, f"pregnant_{animal}": 1})
    use(state, name)
    assert has(state, 0, product) == products


def test_without_animals_there_is_no_milk_and_no_wool() -> None:
    state = bare()
    assert not usable(state, "milk_from_cattle")
    assert not usable(state, "wool_from_sheep")


@pytest.mark.parametrize(
    ("sheep", "cattle", "more"), [(0, 1, {"milk": 2}), (1, 0, {"wool": 1}), (2, 2, {"milk": 2, "wool": 1})]
)
def test_the_spices_space_gives_milk_and_wool_to_those_with_animals(
    sheep: int, cattle: int, more: dict[str, int]
) -> None:
    state = bare()
    give(state, sheep=sheep, cattle=cattle)
    use(state, "market_spices_products")
    assert {name: count for name, count in supply(state).items() if name not in ("sheep", "cattle")} == {
        "spices": 1,
        "silver": 1,
    } | more


@pytest.mark.parametrize(
    ("name", "price", "given"),
    [
        ("buy_2_stockfish", 1, {"stockfish": 2}),
        ("buy_2_salt_meat", 2, {"salt_meat": 2}),
        ("buy_sheep", 1, {"sheep": 1}),
        ("buy_cattle_milk", 3, {"cattle": 1, "milk": 1}),
        ("buy_sheep_cattle", 3, {"sheep": 1, "cattle": 1}),
    ],
)
def test_goods_at_a_price_cost_it_once(name: str, price: int, given: dict[str, int]) -> None:
    state = bare()
    give(state, silver=price - 1)
    assert not usable(state, name)
    give(state, silver=1)
    assert usable(state, name)
    use(state, name)
    assert supply(state) == given


def test_a_sheep_for_nothing_or_cattle_for_a_silver() -> None:
    state = bare()
    use(state, "sheep_or_cattle")
    assert supply(state) == {"sheep": 1}
    state = bare()
    give(state, silver=1)
    use(state, "sheep_or_cattle", "way.cattle")
    assert supply(state) == {"cattle": 1}
