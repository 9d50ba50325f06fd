"""Questions about a position that the rules themselves answer, as far as the seat that asks may know."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from msgspec import to_builtins

from meadhall.engine.errors import BadQuestion
from meadhall.server.errors import Refused
from meadhall.server.schemas.position import Consulted
from meadhall.server.tables.permissions import require_match
from meadhall.server.tables.table import Table

logger = logging.getLogger(__name__)

THREADS: Final = 2


class RulesQuestions:
    """Asks the rules in threads of its own: whatever they take, tables load and passwords are checked meanwhile."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="consult")

    async def ask(self, table: Table, seat: int, question: dict[str, Any]) -> Consulted:
        """What the rules answer; they are given a state of their own, and think beside the event loop."""
        match = require_match(table)
        number = table.row.position
        thinking = asyncio.get_running_loop().run_in_executor(
            self._threads, match.game.questions, match.imagined_state(seat), seat, question, table.row.hints
        )
        try:
            async with asyncio.timeout(self._seconds):
                said = await thinking
        except BadQuestion as error:
            raise Refused("malformed", str(error)) from None
        except TimeoutError:
            logger.warning("table %s: the rules did not answer a question in time", table.row.id)
            raise Refused("too_hard", "the rules could not answer this question in time") from None
        except Exception:
            logger.exception("table %s: the rules failed over a question", table.row.id)
            raise Refused("broken", "the rules failed over this question") from None
        return Consulted(number, to_builtins(said, str_keys=True))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
