"""Whole games: chance plays them to the end, nothing is lost or made, and what is told is what happened."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from meadhall.engine.decision import Decision
from meadhall.engine.play.playout import play_out
from meadhall.engine.state import Event
from meadhall.games.odin import GAME
from meadhall.games.odin.puzzle.placement import OwnBoard, place, why_not
from meadhall.games.odin.state import Clan
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import components, state_of

SET_UPS = [(players, length) for players in (1, 2, 3, 4) for length in ("long", "short")]
GAMES = 6

each_set_up = pytest.mark.parametrize(("players", "length"), SET_UPS)


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
    again.takes_wood = board.takes_wood
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
        elif event.kind == "unloaded":
            found["good.ore"] += 1
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
        elif event.kind in ("unloaded", "dropped_ore"):
            self.ore[event.thing] -= event.amount
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
