"""Whole games: chance plays them to the end, nothing is lost or made, and what is told is what happened."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from meadhall.engine.decision import Decision
from meadhall.engine.digest import contents
from meadhall.engine.match import Match
from meadhall.engine.playout import play_out
from meadhall.engine.rng import Rng
from meadhall.engine.state import Event
from meadhall.games.odin import GAME
from meadhall.games.odin.components.tables import BOAT
from meadhall.games.odin.puzzle.placement import OwnBoard, place, why_not
from meadhall.games.odin.state import Clan, State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import components, give, own, own_more, table

SET_UPS = [(players, length) for players in (1, 2, 3, 4) for length in ("long", "short")]
GAMES = 6

each_set_up = pytest.mark.parametrize(("players", "length"), SET_UPS)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


@each_set_up
def test_random_games_end_soundly(players: int, length: str) -> None:
    for seed in range(GAMES):
        match = GAME.new(players, seed=seed, settings={"length": length})
        play_out(match, random.Random(seed).random)
        state = state_of(match)
        assert faults(state) == []
        assert state.round == state.rounds
        for clan in state.clans:
            for board in clan.boards:
                assert is_legal(board)


def is_legal(board: OwnBoard) -> bool:
    """Whether what lies on a board could be laid in the order in which it was."""
    puzzle = components().puzzle
    again = OwnBoard(board.kind)
    for good, turn, cell in board.placed:
        if why_not(puzzle, again, good, turn, cell):
            return False
        place(puzzle, again, good, turn, cell)
    return again.covered == board.covered


def told_supply(events: list[Event], seat: int) -> Counter[str]:
    """What a seat must have, going by what was told alone."""
    found: Counter[str] = Counter(
        components().things.names[thing] for thing, n in components().start_goods for _ in range(n)
    )
    for event in events:
        if event.seat != seat:
            continue
        if event.kind in ("gained", "drew") and event.thing.partition(".")[0] in ("good", "tile", "weapon"):
            found[event.thing] += event.amount
        elif event.kind in ("paid", "traded") and not event.thing.startswith("ship."):
            found[event.thing] -= event.amount
        elif event.kind == "served" or event.kind.startswith("laid_"):
            found[event.thing] -= 1
        elif event.kind == "armed":
            found["good.ore"] -= 1
        elif event.kind == "pregnant":
            found[event.thing] -= 1
            found[event.thing.replace("good.", "good.pregnant_")] += 1
        elif event.kind == "born":
            found[event.thing] += event.amount
            found[event.thing.replace("good.", "good.pregnant_")] -= event.amount
    return +found


@each_set_up
def test_goods_coins_and_weapons_come_and_go_as_it_is_told(players: int, length: str) -> None:
    match = GAME.new(players, seed=11, settings={"length": length}, listen=True)
    chance = random.Random(11)
    while match.pending:
        decision = chance.choice(match.pending)
        match.choose(chance.choice(decision.options), decision.seat)
        if len(match.choices) % 7 == 0 or not match.pending:
            for seat, clan in enumerate(state_of(match).clans):
                have = {components().things.names[thing]: count for thing, count in enumerate(clan.have) if count}
                assert have == told_supply(match.events, seat)


def keen_choice(decision: Decision, chance: random.Random) -> str:
    """One that has to do with ships, in most cases: chance alone seldom sails."""
    if chance.random() < 0.8:
        for word in ("emigrate", "boat_to_knarr", "load.", "arm.", "build_", "mountain", "amount."):
            keen = [option for option in decision.options if word in option]
            if keen:
                return chance.choice(keen)
        if decision.kind == "emigrate":
            return decision.options[0]
    return chance.choice(decision.options)


class Fleet:
    """A seat's ships and the ore aboard, as it was told."""

    def __init__(self) -> None:
        self.ships: Counter[str] = Counter()
        self.emigrated: list[str] = []
        self.ore: Counter[str] = Counter()

    def hear(self, event: Event, before: Clan) -> None:
        """Take note of an event; `before` is what the seat had before the choice that brought it."""
        if not event.thing.startswith("ship."):
            return
        if event.kind == "gained":
            self.ships[event.thing] += event.amount
        elif event.kind == "armed":
            self.ore[event.thing] += event.amount
        elif event.kind in ("paid", "emigrated"):
            loads = {"ship.whaling_boat": before.boats, "ship.longship": before.longships}.get(event.thing, [0])
            # Of several, one with the least ore goes, and the ore with it.
            self.ships[event.thing] -= 1
            self.ore[event.thing] -= min(loads)
            if event.kind == "emigrated":
                self.emigrated.append(event.thing)


@each_set_up
def test_ships_and_the_ore_aboard_come_and_go_as_it_is_told(players: int, length: str) -> None:
    armed = left = 0
    for seed in range(GAMES):
        match = GAME.new(players, seed=seed, settings={"length": length}, listen=True)
        chance = random.Random(seed)
        fleets = [Fleet() for _ in range(players)]
        while match.pending:
            decision = chance.choice(match.pending)
            before = [clan.copy() for clan in state_of(match).clans]
            told = len(match.events)
            match.choose(keen_choice(decision, chance), decision.seat)
            for event in match.events[told:]:
                if event.seat >= 0:
                    fleets[event.seat].hear(event, before[event.seat])
                armed += event.kind == "armed"
                left += event.kind == "emigrated"
            for clan, fleet in zip(state_of(match).clans, fleets, strict=True):
                assert len(clan.boats) == fleet.ships["ship.whaling_boat"]
                assert clan.knarrs == fleet.ships["ship.knarr"]
                assert len(clan.longships) == fleet.ships["ship.longship"]
                assert [components().ships.names[ship] for ship in clan.emigrated] == fleet.emigrated
                assert sum(clan.boats) == fleet.ore["ship.whaling_boat"]
                assert sum(clan.longships) == fleet.ore["ship.longship"]
    assert armed
    # Alone there is seldom silver for it.
    assert left or players == 1


def test_the_last_round_has_no_bonus() -> None:
    match = GAME.new(2, seed=4, listen=True)
    play_out(match, random.Random(4).random)
    rounds = [place for place, event in enumerate(match.events) if event.kind == "round"]
    assert len(rounds) == 7
    last = match.events[rounds[-1] :]
    assert not any(event.kind in ("bonus", "eroded", "vikings_home") for event in last)
    assert sum(event.kind == "vikings_home" for event in match.events) == 6


# Faults are found.


@pytest.mark.parametrize(
    "wrong",
    [
        lambda state: give(state, helmet=1),
        lambda state: give(state, spear=1),
        lambda state: give(state, silver=-1),
        lambda state: own_more(state, "shed"),
        lambda state: own_more(state, "iceland"),
        lambda state: setattr(state.clans[0], "thing", 3),
        lambda state: setattr(state.clans[0], "boats", [0] * 4),
        lambda state: setattr(state.clans[0], "longships", [4]),
        lambda state: setattr(state.clans[0], "knarrs", 5),
        lambda state: setattr(state.clans[0], "emigrated", [1] * 9),
        lambda state: setattr(own(state, "home"), "covered", 1),
        lambda state: setattr(state, "free", state.free ^ 1),
        lambda state: setattr(state, "dark", state.dark[1:] + state.dark[2:3]),
        lambda state: state.weapon_pile.pop(),
        lambda state: setattr(state, "strips", state.strips + state.strips[:1]),
        lambda state: setattr(state, "strips", state.strips[1:]),
        lambda state: setattr(state, "strips", [state.strips[0] + 1, *state.strips[1:]]),
        lambda state: setattr(state, "strips", [*state.strips, 8 * len(components().strips.names)]),
        lambda state: setattr(state, "pile", state.pile[1:]),
        lambda state: setattr(state, "pile", [*state.pile[1:], state.pile[-1]]),
        lambda state: setattr(state, "pile", [*state.pile[1:], state.strips[0] // 8]),
        lambda state: setattr(state, "board_silver", [-1, 0, 0, 0]),
        lambda state: setattr(state, "board_silver", [0, 0, 1, 0]),
        lambda state: setattr(state, "shores", [state.shores[1], state.shores[0], *state.shores[2:]]),
        lambda state: setattr(state.clans[0], "emigrated", [BOAT]),
    ],
)
def test_what_is_lost_or_made_is_noticed(wrong: object) -> None:
    state = table(2)
    assert faults(state) == []
    assert callable(wrong)
    wrong(state)
    assert faults(state) != []


# What is hidden.


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
