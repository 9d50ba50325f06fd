"""Playing over HTTP."""

from __future__ import annotations

import random
from collections.abc import Callable

from meadhall.engine import record
from tests.server.client import Visitor

ME = {"kind": "me"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}

Visit = Callable[..., Visitor]


def finish(visitor: Visitor, table: str, seat: int, seed: int = 1) -> None:
    """Play on by chance until the game is over."""
    chance = random.Random(seed)
    position = visitor.position(table, seat)
    while not position["over"]:
        if position["decision"]:
            visitor.choose(table, seat, chance.choice(position["decision"]["options"]))
        position = visitor.position(table, seat, after=position["number"], wait=20)


def test_a_whole_game_against_bots(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("boru", ME, GREEDY, RANDOM)
    assert anna.get(f"/api/tables/{table}")["state"] == "running"
    finish(anna, table, 0)
    info = anna.get(f"/api/tables/{table}")
    assert (info["state"], info["ended"]) == ("over", "finished")
    assert sorted(row["place"] for row in info["result"])[0] == 1

    text = anna.http.get(f"/api/tables/{table}/record").text
    replay = record.load(text)
    assert replay.match.over
    assert replay.seats == ["Anna", "greedy", "random"]
    assert [score.total for score in replay.match.scores()] == [row["total"] for row in info["result"]]
    totals = anna.get(f"/api/tables/{table}/history")["totals"]
    assert len(totals) == len(replay.match.choices) + 1
    assert totals[-1] == [row["total"] for row in info["result"]]
