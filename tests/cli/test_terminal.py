"""The installed command in a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from meadhall.engine.saving import record
from tests.cli.hall import ENGLISH, write_finished

pytestmark = pytest.mark.slow

LONGEST_SECONDS = 60


class Terminal:
    """`meadhall` on a pseudo-terminal: what it prints, and what is typed to it."""

    def __init__(self, *args: str) -> None:
        self._master, inner = pty.openpty()
        program = Path(sys.executable).parent / "meadhall"
        environ = os.environ | ENGLISH | {"TERM": "xterm"}
        self._process = subprocess.Popen(
            [str(program), *args],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environ,
            start_new_session=True,
            # Its controlling terminal, so that Ctrl-C is an interrupt.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(inner)
        self.printed = ""

    def read_until(self, *, prompts: int) -> bool:
        """Read until so many prompts were printed; False when the program has ended before."""
        end = time.monotonic() + LONGEST_SECONDS
        while self.prompts < prompts:
            ready, _, _ = select.select([self._master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"nothing more after: {self.printed[-500:]}"
            try:
                more = os.read(self._master, 65536)
            except OSError:  # the other side is closed
                return False
            if not more:
                return False
            self.printed += more.decode(errors="replace")
        return True

    @property
    def prompts(self) -> int:
        return len(re.findall(r"^(?:\x1b\[[?\d;]*[a-zA-Z])*> ", self.printed.replace("\r", ""), re.MULTILINE))

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def end(self) -> int:
        status = self._process.wait(LONGEST_SECONDS)
        os.close(self._master)
        return status


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = Terminal(
        "play", "boru", "--terminal", "--seats", "human,random,random", "--seed", "5", "--save", str(file)
    )
    asked = 1
    while terminal.read_until(prompts=asked):
        terminal.type("1\n")
        asked += 1
    assert terminal.end() == 0
    assert "wins!" in terminal.printed
    assert record.read(file).match.over
    assert asked > 30


def test_control_c_leaves_cleanly_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = Terminal("play", "boru", "--seats", "human,random,random", "--seed", "5", "--save", str(file))
    assert terminal.read_until(prompts=1)
    terminal.type("1\n")
    assert terminal.read_until(prompts=2)
    time.sleep(1.0)  # Python misses an interrupt that comes between its prompt and its waiting for an answer.
    terminal.type("\x03")
    assert not terminal.read_until(prompts=99)
    assert terminal.end() == 0
    assert "You leave the table." in terminal.printed
    assert "Traceback" not in terminal.printed
    assert len(record.read(file).match.choices) == 3


def test_what_is_in_another_encoding_is_no_crash() -> None:
    program = Path(sys.executable).parent / "meadhall"
    done = subprocess.run(
        [str(program), "play", "boru", "--seed", "5", "--lang", "pl"],
        input=b"\xff\xfe\nquit\n",
        env=os.environ | ENGLISH | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert "Gdzie k?adziesz" in done.stdout.decode()


def test_a_reader_who_goes_away_is_no_crash(tmp_path: Path) -> None:
    program = Path(sys.executable).parent / "meadhall"
    file = write_finished(tmp_path / "game.jsonl")
    running = subprocess.Popen(
        [str(program), "replay", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | ENGLISH
    )
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert b"Traceback" not in running.stderr.read()
    running.stderr.close()
    running.wait(LONGEST_SECONDS)
