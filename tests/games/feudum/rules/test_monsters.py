"""Chapter 13: monsters on the map, and chapter 12 with them."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import BEHEMOTH, DEFEND, SEA_SERPENT, SHIP, one
from meadhall.games.feudum.player import CONQUESTS, DEFENCES, OFF_BOARD
from meadhall.games.feudum.rules.actions.conquer import conquer
from meadhall.games.feudum.rules.actions.influence import influence
from meadhall.games.feudum.rules.actions.migrate import migrate
from meadhall.games.feudum.rules.actions.move import destinations, move
from meadhall.games.feudum.rules.guilds.knight import dens
from meadhall.games.feudum.state import State
from tests.games.feudum.table import A, B, give, lay, location, locations, pawn, play, rule, table, tame

PAWNS = 3


def lair() -> State:
    """A's behemoth and B's lone knight at for_se."""
    state = table(2)
    tame(state, A, BEHEMOTH, "for_se")
    pawn(state, B, "knight", "for_se")
    return state


def test_a_held_pawn_migrates_off() -> None:
    state = lair()
    assert play(state, move(state, B)) == []
    play(state, migrate(state, B), "piece.1")
    assert state.players[B].pawn_at[0] == OFF_BOARD


def test_without_saltpeter_one_against_one_fails() -> None:
    state = lair()
    play(state, conquer(state, B), "location.for_se")
    assert state.players[B].points[CONQUESTS] == 0
    assert state.monster_owner[BEHEMOTH] == A


def test_a_pawn_may_enter_the_lair_but_not_pass_through() -> None:
    state = lair()
    for _ in range(2):
        pawn(state, B, "knight", "des_mid")
    assert destinations(state, B, 1) & locations("for_se")
    asked = play(state, move(state, B), "piece.2", "location.for_se", "done")
    assert asked[2].options == ["done", "piece.3"]


def test_a_held_pawn_may_influence_and_pilfer_and_pays_no_attention_to_its_own_monster() -> None:
    state = lair()
    lay(state, "for_se", iron=1)
    play(state, influence(state, B), "location.for_se")
    assert state.players[B].ruled == locations("for_se")
    state.players[B].ruled = 0
    state.players[B].markers += 1
    play(state, move(state, B), "location.for_se")
    assert state.goods_at[location("for_se")] == 0
    state.monster_owner[BEHEMOTH] = B
    state.supply_markers[A] += 1
    state.supply_markers[B] -= 1
    assert destinations(state, B, 0)


def test_a_held_monk_gives_the_point_of_the_seed_but_not_the_step_of_the_published_rules() -> None:
    for side, asked_for in (("seed", 3), ("published", 2)):
        state = table(2, godspeed=side)
        tame(state, A, BEHEMOTH, "for_se")
        pawn(state, B, "monk", "for_se")
        pawn(state, B, "knight", "des_mid")
        there, back = "location.des_west", "location.des_mid"
        choices = ["piece.2", there, "piece.2", back, "piece.2", there][: 2 * asked_for]
        asked = play(state, move(state, B), *choices)
        assert [decision.kind for decision in asked].count("move") == asked_for


def test_where_monsters_go() -> None:
    state = table(2)
    tame(state, A, BEHEMOTH, "bad_mid")
    tame(state, A, SEA_SERPENT, "des_n")
    state.vessels += state.workshop
    state.workshop = 0
    # Roads and flights, but no ferry; ship and submersible routes.
    assert destinations(state, A, PAWNS + BEHEMOTH) == locations("bad_ne")
    assert destinations(state, A, PAWNS + SEA_SERPENT) == locations("isl_e", "bad_river", "sea_e")
    state.monster_at[BEHEMOTH] = location("des_e")
    assert destinations(state, A, PAWNS + BEHEMOTH) == locations("des_sw", "bad_se")


def test_a_monster_pilfers_but_adds_no_influence() -> None:
    state = table(2)
    tame(state, A, BEHEMOTH, "des_mid")
    lay(state, "des_west", iron=1)
    play(state, move(state, A), "monster.behemoth", "location.des_west", "location.des_west")
    assert state.goods_at[location("des_west")] == 0
    assert play(state, influence(state, A)) == []


def test_a_monster_attacks_and_defends_with_one_each() -> None:
    state = table(2)
    tame(state, A, BEHEMOTH, "for_se")
    tame(state, B, SEA_SERPENT, "for_se")
    pawn(state, A, "monk", "for_se")
    play(state, conquer(state, A), "location.for_se", "serve")
    # 1 + 1 against 1.
    assert state.players[A].points[CONQUESTS] == 2
    assert state.players[A].slayer
    assert state.monster_at[SEA_SERPENT] == OFF_BOARD
    assert state.players[B].markers == 8
    # Whoever likes may tame it again.
    rule(state, B, "sea_n")
    assert dens(state, B, SEA_SERPENT) == locations("sea_n")


def test_pieces_of_one_owner_defend_together_and_only_the_target_leaves() -> None:
    state = table(2)
    for _ in range(3):
        pawn(state, A, "knight", "for_se")
    tame(state, B, BEHEMOTH, "for_se")
    pawn(state, B, "monk", "for_se")
    give(state, A, saltpeter=1)
    asked = play(state, conquer(state, A), "location.for_se", "monster.behemoth", "amount.1", "pass")
    # 3 + 1 against 1 + 2.
    assert asked[1].options == ["target.2_1", "monster.behemoth"]
    assert state.monster_at[BEHEMOTH] == OFF_BOARD
    assert state.players[B].pawns_out == 1


def test_defend_protects_a_monster() -> None:
    state = table(2)
    pawn(state, A, "monk", "for_se")
    pawn(state, A, "monk", "for_se")
    tame(state, B, BEHEMOTH, "for_se")
    state.players[B].chosen = 1 << DEFEND
    play(state, conquer(state, A), "location.for_se", "action.defend")
    assert state.monster_owner[BEHEMOTH] == B
    assert state.players[B].points[DEFENCES] == 1


def test_a_beaten_pawn_leaves_its_vessel_behind() -> None:
    state = table(2)
    for _ in range(3):
        pawn(state, A, "monk", "des_n")
    pawn(state, B, "monk", "des_n")
    state.vessels += state.workshop - one(SHIP)
    state.workshop = 0
    state.players[B].pawn_vessel[0] = SHIP
    play(state, conquer(state, A), "location.des_n", "pass")
    assert state.players[B].pawns_out == 0
    assert state.vessels_at[location("des_n")] != 0
