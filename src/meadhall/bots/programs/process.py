"""A program that runs beside us: lines to it, lines from it, each in its time, and an end whatever it does."""

from __future__ import annotations

import atexit
import os
import shlex
import shutil
import signal
import subprocess
import time
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Final

import msgspec

from meadhall.bots.programs.protocol import VERSION, HallHello, Hello, Quit, Said, line_of, read_line
from meadhall.engine.errors import BotFailed, UnknownBot

MOST_BYTES: Final = 1 << 20
"""A longer line is nonsense."""

MOST_LINES: Final = 1000
"""So many lines may wait unread; a program that says more has to wait."""

SECONDS_TO_START: Final = 10.0
SECONDS_TO_END: Final = 1.0
"""So long a program may take to say hello, and to end when it is asked to."""


def kind_of(said: Said) -> str:
    return type(said).__name__.lower()


def command_of(text: str) -> tuple[str, ...]:
    """A command in words, as a shell would have them; what cannot be run is refused here."""
    try:
        words = tuple(shlex.split(text, posix=os.name == "posix"))
    except ValueError as error:
        message = f"the engine {text!r} cannot be read as a command: {error}"
        raise UnknownBot(message, "engine-command", name=text, why=str(error)) from None
    if not words:
        raise UnknownBot("say which command starts the engine, as in engine:./my-engine", "engine-empty")
    if shutil.which(words[0]) is None:
        message = f"the engine {words[0]!r} cannot be run: there is no such program"
        raise UnknownBot(message, "engine-missing", name=words[0])
    return words


class Program:
    """One running program that has said hello. Whatever goes wrong with it is `BotFailed`."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for us; and all that it starts can be ended with it
            )
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            message = f"the engine {self.called} cannot be started: {why}"
            raise BotFailed(message, "engine-start", bot=self.called, why=why) from None
        self._to_say: Queue[bytes | None] = Queue()
        self._said: Queue[bytes] = Queue(MOST_LINES)
        self._complaints: deque[str] = deque(maxlen=5)
        self._listening = True
        self._complaining = Thread(target=self._hear_complaints, daemon=True)
        for thread in (Thread(target=self._speak, daemon=True), Thread(target=self._listen, daemon=True)):
            thread.start()
        self._complaining.start()
        _running.add(self)
        try:
            self.hello = self._greet()
        except BaseException:
            self.kill()
            raise

    @property
    def called(self) -> str:
        return shlex.join(self.command)

    def _greet(self) -> Hello:
        self.say(HallHello(VERSION))
        said = self.hear(time.monotonic() + SECONDS_TO_START)
        if not isinstance(said, Hello):
            raise self.nonsense(kind_of(said), "it begins with its own hello")
        if said.protocol != VERSION:
            spoken, known = str(said.protocol), str(VERSION)
            what = f"speaks protocol {spoken}; this is {known}"
            raise self.failed("engine-protocol", what, spoken=spoken, known=known)
        return said

    # Lines.

    def say(self, message: msgspec.Struct) -> None:
        self._to_say.put(line_of(message))

    def hear(self, ends: float) -> Said:
        """What it says next, if it says so by then (a time of `time.monotonic`)."""
        try:
            line = self._said.get(timeout=max(0.0, ends - time.monotonic()))
        except Empty:
            raise self.failed("engine-late", "gave no answer in time") from None
        if not line:
            raise self._ended()
        if not line.endswith(b"\n"):
            raise self.nonsense(line, "the line does not end")
        try:
            return read_line(line)
        except ValueError as error:
            raise self.nonsense(line, str(error)) from None

    def is_silent(self) -> bool:
        """Whether it has said nothing that nobody has heard yet."""
        return self._said.empty()

    def nonsense(self, line: bytes | str, why: str) -> BotFailed:
        text = line if isinstance(line, str) else line.decode(errors="replace")
        shown = " ".join(text.split())[:80]
        return self.failed("engine-nonsense", f"said {shown!r}: {why}", said=shown, why=why)

    def failed(self, code: str, what: str, **values: str) -> BotFailed:
        return BotFailed(f"the engine {self.called} {what}", code, bot=self.called, **values)

    def _ended(self) -> BotFailed:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS_TO_END)
        self._complaining.join(SECONDS_TO_END)  # its last words may still be in the pipe
        status = str(self._process.returncode if self._process.returncode is not None else "–")
        last = next((line for line in reversed(self._complaints) if line), "–")
        return self.failed("engine-ended", f"has ended (status {status}): {last}", status=status, last=last)

    # Ending.

    def quit(self) -> bool:
        """Ask it to end, and end it if it does not; whether it did by itself."""
        self.say(Quit())
        return self._wait()

    def close(self) -> bool:
        """End its input, and the program if it does not end by itself; whether it did."""
        self._to_say.put(None)
        return self._wait()

    def _wait(self) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS_TO_END)
        ended = self._process.returncode is not None
        self.kill()  # if only what it may have started
        return ended

    def kill(self) -> None:
        """End it, and all that it has started."""
        self._listening = False
        _running.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS_TO_END)
        self._to_say.put(None)
        while not self._said.empty():  # whoever waits to put a line there
            with suppress(Empty):
                self._said.get_nowait()

    # Threads of its own: a pipe that nobody reads from would stop us, and so would one that nobody writes to.

    def _speak(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            while (line := self._to_say.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _listen(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with pipe, suppress(OSError, ValueError):
            while self._listening and (line := pipe.readline(MOST_BYTES)):
                self._said.put(line)
        self._said.put(b"")

    def _hear_complaints(self) -> None:
        pipe = self._process.stderr
        assert pipe is not None
        with pipe, suppress(OSError, ValueError):
            while line := pipe.readline(MOST_BYTES):
                self._complaints.append(line.decode(errors="replace").strip()[:200])


_running: set[Program] = set()
_idle: dict[tuple[str, ...], list[Program]] = {}
"""Programs that have finished a game and wait for the next: starting one takes longer than many a game."""


def lend(command: tuple[str, ...]) -> Program:
    """A program that waits for a game, or a new one."""
    waiting = _idle.get(command)
    return waiting.pop() if waiting else Program(command)


def give_back(program: Program) -> None:
    _idle.setdefault(program.command, []).append(program)


def end_all() -> None:
    """End whatever still runs, all at the same time."""
    programs = list(_running)
    _idle.clear()
    for program in programs:
        program.say(Quit())
    for program in programs:
        program.close()


atexit.register(end_all)
