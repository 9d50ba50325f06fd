"""Searching in other processes at the same time: the position travels there, what was found comes back."""

from __future__ import annotations

import atexit
import functools
import multiprocessing
import os
import pickle
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import meadhall.engine.saving.travel  # noqa: F401  (how matches travel)
from meadhall.bots.search.budget import MOST_PROCESSES, Budget
from meadhall.bots.search.thought import Thought
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng

Errand = tuple[bytes, float, int, bool, int, int]
"""The position, seconds, simulations, whether seconds are the processor's, and the seeds of both kinds of chance."""


def think_elsewhere(seen: Seen, budget: Budget, first_sight: int, seed: int) -> Future[Thought]:
    """A search of the same decision in another process, which is there from the first one on."""
    errand = (pickle.dumps(seen), budget.seconds, budget.simulations, budget.cpu, first_sight, seed)
    return _processes().submit(_think, errand)


def _think(errand: Errand) -> Thought:
    from meadhall.bots.search.bot import SearchBot

    seen, seconds, simulations, cpu, first_sight, seed = errand
    budget = Budget(seconds=seconds, simulations=simulations, cpu=cpu, is_shared=True)
    return SearchBot(seed, budget).think(pickle.loads(seen), budget, Rng(first_sight))


@functools.cache
def _processes() -> ProcessPoolExecutor:
    """As many as are asked for at the same time, but for this one; they end with it."""
    spawn = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(MOST_PROCESSES, spawn, _end_with_parent)
    atexit.register(executor.shutdown)
    return executor


def _end_with_parent() -> None:
    """Nobody is left to whom the answer could be of use, should this process be the last."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: Any) -> None:
    parent.join()
    os._exit(0)
