"""7.3: Influence."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import MERCHANT, NOBLE
from meadhall.games.feudum.player import IMMUNE_BITS
from meadhall.games.feudum.rules.actions.influence import influence, may_add
from meadhall.games.feudum.rules.membership import recount
from tests.games.feudum.table import A, B, C, location, locations, pawn, play, rule, serf, subject, table

TOWN = locations("des_e")


def test_an_empty_location_is_ruled() -> None:
    state = table(2)
    pawn(state, A, "monk", "des_e")
    pawn(state, A, "monk", "des_e")
    pawn(state, A, "monk", "des_n")
    asked = play(state, influence(state, A), "location.des_e", "done")
    assert asked[0].options == ["done", "location.des_n", "location.des_e"]
    assert asked[1].options == ["done", "location.des_n"]
    assert state.players[A].ruled == TOWN


def test_the_serf_who_adds_the_third_marker_rules() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    serf(state, B, "des_e")
    pawn(state, B, "monk", "des_e")
    play(state, influence(state, B), "location.des_e")
    first, second = state.players
    assert (first.ruled, first.serfs) == (0, TOWN)
    assert (second.ruled, second.subjects, second.serfs) == (TOWN, TOWN, 0)


def test_a_feudum_is_not_taken_by_influence_but_by_the_seed_it_is() -> None:
    for side, may in (("published", False), ("seed", True)):
        state = table(2, feudum_influence=side)
        rule(state, A, "des_e", kind="feudum", icon="monk")
        assert may_add(state, B, location("des_e"))
        serf(state, B, "des_e")
        assert may_add(state, B, location("des_e")) == may


def test_a_subject_may_come_first_and_then_a_serf_fills_the_location() -> None:
    state = table(3)
    rule(state, A, "des_e", kind="farm")
    pawn(state, A, "monk", "des_e")
    play(state, influence(state, A), "location.des_e")
    assert state.players[A].subjects == TOWN
    pawn(state, B, "monk", "des_e")
    play(state, influence(state, B), "location.des_e")
    assert state.players[B].serfs == TOWN
    assert not any(may_add(state, seat, location("des_e")) for seat in (A, B, C))


def test_only_two_players_have_markers_at_a_location() -> None:
    state = table(3)
    rule(state, A, "des_e")
    serf(state, B, "des_e")
    assert [may_add(state, seat, location("des_e")) for seat in (A, B, C)] == [True, True, False]


def test_money_is_influence() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    pawn(state, B, "merchant", "des_e")
    state.members[MERCHANT] = (B,)
    state.supply_markers[B] -= 1
    state.told = []
    play(state, influence(state, B), "location.des_e", "role.ruler")
    assert [(told.seat, told.thing, told.other) for told in state.told if told.kind == "demoted"] == [
        (A, "location.des_e", B)
    ]
    assert (state.players[B].ruled, state.players[A].serfs) == (TOWN, TOWN)
    assert (state.players[B].shillings, state.players[B].markers) == (6, 6)


def test_money_moves_no_ruler_with_a_subject() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    subject(state, A, "des_e")
    pawn(state, B, "merchant", "des_e")
    asked = play(state, influence(state, B), "location.des_e")
    assert len(asked) == 1
    assert state.players[B].serfs == TOWN
    assert state.players[B].shillings == 7


def test_money_works_once_an_action() -> None:
    state = table(2)
    rule(state, A, "des_e", "des_n", kind="town")
    pawn(state, B, "merchant", "des_e")
    pawn(state, B, "merchant", "des_n")
    play(state, influence(state, B), "location.des_e", "role.ruler", "location.des_n")
    assert state.players[B].serfs == locations("des_n")


def test_a_guild_seat_takes_its_marker_before_the_next_location() -> None:
    state = table(2)
    player = state.players[A]
    pawn(state, A, "monk", "des_e")
    pawn(state, A, "monk", "des_n")
    state.supply_markers[A] += player.markers - 2
    player.markers = 2
    play(state, influence(state, A), "location.des_e")
    assert player.ruled == TOWN
    assert player.markers == 0


def test_a_seal_stays_with_a_marker_that_becomes_a_subject() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    serf(state, B, "des_e")
    state.players[B].immune = [location("des_e") << IMMUNE_BITS | state.pool.pop()]
    pawn(state, B, "monk", "des_e")
    play(state, influence(state, B), "location.des_e")
    assert state.players[B].subjects == TOWN
    assert len(state.players[B].immune) == 1


def test_money_takes_no_feudum_but_by_the_seed_it_does() -> None:
    for side, asked_for in (("published", 1), ("seed", 2)):
        state = table(2, feudum_influence=side)
        rule(state, A, "des_e", kind="feudum", icon="monk")
        pawn(state, B, "merchant", "des_e")
        choices = ["role.ruler"] if asked_for == 2 else []
        play(state, influence(state, B), "location.des_e", *choices)
        assert (state.players[B].ruled == TOWN) == (asked_for == 2)


def test_without_a_shilling_or_with_the_merchant_elsewhere_money_does_nothing() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    pawn(state, B, "merchant", "des_n")
    pawn(state, B, "monk", "des_e")
    play(state, influence(state, B), "location.des_e", "done")
    assert state.players[B].serfs == TOWN
    state = table(2)
    rule(state, A, "des_e", kind="town")
    pawn(state, B, "merchant", "des_e")
    state.shillings += 7
    state.players[B].shillings = 0
    play(state, influence(state, B), "location.des_e")
    assert state.players[B].serfs == TOWN


def test_without_markers_nobody_adds_influence() -> None:
    state = table(2)
    pawn(state, A, "monk", "des_e")
    state.supply_markers[A] += 7
    state.players[A].markers = 0
    assert play(state, influence(state, A)) == []


def test_a_change_of_ruler_is_recounted() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    serf(state, B, "des_e")
    for seat in (A, B):
        pawn(state, seat, "noble", "des_e")
        play(state, recount(state))
    assert state.members[NOBLE] == (A, B)
    play(state, influence(state, B), "location.des_e")
    assert state.members[NOBLE] == (B, A)
