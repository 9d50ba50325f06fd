"""The action spaces that roll no dice: production, exchange, mountain and trade, ships, occupations."""

from __future__ import annotations

import pytest

from meadhall.games.odin.components.tables import KNARR, LONGSHIP
from meadhall.games.odin.rules.conditions import refusals, usable_spaces
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.state import State
from meadhall.games.odin.views.faults import faults
from meadhall.words import Words
from tests.games.odin.table import asked_at, clear, components, give, has, own_more, space, supply, table, use


def bare(players: int = 2, round: int = 1) -> State:  # noqa: A002 - a round of the game
    """A table at which nobody has anything, with many Vikings."""
    state = table(players, round)
    for seat in range(players):
        clear(state, seat)
        state.clans[seat].hand = []
    return state


def usable(state: State, name: str, seat: int = 0) -> bool:
    return bool(usable_spaces(state, seat) >> space(name) & 1)


def lay_strips(state: State, **strips: int) -> None:
    """Turn these strips up, with so many items gone."""
    state.strips = [GONE * components().strips.index[f"strip.{name}"] + gone for name, gone in strips.items()]


# Production.


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


# Building and crafting.


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


# Mountain strips.


def test_items_are_taken_from_the_left_of_one_strip() -> None:
    state = bare()
    lay_strips(state, mountain_1=1, mountain_3=0)
    use(state, "mountain_2", "strip.mountain_1", "amount.2")
    assert supply(state) == {"wood": 1, "stone": 1}
    assert state.strips[0] % GONE == 3


def test_fewer_items_may_be_taken_than_allowed() -> None:
    state = bare()
    lay_strips(state, mountain_1=1, mountain_3=0)
    use(state, "mountain_2", "strip.mountain_3", "amount.1")
    assert supply(state) == {"wood": 1}


def test_a_short_strip_is_not_made_up_for_by_another() -> None:
    state = bare()
    lay_strips(state, mountain_7=6, mountain_3=0)
    use(state, "mountain_2", "strip.mountain_7")
    assert supply(state) == {"silver": 2}
    assert len(state.strips) == 1


def test_three_and_two_items_come_from_different_strips() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=5)
    use(state, "mountain_3_2", "strip.mountain_3", "amount.3", "strip.mountain_7", "amount.2")
    assert supply(state) == {"wood": 3, "ore": 1, "silver": 2}
    # Both silver of the last item came together, and the empty strip has left the game.
    assert len(state.strips) == 1


def test_a_strip_is_not_offered_twice_in_one_action() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0, mountain_8=0)
    asked = asked_at(state, "mountain_3_2", "strip.mountain_3", "amount.3")
    assert set(asked.options) - {"anytime"} == {"strip.mountain_7", "strip.mountain_8", "done"}


def test_two_items_each_of_up_to_four_strips() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=4, mountain_8=3, mountain_4=4)
    use(
        state,
        "mountain_2222_or_upgrade_3_twice",
        "strip.mountain_3",
        "amount.2",
        "strip.mountain_7",
        "amount.2",
        "strip.mountain_8",
        "amount.2",
        "strip.mountain_4",
        "amount.2",
    )
    assert supply(state) == {"wood": 2, "stone": 3, "ore": 3}


def test_mountain_spaces_need_something_on_the_mountain() -> None:
    state = bare()
    state.strips = []
    assert not usable(state, "mountain_2")
    assert not usable(state, "mountain_1_upgrade_1")
    give(state, stockfish=1)
    assert usable(state, "mountain_1_upgrade_1")


# Trade.


def test_one_good_goes_up_one_colour() -> None:
    state = bare()
    lay_strips(state, mountain_3=0)
    give(state, stockfish=1)
    use(state, "mountain_1_upgrade_1", "done")
    assert supply(state) == {"hide": 1}


def test_what_was_taken_from_the_mountain_makes_the_upgrade_optional() -> None:
    state = bare()
    lay_strips(state, mountain_3=0)
    give(state, stockfish=1)
    use(state, "mountain_1_upgrade_1", "strip.mountain_3", "done")
    assert supply(state) == {"wood": 1, "stockfish": 1}


def test_at_least_one_effect_must_be_used() -> None:
    state = bare()
    give(state, stockfish=1, peas=1)
    assert "done" not in asked_at(state, "upgrade_2").options
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0)
    assert "done" not in asked_at(state, "mountain_2").options


def test_two_goods_of_a_kind_go_up_but_none_twice() -> None:
    state = bare()
    give(state, peas=2)
    use(state, "upgrade_2", "good.peas")
    assert supply(state) == {"mead": 2}
    state = bare()
    give(state, peas=1)
    use(state, "upgrade_2")
    assert supply(state) == {"mead": 1}


@pytest.mark.parametrize(
    ("good", "better"), [("sheep", "fur"), ("pregnant_sheep", "fur"), ("cattle", "clothing"), ("flax", "stockfish")]
)
def test_animals_are_upgraded_like_other_goods(good: str, better: str) -> None:
    state = bare()
    give(state, **{good: 1})
    use(state, "upgrade_2")
    assert supply(state) == {better: 1}


@pytest.mark.parametrize(
    ("good", "options"),
    [("peas", ["oil", "mead"]), ("mead", ["rune_stone", "oil"]), ("cattle", ["silver_hoard", "clothing"])],
)
def test_a_double_arrow_raises_a_good_by_up_to_two_colours(good: str, options: list[str]) -> None:
    for better in options:
        state = bare()
        state.strips = []
        give(state, **{good: 1})
        use(state, "mountain_4_upgrade_2_twice", f"good.{better}")
        assert supply(state) == {better: 1}


def test_with_a_double_arrow_a_green_good_goes_up_once() -> None:
    state = bare()
    state.strips = []
    give(state, oil=1)
    use(state, "mountain_4_upgrade_2_twice")
    assert supply(state) == {"rune_stone": 1}


@pytest.mark.parametrize(("name", "goods"), [("upgrade_3", 3), ("upgrade_4", 4)])
def test_as_many_goods_go_up_as_the_space_says(name: str, goods: int) -> None:
    state = bare()
    give(state, beans=5)
    use(state, name, *["good.beans"] * (goods - 1))
    assert supply(state) == {"beans": 5 - goods, "milk": goods}


def test_three_goods_up_and_four_weapons() -> None:
    state = bare()
    use(state, "upgrade_3_weapons_4")
    assert sum(supply(state).values()) == 4
    assert sum(state.clans[0].have[components().first_weapon :]) == 4


def test_overseas_trading_turns_one_green_good_of_each_kind() -> None:
    state = bare()
    give(state, oil=1, wool=1, hide=1, linen=2, clothing=1, silver=1)
    assert not usable(state, "overseas_trading_1")
    state.clans[0].knarrs = 1
    use(state, "overseas_trading_1", "all")
    assert supply(state) == {"rune_stone": 1, "chest": 1, "silverware": 1, "silk": 1, "silver_hoard": 1, "linen": 1}


def test_overseas_trading_turns_only_what_one_likes() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, oil=1, wool=1, silver=1)
    use(state, "overseas_trading_2", "good.wool", "done")
    assert supply(state) == {"oil": 1, "chest": 1}


def test_overseas_trading_may_be_paid_for_nothing() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1)
    use(state, "overseas_trading_1")
    assert supply(state) == {}


def test_the_special_sale_has_two_tiles_for_their_prices() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1)
    offered = asked_at(state, "special_sale").options
    assert set(offered) - {"anytime"} == {"tile.glass_beads", "tile.helmet", "tile.cloakpin"}
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1)
    use(state, "special_sale", "tile.glass_beads", "tile.helmet")
    assert supply(state) == {"glass_beads": 1, "helmet": 1}
    assert faults(state) == []


def test_the_english_crown_is_not_for_sale() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=99)
    offered = asked_at(state, "special_sale").options
    assert "tile.english_crown" not in offered
    assert len(set(offered) - {"anytime"}) == 14


# Ships that sail.


def test_plundering_needs_two_longships() -> None:
    state = bare()
    state.clans[0].longships = [3]
    assert not usable(state, "plundering")
    state.clans[0].longships = [0, 0]
    use(state, "plundering")
    assert supply(state) == {"silver_hoard": 1}


def test_exploring_takes_a_board_and_its_silver_and_keeps_the_ship() -> None:
    state = bare(2, 4)
    state.clans[0].knarrs = 1
    use(state, "explore_2", "board.iceland")
    clan = state.clans[0]
    assert clan.knarrs == 1
    assert supply(state) == {"silver": 4}
    assert state.owner == [-1, -1, 0, -1]
    assert state.board_silver == [2, 0, 0, 4]
    assert faults(state) == []


@pytest.mark.parametrize(
    ("round_", "name", "boards"),
    [
        (1, "explore_1", {"shetland", "faroe_islands"}),
        (1, "explore_2", {"iceland", "greenland"}),
        (3, "explore_2", {"bear_island", "iceland", "greenland"}),
        (6, "explore_3", {"baffin_island", "labrador", "newfoundland"}),
    ],
)
def test_each_exploration_space_has_its_boards(round_: int, name: str, boards: set[str]) -> None:
    state = bare(2, round_)
    state.clans[0].longships = [0]
    assert set(asked_at(state, name).options) - {"anytime"} == {f"board.{board}" for board in boards}


@pytest.mark.parametrize(("ship", "reached"), [("boats", {1}), ("knarrs", {1, 2}), ("longships", {1, 2, 3})])
def test_near_islands_take_any_ship_far_ones_a_longship(ship: str, reached: set[int]) -> None:
    state = bare(2, 4)
    # Faroe Islands and Shetland have been turned by now; lay one of them back.
    state.shores[0] = components().fronts[0]
    setattr(state.clans[0], ship, 1 if ship == "knarrs" else [0])
    assert {column for column in (1, 2, 3) if usable(state, f"explore_{column}")} == reached


def test_a_claimed_board_cannot_be_explored_again() -> None:
    state = bare()
    state.clans[0].longships = [0]
    own_more(state, "iceland", 1)
    own_more(state, "greenland", 1)
    state.owner = [-1, -1, 1, 1]
    assert not usable(state, "explore_2")


def test_emigrating_costs_silver_for_the_round_and_a_large_ship() -> None:
    state = bare(2, 3)
    state.clans[0].knarrs = 1
    give(state, silver=2)
    assert not usable(state, "emigrate_2")
    give(state, silver=1)
    use(state, "emigrate_2")
    clan = state.clans[0]
    assert supply(state) == {}
    assert (clan.knarrs, clan.emigrated) == (0, [KNARR])
    assert not usable(state, "emigrate_3")


def test_a_longship_emigrates_without_its_ore() -> None:
    state = bare()
    state.clans[0].longships = [2]
    give(state, silver=1)
    use(state, "emigrate_2")
    assert state.clans[0].longships == []
    assert state.clans[0].emigrated == [LONGSHIP]
    assert supply(state) == {}


def test_one_chooses_which_kind_of_ship_emigrates() -> None:
    state = bare()
    state.clans[0].longships = [2, 0]
    state.clans[0].knarrs = 1
    give(state, silver=1)
    use(state, "emigrate_3", "ship.longship")
    assert (state.clans[0].knarrs, state.clans[0].longships) == (1, [2])


def test_nobody_emigrates_when_the_table_is_full() -> None:
    state = bare(2, 1)
    state.clans[0].knarrs = 1
    give(state, silver=9)
    # In round 1 six Vikings sit at the table: three ships fill the other six spaces.
    state.clans[0].emigrated = [KNARR, KNARR]
    assert usable(state, "emigrate_2")
    state.clans[0].emigrated = [KNARR, KNARR, KNARR]
    assert not usable(state, "emigrate_2")


def test_a_whaling_boat_becomes_a_knarr_that_may_emigrate_at_once() -> None:
    state = bare()
    state.clans[0].boats = [1]
    give(state, silver=1)
    use(state, "boat_to_knarr_emigrate", "ship.knarr")
    clan = state.clans[0]
    assert (clan.boats, clan.knarrs, clan.emigrated) == ([], 0, [KNARR])
    assert supply(state) == {}


def test_the_boat_may_be_kept_and_another_ship_emigrate() -> None:
    state = bare()
    state.clans[0].boats = [1]
    state.clans[0].longships = [0]
    give(state, silver=1)
    use(state, "boat_to_knarr_emigrate", "done")
    assert (state.clans[0].boats, state.clans[0].emigrated) == ([1], [LONGSHIP])


def test_the_exchange_alone_is_enough_and_gives_up_the_least_ore() -> None:
    state = bare()
    state.clans[0].boats = [1, 0]
    use(state, "boat_to_knarr_emigrate")
    assert (state.clans[0].boats, state.clans[0].knarrs) == ([1], 1)


def test_no_boat_is_exchanged_without_a_large_landing_stage() -> None:
    state = bare()
    state.clans[0].boats = [0]
    state.clans[0].knarrs = 4
    assert not usable(state, "boat_to_knarr_emigrate")


# Occupations.


def test_drawing_a_card_gives_a_silver() -> None:
    state = bare()
    top = state.dark[state.dark_drawn]
    use(state, "draw_occupation")
    assert state.clans[0].hand == [top]
    assert supply(state) == {"silver": 1}


def test_a_card_is_played_for_stone_or_ore_and_gives_a_silver() -> None:
    state = bare()
    state.clans[0].hand = [4, 99]
    assert not usable(state, "play_occupation_1")
    give(state, ore=1, stone=1)
    use(state, "play_occupation_1", "good.ore", "card.100")
    assert supply(state) == {"stone": 1, "silver": 1}
    assert (state.clans[0].hand, state.clans[0].played) == ([4], [99])


def test_one_may_pay_and_take_the_silver_without_a_card() -> None:
    state = bare()
    give(state, stone=1)
    use(state, "play_occupation_1")
    assert supply(state) == {"silver": 1}


def test_up_to_two_cards_are_played_one_after_the_other() -> None:
    state = bare()
    assert not usable(state, "play_occupation_2")
    state.clans[0].hand = [1, 2, 3]
    use(state, "play_occupation_2", "card.4", "card.2")
    assert (state.clans[0].hand, state.clans[0].played) == ([2], [3, 1])
    state = bare()
    state.clans[0].hand = [1, 2, 3]
    use(state, "play_occupation_2", "card.4", "done")
    assert state.clans[0].played == [3]


# Why a space cannot be taken.


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("build_shed", "needs_2_wood"),
        ("raiding", "needs_longship"),
        ("plundering", "needs_longship"),
        ("overseas_trading_1", "needs_knarr"),
        ("explore_1", "needs_ship"),
        ("explore_2", "needs_large_ship"),
        ("whaling_3", "needs_whaling_boat"),
        ("emigrate_2", "needs_large_ship"),
        ("upgrade_2", "nothing_to_upgrade"),
        ("milk_from_cattle", "needs_cattle"),
        ("play_occupation_2", "needs_card"),
        ("market_beans", "occupied"),
        ("buy_sheep_cattle", "needs_4_vikings"),
    ],
)
def test_a_refused_space_says_what_is_missing(name: str, reason: str) -> None:
    state = bare()
    use(state, "market_beans", seat=1)
    clear(state, 1)
    state.clans[0].thing = 3 if reason == "needs_4_vikings" else 6
    assert refusals(state, 0, usable_spaces(state, 0))[f"space.{name}"] == reason
