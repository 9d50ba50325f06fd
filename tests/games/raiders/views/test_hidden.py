"""What is open and what is hidden: hands and the deck's order are; crew, goods, tracks and discards are not."""

from __future__ import annotations

from meadhall.engine.play.choice import REVEALED
from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import undo_bar
from meadhall.engine.rng import Rng
from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.pieces import GREY
from meadhall.games.raiders.state import OFFERINGS_MADE, STARTING_CARDS
from meadhall.games.raiders.views.faults import faults
from tests.games.raiders.table import (
    A,
    B,
    at_town_hall,
    choose,
    crew,
    face_up,
    give,
    hand,
    hold,
    names,
    offered,
    raided,
    sit,
    state_of,
    table,
)


def imagined(match: Match, seat: int, seed: int) -> Match:
    return match.seen_by(seat).imagine(Rng(seed))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = table()
    hand(state, A, "folke", "sage")
    match = sit(state)
    assert sorted(card["card"] for card in match.view(A)["hand"]) == ["card.folke", "card.sage"]
    assert match.view(B)["hand"] == []
    assert match.view(None)["hand"] == []
    assert match.view(B)["players"][A]["hand_size"] == 2


def test_crew_goods_and_discards_are_open_and_the_deck_is_only_counted() -> None:
    state = table()
    hand(state, A, "huntsman")
    crew(state, A, "champion")
    match = at_town_hall(state, "card.huntsman")
    seen = match.view(B)
    assert [card["card"] for card in seen["players"][A]["crew"]] == ["crew.champion"]
    assert seen["players"][A]["goods"]["silver"] == 1
    assert seen["discard"] == ["card.huntsman"]
    assert seen["deck"] == 69


def test_what_others_hold_is_imagined_from_all_that_is_unseen() -> None:
    state = table()
    hand(state, A, "folke", "sage")
    hand(state, B, "warlord", "champion")
    match = sit(state)
    hands = set()
    for seed in range(12):
        other = state_of(imagined(match, A, seed))
        assert not faults(other)
        assert names(other.players[A].hand) == ["folke", "sage"]
        assert "folke" not in names(other.players[B].hand)
        hands.add(tuple(names(other.players[B].hand)))
    assert len(hands) > 6


def test_a_berserker_that_came_back_from_a_raid_is_known_to_be_in_that_hand() -> None:
    state = table()
    raided(state, "harbour_west_2", "harbour_west_3")
    crew(state, A, "berserker", "sage")
    hand(state, A, "folke", "trader")
    give(state, A, provisions=2)
    match = sit(state, harbour_west_1="valkyrie iron gold gold")
    choose(match, "settlement.harbour_west", "crew.berserker")
    assert match.view(B)["players"][A]["known_hand"] == ["card.berserker"]
    for seed in range(6):
        assert "berserker" in names(state_of(imagined(match, B, seed)).players[A].hand)


def test_cards_given_in_an_exchange_are_known_to_the_giver() -> None:
    state = table(3)
    hand(state, A, "scout", "sage", "trader")
    hand(state, B, "warlord", "archer")
    match = at_town_hall(state, "card.scout", "amount.1")
    choose(match, "card.sage", seat=A)
    choose(match, "card.archer", seat=B)
    assert match.view(A)["players"][B]["known_hand"] == ["card.sage"]
    assert match.view(B)["players"][A]["known_hand"] == ["card.archer"]
    assert match.view(2)["players"][A]["known_hand"] == []


def test_no_hand_is_known_while_starting_cards_are_chosen() -> None:
    match = GAME.new(3, seed=4)
    chosen = 0
    while state_of(match).phase == STARTING_CARDS:
        for viewer in range(3):
            view = match.view(viewer)
            assert [player["known_hand"] for player in view["players"]] == [[], [], []]
            assert view["put_back"] == []
        decision = match.pending[-1]
        choose(match, decision.options[0], seat=decision.seat)
        chosen += 1
    assert chosen == 6
    # What was put back is known from then on, to lie under the deck and not in a hand.
    for viewer in range(3):
        view = match.view(viewer)
        assert [player["known_hand"] for player in view["players"]] == [[], [], []]
        assert len(view["put_back"]) == 2


def test_everybody_has_seen_which_offerings_were_made() -> None:
    state = table()
    face_up(state, "1", "2", "3", stack=("4", "5", *(str(number) for number in range(6, 15))))
    made = sit(state).view(A)["players"][B]["offerings"]
    assert [(shown["tile"], shown["points"]) for shown in made] == [("offering.15", 4), ("offering.16", 4)]


def test_offerings_that_a_sage_put_under_the_stack_are_remembered() -> None:
    state = table()
    hand(state, A, "sage")
    face_up(state, "1", "2", "3")
    match = at_town_hall(state, "card.sage")
    assert [shown["tile"] for shown in match.view(B)["offerings_below"]] == ["offering.3", "offering.2", "offering.1"]
    below = state_of(match).stack[:3]
    for seed in range(4):
        assert state_of(imagined(match, A, seed)).stack[:3] == below


def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    match = sit(table())
    choose(match, "building.mill", "pass", "building.gate_house", "draw")
    mine = [event.thing for event in match.events_seen_by(A) if event.kind == "draws"]
    theirs = [event.thing for event in match.events_seen_by(B) if event.kind == "draws"]
    assert all(thing.startswith("card.") for thing in mine)
    assert theirs == ["", ""]
    assert undo_bar(match, A) == "revealed"


def offering_with(*stack: str) -> Match:
    """A stands at the Long House and can pay for the offering 9."""
    state = table()
    hold(state, A, GREY)
    face_up(state, "9", "1", "2", stack=stack)
    give(state, A, silver=4)
    if not stack:
        state.ending = OFFERINGS_MADE
        state.turns_left = 2
    match = sit(state)
    choose(match, "building.long_house")
    return match


def test_an_offering_that_turns_up_another_cannot_be_taken_back() -> None:
    match = offering_with("3", "4")
    assert match.predict("offering.9") == REVEALED
    choose(match, "offering.9")
    assert undo_bar(match, A) == "revealed"


def test_an_offering_that_nothing_replaces_can_be_taken_back() -> None:
    match = offering_with()
    assert match.predict("offering.9") == 0
    choose(match, "offering.9")
    assert undo_bar(match, A) == ""


def test_a_sage_that_turns_up_offerings_cannot_be_taken_back() -> None:
    state = table()
    hand(state, A, "sage", "huntsman")
    match = at_town_hall(state)
    assert match.predict("card.huntsman") == 0
    assert match.predict("card.sage") == REVEALED
    choose(match, "card.sage")
    assert undo_bar(match, A) == "revealed"


def test_cards_for_an_exchange_can_be_taken_back_until_both_have_chosen() -> None:
    state = table()
    hand(state, A, "scout", "sage", "trader")
    hand(state, B, "warlord", "archer")
    match = at_town_hall(state, "card.scout")
    assert match.predict("amount.1") == 0
    choose(match, "amount.1")
    assert match.predict("card.sage", A) & REVEALED == 0
    choose(match, "card.sage", seat=A)
    assert undo_bar(match, A) == ""
    assert match.predict("card.archer", B) == REVEALED
    choose(match, "card.archer", seat=B)
    assert undo_bar(match, B) == "revealed"


def test_work_that_shows_nothing_new_can_be_taken_back() -> None:
    match = sit(table())
    choose(match, "building.mill", "good.provisions")
    assert undo_bar(match, A) == ""
    match.undo(A)
    assert "good.provisions" in offered(match)
