"""Questions about a position that the rules themselves answer, as far as the seat that asks may know."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from msgspec import to_builtins

from meadhall.engine.errors import BadQuestion
from meadhall.server.refusals import Refused
from meadhall.server.schemas.position import Consulted
from meadhall.server.tables.acts import running_match
from meadhall.server.tables.table import Table

logger = logging.getLogger(__name__)


async def consult(table: Table, seat: int, question: dict[str, Any]) -> Consulted:
    """What the rules answer; they are given a state of their own, and think beside the event loop."""
    match = running_match(table)
    number = table.facts.position
    state = match.known_to(seat)
    try:
        said = await asyncio.to_thread(match.rules.consult, state, seat, question, table.facts.hints)
    except BadQuestion as error:
        raise Refused("malformed", str(error)) from None
    except Exception:
        logger.exception("table %s: the rules failed over a question", table.facts.id)
        raise Refused("broken", "the rules failed over this question") from None
    return Consulted(number, to_builtins(said, str_keys=True))
