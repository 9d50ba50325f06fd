"""7.8, 7.9 and chapter 12: Conquer, Defend, Starve the People."""

from __future__ import annotations

import pytest

from meadhall.engine.state import Event
from meadhall.games.feudum.components.pieces import BEHEMOTH, DEFEND, FEUDUM, OUTPOST, SALTPETER, SULFUR, count, one
from meadhall.games.feudum.player import CONQUESTS, DEFENCES, IMMUNE_BITS, OFF_BOARD
from meadhall.games.feudum.rules.actions.conquer import conquer
from meadhall.games.feudum.state import NOBODY, State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    C,
    beads,
    give,
    hold,
    landscape,
    location,
    locations,
    only_food,
    pawn,
    play,
    rule,
    serf,
    subject,
    table,
    tame,
)

HERE = locations("for_se")
AT = "location.for_se"


def feudum(players: int = 2, **sides: str) -> State:
    """B rules a feudum with a subject; A has a knight and a monk there."""
    state = table(players, **sides)
    rule(state, B, "for_se", kind="feudum", icon="noble")
    subject(state, B, "for_se")
    pawn(state, A, "knight", "for_se")
    pawn(state, A, "monk", "for_se")
    return state


def test_a_feudum_falls_to_four_against_three() -> None:
    state = feudum()
    give(state, A, saltpeter=2)
    markers = state.players[B].markers
    play(state, conquer(state, A), AT, "amount.2", "serve")
    assert state.players[A].points[CONQUESTS] == 4
    assert state.players[A].military == 1
    assert state.kinds[FEUDUM] == 0
    assert state.kinds[OUTPOST] & HERE
    assert state.players[B].markers == markers + 2
    assert count(state.players[A].goods, SALTPETER) == 0


def test_a_draw_goes_to_the_defender_and_what_was_spent_is_spent() -> None:
    state = feudum()
    give(state, A, saltpeter=1)
    play(state, conquer(state, A), AT, "amount.1")
    assert state.players[A].points[CONQUESTS] == 0
    assert state.kinds[FEUDUM] == HERE
    assert count(state.players[A].goods, SALTPETER) == 0


def test_without_a_knight_saltpeter_adds_one_at_most() -> None:
    state = table(2)
    pawn(state, A, "monk", "for_se")
    pawn(state, B, "monk", "for_se")
    give(state, A, saltpeter=3)
    asked = play(state, conquer(state, A), AT, "amount.0")
    assert asked[-1].options == ["amount.0", "amount.1"]


@pytest.mark.parametrize(("side", "rules"), [("seed", True), ("published", False)])
def test_the_serf_of_a_third_player(side: str, rules: bool) -> None:
    state = table(3, conquered_serf=side)
    rule(state, B, "for_se", kind="feudum", icon="noble")
    serf(state, C, "for_se")
    for _ in range(3):
        pawn(state, A, "farmer", "for_se")
    play(state, conquer(state, A), AT, "pass")
    assert state.players[A].points[CONQUESTS] == 4
    assert state.players[C].ruled == (HERE if rules else 0)
    assert state.players[C].serfs == 0
    assert state.ruler_of(location("for_se")) == (C if rules else NOBODY)


def test_the_attackers_serf_adds_one_and_rules_the_outpost() -> None:
    for side in ("seed", "published"):
        state = table(2, conquered_serf=side)
        rule(state, B, "for_se", kind="feudum", icon="noble")
        serf(state, A, "for_se")
        pawn(state, A, "farmer", "for_se")
        pawn(state, A, "farmer", "for_se")
        play(state, conquer(state, A), AT, "serve")
        assert state.players[A].ruled == HERE


def test_a_held_knight_beats_the_behemoth_with_a_saltpeter() -> None:
    state = table(2)
    tame(state, A, BEHEMOTH, "for_se")
    pawn(state, B, "knight", "for_se")
    give(state, B, saltpeter=1)
    play(state, conquer(state, B), AT, "amount.1", "pass")
    assert state.players[B].points[CONQUESTS] == 2
    assert state.players[B].slayer
    assert state.monster_at[BEHEMOTH] == OFF_BOARD
    assert state.players[A].markers == 8


def test_defend_adds_one_and_scores_even_if_the_defence_fails() -> None:
    state = feudum()
    give(state, A, saltpeter=3)
    state.players[B].chosen = 1 << DEFEND
    asked = play(state, conquer(state, A), AT, "action.defend", "amount.3", "pass")
    assert asked[1].seat == B
    assert state.players[B].points[DEFENCES] == 1
    assert state.players[B].played == 1 << DEFEND
    assert state.players[A].points[CONQUESTS] == 4


def test_drunk_pawns_count_nothing() -> None:
    state = table(2)
    pawn(state, A, "monk", "for_se")
    pawn(state, B, "monk", "for_se")
    state.players[B].wine = 1
    state.bag -= one(SULFUR)
    play(state, conquer(state, A), AT, "pass")
    assert state.players[A].points[CONQUESTS] == 2
    assert state.players[B].pawn_at[0] == OFF_BOARD
    assert state.players[B].wine == 0


def test_a_weapon_is_used_up() -> None:
    state = table(2)
    bow = COMPONENTS.cards.writs.index["mandate.bow"]
    hold(state, A, "mandate.bow")
    pawn(state, A, "monk", "for_se")
    pawn(state, B, "monk", "for_se")
    give(state, A, wood=1)
    play(state, conquer(state, A), AT, "way.2", "pass")
    assert state.players[A].points[CONQUESTS] == 2
    assert state.players[A].writs == 0
    assert (state.deck[0], state.deck_known[0]) == (bow, 0b11)


def hunger(**sides: str) -> State:
    """A's noble beside B's subject; one bead lies on the chickens."""
    state = table(2, **sides)
    rule(state, B, "for_se")
    subject(state, B, "for_se")
    pawn(state, A, "noble", "for_se")
    return state


@pytest.mark.parametrize(("side", "choices"), [("seed", ()), ("published", ("pass",))])
def test_starve_the_people(side: str, choices: tuple[str, ...]) -> None:
    state = hunger(starve_disc=side)
    markers = state.players[B].markers
    play(state, conquer(state, A), "ability.starve_the_people", *choices)
    assert state.players[B].subjects == 0
    assert state.players[B].markers == markers + 1
    assert state.players[A].points[CONQUESTS] == 0
    assert state.players[A].military == (1 if side == "seed" else 0)
    assert state.chickens == 0


def test_royal_immunity_repels_it_and_lays_a_seal_under_the_marker() -> None:
    state = hunger()
    state.players[B].chosen = 1 << DEFEND
    play(state, conquer(state, A), "ability.starve_the_people", "ability.royal_immunity")
    assert state.players[B].subjects == HERE
    assert [entry >> IMMUNE_BITS for entry in state.players[B].immune] == [location("for_se")]
    assert state.players[B].points[DEFENCES] == 1
    assert state.players[A].military == 0
    assert state.chickens.bit_count() == 1
    assert play(state, conquer(state, A)) == []


def test_seals_under_markers_go_to_their_owner_with_a_conquered_feudum() -> None:
    state = feudum()
    state.players[B].immune = [location("for_se") << IMMUNE_BITS | state.pool.pop()]
    give(state, A, saltpeter=2)
    play(state, conquer(state, A), AT, "amount.2", "pass")
    assert state.players[B].immune == []
    assert len(state.players[B].seals) == 1


def test_a_drunk_knight_allows_one_saltpeter_only() -> None:
    state = table(2)
    pawn(state, A, "knight", "for_se")
    pawn(state, B, "monk", "for_se")
    state.players[A].wine = 1
    state.bag -= one(SULFUR)
    give(state, A, saltpeter=3)
    asked = play(state, conquer(state, A), AT, "amount.1")
    assert asked[-1].options == ["amount.0", "amount.1"]
    assert state.players[A].points[CONQUESTS] == 0


def test_pieces_of_third_players_do_not_matter() -> None:
    state = table(3)
    for _ in range(3):
        pawn(state, A, "monk", "for_se")
        pawn(state, C, "monk", "for_se")
    pawn(state, B, "monk", "for_se")
    play(state, conquer(state, A), AT, "target.2_1", "pass")
    assert state.players[B].pawns_out == 0


def test_outposts_farms_and_towns_are_no_targets_and_own_things_neither() -> None:
    state = table(2)
    rule(state, B, "for_se", kind="town")
    pawn(state, A, "monk", "for_se")
    assert play(state, conquer(state, A)) == []
    rule(state, A, "des_mid", kind="feudum", icon="monk")
    pawn(state, A, "monk", "des_mid")
    assert play(state, conquer(state, A)) == []


def test_pawns_of_the_ruler_defend_a_feudum_and_stay_after_it_has_fallen() -> None:
    state = feudum()
    pawn(state, B, "monk", "for_se")
    give(state, A, saltpeter=4)
    state.goods_at[location("for_se")] = one(SALTPETER)
    state.bag -= one(SALTPETER)
    # 2 + 4 against 2 + 1 + 2.
    play(state, conquer(state, A), AT, "kind.feudum", "amount.4", "pass")
    assert state.players[A].points[CONQUESTS] == 4
    assert state.players[B].pawns_out == 1
    assert state.goods_at[location("for_se")] == one(SALTPETER)
    assert state.icons[4] == 0


def test_without_a_free_disc_or_an_open_space_nobody_serves() -> None:
    for military, reeves in ((3, 0), (1, 0b11)):
        state = table(2)
        pawn(state, B, "monk", "for_se")
        for _ in range(3):
            pawn(state, A, "monk", "for_se")
        state.players[A].military = military
        state.players[A].reeves = reeves
        # Reeves stay while their owner is a member.
        for number in (0, 1):
            state.members[number] = (A,) if reeves else ()
            state.players[A].markers -= 1 if reeves else 0
        play(state, conquer(state, A), AT)
        assert state.players[A].military == military


def test_a_starved_serf_goes_home_and_its_landscape_stays() -> None:
    state = table(2)
    rule(state, A, "for_se")
    serf(state, B, "for_se")
    landscape(state, "orchard", "for_se", 3)
    pawn(state, A, "noble", "for_se")
    state.players[A].wine = 1
    state.bag -= one(SULFUR)
    play(state, conquer(state, A), "ability.starve_the_people")
    assert state.players[B].serfs == 0
    assert state.landscape_holds[location("for_se")] == 3


def test_starving_takes_two_beads_from_the_chickens_and_no_defend_helps() -> None:
    state = hunger()
    beads(state, "chickens", 2, 3)
    pool = len(state.pool)
    only_food(state, B, 0)
    state.players[B].chosen = 1 << DEFEND
    play(state, conquer(state, A), "ability.starve_the_people")
    assert state.players[B].subjects == 0
    assert len(state.pool) == pool + 2


def test_royal_immunity_repels_without_a_seal_too() -> None:
    state = hunger()
    state.players[B].chosen = 1 << DEFEND
    state.players[A].seals, state.pool = state.pool, []
    play(state, conquer(state, A), "ability.starve_the_people", "ability.royal_immunity")
    assert state.players[B].subjects == HERE
    assert state.players[B].immune == []


def test_the_log_names_an_attacked_pawn_by_its_character() -> None:
    state = table(2)
    for character in ("knight", "monk", "farmer"):
        pawn(state, A, character, "for_se")
    pawn(state, B, "noble", "for_se")
    told: list[Event] = []
    state.told = told
    play(state, conquer(state, A), AT, "serve")
    assert [(event.kind, event.thing) for event in told if event.kind.startswith("attack")] == [
        ("attacks", "pawn.noble"),
        ("attack_succeeds", "pawn.noble"),
    ]
