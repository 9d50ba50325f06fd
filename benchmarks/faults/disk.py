"""A small disk that can be filled: a file system in memory."""

from __future__ import annotations

import errno
import os
import subprocess
from pathlib import Path

BLOCK = bytes(65_536)


class SmallDisk:
    """Mounted at the folder if that is allowed; otherwise the folder is what it was, and is never full."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(folder)]
        self.why_not = ""
        """Why it cannot be filled."""
        try:
            mounted = subprocess.run(command, check=False, capture_output=True, text=True)
            if mounted.returncode != 0:
                self.why_not = mounted.stderr.strip() or "mount failed"
        except OSError as error:
            self.why_not = str(error)
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        file = os.open(self._ballast, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            while True:
                os.write(file, BLOCK)
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
        finally:
            os.close(file)

    def clear(self) -> None:
        self._ballast.unlink(missing_ok=True)

    def close(self) -> None:
        if not self.why_not:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)
