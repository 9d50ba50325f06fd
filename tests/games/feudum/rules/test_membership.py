"""Chapter 9: stars, seats and the recount."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import FARMER, KNIGHT, MERCHANT, MONK, NOBLE
from meadhall.games.feudum.player import OFF_BOARD
from meadhall.games.feudum.rules.membership import journeyman, master, recount, stars
from meadhall.games.feudum.state import State
from tests.games.feudum.table import A, B, C, build, locations, pawn, play, rule, table


def counted(state: State, *choices: str) -> State:
    play(state, recount(state), *choices)
    return state


def take_off(state: State, seat: int, number: int = 0) -> None:
    state.players[seat].pawn_at[number] = OFF_BOARD


def lose(state: State, seat: int, *names: str) -> None:
    """The seat no longer rules these."""
    state.players[seat].ruled &= ~locations(*names)
    state.players[seat].markers += len(names)


def no_markers(state: State, seat: int) -> None:
    state.supply_markers[seat] += state.players[seat].markers
    state.players[seat].markers = 0


def test_status_of_the_worked_example() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="feudum", icon="noble")
    rule(state, A, "des_n", kind="town")
    pawn(state, B, "noble", "des_mid")
    rule(state, B, "des_sw", kind="town")
    assert counted(state).members[NOBLE] == (A, B)
    assert (stars(state, A, NOBLE), stars(state, B, NOBLE)) == (4, 2)
    build(state, "outpost", "des_e")
    lose(state, A, "des_e")
    assert counted(state).members[NOBLE] == (B,)
    assert stars(state, A, NOBLE) == 0
    pawn(state, A, "noble", "des_n")
    assert counted(state).members[NOBLE] == (B, A)
    assert stars(state, A, NOBLE) == 2


def test_an_improvement_shifts_status() -> None:
    state = table(2)
    pawn(state, A, "farmer", "des_mid")
    pawn(state, A, "merchant", "des_mid")
    rule(state, A, "des_e", kind="farm")
    assert (stars(state, A, FARMER), stars(state, A, MERCHANT)) == (2, 1)
    build(state, "town", "des_e")
    assert (stars(state, A, FARMER), stars(state, A, MERCHANT)) == (1, 2)


def test_related_locations_count_only_with_a_pawn_or_feudum() -> None:
    state = table(2)
    rule(state, A, "des_e", "des_n", kind="farm")
    assert stars(state, A, FARMER) == 0
    assert counted(state).members[FARMER] == ()


def test_without_a_marker_one_waits_and_takes_the_seat_with_the_next() -> None:
    state = table(2)
    no_markers(state, A)
    pawn(state, A, "monk", "des_mid")
    assert counted(state).members[MONK] == ()
    state.players[A].markers += 1
    state.supply_markers[A] -= 1
    counted(state)
    assert master(state, MONK) == A
    assert state.players[A].markers == 0


def passing(players: int) -> State:
    """X is A with three stars in the Knight Guild, Y is B with one."""
    state = table(players)
    rule(state, A, "des_e", kind="feudum", icon="knight")
    pawn(state, B, "knight", "des_mid")
    return counted(state)


def test_with_three_players_a_passed_journeyman_gets_the_marker_back() -> None:
    state = passing(3)
    markers = state.players[B].markers
    pawn(state, C, "knight", "des_mid")
    pawn(state, C, "knight", "des_mid")
    counted(state)
    assert state.members[KNIGHT] == (A, C)
    assert state.players[B].markers == markers + 1
    pawn(state, C, "knight", "des_mid")
    assert stars(state, C, KNIGHT) == 3
    assert counted(state).members[KNIGHT] == (A, C)


def test_with_four_players_a_passed_journeyman_becomes_apprentice() -> None:
    state = passing(4)
    pawn(state, C, "knight", "des_mid")
    pawn(state, C, "knight", "des_mid")
    assert counted(state).members[KNIGHT] == (A, C, B)


def test_ties_change_nothing() -> None:
    state = table(2)
    pawn(state, A, "monk", "des_mid")
    counted(state)
    state.active = B
    pawn(state, B, "monk", "des_mid")
    counted(state)
    assert (master(state, MONK), journeyman(state, MONK)) == (A, B)


def test_those_behind_move_up_to_a_vacancy_and_who_waits_takes_the_last_seat() -> None:
    state = table(3)
    for seat in (A, B, C):
        pawn(state, seat, "monk", "des_mid")
        counted(state)
    assert state.members[MONK] == (A, B)
    take_off(state, A)
    assert counted(state).members[MONK] == (B, C)


def test_newcomers_sit_down_by_stars_then_in_turn_order_from_the_active_player() -> None:
    state = table(3)
    for seat in (A, B, C):
        pawn(state, seat, "monk", "des_mid")
    pawn(state, B, "monk", "des_mid")
    state.active = C
    assert counted(state).members[MONK] == (B, C)


def test_with_fewer_markers_than_guilds_waiting_the_player_chooses() -> None:
    state = table(2)
    no_markers(state, A)
    pawn(state, A, "monk", "des_mid")
    pawn(state, A, "knight", "des_mid")
    counted(state)
    state.players[A].markers += 1
    state.supply_markers[A] -= 1
    asked = play(state, recount(state), "guild.monk")
    assert [(decision.seat, decision.kind, decision.options) for decision in asked] == [
        (A, "take_seat", ["guild.knight", "guild.monk"])
    ]
    assert state.members[MONK] == (A,)
    assert state.members[KNIGHT] == ()


def test_a_reeve_stays_with_master_and_journeyman_and_returns_from_an_apprentice() -> None:
    state = passing(4)
    state.players[B].reeves = 1 << KNIGHT
    counted(state)
    assert state.players[B].reeves == 1 << KNIGHT
    pawn(state, C, "knight", "des_mid")
    pawn(state, C, "knight", "des_mid")
    counted(state)
    assert state.players[B].reeves == 0
