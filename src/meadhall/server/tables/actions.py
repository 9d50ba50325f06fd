"""What a seat does at a table, whichever way it is asked for: by HTTP or over the WebSocket."""

from __future__ import annotations

from dataclasses import replace

from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.lessons import check_step
from meadhall.server.rate_limits import RateLimit
from meadhall.server.schemas.play import Action, Answer, Chat, Choose, Request, Resign, Undo
from meadhall.server.storage.people import PeopleStore
from meadhall.server.tables import choosing, consent, stand_ins
from meadhall.server.tables.permissions import own_seats, require_playing
from meadhall.server.tables.presence import Presence
from meadhall.server.tables.table import Change, Table
from meadhall.server.tables.table_cache import Plan, TableCache
from meadhall.server.tables.undo import undo
from meadhall.server.user_text import clean_chat


class TableActions:
    """Does what a caller asks for, or refuses it."""

    def __init__(self, tables: TableCache, people: PeopleStore, presence: Presence, chat_limit: RateLimit) -> None:
        self._tables = tables
        self._people = people
        self._presence = presence
        self._chat_limit = chat_limit

    async def perform(self, caller: Caller, table_id: str, action: Action) -> int:
        """Gives the number in the table's log at which it was done; a message of the same id is obeyed once."""
        if isinstance(action, Request):
            # Whether somebody is there decides whether they are asked: at every server, and as of now.
            await self._presence.refresh([table_id])
        if isinstance(action, Chat):
            await self._refuse_muted(caller)
        key = f"{caller.key}:{action.id}" if action.id else None
        return await self._tables.change(table_id, self._plan(caller, table_id, action), key)

    async def _refuse_muted(self, caller: Caller) -> None:
        """As the database has it now: a socket that is open knows its person as it was."""
        person_id = caller.person.id if caller.person is not None else None
        if caller.token_seat is not None:
            person_id = caller.token_seat.person
        person = None if person_id is None else await self._people.find(person_id)
        if person is not None and person.muted:
            raise Refused("muted", "a host of this hall lets you play, but not chat")

    def _plan(self, caller: Caller, table_id: str, action: Action) -> Plan:
        if isinstance(action, Choose):
            return lambda table, now: choose(table, caller, action, now)
        if isinstance(action, Undo):
            return lambda table, now: undo(table, caller, action, now)
        if isinstance(action, Request):
            if action.kind == "replace":
                stand_ins.check_bot(action.bot)
            here = self._presence.here(table_id)
            return lambda table, now: consent.ask(table, caller, action, now, here)
        if isinstance(action, Answer):
            return lambda table, now: consent.answer(table, caller, action, now)
        if isinstance(action, Chat):
            self._chat_limit.take(caller.key)
            return lambda table, now: chat(table, caller, action)
        if isinstance(action, Resign):
            return lambda table, now: stand_ins.resign(table, caller, action.seat, now)
        return lambda table, now: stand_ins.come_back(table, caller, action.seat, now)


def choose(table: Table, caller: Caller, body: Choose, now: int) -> Change:
    seat = require_playing(table, caller, body.seat)
    if seat.stand_in:
        raise Refused("not_yours", "a bot stands in for you; take your seat back first")
    check_step(table.row, body.option)
    change = choosing.choose(table, body.seat, body.number, body.option, now)
    if seat.timeouts:
        change.replace_seat(replace(seat, timeouts=0))
    return change


def chat(table: Table, caller: Caller, body: Chat) -> Change:
    """Those who sit at the table may speak, before, during and after the game."""
    seats = [seat for seat in own_seats(table, caller) if body.seat in (None, seat.seat)]
    if not seats:
        raise Refused("not_yours", "those who sit at a table may speak")
    change = table.change("chat", seats[0].seat, clean_chat(body.text))
    change.detail["name"] = seats[0].name
    return change
