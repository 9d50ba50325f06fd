"""Processes that play games. None can stop the others: one in which a bot hangs is ended, one that dies is replaced."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final, Generic, Protocol, TypeVar

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

NOBODY: Final = -1

PATIENCE: Final = 60.0
"""So many seconds a bot may think about one decision, unless said otherwise."""

AHEAD: Final = 2
"""So many games are handed to a process beforehand: it need not wait for the next one."""

LOOK_SECONDS: Final = 0.2
"""So often it is looked whether somebody hangs."""

GRACE_SECONDS: Final = 1.0
"""A process whose bot comes back late, but comes back, says so itself."""

SPAWN: Final = multiprocessing.get_context("spawn")
"""Processes are spawned, not forked: the same on every system, and safe beside the progress bar's thread."""


class Games(Protocol[R_co]):
    """What is played: enough for any process to play game number n of it."""

    @property
    def patience(self) -> float:
        """So many seconds a seat may think."""
        ...

    def begin(self) -> None:
        """Make a process ready, once."""
        ...

    def play(self, number: int, tell: Callable[[int], None]) -> R_co:
        """Game `number`; `tell` hears of every seat that begins to think, and of `NOBODY` when it is done."""
        ...

    def lost(self, number: int, seat: int, said: str, *, hanging: bool) -> R_co:
        """What comes of game `number` if its process ended while that seat was thinking."""
        ...


class Broken(RuntimeError):
    """The rules of a game failed, or a process ended outside of any bot: nobody's fault who plays."""


class Watch:
    """Who thinks in a process, and since when: written there, read by its parent."""

    def __init__(self) -> None:
        self._cells: Any = RawArray("d", [NOBODY, 0.0])

    def tell(self, seat: int) -> None:
        self._cells[1] = time.monotonic()
        self._cells[0] = seat

    @property
    def seat(self) -> int:
        return int(self._cells[0])

    @property
    def seconds(self) -> float:
        """How long the seat has been thinking."""
        return time.monotonic() - self._cells[1] if self.seat != NOBODY else 0.0


def _work(games: Games[R], orders: Connection, watch: Watch) -> None:
    """What a process does: play the games whose numbers it is sent, until there are no more."""
    os.dup2(2, 1)  # what a bot prints must not stand among the figures
    threading.Thread(target=_end_with_parent, daemon=True).start()
    games.begin()
    with suppress(EOFError, OSError):
        while True:
            number = orders.recv()
            try:
                orders.send((number, games.play(number, watch.tell)))
            except OSError:
                raise
            except Exception:
                orders.send(f"game {number}: {traceback.format_exc()}")


def _end_with_parent() -> None:
    """A parent that was killed cannot end its children, and a bot may hang for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class Worker(Generic[R]):
    """A process, and the games that it was sent."""

    def __init__(self, games: Games[R]) -> None:
        self.games = games
        self.sent: deque[int] = deque()
        self.watch = Watch()
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(games, theirs, self.watch), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        theirs.close()

    def send(self, number: int) -> None:
        self.sent.append(number)
        with suppress(OSError):  # it has died: its pipe says so to whoever listens
            self.pipe.send(number)

    def receive(self) -> R:
        """The next game that it has played, or what comes of the one in which its process ended."""
        try:
            came = self.pipe.recv()
        except (EOFError, OSError):
            seat = self.watch.seat
            self.close()
            status = self.process.exitcode
            if seat == NOBODY:
                raise Broken(f"game {self.sent[0]}: its process ended ({status})") from None
            return self.games.lost(self.sent.popleft(), seat, f"its process ended ({status})", hanging=False)
        if isinstance(came, str):
            raise Broken(came)
        self.sent.popleft()
        played: R = came[1]
        return played

    @property
    def is_hanging(self) -> bool:
        return self.watch.seconds > self.games.patience + GRACE_SECONDS

    def give_up(self) -> R:
        """End a process that hangs."""
        seat, seconds = self.watch.seat, self.watch.seconds
        self.close()
        said = f"ended after {seconds:.1f} s for one decision"
        return self.games.lost(self.sent.popleft(), seat, said, hanging=True)

    @property
    def is_alive(self) -> bool:
        return not self.pipe.closed

    def close(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Crew(Generic[R]):
    """So many processes on this machine."""

    def __init__(self, games: Games[R], jobs: int) -> None:
        self.games = games
        self.workers = [Worker(games) for _ in range(jobs)]

    def close(self) -> None:
        for worker in self.workers:
            if worker.is_alive:
                worker.close()

    def play(self, numbers: Iterator[int]) -> Generator[R]:
        """Those games, in the order in which they end."""
        again: deque[int] = deque()
        while True:
            for place, worker in enumerate(self.workers):
                if not worker.is_alive:
                    again.extend(worker.sent)
                    self.workers[place] = Worker(self.games)
            self._send(numbers, again)
            busy = [worker for worker in self.workers if worker.sent]
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy], LOOK_SECONDS)
            for worker in busy:
                if worker.pipe in ready:
                    yield worker.receive()
                elif worker.is_hanging:
                    yield worker.give_up()

    def _send(self, numbers: Iterator[int], again: deque[int]) -> None:
        """Games for all who have room for more, in turn, so that the last ones are shared out."""
        for room in range(1, AHEAD + 1):
            for worker in self.workers:
                if len(worker.sent) < room:
                    number = again.popleft() if again else next(numbers, None)
                    if number is None:
                        return
                    worker.send(number)


@contextmanager
def deaf_to_interrupts() -> Generator[None]:
    """Processes that are started now do not hear Ctrl-C: it is for their parent, which ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    hear = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, hear)
