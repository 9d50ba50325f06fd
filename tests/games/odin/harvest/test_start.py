"""The set-up of the Harvest mini-expansion ('#2 Żniwa', 'Przygotowanie gry')."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.engine.play.match import Match
from meadhall.games.odin import GAME
from meadhall.games.odin.harvest.start import take_resource_markers
from meadhall.games.odin.rules.turn import turn
from meadhall.games.odin.state import State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import ask_next, bare, components, run, seasons_of, state_of, supply, table, take_turn

REMOVED = {52, 107, 115, 125, 150, 163, 170, 189}


def begun(players: int = 2, seed: int = 1, **settings: str) -> Match:
    return GAME.new(players, seed=seed, settings={"harvest": "with"} | settings, listen=True)


def choose_all(match: Match, kind: str) -> None:
    """The first option, until something else is asked."""
    while match.pending and match.pending[0].kind == kind:
        match.choose(match.pending[0].options[0], match.pending[0].seat)


def test_the_box_has_8_harvest_markers_and_10_resource_markers() -> None:
    box = components().harvest_box
    assert sorted(box.harvests) == [1, 2, 3, 4]
    assert box.failures == [0] * 4
    names = components().things.names
    sides = [[names[thing].partition(".")[2] for thing, _ in side] for marker in box.gives for side in marker]
    assert [" ".join(side) for side in sides] == [
        *("stone", "long_sword", "amber", "mead", "ore", "peas", "bow_and_arrow", "peas", "wood", "spear"),
        *("mead", "beans", "peas", "oil", "guldgubber", "eggs", "mead", "snare", "silver", "berries"),
    ]


# T39
def test_the_first_harvest_marker_is_never_a_failure() -> None:
    first: Counter[int] = Counter()
    for seed in range(60):
        seasons = seasons_of(state_of(begun(seed=seed)))
        first[seasons.turned_up[0]] += 1
        assert sorted(seasons.turned_up + seasons.pile) == [0, 0, 0, 0, 1, 2, 3, 4]
        assert seasons.pile.count(0) == 4
    assert set(first) == {1, 2, 3, 4}


@pytest.mark.parametrize("length", ["long", "short"])
def test_everybody_keeps_one_of_two_light_cards(length: str) -> None:
    match = begun(3, length=length)
    assert [(decision.seat, decision.kind) for decision in match.pending] == [(seat, "keep_card") for seat in range(3)]
    dealt = [clan.hand[:] for clan in state_of(match).clans]
    assert [len(cards) for cards in dealt] == [2] * 3
    assert all(components().card_light[card] for cards in dealt for card in cards)
    # All at the same time, in any order.
    match.choose(match.pending[2].options[1], 2)
    assert match.view(0)["players"][2]["hand"] == []
    assert match.view(2)["players"][2]["hand"] == [components().cards.names[dealt[2][1]]]
    choose_all(match, "keep_card")
    state = state_of(match)
    assert [clan.hand for clan in state.clans] == [dealt[0][:1], dealt[1][:1], dealt[2][1:]]
    assert seasons_of(state).discarded == [dealt[0][1:], dealt[1][1:], dealt[2][:1]]
    assert faults(state) == []


def test_alone_a_freely_chosen_card_takes_the_place_of_the_two() -> None:
    match = begun(1, solo_card="chosen")
    decision = match.pending[0]
    assert decision.kind == "first_card"
    assert len(decision.options) > 30
    match.choose("card.8", 0)
    assert state_of(match).clans[0].hand == [7]
    assert match.pending[0].kind == "marker"


# R57
def test_the_last_player_takes_a_marker_first_and_so_on_counter_clockwise() -> None:
    match = begun(4)
    state = state_of(match)
    choose_all(match, "keep_card")
    order = []
    while match.pending[0].kind == "marker":
        decision = match.pending[0]
        order.append(decision.seat)
        assert len(decision.options) == 11 - len(order)
        match.choose(decision.options[-1], decision.seat)
    assert order == [(state.moose - step) % 4 for step in (1, 2, 3, 4)]
    seasons = seasons_of(state_of(match))
    assert seasons.markers_left == []
    assert [len(markers) for markers in seasons.markers] == [1] * 4
    assert supply(state_of(match))["mead"] >= 1


def test_in_the_short_game_a_second_time_in_the_same_order() -> None:
    match = begun(3, length="short")
    moose = state_of(match).moose
    choose_all(match, "keep_card")
    order = []
    while match.pending[0].kind == "marker":
        order.append(match.pending[0].seat)
        match.choose(match.pending[0].options[0], match.pending[0].seat)
    assert order == [(moose - step) % 3 for step in (1, 2, 3)] * 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_short_game_begins_with_silver_a_weapon_and_one_of_two_dark_cards(players: int) -> None:
    match = begun(players, length="short")
    state = state_of(match)
    weapons = len(state.weapon_pile)
    choose_all(match, "keep_card")
    choose_all(match, "marker")
    state = state_of(match)
    assert all(supply(state, seat)["silver"] == 3 for seat in range(players))
    assert len(state.weapon_pile) == weapons - players
    assert state.dark_drawn == 2 * players
    assert {decision.kind for decision in match.pending} == {"keep_card"}
    kept = [decision.options[0] for decision in match.pending]
    choose_all(match, "keep_card")
    state = state_of(match)
    names = components().cards.names
    assert [[names[card] for card in clan.hand if not components().card_light[card]] for clan in state.clans] == [
        [card] for card in kept
    ]
    assert faults(state) == []


def test_the_long_game_has_none_of_these() -> None:
    match = begun(2)
    choose_all(match, "keep_card")
    choose_all(match, "marker")
    assert match.pending[0].kind == "turn"
    state = state_of(match)
    assert state.dark_drawn == 0
    assert [len(clan.hand) for clan in state.clans] == [1, 1]


@pytest.mark.parametrize(
    ("harvest", "left"), [("without", 190), ("with", 190 - len(REMOVED)), ("fewer_cards", 190 - len(REMOVED) - 30)]
)
def test_cards_are_taken_out(harvest: str, left: int) -> None:
    state = state_of(GAME.new(2, seed=3, settings={"harvest": harvest}))
    cards = state.dark + state.light_aside + [card for clan in state.clans for card in clan.hand]
    assert len(cards) == left
    numbers = {card + 1 for card in cards}
    assert bool(REMOVED & numbers) == (harvest == "without")
    assert (1 in numbers) == (harvest != "fewer_cards")


def test_cards_of_decks_that_are_not_in_play_stay_out() -> None:
    state = state_of(GAME.new(4, seed=3, settings={"harvest": "with", "decks": "A"}))
    cards = state.dark + state.light_aside + [card for clan in state.clans for card in clan.hand]
    assert {components().card_deck[card] for card in cards} == {"A"}
    assert not REMOVED & {card + 1 for card in cards}


def with_dark_card(number: int, occupations: str = "full") -> State:
    """The first turn of the short game; seat 0 has kept this card."""
    state = bare(2, length="short", harvest="with", occupations=occupations)
    state.clans[0].hand = [number - 1]
    return state


def test_the_dark_card_may_be_played_for_nothing_as_the_first_turn_begins() -> None:
    # 54 Tradesman
    state = with_dark_card(54)
    assert ask_next(turn(state)).options == ["card.54", "done"]
    take_turn(state, "card.54", "space.take_stockfish")
    clan = state.clans[0]
    assert (clan.played, clan.hand) == ([53], [])
    # It was no action and no turn: the Vikings were placed in the same turn, and nothing was paid.
    assert "stockfish" in supply(state)
    assert state.turn == 1


def test_what_it_brings_at_once_can_be_used_in_that_turn() -> None:
    # 12 Helmsman brings a chest, 43 Fruit Picker fruits.
    for number, good in ((12, "chest"), (43, "fruits")):
        state = with_dark_card(number)
        take_turn(state, f"card.{number}", "pass")
        assert supply(state) == {good: 1}


def test_a_card_not_played_then_is_an_ordinary_one() -> None:
    state = with_dark_card(54)
    take_turn(state, "done", "space.take_stockfish")
    assert state.clans[0].hand == [53]
    state.turn = 0
    assert ask_next(turn(state)).kind == "turn"


def test_it_is_asked_once_and_in_the_short_game_alone() -> None:
    state = with_dark_card(54)
    take_turn(state, "card.54", "space.take_stockfish")
    state.clans[0].hand = [55]
    state.turn = 0
    assert ask_next(turn(state)).kind == "turn"
    assert ask_next(turn(bare(2, harvest="with"))).kind == "turn"


def test_it_scores_where_occupations_count_for_points_alone() -> None:
    state = with_dark_card(54, occupations="points")
    take_turn(state, "card.54", "pass")
    assert state.clans[0].played == [53]


def test_the_rest_of_the_markers_goes_back_into_the_box() -> None:
    state = table(2, harvest="with")
    assert seasons_of(state).markers_left == []
    assert sum(len(markers) for markers in seasons_of(state).markers) == 2
    seasons_of(state).markers_left = [3]
    assert faults(state) != []


def test_any_marker_that_lies_open_may_be_taken() -> None:
    state = state_of(begun(2))
    choices = ["marker.10", "marker.2"]
    run(take_resource_markers(state, seasons_of(state)), *choices)
    assert sorted(seasons_of(state).markers) == [[1], [9]]
