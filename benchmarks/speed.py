"""Every game's speed from source and compiled, side by side in one run: `make bench`.

    python -m benchmarks.speed --compiled PYTHON [--seconds 3] [--rounds 3]

PYTHON is an interpreter that has the compiled wheel. The builds take turns, so that the machine's moods hit both alike.
It says where both lie, and ends with an error if one is not the build that it should be.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table


def say_build(python: str, kind: str) -> None:
    """Say which build an interpreter has; end if it is another one."""
    look = f"from benchmarks.measure import say_build; say_build({kind!r})"
    done = subprocess.run([python, "-c", look], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{python}: {done.stderr.strip()}")
    print(done.stdout.strip(), flush=True)


def measured(python: str, seconds: float) -> list[dict[str, float]]:
    """What `meadhall bench` says of one build."""
    command = [str(Path(python).parent / "meadhall"), "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stderr.strip()}")
    found: list[dict[str, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed from source and compiled, side by side.")
    parser.add_argument("--compiled", required=True, metavar="PYTHON", help="an interpreter with the compiled wheel")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each game is measured in a round")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    pythons = {"source": sys.executable, "compiled": asked.compiled}
    for build, python in pythons.items():
        say_build(python, build)
    rows: dict[tuple[str, str], list[dict[str, float]]] = {}
    for _ in track(range(asked.rounds), "Measuring"):
        for build, python in pythons.items():
            for row in measured(python, asked.seconds):
                if row["compiled"] != (build == "compiled"):
                    sys.exit(f"{python} has no {build} build of meadhall")
                rows.setdefault((str(row["game"]), build), []).append(row)
    table = Table("game", "build", "games/s", "decisions/s", "clone µs", "bytes a position", "times the source")
    for (name, build), found in sorted(rows.items(), reverse=True):
        middle = {
            key: statistics.median(row[key] for row in found) for key in found[0] if key not in ("game", "compiled")
        }
        beside = rows[name, "source"]
        gain = statistics.median(
            row["decisions_per_second"] / other["decisions_per_second"]
            for row, other in zip(found, beside, strict=True)
        )
        table.add_row(
            name,
            build,
            f"{middle['games_per_second']:,.1f}",
            f"{middle['decisions_per_second']:,.0f}",
            f"{middle['clone_us']:.1f}",
            f"{middle['position_bytes']:,.0f}",
            f"{gain:.2f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
