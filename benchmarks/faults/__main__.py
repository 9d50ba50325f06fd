"""Many games while servers are killed, the database is restarted, connections break, disks fill and clocks jump.

    python -m benchmarks.faults [--games 200] [--seed 1] [--on sqlite,postgres] [--at-once 6] [--choices 40]

People at pages without a browser (`page.py`) play all four games by chance: half of the games in a hall of one process
on SQLite, half in one of three on PostgreSQL, where whoever comes back comes to any of them. When a game is over, every
acknowledged choice must be in the record once, the record must lead to what the pages show, and so must every position
that they showed on the way; no page may have had to be loaded again. With the same seed the same things are tried in
the same order; what they meet depends on the moment. Filling disks needs the right to mount.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from pathlib import Path

from rich.progress import Progress

from benchmarks.faults.checks import Findings
from benchmarks.faults.games import Plan
from benchmarks.faults.run import Summary, Wish, run

DATABASES = ("sqlite", "postgres")
SHOWN = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", default=",".join(DATABASES), help="sqlite, postgres, or both with a comma")
    parser.add_argument("--at-once", type=int, default=6, help="games at the same time on each database")
    parser.add_argument("--choices", type=int, default=40, help="about so many in a game before everybody resigns")
    parser.add_argument("--between", type=int, default=12, help="choices between two troubles, about")
    parser.add_argument("--logs", type=Path, help="a folder for the servers' logs")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was mounted and started is ended all the same
    databases = asked.on.split(",")
    summary = Summary()
    began = time.monotonic()
    with Progress() as progress:
        bar = progress.add_task("Playing", total=asked.games)

        def done(plan: Plan, found: Findings) -> None:
            for wrong in (*found.lost, *found.double, *found.wrong, *found.reloads):
                progress.console.print(wrong, markup=False)
            progress.advance(bar)
            played = sum(summary.games.values())
            if not progress.console.is_terminal and played % 10 == 0:
                print(f"{played} games after {time.monotonic() - began:.0f} s", flush=True)

        def wish(at: int, database: str) -> Wish:
            first, last = (asked.games * place // len(databases) for place in (at, at + 1))
            return Wish(
                range(first, last),
                asked.seed,
                on_postgres=database == "postgres",
                servers=3 if database == "postgres" else 1,
                at_once=asked.at_once,
                choices=asked.choices,
                between=asked.between,
                keep=asked.logs,
            )

        async def run_all() -> None:
            async with asyncio.TaskGroup() as halls:
                for at, database in enumerate(databases):
                    halls.create_task(run(wish(at, database), summary, done))

        asyncio.run(run_all())
    print(told(summary, time.monotonic() - began))
    sys.exit(0 if summary.clean and sum(summary.games.values()) == asked.games else 1)


def told(summary: Summary, seconds: float) -> str:
    """The summary as text."""
    played = ", ".join(f"{count} on {database}" for database, count in summary.games.items())
    lines = [
        f"{sum(summary.games.values())} games in {seconds:.0f} s: {played}",
        f"troubles made: {sum(summary.troubles.values())}",
        *(f"  {count:5} {kind}" for kind, count in sorted(summary.troubles.items(), key=lambda item: -item[1])),
        *summary.skipped,
        f"choices acknowledged: {summary.acknowledged:,}; acts sent more than once: {summary.sent_again:,}",
        f"positions shown and compared with the record: {summary.positions:,}",
        f"connection lost to up to date again ({len(summary.recoveries):,} times): {percentiles(summary.recoveries)}",
        f"act sent to acknowledged ({len(summary.answers):,} acts): {percentiles(summary.answers)}",
        f"servers that ended by themselves and were started again: {summary.ended_by_themselves}",
        *(f"  {count:5} in the servers' logs: {error}" for error, count in summary.errors.most_common(SHOWN)),
        f"acknowledged choices lost: {len(summary.lost)}",
        f"choices made twice: {len(summary.double)}",
        f"wrong positions, answers or records: {len(summary.wrong)}",
        f"pages that had to be loaded again: {len(summary.reloads)}",
    ]
    lines += [*summary.lost, *summary.double, *summary.wrong, *summary.reloads][:SHOWN]
    return "\n".join(lines)


def percentiles(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    p50, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.99))
    return f"p50 {p50:.2f} s, p99 {p99:.2f} s, longest {ordered[-1]:.2f} s"


if __name__ == "__main__":
    main()
