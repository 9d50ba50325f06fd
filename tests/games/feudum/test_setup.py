"""Chapter 4, and the totals of section 6 of the facts."""

from __future__ import annotations

import pytest

from meadhall.engine.decision import Decision
from meadhall.engine.names import bits
from meadhall.engine.saving.digest import digest
from meadhall.games.feudum.components.pieces import FEUDUM, FOOD, GUILDS, KINDS, SULFUR, count, size
from meadhall.games.feudum.player import OFF_BOARD
from meadhall.games.feudum.setup import SETTINGS, choosing_goods, first_pawns
from meadhall.games.feudum.state import FIRST_PAWNS, NO_TOKEN, POUCHES, State
from meadhall.games.feudum.views.faults import faults
from tests.games.feudum.table import COMPONENTS, A, B, C, D, E, goods, guild, location, new_game, play, table

NOT_SULFUR = ("good.food", "good.wood", "good.iron")


def with_goods_chosen(state: State) -> State:
    play(state, choosing_goods(state), *NOT_SULFUR * len(state.players))
    return state


@pytest.mark.parametrize(("players", "bag", "shillings"), [(2, 105, 64), (3, 95, 57), (4, 85, 50), (5, 75, 43)])
def test_what_is_left_after_the_set_up(players: int, bag: int, shillings: int) -> None:
    state = with_goods_chosen(new_game(players))
    assert size(state.bag) == bag
    assert state.shillings == shillings
    assert state.supply_markers[:players] == [11] * players
    assert state.phase == FIRST_PAWNS
    assert faults(state) == []


@pytest.mark.parametrize(("players", "rows"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_at_least_four_rows_of_the_knight_guild_are_in_use(players: int, rows: int) -> None:
    state = new_game(players)
    assert state.row_markers == [2] * rows
    assert state.supply_markers[players:] == [18] * (rows - players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_seven_of_everything(players: int) -> None:
    for player in new_game(players).players:
        assert (player.goods, player.shillings, player.markers) == (goods(food=7), 7, 7)
        assert player.pawn_at == [OFF_BOARD] * 3


def test_the_guilds_are_stocked() -> None:
    state = new_game(3)
    assert state.shelves == goods(saltpeter=3, sulfur=3, iron=4, wood=4, food=4)
    assert state.carts == goods(wood=3, iron=3, saltpeter=3, food=1, sulfur=1)
    assert size(state.workshop) == 2
    assert size(state.barn) == 10
    assert [token != NO_TOKEN for token in state.scrolls] == [True, False, True, False, True, True]
    assert (state.rosary.bit_count(), state.chickens.bit_count(), len(state.pool)) == (4, 1, 8)


def test_a_good_lies_at_the_north_location_of_each_region() -> None:
    state = new_game(3)
    there = [at for at, heap in enumerate(state.goods_at) if heap]
    assert there == list(bits(COMPONENTS.board.lettered[0]))
    assert all(size(state.goods_at[at]) == 1 for at in there)


def test_circled_discs_go_to_the_starting_locations() -> None:
    for seed in range(5):
        state = new_game(3, seed)
        starts = COMPONENTS.board.starts
        assert [(mask & starts).bit_count() for mask in state.kinds] == [2, 2, 2, 0]
        assert [mask.bit_count() for mask in state.kinds] == [8, 7, 7, 0]


def test_the_starting_player_is_drawn() -> None:
    assert {new_game(5, seed).starter for seed in range(40)} == {A, B, C, D, E}


def test_the_basic_game_has_no_monster_charter() -> None:
    monster = COMPONENTS.cards.writs.index["charter.monster"]
    assert len(new_game(3).deck) == 16
    assert monster not in new_game(3, variant="basic").deck
    assert faults(new_game(3, variant="basic")) == []


def test_three_different_goods_are_chosen_and_sulfur_may_go_into_the_barrel() -> None:
    state = new_game(2, 1)
    first = state.starter
    choices = ("good.sulfur", "amount.1", "good.wood", "good.food")
    asked = play(state, choosing_goods(state), *choices, *NOT_SULFUR)
    player = state.players[first]
    assert (player.barrel, count(player.goods, SULFUR), count(player.goods, FOOD)) == (1, 0, 8)
    assert "good.sulfur" not in asked[2].options
    assert [decision.seat for decision in asked] == [first] * 4 + [1 - first] * 3


def first_seats(players: int, **chosen: str) -> State:
    """Everybody begins with a monk at one place."""
    state = with_goods_chosen(new_game(players, 1, **chosen))
    state.starter = A
    play(state, first_pawns(state), *("pawn.monk", "location.des_mid") * players)
    return state


@pytest.mark.parametrize(("players", "members"), [(2, (A, B)), (3, (A, B)), (4, (A, B, C)), (5, (A, B, C))])
def test_first_pawns_take_the_seats_in_turn_order(players: int, members: tuple[int, ...]) -> None:
    state = first_seats(players)
    assert state.members[guild("monk")] == members
    assert [player.markers for player in state.players] == [6 if seat in members else 7 for seat in range(players)]
    assert all(player.pawn_at[0] == location("des_mid") for player in state.players)
    assert state.phase == POUCHES
    assert [count(player.goods, FOOD) for player in state.players] == [8] * players


def test_seats_by_the_seed_there_is_no_apprentice() -> None:
    assert first_seats(4, seats="seed").members[guild("monk")] == (A, B)


def test_each_difference_is_a_setting() -> None:
    assert len(SETTINGS) == 2 + 19
    assert new_game(2, rules="published").sides == 0
    assert new_game(2).sides == COMPONENTS.differences.summary


def test_a_copy_is_the_same_and_apart() -> None:
    state = first_seats(3)
    other = state.copy()
    assert digest(other) == digest(state)
    other.players[A].pawn_at[0] = OFF_BOARD
    other.goods_at[0] += 1
    other.members[0] = (C,)
    assert faults(state) == []
    assert state.players[A].pawn_at[0] == location("des_mid")


def test_the_table_of_the_tests_is_sound() -> None:
    for players in (2, 3, 4, 5):
        assert faults(table(players)) == []
    assert len(table().kinds) == len(KINDS)
    assert table().kinds[FEUDUM] == 0
    assert len(table().members) == len(GUILDS)


def test_a_good_that_has_run_out_cannot_be_chosen() -> None:
    state = new_game(2)
    state.barn += goods(sulfur=count(state.bag, SULFUR))
    state.bag -= goods(sulfur=count(state.bag, SULFUR))
    rules = choosing_goods(state)
    asked = next(rules)
    assert isinstance(asked, Decision)
    assert "good.sulfur" not in asked.options
