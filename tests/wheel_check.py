"""The wheel in a bare environment plays, serves and checks: `make test-wheel`, for every Python found from 3.11 on.

    python -m tests.wheel_check [--this] [--wheel FILE]

Without `--wheel` one is built, not compiled: the same for every Python.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
NAMES = [f"python3.{minor}" for minor in range(11, 20)]
GAMES = ("boru", "feudum", "odin", "raiders")
WINDOWS = sys.platform == "win32"


def pythons() -> list[str]:
    """Those that can be started: a name on the path may be nothing but a promise."""
    found = []
    for name in NAMES:
        try:
            done = subprocess.run([name, "-c", "import venv"], capture_output=True, check=False)
        except FileNotFoundError:
            continue
        if done.returncode == 0:
            found.append(name)
    return found


def run(*command: str | Path, folder: Path, said: str = "") -> str:
    """What a command prints; the check ends where one fails."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"PYTHONUTF8": "1"}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        input=said,
        capture_output=True,
        encoding="utf-8",
        env=env,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def check_serving(python: Path, folder: Path) -> None:
    """The hall opens at a free port, is well, and has its page."""
    command = [str(python), "-m", "meadhall", "serve", "--no-browser", "--port", "0", "--data-dir", "hall"]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    ) as server:
        try:
            assert server.stdout is not None
            address = next((found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line))), None)
            assert address is not None, "the server did not say where it is"
            with urlopen(f"{address}/api/health", timeout=30) as answer:
                assert answer.status == 200
            with urlopen(f"{address}/", timeout=30) as answer:
                assert "<script" in answer.read().decode()
        finally:
            server.terminate()


def check(python: str, wheel: Path) -> None:
    """Install the wheel where there is nothing else, outside the sources, and do what people do with it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        run(python, "-m", "venv", folder / "bare", folder=folder)
        bare = folder / "bare" / ("Scripts/python.exe" if WINDOWS else "bin/python")
        run(bare, "-m", "pip", "install", "-q", "-c", ROOT / "requirements.lock", wheel, folder=folder)
        version = run(bare, "-m", "meadhall", "--version", folder=folder).strip()
        for game in GAMES:
            assert game in run(bare, "-m", "meadhall", "games", folder=folder)
            run(bare, "-m", "meadhall", "simulate", game, "--games", "1", "--bots", "random,greedy", folder=folder)
        seats = ("--terminal", "--seats", "random,greedy,easy", "--seed", "7", "--save", "game.jsonl")
        run(bare, "-m", "meadhall", "play", "boru", *seats, folder=folder)
        run(bare, "-m", "meadhall", "replay", "game.jsonl", folder=folder)
        run(bare, "-m", "meadhall", "check", "boru", folder=folder)
        check_serving(bare, folder)
    print(f"{python}: {version} plays, serves and checks", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--this", action="store_true", help="with this Python alone")
    parser.add_argument("--wheel", type=Path, help="a wheel that is there already")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        if asked.wheel is None:
            run(sys.executable, "-m", "build", "--wheel", "--outdir", name, ROOT, folder=Path(name))
        wheel = (asked.wheel or next(Path(name).glob("*.whl"))).resolve()
        for python in [sys.executable] if asked.this else pythons():
            check(python, wheel)


if __name__ == "__main__":
    main()
