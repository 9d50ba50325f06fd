"""7.10: Repeat and Déjà vu."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import (
    ACTIONS,
    CONQUER,
    DEFEND,
    GUILD,
    IMPROVE,
    INFLUENCE,
    MONK,
    MOVE,
    SALTPETER,
    TAX,
    count,
)
from meadhall.games.feudum.player import IMPROVEMENTS
from meadhall.games.feudum.rules.actions.repeat import repeat
from meadhall.games.feudum.state import State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    empty_hands,
    give,
    give_tile,
    lay,
    location,
    make_basic,
    pawn,
    play,
    rule,
    table,
)


def well_off() -> State:
    """A could do everything again."""
    state = table(2)
    pawn(state, A, "monk", "des_mid")
    rule(state, A, "des_e", kind="town")
    rule(state, A, "des_sw", kind="farm")
    rule(state, A, "isl_n")
    give(state, A, wood=2, iron=2)
    state.players[A].played = (1 << len(ACTIONS)) - 1
    return state


def names(*actions: str) -> list[str]:
    return ["pass", *(f"action.{action}" for action in actions)]


def test_without_saltpeter_only_cards_with_the_sign() -> None:
    asked = play(state := well_off(), repeat(state, A), "pass")
    assert asked[0].options == names("move", "influence", "guild")


def test_with_saltpeter_all_but_conquer_defend_and_repeat() -> None:
    state = well_off()
    give(state, A, saltpeter=1)
    asked = play(state, repeat(state, A), "pass")
    assert asked[0].options == names("migrate", "move", "influence", "improve", "explore", "harvest", "tax", "guild")
    assert count(state.players[A].goods, SALTPETER) == 1


def test_deja_vu_costs_a_saltpeter() -> None:
    state = well_off()
    give(state, A, saltpeter=1)
    play(state, repeat(state, A), "action.tax")
    assert count(state.players[A].goods, SALTPETER) == 0
    assert state.players[A].shillings == 9


def test_a_card_with_the_sign_costs_nothing() -> None:
    state = well_off()
    give(state, A, saltpeter=1)
    play(state, repeat(state, A), "action.influence", "location.des_mid")
    assert count(state.players[A].goods, SALTPETER) == 1
    assert state.ruler_of(location("des_mid")) == A


def test_the_basic_game_has_no_deja_vu() -> None:
    state = well_off()
    give(state, A, saltpeter=1)
    make_basic(state)
    asked = play(state, repeat(state, A), "pass")
    assert asked[0].options == names("move", "influence", "guild")


def test_only_own_cards_of_this_round() -> None:
    state = well_off()
    state.players[A].played = 1 << MOVE
    state.players[B].played = 1 << INFLUENCE
    asked = play(state, repeat(state, A), "pass")
    assert asked[0].options == names("move")
    state.players[A].played = 1 << CONQUER | 1 << DEFEND
    assert play(state, repeat(state, A)) == []


def test_a_repeated_guild_needs_another_guild() -> None:
    state = well_off()
    state.players[A].guilds_used = 1 << MONK
    asked = play(state, repeat(state, A), "action.guild", "guild.knight")
    assert "guild.monk" not in asked[1].options
    state.players[A].guilds_used = (1 << 6) - 1
    state.players[A].played = 1 << GUILD
    assert play(state, repeat(state, A)) == []


def test_what_would_do_nothing_is_not_offered() -> None:
    state = table(2)
    give(state, A, saltpeter=1)
    state.players[A].played = 1 << TAX | 1 << MOVE | 1 << INFLUENCE | 1 << IMPROVE
    assert play(state, repeat(state, A)) == []


def test_the_tile_that_pays_for_deja_vu_cannot_pay_for_the_improvement() -> None:
    state = table(2)
    empty_hands(state, A)
    rule(state, A, "isl_n")
    give_tile(state, A, "butts")
    state.players[A].played = 1 << IMPROVE
    assert play(state, repeat(state, A)) == []
    give(state, A, wood=1)
    play(state, repeat(state, A), "action.improve", "location.isl_n")
    assert state.players[A].points[IMPROVEMENTS] == 2
    assert state.players[A].goods == 0


def test_the_second_improve_sees_the_stacks_as_the_first_left_them() -> None:
    state = table(2)
    empty_hands(state, A)
    rule(state, A, "isl_n", "isl_e")
    give(state, A, wood=2, saltpeter=1)
    state.stacks[COMPONENTS.board.regions.index["region.island"]] = 3
    state.players[A].played = 1 << IMPROVE
    # The next tile of the region is a II, forbidden in epoch I: one of another stack, without points.
    play(state, repeat(state, A), "action.improve", "location.isl_n", "region.desert")
    assert state.players[A].points[IMPROVEMENTS] == 0
    assert state.stacks[COMPONENTS.board.regions.index["region.desert"]] == 3
    assert state.epoch == 1


def test_by_the_seed_a_move_may_be_repeated_for_pilfering_alone() -> None:
    state = table(2)
    pawn(state, A, "knight", "isl_s")
    rule(state, B, "isl_s", kind="town")
    lay(state, "isl_s", iron=1)
    state.players[A].played = 1 << MOVE
    play(state, repeat(state, A), "action.move", "done", "location.isl_s")
    assert state.goods_at[location("isl_s")] == 0
    assert state.players[A].moves == 0
