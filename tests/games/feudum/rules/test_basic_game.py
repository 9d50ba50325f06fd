"""Chapter 18: the basic game has the upper halves of the cards alone."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import HARVEST, IMPROVE, TAX
from meadhall.games.feudum.rules.actions.conquer import conquer
from meadhall.games.feudum.rules.actions.explore import explore
from meadhall.games.feudum.rules.actions.guild import guild
from meadhall.games.feudum.rules.actions.harvest import harvest
from meadhall.games.feudum.rules.actions.improve import improve
from meadhall.games.feudum.rules.actions.influence import influence
from meadhall.games.feudum.rules.actions.migrate import entrances
from meadhall.games.feudum.rules.actions.move import move
from meadhall.games.feudum.rules.actions.repeat import repeat
from meadhall.games.feudum.rules.actions.tax import tax
from meadhall.games.feudum.state import State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    give,
    give_tile,
    hold,
    locations,
    make_basic,
    pawn,
    play,
    rule,
    seated,
    serf,
    subject,
    table,
    wine,
)


def basic() -> State:
    return make_basic(table(2))


def test_no_distant_kin() -> None:
    state = basic()
    pawn(state, A, "alchemist", "isl_n")
    assert entrances(state, A) == locations("isl_n")


def test_no_godspeed() -> None:
    state = basic()
    pawn(state, A, "monk", "des_mid")
    asked = play(state, move(state, A), "piece.1", "location.des_west")
    assert [decision.kind for decision in asked] == ["move", "move_to"]


def test_no_money_for_influence() -> None:
    state = basic()
    rule(state, B, "des_e", kind="town")
    pawn(state, A, "merchant", "des_e")
    play(state, influence(state, A), "location.des_e")
    assert state.players[A].serfs == locations("des_e")


def test_no_landscapes() -> None:
    state = basic()
    rule(state, B, "des_e")
    serf(state, A, "des_e")
    give(state, A, wood=1)
    give_tile(state, A, "butts")
    assert play(state, improve(state, A)) == []


def test_no_shovels_and_swords() -> None:
    state = basic()
    rule(state, A, "des_e")
    give(state, A, iron=1)
    asked = play(state, explore(state, A), "action.explore", COMPONENTS.cards.writs.names[state.deck[-1]])
    assert len(asked) == 2


def test_nobody_inspects_the_harvest() -> None:
    state = basic()
    rule(state, A, "des_e", kind="farm")
    pawn(state, A, "farmer", "des_e")
    rules = harvest(state, A)
    next(rules)
    rules.send("location.des_e")
    assert state.aside == 0


def test_no_reinforcements() -> None:
    state = basic()
    rule(state, A, "des_e", kind="town")
    pawn(state, A, "knight", "des_e")
    play(state, tax(state, A))
    assert state.players[A].markers == 7


def test_nobody_starves_the_people() -> None:
    state = basic()
    rule(state, B, "des_e")
    subject(state, B, "des_e")
    pawn(state, A, "noble", "des_e")
    assert play(state, conquer(state, A)) == []


def test_no_deja_vu_and_no_feast() -> None:
    state = basic()
    rule(state, A, "des_e", kind="town")
    give(state, A, saltpeter=1)
    state.players[A].played = 1 << TAX | 1 << HARVEST | 1 << IMPROVE
    assert play(state, repeat(state, A)) == []
    seated(state, "monk", B)
    for seat in (A, B):
        pawn(state, seat, "monk", "des_mid")
    wine(state, A, 1)
    asked = play(state, guild(state, A), "pass")
    assert "ability.feast" not in asked[0].options


def test_weapons_stay() -> None:
    state = basic()
    hold(state, A, "mandate.sword")
    for _ in range(2):
        pawn(state, A, "monk", "for_se")
    pawn(state, B, "monk", "for_se")
    state.bag += state.players[A].goods
    state.players[A].goods = 0
    play(state, conquer(state, A), "location.for_se", "way.1", "pass")
    assert state.players[B].pawns_out == 0
