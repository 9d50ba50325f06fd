"""Random games over sockets, in which every message to every seat is held against what that seat may know.

`python -m tests.server.secrecy_check 200 --game boru` plays 200 of them, each from its first move to its last.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from meadhall.engine.play.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.engine.registry import games
from meadhall.engine.rng import SEED_BITS, Rng
from meadhall.server.settings import Settings
from meadhall.server.tables.table import Table
from meadhall.server.tables.views.render import MARKS
from meadhall.server.tables.views.scores import ranked
from tests.server.client import Socket, Visitor
from tests.server.running_server import NO_LIMITS, RunningServer
from tests.server.toy_tables import stored_table

MOVES = 40
"""Where not the whole game is listened to: so many moves, from a random move of a random game on."""
LONGEST = 400
"""Moves that no whole game reaches."""


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def random_choices(match: Match, chance: random.Random) -> list[tuple[int, str]]:
    """A whole game by chance."""
    while not match.over:
        decision = chance.choice(match.pending)
        match.choose(chance.choice(decision.options), decision.seat)
    return [(choice.seat, choice.option) for choice in match.choices]


def events_of(match: Match, seat: int | None, last: int = 200) -> list[Any]:
    """What a seat may know of the last that was told."""
    return [
        {
            "move": event.move,
            "kind": event.kind,
            "seat": event.seat,
            "thing": "" if event.private and event.seat != seat else event.thing,
            "amount": event.amount,
            "other": event.other,
            "hidden": event.private and event.seat != seat,
        }
        for event in match.events[-last:]
    ]


def check_position(position: dict[str, Any], table: Table, seat: int | None) -> None:
    """A position holds the seat's view, its own decision, and what is public: nothing else."""
    match = table.match
    assert match is not None
    over = table.row.state == "over"
    mine = match.explain(seat) if seat is not None and not over else None
    assert position["view"] == plain(match.view(seat))
    assert (position["seat"], position["move"], position["over"]) == (seat, len(match.choices), over)
    assert position["waiting"] == sorted(decision.seat for decision in match.pending)
    if mine is None:
        assert position["decision"] is None
    else:
        decision = position["decision"]
        assert (decision["seat"], decision["kind"], decision["about"]) == (seat, mine.kind, mine.about)
        assert decision["options"] == mine.options
        assert decision["refused"] == (mine.refused or {})
        assert decision["warned"] == (mine.warned or {})
    assert set(position) == {
        "number", "move", "seat", "view", "decision", "waiting", "deadlines", "scores", "over", "undo",
    }  # fmt: skip


def check_stages(news: dict[str, Any], match: Match, seat: int | None) -> None:
    """How the table stood on the way is what the seat could see then."""
    rules = match.game.rules
    stood = [(plain(rules.view(state, seat)), plain(ranked(rules.scores(state)))) for _, state in match.stages()]
    for stage in news.get("stages", []):
        scores = [scores for view, scores in stood if view == stage["view"]]
        assert scores
        assert stage["scores"] in scores if rules.open_scores else stage["scores"] is None
        assert 0 < stage["events"] < len(news["events"])


def check_imagined(position: dict[str, Any], match: Match, seat: int, rng: Rng) -> None:
    """Another deal that fits what the seat knows would have been told in the very same words."""
    imagined = match._imagine(seat, rng.fork().seed)
    assert position["view"] == plain(imagined.view(seat))
    assert position["waiting"] == sorted(decision.seat for decision in imagined.pending)
    for score, dealt in zip(position["scores"], imagined.scores(), strict=True):
        if not score["hidden"]:
            assert score["categories"] == plain(dealt.categories)
    decision = imagined.explain(seat)
    if decision is None:
        assert position["decision"] is None
        return
    told = position["decision"]
    assert (told["kind"], told["about"], told["options"]) == (decision.kind, decision.about, decision.options)
    assert told["refused"] == (decision.refused or {})
    assert told["warned"] == (decision.warned or {})
    if told["marks"] is not None:
        marks = {option: MARKS[imagined.predict(option, seat)] for option in decision.options}
        assert told["marks"] == {option: mark for option, mark in marks.items() if mark}


class Game:
    """One random game of people with sockets, with onlookers, undo and consent."""

    def __init__(self, server: RunningServer, game_id: str, players: int, number: int, *, whole: bool = False) -> None:
        self.server = server
        self.moves = LONGEST if whole else MOVES
        self.chance = random.Random(number)
        self.rng = Rng(number)
        self.visitors = [Visitor(server.address, f"P{seat}") for seat in range(players)]
        seed = self.chance.getrandbits(SEED_BITS)
        made: list[tuple[int, str]] = []
        if not whole:
            choices = random_choices(find_game(game_id).new(players, seed=seed), self.chance)
            made = choices[: self.chance.randrange(len(choices))]
        self.id = stored_table(server, game_id, self.visitors, made, seed)
        self.sockets: list[Socket] = [visitor.at(self.id, seat) for seat, visitor in enumerate(self.visitors)]
        self.stranger = Visitor(server.address)
        self.onlooker = self.stranger.at(self.id)

    @property
    def table(self) -> Table:
        return self.server.services.tables._tables[self.id]

    def play(self) -> int:
        """Play, and check every message; gives how many were read."""
        for _ in range(self.moves):
            if self.table.row.state != "running":
                break
            self.one_act()
            self.listen()
            if self.chance.random() < 4 / self.moves:
                self.ask_over_http()
        for seat, visitor in enumerate(self.visitors):
            # Refused where the bots of those who resigned before have already ended the game.
            visitor.http.post(f"/api/tables/{self.id}/resign", json={"seat": seat})
        read = sum(len(socket.heard) for socket in (*self.sockets, self.onlooker))
        for visitor in (*self.visitors, self.stranger):
            visitor.close()
        return read

    def one_act(self) -> None:
        seat = self.chance.choice(self.table.waiting)
        socket = self.sockets[seat]
        dice = self.chance.random()
        free = [s for s in range(len(self.sockets)) if self.sockets[s].position["undo"]["to"]]
        if dice < 0.06 and free:
            undoing = self.chance.choice(free)
            answer = self.sockets[undoing].act("undo", seat=undoing)
        elif dice < 0.08 and socket.position["move"] > 2:
            answer = self.agree_to_go_back(seat, socket.position["move"] - 2)
        elif dice < 0.1:
            answer = socket.act("chat", text=f"thinking at {socket.number}")
        else:
            decision = socket.position["decision"]
            option = self.chance.choice(decision["options"])
            answer = socket.act("choose", seat=seat, number=decision["number"], option=option)
        assert answer["type"] == "ack", answer

    def agree_to_go_back(self, seat: int, move: int) -> dict[str, Any]:
        request = self.sockets[seat].act("request", seat=seat, kind="undo", move=move)
        for other, socket in enumerate(self.sockets):
            if other != seat:
                socket.act("answer", seat=other, request=request["number"], accept=True)
        return request

    def listen(self) -> None:
        """Bring everybody up to date, and check what they know."""
        table = self.table
        match = table.match
        assert match is not None
        seed = str(match.seed)
        imagining = self.chance.randrange(len(self.sockets))
        for seat, socket in [*enumerate(self.sockets), (None, self.onlooker)]:
            before = len(socket.heard)
            while socket.number < table.number:
                socket.receive()
            for message in socket.heard[before:]:
                assert seed not in json.dumps(message)
                check_stages(message, match, seat)
                assert message["type"] in ("news", "snapshot", "ack", "presence", "yours", "pong"), message
            check_position(socket.position, table, seat)
            assert socket.log[-200:] == events_of(match, seat)
            if seat == imagining and table.row.state == "running":
                check_imagined(socket.position, match, seat, self.rng)

    def ask_over_http(self) -> None:
        """The same over HTTP: the position, the snapshot, the log, an earlier move."""
        table = self.table
        match = table.match
        assert match is not None
        move = self.chance.randrange(len(match.choices) + 1)
        then = match.at(move)
        askers: list[tuple[int | None, Visitor]] = [*enumerate(self.visitors), (None, self.stranger)]
        for seat, visitor in askers:
            asked = {} if seat is None else {"seat": seat}
            check_position(visitor.position(self.id, seat), table, seat)
            snapshot = visitor.get(f"/api/tables/{self.id}/snapshot", **asked)
            check_position(snapshot["position"], table, seat)
            assert snapshot["log"] == events_of(match, seat)
            assert visitor.get(f"/api/tables/{self.id}/log", **asked)["events"][-200:] == events_of(match, seat)
            replay = visitor.get(f"/api/tables/{self.id}/replay", move=move, **asked)
            assert replay["view"] == plain(then.view(seat))
            assert replay["views"] is None
            assert replay["events"] == [event for event in events_of(then, seat) if event["move"] == move]


def most_players(game_id: str) -> int:
    return min(4, find_game(game_id).players[-1])


def main() -> None:
    """Play whole games, of one game or of each installed one in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=200)
    parser.add_argument("--game", action="append", choices=list(games()), help="only this one")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game; the next has the next")
    parser.add_argument("--part", action="store_true", help=f"{MOVES} moves of each, from a random one on")
    options = parser.parse_args()
    names = options.game or list(games())
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Settings(port=0, data_dir=Path(folder), limits=NO_LIMITS))
        try:
            read = 0
            for number in range(options.first, options.first + options.count):
                game_id = names[number % len(names)]
                read += Game(server, game_id, most_players(game_id), number, whole=not options.part).play()
                if number % 20 == 19:
                    print(f"up to game {number}: {read} messages", file=sys.stderr)
            print(f"{options.count} games of {', '.join(names)}: {read} messages read, no secret found")
        finally:
            server.close()


if __name__ == "__main__":
    main()
