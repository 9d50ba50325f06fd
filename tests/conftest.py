"""What holds for all tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from meadhall import build

pytest_plugins = ["tests.web.fixtures"]

# A test that passes here passes everywhere: the same examples in every run, however slow the machine.
settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--build",
        choices=build.KINDS,
        default=os.environ.get("MEADHALL_BUILD", ""),
        help="end at once unless the tests run on this build of meadhall (or: MEADHALL_BUILD)",
    )


def pytest_configure(config: pytest.Config) -> None:
    try:
        build.expect(config.getoption("--build"))
    except build.WrongBuild as error:
        raise pytest.UsageError(str(error)) from None
    # A suite that runs in the background is deaf to Ctrl-C, and so were the programs that it starts and interrupts.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What imports large packages is not even looked at elsewhere."""
    return True if collection_path.name == "extras" and "extras" not in config.getoption("markexpr") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the cases of the contract suite, those for the fewest players of a game, but for one alone, are not slow.

    What needs large packages runs only where it is asked for: `-m extras`.
    """
    if "extras" not in config.getoption("markexpr"):
        items[:] = [item for item in items if item.get_closest_marker("extras") is None]
    quick: dict[str, str] = {}
    for item in items:
        case: Any = getattr(getattr(item, "callspec", None), "params", {}).get("case")
        if not hasattr(case, "players"):
            continue
        if case.players > 1 and quick.setdefault(case.game.id, str(case)) == str(case):
            continue
        item.add_marker(pytest.mark.slow)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Say what is tested, however quiet the run is."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(f"meadhall: {build.current()}")
