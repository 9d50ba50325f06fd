"""Processes that play games of a contest. None of them can stop it: one that hangs is ended, one that dies replaced."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
import traceback
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

from meadhall.arena.contest.referee import CRASHED, NOBODY, SLOW, Forfeit, Played, forfeited, play
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.simulate import SPAWN, deaf_to_interrupts
from meadhall.bots.programs.bot import SECONDS

AHEAD: Final = 2
"""So many games are handed to a process beforehand: it need not wait for the next one."""

LOOK_SECONDS: Final = 0.2
"""So often it is looked whether somebody hangs."""

GRACE_SECONDS: Final = 1.0
"""A process whose bot comes back late, but comes back, says so itself."""


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


def _work(contest: Contest, orders: Connection, watch: Watch) -> None:
    """What a process does: play the games whose numbers it is sent, until there are no more."""
    os.dup2(2, 1)  # what a bot prints must not stand among the figures
    os.environ[SECONDS] = f"{contest.patience:g}"
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            number = orders.recv()
            try:
                orders.send(play(contest, number, watch.tell))
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


class Worker:
    """A process, and the games that it was sent."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.sent: deque[int] = deque()
        self.watch = Watch()
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(contest, theirs, self.watch), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        theirs.close()

    def send(self, number: int) -> None:
        self.sent.append(number)
        with suppress(OSError):  # it has died: its pipe says so to whoever listens
            self.pipe.send(number)

    def receive(self) -> Played:
        """The next game that it has played, or the forfeit by which its process ended (`EOFError` on its pipe)."""
        try:
            came = self.pipe.recv()
        except (EOFError, OSError):
            seat = self.watch.seat
            self.close()
            status = self.process.exitcode
            if seat == NOBODY:
                raise Broken(f"game {self.sent[0]}: its process ended ({status})") from None
            return self._forfeit(Forfeit(seat, CRASHED, f"its process ended ({status})"))
        if isinstance(came, str):
            raise Broken(came)
        self.sent.popleft()
        assert isinstance(came, Played)
        return came

    @property
    def is_hanging(self) -> bool:
        return self.watch.seconds > self.contest.patience + GRACE_SECONDS

    def give_up(self) -> Played:
        """End a process that hangs."""
        seat, seconds = self.watch.seat, self.watch.seconds
        self.close()
        return self._forfeit(Forfeit(seat, SLOW, f"ended after {seconds:.1f} s for one decision"))

    def _forfeit(self, forfeit: Forfeit) -> Played:
        return forfeited(self.contest, self.sent.popleft(), forfeit)

    @property
    def is_alive(self) -> bool:
        return not self.pipe.closed

    def close(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Crew:
    """So many processes on this machine."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self.contest = contest
        self.workers = [Worker(contest) for _ in range(jobs)]

    def close(self) -> None:
        for worker in self.workers:
            if worker.is_alive:
                worker.close()

    def play(self, numbers: Iterator[int]) -> Generator[Played]:
        """Those games, in the order in which they end."""
        again: deque[int] = deque()
        while True:
            for place, worker in enumerate(self.workers):
                if not worker.is_alive:
                    again.extend(worker.sent)
                    self.workers[place] = Worker(self.contest)
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
