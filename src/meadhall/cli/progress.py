"""How far long work has come, on standard error, so that the figures alone are on standard output."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meadhall.cli.options import printer

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""


@contextmanager
def counting(title: str, total: int) -> Generator[Callable[[int], None]]:
    """A bar up to a total; what is handed out hears of every few that are done. Nothing where there is no terminal."""
    console = printer(err=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
