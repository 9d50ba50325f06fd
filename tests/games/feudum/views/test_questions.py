"""What a player's page is told beforehand is what the rules would do."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import BadQuestion
from meadhall.games.feudum.components.pieces import CONQUER, SEA_SERPENT, TAX
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, TRADE
from meadhall.games.feudum.state import TURNS, State
from meadhall.games.feudum.views.questions import answer
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    beads,
    empty_hands,
    give,
    give_tile,
    guild,
    hold,
    lay,
    location,
    make_basic,
    pawn,
    rule,
    seals,
    seated,
    serf,
    stock,
    subject,
    table,
    tame,
    wine,
)
from tests.games.feudum.views.asking import card, conquests, function, improvement, piece

ACTIONS = COMPONENTS.cards.actions


# Cards.


def test_a_card_says_what_it_would_do_now() -> None:
    state = table()
    rule(state, A, "des_mid", "des_e", kind="town")
    rule(state, A, "for_se", "for_mid")
    rule(state, A, "sea_n", kind="farm")
    pawn(state, A, "monk", "for_se")
    assert card(state, "tax").action.numbers == {"amount": 3}
    assert card(state, "explore").action.numbers == {"amount": 3}
    assert card(state, "harvest").action.numbers == {"amount": 5, "farm": 4, "favours": 1}
    assert card(state, "move").action.numbers == {"points": 2, "second": 0}
    assert card(state, "influence").action.numbers == {"places": 1, "markers": 7}
    assert card(state, "migrate").action.numbers["off"] == 1


def test_a_card_says_why_not() -> None:
    state = table()
    empty_hands(state, A)
    assert card(state, "migrate").action.why == "no_food"
    assert card(state, "move").action.why == "no_piece"
    assert card(state, "influence").action.why == "no_pawn"
    assert card(state, "improve").action.why == "rules_nothing"
    assert card(state, "explore").action.why == "no_outpost"
    assert card(state, "harvest").action.why == "no_farm"
    assert card(state, "tax").action.why == "no_town"
    assert card(state, "conquer").action.why == "no_target"
    assert card(state, "repeat").action.why == "nothing_to_repeat"
    rule(state, A, "sea_n")
    assert card(state, "improve").action.why == "no_payment"
    state.deck, state.deck_known = [], []
    assert card(state, "explore").action.why == "no_writs"


def test_conquer_as_the_last_card_says_so() -> None:
    state = table()
    pawn(state, A, "knight", "for_se")
    pawn(state, B, "knight", "for_se")
    state.phase = TURNS
    state.players[A].chosen = 1 << CONQUER
    assert card(state, "conquer").action.why == "last_card"
    state.players[A].chosen |= 1 << TAX
    assert card(state, "conquer").action.why == ""


def test_the_second_move_of_a_round_leads_on_the_voyage() -> None:
    state = table()
    pawn(state, A, "knight", "for_se")
    state.players[A].moves = 1
    assert card(state, "move").action.numbers == {"points": 1, "second": 1}


def ability(state: State, action: str) -> str:
    found = card(state, action).ability
    assert found is not None
    return found.why


def test_abilities_say_what_they_lack() -> None:
    state = table()
    empty_hands(state, A)
    lacking = {
        "migrate": "needs_alchemist",
        "move": "needs_monk",
        "influence": "needs_merchant",
        "improve": "no_tile",
        "explore": "no_iron",
        "harvest": "needs_farmer",
        "tax": "needs_knight",
        "conquer": "needs_noble",
        "defend": "no_food",
        "repeat": "no_saltpeter",
        "guild": "no_wine",
    }
    assert {action: ability(state, action) for action in lacking} == lacking
    wine(state, A, 1)
    give(state, A, food=1, iron=1, saltpeter=1)
    give_tile(state, A, "orchard")
    for character in ("alchemist", "monk", "knight"):
        pawn(state, A, character, "for_se")
    rule(state, A, "for_se")
    rule(state, A, "des_e", kind="town")
    for action in ("migrate", "move", "explore", "tax", "defend"):
        assert ability(state, action) == ""
    assert ability(state, "guild") == "no_host"
    assert ability(state, "improve") == "no_bare_serf"
    assert ability(state, "repeat") == "nothing_to_repeat"


def test_an_ability_that_adds_to_a_card_is_nothing_without_it() -> None:
    state = table()
    empty_hands(state, A)
    give(state, A, iron=1)
    assert ability(state, "explore") == "no_outpost"
    rule(state, A, "for_se")
    assert ability(state, "explore") == ""


def test_the_basic_game_has_no_abilities() -> None:
    assert card(make_basic(table()), "move").ability is None


# Guilds.


def test_a_push_that_completes_two_shelves_scores_5() -> None:
    state = table()
    seated(state, "farmer", A)
    stock(state, "shelves", food=3, wood=2, iron=4, sulfur=1, saltpeter=4)
    stock(state, "barn", food=1, wood=4)
    push = function(state, "farmer", PUSH)
    assert (push.why, push.numbers) == ("", {"points": 5, "hoped": 5, "luck": 0, "goals": 2, "bonus": 0})
    lines = {(line.kind, line.name): line for line in push.lines}
    assert lines["shelf", "good.wood"].missing == {"good.wood": 2}
    assert lines["shelf", "good.wood"].within_reach
    assert not lines["shelf", "good.sulfur"].within_reach
    assert lines["column", "amount.2"].missing == {"good.sulfur": 1}
    assert not lines["column", "amount.2"].within_reach
    assert ("shelf", "good.iron") not in lines


def test_who_does_not_hold_the_office_is_told_so() -> None:
    state = table()
    assert function(state, "farmer", PUSH).why == "not_master"
    assert function(state, "farmer", PULL).why == "not_journeyman"
    seated(state, "farmer", A)
    state.players[A].guilds_used = 1 << guild("farmer")
    # A reeve that was laid for this very push need not count for it: nothing is promised.
    state.players[A].reeves = 1 << guild("farmer")
    used = function(state, "farmer", PUSH)
    assert (used.why, used.numbers["hoped"]) == ("guild_used", 0)
    state.players[A].guilds_used = 0
    stock(state, "barn")
    nothing = function(state, "farmer", PUSH)
    # A reeve there scores only once something is moved.
    assert (nothing.why, nothing.numbers["points"]) == ("nothing_to_move", 0)


def test_inventions_are_tried_one_after_another() -> None:
    state = table()
    seated(state, "alchemist", A)
    # From the stock of the set-up one vessel and one krud barrel.
    assert function(state, "alchemist", PUSH).numbers["points"] == 5
    assert function(state, "knight", PULL).numbers["points"] == 3


def test_seals_have_unknown_values_so_that_luck_decides() -> None:
    state = table()
    beads(state, "rosary", 4, 5)
    seals(state, scroll_1=2, scroll_2=3)
    push = function(state, "noble", PUSH)
    # At least 9 + 2 + 2, at most 9 + 5 + 5.
    assert push.numbers == {"points": 5, "hoped": 6, "luck": 1, "goals": 2, "bonus": 0}


def test_a_fist_holds_the_lowest_or_the_highest_bead() -> None:
    state = table()
    beads(state, "rosary", 2, 5)
    beads(state, "chickens", 4)
    assert function(state, "monk", PUSH).numbers == {"points": 5, "hoped": 6, "luck": 1, "goals": 2, "bonus": 0}


def test_seals_complete_rows_and_columns_of_scrolls() -> None:
    state = table()
    seals(state, scroll_1=2, scroll_3=3, scroll_5=4, scroll_6=5)
    push = function(state, "knight", PUSH)
    # Scrolls 2 and 4 complete two rows, and two columns.
    assert push.numbers["points"] == 5
    lines = {(line.kind, line.name): line.missing for line in push.lines}
    assert lines["scroll_row", "amount.1"] == {"scroll.2": 1}
    assert lines["scroll_column", "amount.1"] == {"scroll.4": 1}


def test_reeves_add_to_the_points() -> None:
    state = table()
    seated(state, "alchemist", A)
    state.players[A].reeves = 1 << guild("alchemist") | 1 << guild("monk")
    assert function(state, "alchemist", PUSH).numbers["points"] == 7


def test_trades_say_what_is_there_and_what_it_costs() -> None:
    state = table()
    assert function(state, "knight", TRADE).numbers == {"amount": 2, "price": 3}
    assert function(state, "merchant", TRADE).numbers["price"] == 1
    assert function(state, "farmer", TRADE).why == "no_farm_goods"
    rule(state, A, "sea_n", kind="farm")
    lay(state, "sea_n", iron=3)
    assert function(state, "farmer", TRADE).numbers == {"amount": 3, "price": 3}
    state.shillings += state.players[A].shillings
    state.players[A].shillings = 0
    assert function(state, "knight", TRADE).why == "too_few_shillings"
    state.supply_markers[A] += state.row_markers[A]
    state.row_markers[A] = 0
    assert function(state, "knight", TRADE).why == "nothing_for_sale"


# Conquests, moves, improvements.


def test_an_attack_shows_both_sides_and_what_could_be_added() -> None:
    state = table()
    pawn(state, A, "knight", "for_se")
    pawn(state, A, "monk", "for_se")
    give(state, A, saltpeter=2, wood=1)
    hold(state, A, "mandate.bow")
    rule(state, B, "for_se", kind="feudum", icon="monk")
    subject(state, B, "for_se")
    serf(state, A, "for_se")
    (found,) = conquests(state)
    assert (found.location, found.target, found.owner) == ("location.for_se", "kind.feudum", B)
    assert (found.attack, found.saltpeter, found.weapons, found.defence) == (3, 2, 2, 3)
    assert (found.shield, found.points) == (0, 4)
    state.players[B].chosen = 1 << TAX
    assert conquests(state)[0].shield == 1


def test_without_a_knight_one_saltpeter_counts() -> None:
    state = table()
    pawn(state, A, "monk", "for_se")
    pawn(state, B, "monk", "for_se")
    give(state, A, saltpeter=3)
    (found,) = conquests(state)
    assert (found.target, found.attack, found.saltpeter, found.defence, found.points) == ("target.2_1", 1, 1, 2, 2)


def test_a_move_names_route_price_and_vessel() -> None:
    state = table()
    pawn(state, A, "knight", "des_mid")
    assert {way.route for way in piece(state, "piece.1").ways} == {"route.road"}
    state.vessels += state.workshop
    state.workshop = 0
    ferry = next(way for way in piece(state, "piece.1").ways if way.route == "route.ferry")
    assert (ferry.to, ferry.shillings) == ("location.des_e", 2)
    state.players[A].pawn_at[0] = location("des_n")
    state.vessels -= 1
    state.vessels_at[location("des_n")] = 1
    ship = next(way for way in piece(state, "piece.1").ways if way.route == "route.ship")
    assert (ship.vessel, ship.taken, ship.shillings) == ("vessel.ship", "abandoned", 0)


def test_a_held_pawn_and_a_monster() -> None:
    state = table()
    pawn(state, A, "knight", "isl_n")
    tame(state, B, SEA_SERPENT, "isl_n")
    assert piece(state, "piece.1").why == "held"
    assert {way.to for way in piece(state, "monster.sea_serpent", B).ways} >= {"location.sea_n", "location.for_nw"}


def test_an_improvement_tells_its_points_even_if_it_cannot_be_paid_yet() -> None:
    state = table()
    empty_hands(state, A)
    rule(state, A, "for_se", kind="farm")
    found = improvement(state, "for_se")
    assert (found.kind, found.cost, found.why, found.points, found.tiles) == (
        "kind.town",
        "good.iron",
        "no_iron",
        3,
        1,
    )
    give(state, A, iron=1)
    assert improvement(state, "for_se").why == ""
    # The region's tile is of the next epoch: by the summary one of another stack, without points.
    state.stacks[COMPONENTS.board.regions.index["region.forest"]] = 3
    found = improvement(state, "for_se")
    assert (found.points, found.tiles) == (0, 1)
    state.stacks[:] = [3] * len(state.stacks)
    assert improvement(state, "for_se").tiles == 0


def test_a_question_that_is_none_is_refused() -> None:
    for wrong in ({"ask": "weather"}, {}, {"ask": "cards", "seat": 2}, 7):
        with pytest.raises(BadQuestion):
            answer(table(), A, wrong, False)
