"""Cards that bring Vikings back or need none: 60, 76, 77."""

from __future__ import annotations

from meadhall.games.odin.state import NOWHERE
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import bare, give, has, in_play, play, space, supply, table, usable, use


def test_inspector_takes_two_vikings_back_for_silver() -> None:
    state = bare(round=5)
    give(state, silver=5)
    use(state, "market_fruits")
    thing = state.clans[0].thing
    play(state, 60, "card.60", "amount.2")
    assert state.clans[0].thing == thing + 2  # P18
    assert has(state, 0, "silver") == 1
    assert state.space_vikings[space("market_fruits")] == 1


def test_two_vikings_of_the_inspector_are_one_move() -> None:
    state = bare(round=3)
    give(state, silver=3)
    use(state, "market_fruits")
    state.clans[0].thing = 1
    in_play(state, 151, 168)
    play(state, 60, "card.60", "amount.2")
    assert has(state, 0, "silver") == 4 - 3 + 1 + 1  # X26


def test_a_space_that_becomes_empty_is_free_again() -> None:
    state = table()
    use(state, "take_stockfish")
    assert not usable(state, "take_stockfish")
    play(state, 60, "card.60")
    assert usable(state, "take_stockfish")
    state.dark = [card for card in state.dark if card != 59]
    assert [fault for fault in faults(state) if "Viking" in fault or "free" in fault] == []


def test_inspector_without_vikings_on_spaces_asks_nothing() -> None:
    state = bare()
    play(state, 60)
    assert supply(state) == {}


def test_homecomer_takes_one_from_each_space_of_the_fourth_column() -> None:
    for spaces, silver in ((2, 1), (3, 0)):  # X27
        state = bare(round=7)
        state.clans[0].thing = 13
        state.clans[0].longships = [0, 0]
        for name in ["plundering", "craft_robe_jewelry", "market_spices_products"][:spaces]:
            use(state, name)
        use(state, "take_stockfish")
        state.clans[0].have[0:] = [0] * len(state.clans[0].have)
        in_play(state, 151)
        before = state.clans[0].thing
        play(state, 76, "card.76")
        assert state.clans[0].thing == before + spaces
        assert has(state, 0, "silver") == silver


def test_homecomer_looks_at_no_other_column() -> None:
    state = bare()
    use(state, "take_2_mead")
    thing = state.clans[0].thing
    play(state, 76)
    assert state.clans[0].thing == thing


def test_follower_uses_an_occupied_space_without_vikings() -> None:
    state = bare()
    state.clans[1].knarrs = 1
    give(state, 1, silver=1)
    use(state, "overseas_trading_2", seat=1)
    state.clans[0].knarrs = 2
    give(state, silver=2)
    in_play(state, 166, 88)
    thing = state.clans[0].thing
    play(state, 77, "card.77")
    # X37 without other cards: the trade is paid, nobody moves, no weapon comes.
    assert supply(state) == {"silver": 1}
    assert state.clans[0].thing == thing
    assert state.colour_on(space("overseas_trading_2")) == 1


def test_a_failure_of_the_follower_brings_no_viking_back() -> None:
    state = bare()
    use(state, "laying_a_snare", "fail", "amount.0", seat=1)
    thing = state.clans[0].thing
    play(state, 77, "card.77", "fail")
    assert (state.clans[0].thing, state.space_vikings[space("laying_a_snare")]) == (thing, 2)


def test_follower_needs_an_occupied_space_of_the_second_column_that_can_be_used() -> None:
    state = bare()
    use(state, "take_stockfish", seat=1)
    give(state, 1, silver=3)
    use(state, "buy_cattle_milk", seat=1)
    play(state, 77)
    assert supply(state) == {}


def test_follower_in_the_fourth_column_goes_on_with_the_action() -> None:
    state = bare()
    use(state, "take_2_mead")
    state.clans[0].hand = [76]
    use(state, "craft_robe_jewelry", "card.77", "card.77")
    assert supply(state) == {"mead": 4, "silver": 2 + 2 + 4}
    assert state.taken == NOWHERE
