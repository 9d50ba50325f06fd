"""A server in a process of its own, that can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.client import PATIENCE

COMMAND = [str(Path(sys.executable).parent / "meadhall"), "serve", "--no-browser"]


class ServerProcess:
    def __init__(self, data_dir: Path, *, bot_workers: int = 1, database: str = "") -> None:
        environment = os.environ | {
            "MEADHALL_DATA_DIR": str(data_dir),
            "MEADHALL_PORT": "0",
            "MEADHALL_DATABASE": database,
            "MEADHALL_BOT_WORKERS": str(bot_workers),
        }
        self.process = subprocess.Popen(COMMAND, env=environment, stdout=subprocess.PIPE, text=True)
        self.address = ""

    def ready(self) -> ServerProcess:
        """Once it has said where it is."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ ]+", line)
        assert found, f"the server said {line!r}"
        self.address = found[0].rstrip("/")
        return self

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def stop(self, how: signal.Signals) -> int:
        """As Ctrl-C or a service manager does; gives the exit status."""
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self.close()
        return status

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
