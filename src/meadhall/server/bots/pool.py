"""Puts questions to bots in worker processes."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from meadhall.server.bots.fair_queue import FairQueue
from meadhall.server.bots.worker import BotJob, answer, awake, prepare
from meadhall.server.errors import Refused
from meadhall.server.tables.table import Table

logger = logging.getLogger(__name__)

UNANSWERED: Final = "no bot could answer this question here"


class BotPool:
    """A pool of workers; one that died or does not come back is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._new_pool()
        # Questions queue here rather than in the pool: the time that a bot has begins when it begins.
        self._turns = FairQueue(workers)

    async def wake(self) -> None:
        """Start a worker, so that the first question need not wait for it."""
        await asyncio.wrap_future(self._pool.submit(awake))

    async def ask(self, table: Table, seat: int, bot: str) -> str:
        """What the bot would choose for the seat. Hosts take turns, however many tables of theirs have questions."""
        async with self._turns.one(table.facts.host):
            return await self.put(job_of(table, seat, bot))

    async def put(self, question: BotJob) -> str:
        """The answer to a question; a worker that dies over it is replaced once."""
        try:
            return await self._try(question)
        except BrokenProcessPool:
            logger.warning("a worker died over %r", question)
        try:
            return await self._try(question)
        except BrokenProcessPool:
            raise Refused("no_bot", UNANSWERED) from None

    async def _try(self, question: BotJob) -> str:
        pool = self._pool
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.wrap_future(pool.submit(answer, question))
        except TimeoutError:
            logger.warning("bot %s did not answer %r in time", question.bot, question)
            self._replace(pool)
        except BrokenProcessPool:
            self._replace(pool)
            raise
        except Exception:
            logger.exception("bot %s failed over %r", question.bot, question)
        raise Refused("no_bot", UNANSWERED)

    def close(self) -> None:
        self._end(self._pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Started afresh rather than forked: a copy of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=prepare)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = self._new_pool()
            self._end(pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def job_of(table: Table, seat: int, bot: str) -> BotJob:
    match = table.match
    if match is None or match.decision_of(seat) is None:
        raise Refused("stale", "this seat has nothing to decide")
    facts = table.facts
    choices = [(choice.seat, choice.option) for choice in match.choices]
    return BotJob(
        facts.id, facts.game, len(table.seats), match.options.chosen, facts.seed, choices, seat, bot, table.corrections
    )
