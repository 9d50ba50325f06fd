"""'Exemplo de fase de ações': Carol, Elaine, Alex and Kleber play the last trick of a round."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import IllegalChoice
from meadhall.engine.play.match import Match
from tests.games.boru.table import asked, choose, give, offered, state_of, table, town, trick_with

CAROL, ELAINE, ALEX, KLEBER = range(4)


def before_the_trick() -> Match:
    state = table(4)
    state.marker = CAROL
    give(state, ELAINE, "lei2")
    give(state, ALEX, "lei1")
    state.coins = [4, 2, 3, 3]
    state.battle_area = 8
    state.marriage_space = [0, 6, 5, 3]
    return trick_with(state, (11, 4), (2, 3), (13, 6), (17, 9))


def test_carol_must_play_red_or_white_on_a_red_town() -> None:
    match = before_the_trick()
    assert asked(match) == (CAROL, "lead")
    choose(match, "town.con5")
    assert asked(match) == (CAROL, "play")
    assert offered(match) == ["card.11"]


def test_yellow_is_refused_where_red_was_named() -> None:
    match = trick_with(table(4), (11, 4, 20), (2, 3, 5), (13, 6, 7), (17, 9, 8))
    choose(match, "town.con5")
    assert offered(match) == ["card.11", "card.20"]
    with pytest.raises(IllegalChoice):
        match.choose("card.4")
    explained = match.explain(CAROL)
    assert explained is not None
    assert explained.refused == {"card.4": "must_match_town"}


def all_played() -> Match:
    match = before_the_trick()
    choose(match, "town.con5", "card.11", "card.2", "card.13", "card.17")
    return match


def test_anybody_may_follow_with_anything_and_white_thirteen_wins() -> None:
    match = before_the_trick()
    choose(match, "town.con5", "card.11")
    assert offered(match) == ["card.2", "card.3"]
    choose(match, "card.2")
    assert offered(match) == ["card.6", "card.13"]
    choose(match, "card.13")
    assert offered(match) == ["card.9", "card.17"]
    choose(match, "card.17")
    assert state_of(match).winner == ALEX


def test_elaine_acts_first_and_expands_to_the_only_town_left() -> None:
    match = all_played()
    assert asked(match) == (ELAINE, "secondary")
    choose(match, "action.upper")
    assert state_of(match).coins[ELAINE] == 5
    assert offered(match) == ["pass", "town.dub2"]
    choose(match, "town.dub2")
    assert state_of(match).coins[ELAINE] == 0
    assert state_of(match).controlled(ELAINE) >> town("dub2") & 1


def test_carol_takes_two_invaders_and_buys_two_more_for_four_coins() -> None:
    match = all_played()
    choose(match, "action.upper", "pass")
    assert asked(match) == (CAROL, "secondary")
    choose(match, "action.lower")
    assert offered(match) == ["amount.0", "amount.1", "amount.2"]
    choose(match, "amount.2")
    state = state_of(match)
    assert state.invaders[CAROL] == 4
    assert state.battle_area == 4
    assert state.coins[CAROL] == 0


def test_alex_takes_the_town_the_marker_and_a_coin() -> None:
    match = all_played()
    choose(match, "action.upper", "pass", "action.lower", "amount.0")
    state = state_of(match)
    assert state.controlled(ALEX) >> town("con5") & 1
    assert state.marker == ALEX
    assert state.coins[ALEX] == 4


def test_kleber_slips_back_below_elaine_and_alex_if_he_pays_nothing() -> None:
    match = all_played()
    choose(match, "action.upper", "pass", "action.lower", "amount.0")
    assert asked(match) == (KLEBER, "secondary")
    choose(match, "action.lower", "amount.0")
    # Three spaces up from 3 is Elaine's 6; Alex stands on 5: he ends on 4.
    assert state_of(match).marriage_space[KLEBER] == 4


def test_kleber_passes_elaine_for_two_coins() -> None:
    match = all_played()
    choose(match, "action.upper", "pass", "action.lower", "amount.0", "action.lower", "amount.1")
    advanced = [event.amount for event in match.events if event.kind == "advances" and event.seat == KLEBER]
    assert advanced == [3, 1]
    assert "slips_back" not in [event.kind for event in match.events]
    assert [event.seat for event in match.events if event.kind == "marries"] == [KLEBER]  # one space ahead of Elaine


def test_the_last_card_of_each_hand_is_discarded_and_upkeep_begins() -> None:
    match = all_played()
    choose(match, "action.upper", "pass", "action.lower", "amount.0", "action.lower", "amount.0")
    assert state_of(match).hands == [0, 0, 0, 0]
    assert match.view(None)["phase"] == "upkeep"
