"""Puts questions to bots in worker processes."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, TypeVar

from meadhall.bots import USUAL
from meadhall.server.bots.analysis_parts import StepInfo, analyse_part
from meadhall.server.bots.fair_queue import FairQueue
from meadhall.server.bots.worker import BotJob, advise, answer, prepare, review, warm_up
from meadhall.server.errors import Refused
from meadhall.server.schemas.position import LookBackInfo, ReasonInfo
from meadhall.server.tables.table import Table

logger = logging.getLogger(__name__)

T = TypeVar("T")

UNANSWERED: Final = "no bot could answer this question here"


class BotPool:
    """A pool of workers; one that died or does not come back is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._new_pool()
        # Questions queue here rather than in the pool: the time that a bot has begins when it begins.
        self._queue = FairQueue(workers)

    async def wake(self) -> None:
        """Start a worker, so that the first job need not wait for it."""
        await asyncio.wrap_future(self._pool.submit(warm_up))

    async def ask(self, table: Table, seat: int, bot: str) -> str:
        """What the bot would choose for the seat. Hosts take turns, however many tables of theirs have jobs."""
        async with self._queue.one(table.row.host):
            return await self.answer(_job_of(table, seat, bot))

    async def hint(self, table: Table, seat: int, bot: str) -> tuple[str, list[ReasonInfo]]:
        """What the bot would choose for the seat, and why."""
        async with self._queue.one(table.row.host):
            return await self._put(advise, _job_of(table, seat, bot))

    async def look_back(self, table: Table, seat: int) -> LookBackInfo:
        """What the seat did well in a game that is over, and what to try next time."""
        async with self._queue.one(table.row.host):
            return await self._put(review, _job_of(table, seat, USUAL, over=True))

    async def analyse(self, table: Table, bot: str, first: int) -> tuple[list[StepInfo], bool]:
        """What the bot says of the next decisions of a game that is over, and whether these are all.

        However many games are analysed, they have one turn among those whose bots have to decide.
        """
        async with self._queue.one("analyses"):
            return await self._put(partial(analyse_part, first=first), _job_of(table, 0, bot, over=True))

    async def answer(self, job: BotJob) -> str:
        """The answer to a job."""
        return await self._put(answer, job)

    async def _put(self, work: Callable[[BotJob], T], job: BotJob) -> T:
        """Have the work done; a worker that dies over it is replaced once."""
        try:
            return await self._try(work, job)
        except BrokenProcessPool:
            logger.warning("a worker died over %r", job)
        try:
            return await self._try(work, job)
        except BrokenProcessPool:
            raise Refused("no_bot", UNANSWERED) from None

    async def _try(self, work: Callable[[BotJob], T], job: BotJob) -> T:
        pool = self._pool
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.wrap_future(pool.submit(work, job))
        except TimeoutError:
            logger.warning("bot %s did not answer %r in time", job.bot, job)
            self._replace(pool)
        except BrokenProcessPool:
            self._replace(pool)
            raise
        except Exception:
            logger.exception("bot %s failed over %r", job.bot, job)
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


def _job_of(table: Table, seat: int, bot: str, *, over: bool = False) -> BotJob:
    match = table.match
    if match is None or (match.decision_of(seat) is None and not over):
        raise Refused("stale", "this seat has nothing to decide")
    row = table.row
    choices = [(choice.seat, choice.option) for choice in match.choices]
    return BotJob(
        row.id,
        row.game,
        row.version,
        len(table.seats),
        match.settings.chosen,
        row.whole_seed,
        choices,
        seat,
        bot,
        table.corrections,
    )
