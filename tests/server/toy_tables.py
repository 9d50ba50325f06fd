"""Tables at which something has been played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meadhall.server.schemas.tables import NewTable, SeatPlan
from meadhall.server.storage.rows import LogEntry, Person
from meadhall.server.tables.creation import new_table, opened
from tests.server.client import ME, OPEN, Visit, Visitor, write_all
from tests.server.running_server import RunningServer

WRITTEN = [(1, "card.2"), (1, "card.3"), (0, "card.0"), (0, "card.1")]
"""The first step of the toy game for two, as `at_toy` plays it."""


def at_toy(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """A toy game of two people, after the cards were written; it is seat 1's turn."""
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    write_all([anna, bo], table)
    return anna, bo, table


def three_at_toy(visit: Visit) -> tuple[Visitor, Visitor, Visitor, str]:
    """The same with three people."""
    anna, bo, cy = visit("Anna"), visit("Bo"), visit("Cy")
    table = anna.open("toy", ME, OPEN, OPEN)
    bo.post(f"/api/tables/{table}/join")
    cy.post(f"/api/tables/{table}/join")
    write_all([anna, bo, cy], table)
    return anna, bo, cy, table


def stored_table(
    server: RunningServer,
    game_id: str,
    visitors: Sequence[Visitor],
    choices: Sequence[tuple[int, str]],
    seed: int | None = None,
) -> str:
    """A table of these people at which these choices were made, written into the database as it stands."""
    people = [visitor.http.cookies["meadhall"].split(".")[0] for visitor in visitors]
    host = Person(people[0], "", None, None, 0, 0)
    now = server.clock.now_ms()
    plan = NewTable(game=game_id, seats=[SeatPlan(kind="open") for _ in people])
    row, seats, _ = new_table(plan, host, now, None)
    row = row if seed is None else replace(row, seed=seed, long_seed="")
    seats = [replace(seat, kind="person", person=people[seat.seat]) for seat in seats]
    entries = [LogEntry(row.id, number, "chose", 0, *choice) for number, choice in enumerate(choices, 1)]
    server.call(server.services.tables.store.add(*opened(row, seats, entries, now, None)))
    return row.id
