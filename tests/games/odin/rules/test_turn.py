"""Turns: who is next, passing, the columns' bonuses, imitation (rule book, 'Fase 5', 'Fichas de extensão')."""

from __future__ import annotations

from meadhall.engine.play.undo import turn_began
from meadhall.games.odin import GAME
from meadhall.games.odin.rules.conditions import refusals, usable_spaces
from meadhall.games.odin.rules.turn import turn
from meadhall.games.odin.state import BEFORE_INCOME, TURN, State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import (
    ask_next,
    asked_at,
    clear,
    components,
    end_turn,
    give,
    space,
    supply,
    table,
    take_turn,
    use,
    will_roll,
)


def quiet(players: int) -> State:
    """Nobody has anything, so nothing is offered but spaces."""
    state = table(players)
    for seat in range(players):
        clear(state, seat)
    return state


def test_a_space_takes_as_many_vikings_as_its_column() -> None:
    state = quiet(2)
    take_turn(state, "space.take_2_mead")
    assert state.clans[0].thing == 4
    assert state.space_vikings[space("take_2_mead")] == 2
    assert state.turn == 1
    assert state.next_start == 0


def test_an_occupied_space_is_not_offered() -> None:
    state = quiet(2)
    take_turn(state, "space.take_stockfish")
    assert "space.take_stockfish" not in ask_next(turn(state)).options


def test_spaces_that_need_more_vikings_are_not_offered() -> None:
    state = quiet(2)
    state.clans[0].thing = 1
    columns = {
        components().column_of[components().space_names.index[name]]
        for name in ask_next(turn(state)).options
        if name != "pass"
    }
    assert columns == {1}


def test_who_has_passed_is_left_out() -> None:
    state = quiet(3)
    take_turn(state, "pass")
    assert state.turn == 1
    take_turn(state, "space.take_stockfish")
    take_turn(state, "space.market_beans")
    assert state.turn == 1
    clear(state, 1)
    take_turn(state, "pass")
    assert state.turn == 2


def test_who_has_no_vikings_must_pass() -> None:
    state = quiet(2)
    state.clans[1].thing = 0
    state.turn = 0
    end_turn(state)
    assert state.turn == 0
    assert state.clans[1].passed


def test_the_phase_ends_when_all_have_passed() -> None:
    state = quiet(2)
    take_turn(state, "pass")
    assert state.step == TURN
    take_turn(state, "pass")
    assert state.step == BEFORE_INCOME


# Bonuses of the columns.


def test_the_third_column_draws_a_card_before_the_action() -> None:
    state = quiet(2)
    state.clans[0].hand = []
    first, second = state.dark[:2]
    use(state, "market_fruits")
    assert state.clans[0].hand == [first]
    clear(state)
    # The card just drawn may be played at once.
    state.clans[0].thing = 3
    use(state, "play_occupation_4", components().cards.names[second], "done")
    assert state.clans[0].played == [second]


def test_a_card_to_draw_is_enough_to_play_in_the_third_column() -> None:
    state = quiet(2)
    state.clans[0].hand = []
    assert usable_spaces(state, 0) >> space("play_occupation_4") & 1
    state.dark_drawn = len(state.dark)
    assert not usable_spaces(state, 0) >> space("play_occupation_4") & 1


def test_nothing_is_drawn_from_an_empty_pile() -> None:
    state = quiet(2)
    state.clans[0].hand = []
    state.dark_drawn = len(state.dark)
    use(state, "market_fruits")
    assert state.clans[0].hand == []


def test_up_to_four_cards_are_played_in_the_third_column() -> None:
    state = quiet(2)
    state.clans[0].hand = [0, 1, 2, 3]
    names = components().cards.names
    use(state, "play_occupation_4", names[0], names[1], names[2], names[3])
    assert state.clans[0].played == [0, 1, 2, 3]
    assert len(state.clans[0].hand) == 1


def test_the_fourth_column_plays_a_card_before_or_after_the_action() -> None:
    names = components().cards.names
    state = quiet(2)
    state.clans[0].hand = [5, 6]
    use(state, "market_spices_products", names[5])
    assert (state.clans[0].hand, state.clans[0].played) == ([6], [5])
    state = quiet(2)
    state.clans[0].hand = [5, 6]
    after = asked_at(state, "market_spices_products", "done")
    assert set(after.options) - {"anytime"} == {names[5], names[6], "done"}
    assert supply(state) == {"spices": 1, "silver": 1}


def test_in_the_fourth_column_no_card_need_be_played() -> None:
    state = quiet(2)
    state.clans[0].hand = [5]
    use(state, "market_spices_products", "done", "done")
    assert state.clans[0].played == []


def test_whoever_plays_no_card_before_the_action_need_not_be_asked_again() -> None:
    state = quiet(2)
    state.clans[0].hand = [5]
    assert asked_at(state.copy(), "market_spices_products").about == "space.market_spices_products"
    use(state, "market_spices_products", "pass")
    assert (state.clans[0].hand, state.clans[0].played) == ([5], [])
    assert supply(state) == {"spices": 1, "silver": 1}


def test_a_card_that_is_the_action_itself_is_not_passed_on() -> None:
    state = quiet(2)
    state.clans[0].hand = [5, 6]
    assert "pass" not in asked_at(state, "play_occupation_2").options


# Anytime actions before the space.


def test_a_space_is_taken_right_after_a_good_was_laid() -> None:
    state = quiet(2)
    give(state, robe=1, oil=1)
    take_turn(state, "anytime", "good.robe", "cell.a10")
    asked = ask_next(turn(state))
    assert (asked.kind, state.turn) == ("turn", 0)
    assert {"good.oil", "space.take_stockfish", "pass", "done"} <= set(asked.options)
    take_turn(state, "space.take_stockfish")
    assert state.turn == 1
    assert supply(state) == {"oil": 1, "stockfish": 1}


def test_once_they_are_done_anytime_actions_are_not_offered_before_the_next_turn() -> None:
    state = quiet(2)
    give(state, oil=1)
    take_turn(state, "anytime", "done")
    assert not {"anytime", "good.oil", "done"} & set(ask_next(turn(state)).options)


def test_refusals_of_anytime_actions_stand_beside_those_of_spaces() -> None:
    state = quiet(2)
    state.explaining = True
    give(state, oil=1)
    take_turn(state, "anytime")
    refused = ask_next(turn(state)).refused
    assert refused is not None
    assert refused["ship.knarr"] == "needs_5_silver"
    assert "space.craft_chest" in refused


# Imitation.


def four(*imitated: str) -> State:
    """Four players, with these imitation spaces."""
    state = quiet(4)
    state.imitations = sum(1 << space(name) for name in imitated)
    state.free = components().all_spaces | state.imitations
    return state


def test_a_space_of_the_column_that_another_player_has_taken_is_imitated() -> None:
    state = four("imitate_1", "imitate_4")
    use(state, "take_stockfish", seat=1)
    use(state, "market_beans", seat=2)
    use(state, "take_2_mead", seat=1)
    asked = asked_at(state, "imitate_1")
    assert set(asked.options) - {"anytime"} == {"space.take_stockfish", "space.market_beans"}
    state.free |= 1 << space("imitate_1")
    use(state, "imitate_1", "space.market_beans")
    assert supply(state) == {"beans": 1, "silver": 1}
    assert state.space_vikings[space("imitate_1")] == 1


def test_neither_an_empty_space_nor_ones_own_is_imitated() -> None:
    state = four("imitate_1", "imitate_4")
    assert not usable_spaces(state, 0) >> space("imitate_1") & 1
    use(state, "take_stockfish", seat=0)
    clear(state)
    assert not usable_spaces(state, 0) >> space("imitate_1") & 1
    assert refusals(state, 0, usable_spaces(state, 0))["space.imitate_1"] == "nothing_to_imitate"
    assert usable_spaces(state, 1) >> space("imitate_1") & 1


def test_only_what_could_be_used_is_imitated() -> None:
    state = four("imitate_1", "imitate_4")
    give(state, 1, wood=2)
    use(state, "build_shed", seat=1)
    assert not usable_spaces(state, 0) >> space("imitate_1") & 1
    give(state, 0, wood=2)
    use(state, "imitate_1")
    assert len(state.clans[0].boards) == 2


def test_the_price_of_what_is_imitated_cannot_be_laid_before_the_action() -> None:
    state = four("imitate_4")
    state.clans[1].hand = []
    give(state, 1, silver=3)
    use(state, "buy_sheep_cattle", seat=1)
    use(state, "market_spices_products", seat=1)
    state.clans[0].hand = [5]
    give(state, 0, silver=3)
    card = components().cards.names[5]
    assert asked_at(state.copy(), "imitate_4").options == [card, "done", "pass"]
    imitated = asked_at(state, "imitate_4", "done")
    assert imitated.options == ["space.buy_sheep_cattle", "space.market_spices_products"]


def test_an_imitation_space_is_used_once_a_round() -> None:
    state = four("imitate_1", "imitate_4")
    use(state, "take_stockfish", seat=1)
    use(state, "imitate_1", seat=0)
    assert not usable_spaces(state, 2) >> space("imitate_1") & 1
    assert faults(state) == []


def test_a_tile_that_lies_on_its_other_side_is_not_there() -> None:
    state = four("imitate_2", "imitate_4")
    use(state, "take_stockfish", seat=1)
    assert not usable_spaces(state, 0) >> space("imitate_1") & 1
    assert "space.imitate_1" not in refusals(state, 0, usable_spaces(state, 0))


def test_the_bonus_of_the_column_comes_with_an_imitation() -> None:
    state = four("imitate_1", "imitate_3")
    use(state, "market_fruits", seat=1)
    state.clans[0].hand = []
    use(state, "imitate_3", seat=0)
    assert len(state.clans[0].hand) == 1


def test_vikings_come_back_from_the_imitation_space() -> None:
    state = four("imitate_2", "imitate_3")
    state.clans[1].longships = [0]
    will_roll(state, 1, die=12)
    use(state, "pillaging_2", "fail", "amount.0", seat=1)
    state.clans[0].longships = [0]
    will_roll(state, 1, die=12)
    use(state, "imitate_2", "fail", "amount.1", seat=0)
    assert state.space_vikings[space("imitate_2")] == 1
    assert state.space_vikings[space("pillaging_2")] == 2
    assert state.clans[0].thing == 5


def test_alone_a_turn_begins_where_one_is_asked_where_to_send_vikings() -> None:
    match = GAME.new(1, seed=2)
    began: list[int] = []
    while len(began) < 5:
        [asked] = match.pending
        if asked.kind == "turn":
            began.append(len(match.choices))
        match.choose(asked.options[0])
        assert turn_began(match, 0) == began[-1]
