"""A real server process, and the browser to visit it with."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PATIENCE_MS = 30_000
SOON = PATIENCE_MS / 1000

FLAGS = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_chromium() -> str:
    """The browser that the environment names, or one on the path."""
    named = os.environ.get("MEADHALL_CHROMIUM")
    found = named or next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, (
        "these tests drive a real Chromium: install one (Debian: apt install chromium-headless-shell), "
        "or name it: MEADHALL_CHROMIUM=/path/to/chromium"
    )
    return found


class House:
    """The server as a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, corrections: Path | None = None) -> None:
        self.corrections = corrections
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[str] | None = None
        self.open()

    def open(self) -> None:
        environment = os.environ | {
            "MEADHALL_PORT": str(self._port),
            "MEADHALL_DATA_DIR": str(self.folder),
            "MEADHALL_BOT_WORKERS": "1",
        }
        if self.corrections:
            environment["MEADHALL_DATA"] = str(self.corrections)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.server"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "open at" in said, f"the server did not start: {said!r}"

    def kill(self) -> None:
        """As a machine dies: without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(SOON)
        except subprocess.TimeoutExpired:
            self._process.kill()
