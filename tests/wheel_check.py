"""The wheel in a bare environment plays, serves and checks, and so do a new game, a new bot and the examples.

`make test-wheel` tries it with every Python found from 3.11 on.

    python -m tests.wheel_check [--this] [--wheel FILE]

Without `--wheel` one is built, not compiled: the same for every Python.
"""

from __future__ import annotations

import argparse
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
NAMES = [f"python3.{minor}" for minor in range(11, 20)]
FOLDERS = [
    Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions",
    Path(os.environ.get("UV_PYTHON_INSTALL_DIR", "~/.local/share/uv/python")).expanduser(),
]
TOLD = "import sys, venv; sys.version_info >= (3, 11) and print(sys.version_info[:2], end='')"
GAMES = ("boru", "feudum", "odin", "raiders")
EXAMPLES = ("brandubh", "ferry")
LANGUAGES = ("en", "pt-BR", "pl")
WINDOWS = sys.platform == "win32"


def pythons() -> list[str]:
    """One of each version that can be started, on the path or of pyenv and uv: a name may be nothing but a promise."""
    found: dict[str, str] = {}
    for name in [*NAMES, *sorted(str(path) for folder in FOLDERS for path in folder.glob("*/bin/python3"))]:
        try:
            done = subprocess.run([name, "-c", TOLD], capture_output=True, text=True, check=False)
        except FileNotFoundError:
            continue
        if done.returncode == 0 and done.stdout:
            found.setdefault(done.stdout, name)
    return list(found.values())


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


def check_others(python: Path, folder: Path) -> None:
    """What is made elsewhere is as good: a new game, a new bot and the examples, from nothing to a simulation."""
    run(python, "-m", "meadhall", "new-game", "gifts", folder=folder)
    run(python, "-m", "meadhall", "new-bot", "wise-owl", folder=folder)
    for example in EXAMPLES:
        shutil.copytree(ROOT / "examples" / example, folder / example, ignore=shutil.ignore_patterns("__pycache__"))
    packages = ("gifts", *EXAMPLES)
    run(python, "-m", "pip", "install", "-q", *(f"./{name}" for name in (*packages, "wise-owl")), folder=folder)
    for game in packages:
        run(python, "-m", "meadhall", "check", game, "--golden", f"{game}/tests/golden", folder=folder)
        bots = ("--games", "4", "--bots", "wise-owl,random")
        assert "wise-owl" in run(python, "-m", "meadhall", "simulate", game, *bots, folder=folder)
        for language in LANGUAGES:
            typed = "1\n" * 5 + "quit\n"
            run(python, "-m", "meadhall", "play", game, "--lang", language, folder=folder, said=typed)


def check_serving(python: Path, folder: Path) -> None:
    """The hall opens at a free port, is well, and has its page and the words of all games."""
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
            for game, language in itertools.product(("gifts", *EXAMPLES), LANGUAGES):
                with urlopen(f"{address}/api/games/{game}/words/{language}", timeout=30) as answer:
                    assert f"{game}-name" in answer.read().decode()
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
        check_others(bare, folder)
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
