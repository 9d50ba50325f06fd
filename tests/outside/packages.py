"""Packages with games, as an author would leave them and an installer would install them."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from meadhall.starters import write_game
from tests.cli.hall import ENGLISH

ROOT: Final = Path(__file__).parents[2]
BRANDUBH: Final = ROOT / "examples" / "brandubh"
FERRY: Final = ROOT / "examples" / "ferry"


@cache
def starter() -> Path:
    """What `meadhall new-game gifts` writes."""
    folder = Path(tempfile.mkdtemp(prefix="meadhall-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    write_game("gifts", folder / "gifts")
    return folder / "gifts"


def install(package: Path, into: Path) -> None:
    """Lay a package down as an installer would: its files, and what it says of itself."""
    name = package.name
    shutil.copytree(package / "src" / name, into / name, ignore=shutil.ignore_patterns("__pycache__"))
    describe(name, into)


def describe(name: str, into: Path) -> None:
    info = into / f"meadhall_{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: meadhall-{name}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[meadhall.games]\n{name} = {name}:GAME\n")


def path_with(folder: Path) -> str:
    """The search path of an environment in which the folder's packages are installed too."""
    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))


def run(folder: Path, *line: str, typed: str = "", columns: int = 100) -> subprocess.CompletedProcess[str]:
    """A module of Python, where the folder's packages are installed."""
    environ = os.environ | ENGLISH | {"PYTHONPATH": path_with(folder), "COLUMNS": str(columns)}
    command = [sys.executable, "-m", *line]
    return subprocess.run(command, env=environ, input=typed, capture_output=True, text=True, cwd=folder, check=False)
