"""What is hidden: hands and piles; and what is imagined of them."""

from __future__ import annotations

import json
import random

from meadhall.engine.rng import Rng
from meadhall.engine.saving.digest import contents
from meadhall.games.odin import GAME
from meadhall.games.odin.state import State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import components, state_of


def test_a_view_shows_ones_own_hand_and_the_backs_of_the_others() -> None:
    match = GAME.new(3, seed=2)
    for _ in range(60):
        match.choose(match.pending[0].options[0])
    state = state_of(match)
    for seat in range(3):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        for player in view["players"]:
            hand = [components().cards.names[card] for card in state.clans[player["seat"]].hand]
            assert player["hand"] == (hand if player["seat"] == seat else [])
            assert player["hand_light"] + player["hand_dark"] == len(hand)
    assert all(player["hand"] == [] for player in match.view(None)["players"])


def test_which_occupation_was_drawn_is_told_to_nobody_else() -> None:
    match = GAME.new(3, seed=2, listen=True)
    chance = random.Random(2)
    while not any(event.kind == "drew_occupation" for event in match.events):
        decision = match.pending[0]
        match.choose(chance.choice(decision.options), decision.seat)
    drawn = next(event for event in match.events if event.kind == "drew_occupation")
    for seat in (0, 1, 2, None):
        heard = [event for event in match.events_seen_by(seat) if event.kind == "drew_occupation"]
        assert [event.seat for event in heard] == [drawn.seat]
        assert [event.thing for event in heard] == ([drawn.thing] if seat == drawn.seat else [""])
    hand = [components().cards.names[card] for card in state_of(match).clans[drawn.seat].hand]
    assert drawn.thing in hand


def test_imagining_deals_the_piles_and_the_others_hands_anew() -> None:
    match = GAME.new(3, seed=2)
    before = state_of(match)
    seat = match.pending[0].seat
    hands = set()
    for seed in range(6):
        state = match.seen_by(seat).imagine(Rng(seed)).state
        assert isinstance(state, State)
        assert faults(state) == []
        assert state.clans[seat].hand == before.clans[seat].hand
        for other in range(3):
            assert len(state.clans[other].hand) == len(before.clans[other].hand)
            light = [components().card_light[card] for card in state.clans[other].hand]
            assert light == [components().card_light[card] for card in before.clans[other].hand]
        hands.add(tuple(state.clans[(seat + 1) % 3].hand))
        assert sorted(state.weapon_pile) == sorted(before.weapon_pile)
    assert len(hands) > 1


def swap_unseen_cards(state: State, seat: int) -> int:
    """Exchange the dark cards that others hold with cards of the pile, as if the pile had lain otherwise."""
    state.dark = state.dark[:]
    bottom = len(state.dark) - 1
    swapped = 0
    for other, clan in enumerate(state.clans):
        clan.hand = clan.hand[:]
        for index, card in enumerate(clan.hand):
            if other != seat and not components().card_light[card]:
                drawn = state.dark.index(card)
                assert bottom >= state.dark_drawn > drawn
                clan.hand[index] = state.dark[bottom]
                state.dark[drawn], state.dark[bottom] = state.dark[bottom], card
                bottom -= 1
                swapped += 1
    return swapped


def test_nothing_that_is_imagined_tells_which_cards_others_hold() -> None:
    swapped = 0
    for seed in range(4):
        match = GAME.new(3, seed=seed)
        chance = random.Random(seed)
        for _ in range(150):
            decision = match.pending[0]
            match.choose(chance.choice(decision.options), decision.seat)
        state = state_of(match).copy()
        other = state.copy()
        swapped += swap_unseen_cards(other, 0)
        assert faults(other) == []
        for imagined in (state, other):
            match.game.rules.imagine(imagined, 0, Rng(7))
            assert faults(imagined) == []
        assert contents(state) == contents(other)
    assert swapped > 4
