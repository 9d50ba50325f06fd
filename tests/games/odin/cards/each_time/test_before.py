"""Cards that act before a space or an action: 36, 37, 88, 103, 113, 121, 166."""

from __future__ import annotations

from tests.games.odin.table import asked_at, bare, give, has, in_play, lay_strips, supply, usable, use

WOOD, STONE, ORE = 0, 2, 3
"""So many items gone, and the first strip begins with this."""


def test_craft_apprentice_takes_an_item_before_crafting() -> None:
    state = bare()
    lay_strips(state, mountain_1=STONE)
    give(state, flax=1)
    in_play(state, 113)
    use(state, "craft_linen", "card.113")
    assert supply(state) == {"stone": 1, "linen": 1}


def test_craft_apprentice_may_be_left_and_is_silent_elsewhere() -> None:
    state = bare()
    lay_strips(state, mountain_1=STONE)
    give(state, flax=1)
    in_play(state, 113)
    use(state, "craft_linen", "done")
    use(state, "take_stockfish")
    assert supply(state) == {"linen": 1, "stockfish": 1}


def test_the_item_may_be_what_the_space_needs_and_then_must_be_taken() -> None:
    state = bare()
    lay_strips(state, mountain_1=WOOD, mountain_2=STONE)
    assert not usable(state, "craft_rune_stone")
    in_play(state, 113)
    assert usable(state, "craft_rune_stone")
    assert not usable(state, "forge")
    # Nobody is asked: only the stone of one strip makes it possible.
    use(state, "craft_rune_stone")
    assert supply(state) == {"rune_stone": 1, "silver": 1}


def test_forest_blacksmith_pays_with_the_ore_of_the_mountain() -> None:
    state = bare()
    lay_strips(state, mountain_1=ORE, mountain_2=WOOD)
    in_play(state, 103)
    assert usable(state, "forge")
    use(state, "forge", "good.jewelry")
    assert supply(state) == {"jewelry": 1}


def test_forest_blacksmith_who_takes_an_item_must_pay_ore() -> None:
    state = bare()
    lay_strips(state, mountain_1=WOOD)
    give(state, ore=1, wood=1)
    in_play(state, 103)
    use(state, "craft_chest", "card.103")
    assert supply(state) == {"wood": 2, "chest": 1, "silver": 1}


def test_forest_blacksmith_is_not_asked_where_no_ore_can_be_paid() -> None:
    state = bare()
    lay_strips(state, mountain_1=WOOD)
    give(state, wood=1)
    in_play(state, 103)
    use(state, "craft_chest")
    assert supply(state) == {"chest": 1, "silver": 1}
    assert not usable(state, "forge")


def test_clerk_raises_to_the_upper_left_once_per_knarr() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    give(state, silver=3, cattle=1)
    in_play(state, 88)
    # P14: from cattle to robe, and that once more.
    use(state, "overseas_trading_1", "card.88", "good.robe")
    assert supply(state) == {"jewelry": 1}


def test_clerk_keeps_what_the_trade_costs() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    give(state, silver=1, cattle=1)
    in_play(state, 88)
    use(state, "overseas_trading_1")
    assert supply(state) == {"cattle": 1}  # R53: with 1 silver it is not offered
    give(state, silver=2)
    use(state, "overseas_trading_2", "card.88", "done")
    assert supply(state) == {"robe": 1}  # and with 2 silver once


def test_what_the_clerk_brings_may_not_be_used_to_spend_what_the_trade_costs() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=2, beans=1)
    in_play(state, 88, 175)
    use(state, "overseas_trading_1", "card.88")
    assert supply(state) == {"stockfish": 1}


def test_weapons_warden_counts_placements_of_this_round() -> None:
    state = bare()
    use(state, "take_2_mead")
    in_play(state, 166)
    assert asked_at(state, "market_flax_stockfish").options == ["card.166", "done"]


def test_weapons_warden_gives_nothing_for_the_first_placement_or_another_column() -> None:
    state = bare()
    in_play(state, 166)
    use(state, "take_stockfish")
    use(state, "take_2_mead")
    use(state, "market_beans")
    assert has(state, 0, "mead") == 2
    use(state, "wood_per_player", "card.166")
    assert sum(state.clans[0].have) == 1 + 2 + 2 + 2 + 3 + 1


def test_ships_cook_raises_meat_before_the_trade() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1, salt_meat=1, beans=1)
    in_play(state, 36)
    # Salt meat becomes linen, which is traded at once.
    use(state, "overseas_trading_1", "card.36", "good.linen")
    assert supply(state) == {"silk": 1, "beans": 1}


def test_ships_cook_raises_nothing_else_and_nowhere_else() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=2, beans=1, linen=1)
    in_play(state, 36)
    use(state, "overseas_trading_1", "good.linen")
    give(state, game_meat=1)
    use(state, "buy_2_stockfish")
    assert supply(state) == {"beans": 1, "silk": 1, "game_meat": 1, "stockfish": 2}


def test_foreign_trader_raises_a_good_before_the_trade() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1, mead=1, beans=1)
    in_play(state, 37)
    use(state, "overseas_trading_1", "card.37", "good.mead", "good.oil")
    assert supply(state) == {"rune_stone": 1, "beans": 1}


def test_foreign_trader_is_not_asked_without_goods_or_on_other_spaces() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=2, silk=1)
    in_play(state, 37)
    use(state, "overseas_trading_1")
    give(state, peas=1)
    use(state, "take_stockfish")
    assert supply(state) == {"silver": 1, "silk": 1, "peas": 1, "stockfish": 1}


def test_carpenter_takes_an_item_before_building() -> None:
    state = bare()
    lay_strips(state, mountain_1=ORE)
    give(state, wood=1)
    in_play(state, 121)
    use(state, "build_whaling_boat", "card.121")
    assert (state.clans[0].boats, supply(state)) == ([0], {"ore": 1})


def test_carpenter_may_take_what_the_space_needs() -> None:
    state = bare()
    lay_strips(state, mountain_1=STONE, mountain_2=WOOD)
    in_play(state, 116)
    assert not usable(state, "build_long_house")
    in_play(state, 121)
    assert usable(state, "build_long_house")
    # X8: nobody is asked.
    use(state, "build_long_house")
    assert supply(state) == {}
    assert len(state.clans[0].boards) == 2


def test_carpenter_is_silent_on_other_spaces() -> None:
    state = bare()
    lay_strips(state, mountain_1=STONE)
    give(state, flax=1)
    in_play(state, 121)
    use(state, "craft_linen")
    assert supply(state) == {"linen": 1}
    assert not usable(state, "craft_rune_stone")
