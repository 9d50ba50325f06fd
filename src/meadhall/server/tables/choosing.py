"""A seat's answer to its decision."""

from __future__ import annotations

import logging

from meadhall.engine.errors import IllegalChoice
from meadhall.engine.play.match import Match
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import OpenRequest
from meadhall.server.tables.permissions import require_match
from meadhall.server.tables.progress import after_move
from meadhall.server.tables.table import Change, Table

logger = logging.getLogger(__name__)


def choose(table: Table, seat: int, number: int, option: str, now: int, *, by_bot: bool = False) -> Change:
    """The change that this answer makes, whoever gives it for the seat."""
    since = table.row.asked.get(seat)
    if since is None or since.number != number:
        raise Refused("stale", "that decision is no longer open", number=None if since is None else since.number)
    change = table.change("chose", seat, option)
    change.match = _match_after(table, seat, option)
    change.row = after_move(table, change.match, by=seat, now=now)
    if change.match.over or (not by_bot and _overtakes(table.row.request, seat)):
        change.drop_request(table)
    return change


def _overtakes(request: OpenRequest | None, seat: int) -> bool:
    """Whether the request is about the past once a person has chosen there. Bots agree to everything."""
    if request is None:
        return False
    return request.kind == "undo" or (request.lost and request.target == seat)


def _match_after(table: Table, seat: int, option: str) -> Match:
    """A match of its own in which that was chosen: the table's stays as it is until the choice is stored."""
    match = require_match(table)
    other = match.clone()
    try:
        other.choose(option, seat)
    except IllegalChoice as error:
        raise Refused("illegal", str(error)) from None
    except Exception:
        logger.exception("table %s: the rules failed at move %s", table.row.id, len(match.choices))
        raise Refused("broken", "the rules failed at this choice; nothing was changed") from None
    return other
