"""Two versions of Meadhall beside each other: how many decisions a second each plays by chance, on the same seeds.

    python -m benchmarks.beside --other PYTHON [GAME…] [--seeds 20] [--repeats 15]

PYTHON has the other version, of source or compiled. Both play every seed again and again, in turns of one game; of each
game the least CPU time counts, which other work on the machine disturbs least. `--settings odin.occupations=points`
makes this version play what another knew alone.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from itertools import product

from meadhall.arena.bench import usual_players
from meadhall.engine.registry import game, games

PLAYER = """
import random, sys, time
from importlib import import_module
import meadhall
try:
    from meadhall.engine.play.playout import play_out
except ImportError:  # before the engine was divided
    from meadhall.engine.playout import play_out
print(meadhall.__file__, flush=True)
for line in sys.stdin:
    name, players, seed, *settings = line.split()
    found = import_module(f"meadhall.games.{name}").GAME
    chosen = {"settings": dict(setting.split("=") for setting in settings)} if settings else {}
    start = time.process_time()
    match = found.new(int(players), seed=int(seed), **chosen)
    play_out(match, random.Random(int(seed)).random)
    print(len(match.choices), time.process_time() - start, flush=True)
"""


class Version:
    """A process that plays games of one version."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, "-c", PLAYER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.place = self._answer()
        self._best: dict[tuple[str, int], tuple[int, float]] = {}

    def play(self, name: str, players: int, seed: int, settings: list[str]) -> None:
        assert self._process.stdin is not None
        print(name, players, seed, *settings, file=self._process.stdin, flush=True)
        decisions, seconds = self._answer().split()
        found = (int(decisions), float(seconds))
        self._best[name, seed] = min(self._best.get((name, seed), found), found, key=lambda best: best[1])

    def speed(self, name: str) -> float:
        """Decisions a second."""
        games = [best for (played, _), best in self._best.items() if played == name]
        return sum(decisions for decisions, _ in games) / sum(seconds for _, seconds in games)

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("a version has ended: see above")
        return line.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description="Two versions of Meadhall beside each other.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--other", required=True, metavar="PYTHON", help="an interpreter with the other version")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--settings", nargs="*", default=[], metavar="GAME.NAME=VALUE", help="of this version alone")
    asked = parser.parse_args()
    other, this = Version(asked.other), Version(sys.executable)
    print(f"other: {other.place}\nthis:  {this.place}\n{'':12}{'other':>12}{'this':>12}{'ratio':>9}")
    for name in asked.names or games():
        players = usual_players(game(name))
        settings = [text.removeprefix(f"{name}.") for text in asked.settings if text.startswith(f"{name}.")]
        for repeat, seed in product(range(asked.repeats), range(asked.seeds)):
            turns = [(other, []), (this, settings)]
            for version, chosen in turns if repeat % 2 else reversed(turns):
                version.play(name, players, seed, chosen)
        before, now = other.speed(name), this.speed(name)
        print(f"{name:12}{before:12,.0f}{now:12,.0f}{now / before:9.2f}", flush=True)


if __name__ == "__main__":
    main()
