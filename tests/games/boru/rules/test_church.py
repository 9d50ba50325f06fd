"""'Etapa da Igreja'."""

from __future__ import annotations

from meadhall.games.boru.state import State
from tests.games.boru.table import A, B, C, asked, choose, give, offered, state_of, table, towns, upkeep_of


def prayed(*discs: int) -> State:
    state = table(len(discs))
    for seat, name in enumerate(("con", "lei", "mun")):
        give(state, seat, f"{name}1", f"{name}2")
    state.church = list(discs)
    state.marker = C
    return state


def test_the_sole_leader_builds_takes_the_marker_and_all_discs_back() -> None:
    match = upkeep_of(prayed(5, 2, 2))
    assert asked(match) == (A, "monastery")
    state = choose(match, "town.con2")
    assert state.monasteries == towns("con2")
    assert state.marker == A
    assert state.church == [0, 1, 1]
    assert state.points == [10, 11, 11]


def test_who_took_the_marker_at_church_leads_the_next_round() -> None:
    match = upkeep_of(prayed(5, 2, 2))
    choose(match, "town.con2")
    while asked(match)[1] == "keep":
        for decision in list(match.pending):
            match.choose(decision.options[0], decision.seat)
    assert asked(match) == (A, "lead")


def test_a_tie_leaves_the_marker_and_both_build_late() -> None:
    match = upkeep_of(prayed(5, 5, 1))
    # Clockwise from the marker's holder C: first A, then B.
    assert asked(match) == (A, "monastery")
    choose(match, "town.con1")
    assert asked(match) == (B, "monastery")
    state = choose(match, "town.lei2")
    assert state.marker == C
    assert state.points == [11, 11, 10]
    assert state.church == [0, 0, 1]


def test_late_monasteries_begin_with_whoever_now_has_the_marker() -> None:
    state = prayed(6, 5, 4)
    match = upkeep_of(state)
    choose(match, "town.con1")  # A leads, builds and takes the marker; B has 5 - 1 = 4, C has 4
    assert asked(match) == (B, "monastery")
    choose(match, "town.lei1")
    assert asked(match) == (C, "monastery")


def test_without_a_site_the_leader_still_takes_the_marker_and_his_discs() -> None:
    state = prayed(3, 0, 0)
    state.monasteries = towns("con1", "con2")
    after = state_of(upkeep_of(state))
    assert after.monasteries == towns("con1", "con2")
    assert after.marker == A
    assert after.church == [0, 0, 0]


def test_without_a_site_late_discs_stay() -> None:
    state = prayed(6, 5, 0)
    state.monasteries = towns("lei1", "lei2")
    after = choose(upkeep_of(state), "town.con1")
    assert after.church == [0, 4, 0]
    assert after.points == [10, 11, 10]


def test_a_viking_held_town_gets_no_monastery() -> None:
    state = prayed(5, 2, 2)
    give(state, A, "con5")
    state.vikings = towns("con2")
    assert offered(upkeep_of(state)) == ["town.con1", "town.con5"]


def test_with_nobody_at_church_nothing_happens() -> None:
    after = state_of(upkeep_of(prayed(0, 0, 0)))
    assert after.marker == C
    assert after.points == [10, 10, 10]
    assert after.monasteries == 0
