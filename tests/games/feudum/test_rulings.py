"""Chapter 21: rulings that no test of a chapter holds, each by its number."""

from __future__ import annotations

import pytest

from meadhall.games.feudum.components.pieces import (
    BEHEMOTH,
    DEFEND,
    FARMER,
    MERCHANT,
    MONK,
    NOBLE,
    SALTPETER,
    SULFUR,
    TOWN,
    count,
    one,
    size,
)
from meadhall.games.feudum.player import CONQUESTS, DEFENCES, FUNCTIONS, IMMUNE_BITS
from meadhall.games.feudum.rules.actions.conquer import conquer
from meadhall.games.feudum.rules.actions.improve import feudums_left, improvable
from meadhall.games.feudum.rules.actions.influence import influence
from meadhall.games.feudum.rules.actions.move import move
from meadhall.games.feudum.rules.dawn import dawn, landscape_points, region_points
from meadhall.games.feudum.rules.guilds.farmer import trade
from meadhall.games.feudum.rules.guilds.functions import PULL, carry_out
from meadhall.games.feudum.rules.guilds.monk import trade as monk_trade
from meadhall.games.feudum.rules.mandates import playable_mandates
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.scoring import charter_points
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    C,
    beads,
    give,
    give_tile,
    goods,
    hold,
    landscape,
    lay,
    location,
    pawn,
    play,
    rule,
    seals,
    seated,
    serf,
    stock,
    subject,
    table,
    tame,
)

AT = "location.for_se"


def test_r16_a_tile_is_no_seal() -> None:
    state = table(2)
    rule(state, A, "des_n", kind="town")
    give_tile(state, A, "orchard")
    assert not improvable(state, A) & state.kinds[TOWN]


def test_r27_the_last_step_of_a_monk_alone_makes_a_move_successful() -> None:
    state = table(2, godspeed="published")
    pawn(state, A, "monk", "des_mid")
    play(state, move(state, A), "done", "piece.1", "location.des_west")
    assert state.players[A].moves == 1


def test_r30_a_third_player_adds_nothing_where_two_have_markers() -> None:
    state = table(3)
    rule(state, A, "des_n", kind="town")
    serf(state, B, "des_n")
    pawn(state, C, "merchant", "des_n")
    assert play(state, influence(state, C)) == []


def test_r41_a_landscape_scores_for_the_serf_of_today_and_a_subject_tends_nothing() -> None:
    state = table(3)
    rule(state, A, "des_n", kind="town")
    subject(state, A, "des_n")
    landscape(state, "orchard", "des_n")
    assert [landscape_points(state, seat) for seat in (A, B, C)] == [0, 0, 0]
    serf(state, B, "des_n")
    assert [landscape_points(state, seat) for seat in (A, B, C)] == [0, 2, 0]
    # The region is active for both, for neither of them twice (R85).
    assert [region_points(state, seat) for seat in (A, B, C)] == [1, 1, 0]


def test_r43_a_farm_of_any_size_is_sent() -> None:
    state = table(2, farm_limit="published", farmer_trade="published")
    rule(state, A, "des_e", kind="farm")
    lay(state, "des_e", iron=13)
    beads(state, "chickens")
    stock(state, "barn")
    play(state, trade(state, A), "amount.0")
    assert state.goods_at[location("des_e")] == 0
    assert state.barn == goods(iron=10)
    assert state.players[A].shillings == 7 + 6


def test_r47_stars_count_for_a_mandate_without_a_seat() -> None:
    state = table(2)
    hold(state, A, "mandate.west_guilds")
    pawn(state, A, "farmer", "des_mid")
    rule(state, A, "des_e", "des_n", kind="farm")
    assert playable_mandates(state, A) == state.players[A].writs
    assert state.members[FARMER] == ()


def test_r52_the_attacker_sees_defend_before_saltpeter_and_may_let_the_attack_fail() -> None:
    state = table(2)
    rule(state, B, "for_se", kind="feudum", icon="noble")
    for character in ("knight", "monk", "monk"):
        pawn(state, A, character, "for_se")
    give(state, A, saltpeter=2)
    state.players[B].chosen = 1 << DEFEND
    asked = play(state, conquer(state, A), AT, "action.defend", "amount.0")
    assert [decision.kind for decision in asked] == ["conquer", "defend", "saltpeter"]
    assert state.players[A].points[CONQUESTS] == 0
    assert state.players[B].points[DEFENCES] == 1
    assert count(state.players[A].goods, SALTPETER) == 2


@pytest.mark.parametrize("hindrance", ["drunk", "held"])
def test_r55_a_noble_starves_the_people_drunk_or_held_whoever_rules(hindrance: str) -> None:
    state = table(3)
    rule(state, B, "for_se", kind="town")
    serf(state, C, "for_se")
    noble = pawn(state, A, "noble", "for_se")
    if hindrance == "drunk":
        state.players[A].wine = 1 << noble
        state.bag -= one(SULFUR)
    else:
        tame(state, B, BEHEMOTH, "for_se")
    markers = state.players[C].markers
    play(state, conquer(state, A), "ability.starve_the_people")
    assert state.players[C].serfs == 0
    assert state.players[C].markers == markers + 1


def test_r58_the_disc_of_a_conquered_feudum_can_be_chosen_again() -> None:
    state = table(2)
    rule(state, B, "for_se", "des_n", kind="feudum", icon="noble")
    for character in ("knight", "monk", "monk"):
        pawn(state, A, character, "for_se")
    assert not feudums_left(state) >> NOBLE & 1
    play(state, conquer(state, A), AT, "pass")
    assert feudums_left(state) >> NOBLE & 1


def test_r58_a_serf_that_rules_a_conquered_feudum_tends_its_landscape_no_more() -> None:
    state = table(2)
    rule(state, B, "for_se", kind="feudum", icon="noble")
    landscape(state, "orchard", "for_se", 3)
    serf(state, A, "for_se")
    for character in ("knight", "monk"):
        pawn(state, A, character, "for_se")
    assert landscape_points(state, A) == 4
    play(state, conquer(state, A), AT, "pass")
    assert state.players[A].ruled >> location("for_se") & 1
    assert landscape_points(state, A) == 0
    assert state.landscape_holds[location("for_se")] == 3


def test_r62_a_marker_that_comes_home_in_a_recount_takes_the_next_seat_that_waits() -> None:
    state = table(2)
    pawn(state, A, "monk", "des_mid")
    seated(state, "farmer", A)
    state.supply_markers[A] += state.players[A].markers
    state.players[A].markers = 0
    play(state, recount(state))
    assert state.members[FARMER] == ()
    assert state.members[MONK] == (A,)


def test_r70_a_column_is_a_goal_of_a_pull_as_a_row_is() -> None:
    state = table(3)
    seated(state, "merchant", B, A)
    stock(state, "shelves", saltpeter=1, sulfur=1, iron=1, wood=1)
    stock(state, "barn", food=1)
    state.supply_markers[A] += state.players[A].markers
    state.players[A].markers = 0
    kept = COMPONENTS.cards.writs.names[state.deck[-1]]
    play(state, carry_out(state, A, MERCHANT, PULL), "pass", kept)
    assert state.players[A].points[FUNCTIONS] == 3
    state = table(3)
    seated(state, "noble", B, A)
    seals(state, scroll_2=2)
    kept = COMPONENTS.cards.writs.names[state.deck[-1]]
    play(state, carry_out(state, A, NOBLE, PULL), "pass", "colour.1", "scroll.3", "done", kept)
    assert state.players[A].points[FUNCTIONS] == 3


def test_r75_of_two_beads_of_one_value_one_is_taken_and_one_stays() -> None:
    state = table(2)
    beads(state, "chickens")
    beads(state, "rosary", 3, 3)
    play(state, monk_trade(state, A))
    assert state.tokens_value(state.rosary) == state.tokens_value(state.players[A].beads) == 3


def test_r87_several_goods_may_lie_at_one_location() -> None:
    state = table(2)
    south = COMPONENTS.board.lettered["NESW".index("S")]
    here = next(name for name in COMPONENTS.board.locations.of(south)).removeprefix("location.")
    lay(state, here, iron=2)
    play(state, dawn(state))
    assert size(state.goods_at[location(here)]) == 3


def test_r88_a_seal_from_under_a_marker_lies_on_a_charter_too() -> None:
    state = table(2)
    rule(state, B, "for_se")
    serf(state, A, "for_se")
    rule(state, A, "sea_e", "bad_se")
    hold(state, A, "charter.isolated")
    assert charter_points(state, A) == 0
    state.players[A].immune = [location("for_se") << IMMUNE_BITS | state.pool.pop()]
    assert charter_points(state, A) == 11
