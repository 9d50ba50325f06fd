"""An arena that is killed half way and started again has every result once.

    python -m benchmarks.arena_killed [--games 2000] [--game boru] [--bots random] [--jobs 2]

It starts `meadhall arena`, kills it with SIGKILL when half of the games are in the file, runs the same command again,
and ends with an error unless each number is there exactly once.
"""

from __future__ import annotations

import argparse
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path


def numbers(file: Path) -> list[int]:
    """The games in the file of an arena that may be under way."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=30)) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM games ORDER BY number")]


def kill_half_way(command: list[str], file: Path, games: int) -> int:
    """How many games were in the file after its arena was killed."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as arena:
        while not (file.exists() and file.stat().st_size and _count(file) >= games // 2):
            if arena.poll() is not None:
                raise SystemExit(f"the arena ended by itself, with status {arena.returncode}")
            time.sleep(0.01)
        os.kill(arena.pid, signal.SIGKILL)
    return len(numbers(file))


def _count(file: Path) -> int:
    try:
        return len(numbers(file))
    except sqlite3.OperationalError:  # its tables are being made
        return 0


def killed_and_resumed(folder: Path, games: int, game: str = "boru", bots: str = "random", jobs: int = 2) -> int:
    """How many games were there when it was killed; an error unless all are there once in the end."""
    file = folder / "killed.sqlite"
    command = [sys.executable, "-m", "meadhall", "arena", game, "--bots", bots, "--games", str(games)]
    command += ["--jobs", str(jobs), "--out", str(file)]
    half = kill_half_way(command, file, games)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    found = numbers(file)
    if found != list(range(games)):
        raise SystemExit(f"{len(found)} results, {len(set(found))} of them different, of {games} games")
    return half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--game", default="boru")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        half = killed_and_resumed(Path(folder), asked.games, asked.game, asked.bots, asked.jobs)
    print(f"killed after {half} of {asked.games} games, resumed: {asked.games} results, none twice")


if __name__ == "__main__":
    main()
