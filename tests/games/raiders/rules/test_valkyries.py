"""'Espólios e Valquírias': crew lost, the marker, and 'if killed'."""

from __future__ import annotations

from meadhall.engine.play.match import Match
from meadhall.games.raiders.components.pieces import BLACK, VALKYRIES
from meadhall.games.raiders.rules.raid import skills
from tests.games.raiders.table import (
    REVISED,
    A,
    B,
    C,
    asked,
    choose,
    crew,
    give,
    goods,
    names,
    offered,
    raided,
    sit,
    state_of,
    table,
)


def raid_for(tokens: str, *members: str, players: int = 2, others: tuple[str, ...] = (), scarce: str = "") -> Match:
    """A raids a harbour where only this set is left; the opponents have these crews."""
    state = table(players)
    raided(state, "harbour_west_2", "harbour_west_3")
    crew(state, A, *members)
    for seat, member in enumerate(others, 1):
        crew(state, seat, *member.split())
    give(state, A, provisions=2)
    match = sit(state, scarce=scarce, harbour_west_1=tokens)
    choose(match, "settlement.harbour_west")
    return match


def marker(match: Match, seat: int = A) -> int:
    return dict(match.scores()[seat].ties)["valkyries"]


def test_every_valkyrie_takes_a_crew_member_of_the_raider_s_choice() -> None:
    match = raid_for("valkyrie valkyrie gold gold", "warlord", "sage", "trader")
    assert asked(match) == (A, "mourn")
    assert offered(match) == {"crew.warlord", "crew.sage", "crew.trader"}
    choose(match, "crew.sage")
    assert offered(match) == {"crew.warlord", "crew.trader"}
    after = choose(match, "crew.warlord")
    assert names(after.players[A].crew) == ["trader"]
    assert names(after.discard) == ["sage", "warlord"]
    assert marker(match) == 2
    assert goods(after, A) == {"gold": 2}
    assert asked(match) == (B, "place")


def test_valkyries_go_to_the_supply_and_are_not_kept() -> None:
    state = table()
    crew(state, A, "warlord", "sage", "trader")
    give(state, A, provisions=2)
    match = sit(state, harbour_west_1="valkyrie valkyrie gold gold")
    before = state_of(match).supply[VALKYRIES]
    after = choose(match, "settlement.harbour_west", "space.harbour_west_1", "crew.sage", "crew.trader")
    assert after.supply[VALKYRIES] == before + 2


def test_valkyries_beyond_the_crew_are_removed_without_effect() -> None:
    state = table()
    crew(state, A, "sage", "trader")
    give(state, A, provisions=2)
    match = sit(state, harbour_west_1="valkyrie valkyrie valkyrie gold")
    before = state_of(match).supply[VALKYRIES]
    after = choose(match, "settlement.harbour_west", "space.harbour_west_1", "crew.sage")
    assert after.players[A].crew == []
    assert marker(match) == 2
    assert after.supply[VALKYRIES] == before + 3
    assert asked(match) == (B, "place")


def test_a_raid_without_valkyries_costs_nobody_s_life() -> None:
    match = raid_for("iron iron gold gold", "warlord", "sage")
    assert names(state_of(match).players[A].crew) == ["sage", "warlord"]
    assert marker(match) == 0


def test_an_eighth_valkyrie_takes_crew_but_the_marker_stays_at_seven() -> None:
    state = table()
    raided(state, "harbour_west_2", "harbour_west_3")
    crew(state, A, "warlord", "sage")
    give(state, A, provisions=2)
    state.players[A].valkyries = 7
    match = sit(state, harbour_west_1="valkyrie iron gold gold")
    after = choose(match, "settlement.harbour_west", "crew.sage")
    assert names(after.players[A].crew) == ["warlord"]
    assert marker(match) == 7
    assert dict(match.scores()[A].categories)["valkyries"] == 15


def test_deaths_are_counted_beyond_the_end_of_the_track() -> None:
    state = table()
    raided(state, "harbour_west_2", "harbour_west_3")
    crew(state, A, "ragnhildr", "warlord", "sage", "trader", "scout")
    give(state, A, provisions=2)
    state.players[A].valkyries = 5
    match = sit(state, harbour_west_1="valkyrie valkyrie valkyrie valkyrie")
    choose(match, "settlement.harbour_west")
    counted = []
    for member in ("warlord", "sage", "trader", "scout"):
        player = choose(match, f"crew.{member}").players[A]
        counted.append((player.valkyries, marker(match)))
    assert counted == [(6, 6), (7, 7), (8, 7), (9, 7)]
    assert match.view(B)["players"][A]["valkyries_taken"] == 9
    # Ragnhildr is one stronger for every two of the nine.
    after = state_of(match)
    assert names(after.players[A].crew) == ["ragnhildr"]
    assert skills(after, after.players[A], REVISED.settlement_names.index("settlement.outpost_east")) == 4


# 'If killed'.


def test_a_killed_gravedigger_leaves_a_gold() -> None:
    match = raid_for("valkyrie iron iron iron", "gravedigger", "sage")
    after = choose(match, "crew.gravedigger")
    assert goods(after, A) == {"iron": 3, "gold": 1}
    assert names(after.discard) == ["gravedigger"]


def test_a_killed_gravedigger_leaves_nothing_if_the_supply_has_no_gold() -> None:
    match = raid_for("valkyrie iron iron iron", "gravedigger", "sage", scarce="gold")
    explained = match.explain(A)
    assert explained is not None
    assert explained.warned == {"crew.gravedigger": "no_gold_left"}
    assert goods(choose(match, "crew.gravedigger"), A) == {"iron": 3}
    assert [(event.thing, event.amount) for event in match.events if event.kind == "none_left"] == [("good.gold", 1)]


def test_a_killed_mercenary_scores_a_point() -> None:
    match = raid_for("valkyrie iron iron iron", "mercenary", "sage")
    # One point for the harbour, one for the Mercenary.
    assert choose(match, "crew.mercenary").players[A].points == 2


def test_a_killed_berserker_goes_back_to_the_hand_and_the_marker_moves() -> None:
    match = raid_for("valkyrie iron iron iron", "berserker", "sage")
    after = choose(match, "crew.berserker")
    assert names(after.players[A].hand) == ["berserker"]
    assert names(after.players[A].crew) == ["sage"]
    assert after.discard == []
    assert marker(match) == 1


def test_a_berserker_cannot_die_twice_in_a_raid() -> None:
    match = raid_for("valkyrie valkyrie iron iron", "berserker", "sage")
    after = choose(match, "crew.berserker")
    assert names(after.players[A].hand) == ["berserker"]
    assert after.players[A].crew == []
    assert names(after.discard) == ["sage"]
    assert marker(match) == 2


def test_a_killed_avenger_makes_a_named_opponent_lose_a_crew_member_of_its_own_choice() -> None:
    match = raid_for("valkyrie iron iron iron", "avenger", "sage", players=3, others=("archer", "scout trader"))
    choose(match, "crew.avenger")
    assert asked(match) == (A, "opponent")
    assert offered(match) == {"seat.1", "seat.2"}
    choose(match, "seat.2")
    assert asked(match) == (C, "avenged")
    assert offered(match) == {"crew.scout", "crew.trader"}
    after = choose(match, "crew.scout")
    assert names(after.players[C].crew) == ["trader"]
    assert names(after.players[B].crew) == ["archer"]
    assert names(after.discard) == ["avenger", "scout"]
    assert marker(match, C) == 0
    assert asked(match) == (B, "place")


def test_an_avenger_cannot_name_an_opponent_without_crew() -> None:
    match = raid_for("valkyrie iron iron iron", "avenger", "sage", players=4, others=("archer", "", "scout trader"))
    choose(match, "crew.avenger")
    assert asked(match) == (A, "opponent")
    assert offered(match) == {"seat.1", "seat.3"}


def test_an_avenger_lost_to_an_avenger_does_not_act() -> None:
    match = raid_for("valkyrie iron iron iron", "avenger", "sage", others=("avenger trader",))
    choose(match, "crew.avenger")
    after = choose(match, "crew.avenger")
    assert names(after.discard) == ["avenger", "avenger"]
    assert names(after.players[A].crew) == ["sage"]
    assert asked(match) == (B, "place")


def test_nobody_lost_to_an_avenger_does_what_it_does_if_killed() -> None:
    for member in ("gravedigger", "mercenary", "berserker"):
        match = raid_for("valkyrie iron iron iron", "avenger", "sage", others=(f"{member} trader",))
        after = choose(match, "crew.avenger", f"crew.{member}")
        assert goods(after, B) == {}
        assert after.players[B].points == 0
        assert after.players[B].hand == []
        assert names(after.discard) == sorted(["avenger", member])


def test_an_avenger_finds_nobody_where_no_opponent_has_crew() -> None:
    match = raid_for("valkyrie iron iron iron", "avenger", "sage")
    choose(match, "crew.avenger")
    assert asked(match) == (B, "place")


def test_deaths_are_settled_one_at_a_time_with_what_follows_at_once() -> None:
    match = raid_for("valkyrie valkyrie iron iron", "avenger", "gravedigger", "sage", others=("scout trader",))
    choose(match, "crew.avenger")
    # The Avenger strikes before the second valkyrie takes its own.
    assert asked(match) == (B, "avenged")
    choose(match, "crew.scout")
    assert asked(match) == (A, "mourn")
    assert marker(match) == 1
    after = choose(match, "crew.gravedigger")
    assert goods(after, A) == {"iron": 2, "gold": 1}
    assert marker(match) == 2


def test_the_crew_still_scores_in_the_raid_that_kills_it() -> None:
    match = raid_for("valkyrie valkyrie iron iron", "warmonger", "warmonger")
    after = state_of(match)
    assert after.players[A].crew == []
    assert after.players[A].points == 3
    assert after.players[A].worker != BLACK
