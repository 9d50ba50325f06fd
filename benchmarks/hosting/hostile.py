"""Ten thousand hostile requests and messages: nothing breaks, nothing leaks, nothing of others changes.

    python -m benchmarks.hosting.hostile [--count 10000] [--seed 1]

Four tenths are requests that Schemathesis makes from the server's own OpenAPI schema, four tenths messages that
Hypothesis makes for the WebSocket, two tenths hand-written: bytes that are no HTTP, paths that climb, names and numbers
at their limits. They come from somebody with a table of their own, and are aimed at a game of others. Afterwards every
answer has been held against what must never be told (seeds, keys, hashes, others' hands), no answer was a failure of
the server, its log tells of none, the server runs, and the others' game stands as it stood, in memory and in the
database.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.hosting.attacks import by_hand, messages, requests
from benchmarks.hosting.attacks.victims import Victims
from benchmarks.hosting.servers import ERRORS, describe, running_in

TRACEBACK: Final = "Traceback (most recent call last)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tenth = options.count // 10
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        with running_in(folder) as server:
            victims = Victims(server.address, folder / "meadhall.sqlite")
            requests.attack(victims, 4 * tenth, options.seed)
            messages.attack(victims, 4 * tenth, options.seed)
            by_hand.attack(victims, 2 * tenth, options.seed)
            faults = victims.faults(server.runs)
        faults += tracebacks((folder / ERRORS).read_text(errors="replace"))
    print(f"{victims.answers} answers to {victims.sent} attacks: {dict(sorted(victims.kinds.items()))}")
    print(describe())
    for fault in faults[:20]:
        print(fault)
    sys.exit(f"{len(faults)} faults" if faults else 0)


def tracebacks(log: str) -> list[str]:
    """What the server has said of failures of its own."""
    return [f"in the server's log: {part[-1500:]}" for part in log.split(TRACEBACK)[1:]]


if __name__ == "__main__":
    main()
