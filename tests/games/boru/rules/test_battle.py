"""'Etapa da batalha' and 'Espólios de batalha'."""

from __future__ import annotations

from meadhall.engine.play.match import Match
from meadhall.games.boru.state import State
from tests.games.boru.table import A, B, C, asked, choose, give, offered, state_of, table, towns, upkeep_of


def fought(area: int, *invaders: int) -> State:
    """Everybody controls two towns; nobody is on the marriage track."""
    state = table(len(invaders))
    for seat, name in enumerate(("con", "lei", "mun")):
        give(state, seat, f"{name}1", f"{name}2")
    state.battle_area = area
    state.invaders = list(invaders)
    return state


def answer_all(match: Match) -> State:
    while match.pending and match.pending[0].kind == "lose_town":
        choose(match, offered(match)[0])
    return state_of(match)


def test_most_invaders_chooses_the_losers_town_and_takes_the_first_reward() -> None:
    match = upkeep_of(fought(2, 5, 3, 1))
    assert asked(match) == (A, "lose_town")
    assert offered(match) == ["town.mun1", "town.mun2"]
    state = choose(match, "town.mun2")
    assert state.vikings == towns("mun2")
    assert state.renown[A] == 2
    assert state.points == [12, 11, 10]
    assert state.invaders == [0, 2, 1]


def test_every_loser_loses_a_town_in_clockwise_order() -> None:
    match = upkeep_of(fought(1, 4, 0, 0))
    assert asked(match) == (A, "lose_town")
    assert offered(match) == ["town.lei1", "town.lei2"]
    choose(match, "town.lei1")
    assert offered(match) == ["town.mun1", "town.mun2"]
    state = choose(match, "town.mun1")
    assert state.vikings == towns("lei1", "mun1")
    assert state.points == [12, 10, 10]  # nobody has a token for the second reward


def test_with_a_tie_for_most_the_loser_chooses_and_nobody_gets_the_first_reward() -> None:
    match = upkeep_of(fought(1, 3, 3, 1))
    assert asked(match) == (C, "lose_town")
    state = choose(match, "town.mun1")
    assert state.renown == [1, 1, 1]
    assert state.points == [11, 11, 10]
    assert state.invaders == [2, 2, 1]


def told(match: Match) -> list[tuple[str, int, int]]:
    kinds = ("battle_fewest", "battle_most", "battle_tied")
    return [(event.kind, event.seat, event.amount) for event in match.events if event.kind in kinds]


def test_how_many_were_beaten_and_by_whom_is_told() -> None:
    match = upkeep_of(fought(2, 5, 3, 1))
    choose(match, "town.mun2")
    assert told(match) == [("battle_fewest", -1, 1), ("battle_most", A, 5)]
    tied = upkeep_of(fought(1, 3, 3, 1))
    choose(tied, "town.mun1")
    assert told(tied) == [("battle_fewest", -1, 1), ("battle_tied", -1, 3)]


def test_with_all_equal_everybody_loses_a_town_of_his_own_choice() -> None:
    match = upkeep_of(fought(1, 2, 2, 2))
    assert {decision.seat for decision in match.pending} == {A, B, C}
    match.choose("town.mun2", C)
    match.choose("town.con1", A)
    match.choose("town.lei1", B)
    state = state_of(match)
    assert state.vikings == towns("mun2", "con1", "lei1")
    assert state.points == [11, 11, 11]
    assert state.invaders == [1, 1, 1]


def test_with_nobody_fighting_everybody_loses_a_town_and_there_are_no_spoils() -> None:
    state = answer_all(upkeep_of(fought(3, 0, 0, 0)))
    assert state.vikings.bit_count() == 3
    assert state.points == [10, 10, 10]
    assert state.renown == [1, 1, 1]


def test_a_repelled_attack_costs_no_town_and_ties_still_get_the_second_reward() -> None:
    state = state_of(upkeep_of(fought(0, 4, 4, 2)))
    assert state.vikings == 0
    assert state.points == [11, 11, 10]
    assert state.invaders == [3, 3, 2]


def test_who_controls_no_town_loses_none() -> None:
    state = fought(1, 2, 1, 0)
    state.vikings = towns("mun1", "mun2")
    assert state_of(upkeep_of(state)).vikings == towns("mun1", "mun2")


def test_who_controls_no_town_loses_none_where_the_losers_choose_either() -> None:
    state = fought(1, 2, 2, 0)
    state.vikings = towns("mun1", "mun2")
    assert state_of(upkeep_of(state)).vikings == towns("mun1", "mun2")
    state = fought(1, 0, 0, 0)
    state.vikings = towns("mun1", "mun2")
    match = upkeep_of(state)
    assert {decision.seat for decision in match.pending} == {A, B}


def test_vikings_take_more_towns_than_the_box_has_tokens_for() -> None:
    state = fought(2, 5, 3, 1)
    held = towns("nun1", "nun2", "nun3", "nun4", "ula1", "ula2", "bre1", "bre2", "sun1", "sun2")
    give(state, C, "nun1", "nun2", "nun3", "nun4", "ula1", "ula2", "bre1", "bre2", "sun1", "sun2")
    state.vikings = held
    assert choose(upkeep_of(state), "town.mun2").vikings == held | towns("mun2")


def test_points_of_the_first_reward_count_the_renown_just_won() -> None:
    state = fought(0, 4, 1, 0)
    state.renown[A] = 3
    assert state_of(upkeep_of(state)).points[A] == 14


def test_a_town_with_a_monastery_can_be_lost_and_keeps_it() -> None:
    state = fought(2, 5, 3, 1)
    state.monasteries = towns("mun2")
    state = choose(upkeep_of(state), "town.mun2")
    assert state.monasteries == towns("mun2")


def test_invaders_left_in_the_area_go_back_and_those_not_returned_stay() -> None:
    state = answer_all(upkeep_of(fought(2, 5, 3, 1)))
    assert state.invaders == [0, 2, 1]
    assert state.battle_area in (9, 10, 11, 12, 13, 14)  # the next round's alone
