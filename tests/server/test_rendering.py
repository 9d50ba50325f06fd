"""What is worked out once for all who look at a table is what it would be if it were worked out for each."""

from __future__ import annotations

import copy
import json
import random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import to_builtins

from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import free_undos, of_turn
from meadhall.engine.registry import game as find_game
from meadhall.engine.saving.position_diff import Compared, Drop, Put, difference
from meadhall.server.socket_protocol import frame_head
from meadhall.server.tables.table import Before, Shown, Table
from meadhall.server.tables.views.render import undo_info
from meadhall.server.tables.views.seen import Views

PLAYERS = 3


def changed_by(position: dict[str, Any], change: tuple[Put, Drop]) -> dict[str, Any]:
    """The position as a client makes it, which got it as JSON: nothing in it is the same object twice."""
    position = json.loads(json.dumps(position))
    put, drop = change
    for path, value in put:
        place: Any = position
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = copy.deepcopy(value)
    for path in drop:
        place = position
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]
    return position


@pytest.mark.parametrize("game", ["boru", "feudum", "odin", "raiders"])
def test_what_is_compared_once_leads_every_seat_to_its_position(game: str) -> None:
    chance = random.Random(1)
    match = find_game(game).new(PLAYERS, seed=1)
    views = Views(match.game, match.state)
    for _ in range(60):
        decision = chance.choice(match.pending)
        match = match.clone()
        match.choose(chance.choice(decision.options), decision.seat)
        later, compared = Views(match.game, match.state), cast(Compared, {})
        for seat in (None, *range(PLAYERS)):
            before, after = {"view": views.of(seat)}, {"view": later.of(seat)}
            assert after["view"] == match.view(seat)
            change = difference(before, after, compared)
            assert changed_by(before, change) == after
            assert to_builtins(change) == to_builtins(difference(before, after))
        views = later


def test_the_same_things_at_two_places_are_told_for_both() -> None:
    old, new = {"a": [1, 2]}, {"a": [1, 3]}
    before, after = {"here": old, "there": old}, {"here": new, "there": new}
    assert changed_by(before, difference(before, after)) == after


def test_another_question_is_told_whole() -> None:
    before = {"decision": {"number": 3, "options": ["a", "b"]}}
    after = {"decision": {"number": 4, "options": ["a", "c"]}}
    assert difference(before, after)[0] == [(["decision"], after["decision"])]
    assert difference(before, {"decision": {"number": 3, "options": ["a", "c"]}})[0] == [
        (["decision", "options", 1], "c")
    ]


def at(match: Match, before: Before | None) -> Table:
    return cast(Table, SimpleNamespace(shown=Shown(before)))


@pytest.mark.parametrize("game", ["boru", "odin"])
def test_what_can_be_taken_back_follows_from_what_could_be_before(game: str) -> None:
    chance = random.Random(2)
    match = find_game(game).new(PLAYERS, seed=2)
    table = at(match, None)
    seen = 0
    for _ in range(120):
        for seat in range(PLAYERS):
            told = undo_info(table, match, seat)
            assert told.to == free_undos(match, seat)
            assert told.turn == len(of_turn(match, seat, told.to))
            seen += len(told.to) > 1
        before = Before(len(match.choices), match.turn_began, table.shown.free_undos)
        decision = chance.choice(match.pending)
        match = match.clone()
        match.choose(chance.choice(decision.options), decision.seat)
        table = at(match, before)
    assert seen


@pytest.mark.parametrize(("length", "head"), [(5, "8105"), (126, "817e007e"), (65_536, "817f0000000000010000")])
def test_a_frame_says_how_long_it_is(length: int, head: str) -> None:
    assert frame_head(length).hex() == head
