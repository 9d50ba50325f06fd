"""How strong the bots are: one among others of one kind, seats rotating, shares of victories with error bars.

    python -m benchmarks.strength [ARM …] [--games 60] [--jobs 2] [--folder strength] [--clock cpu|wall]
    python -m benchmarks.strength --list

An arm is a game, its number of players, a bot and the kind that fills the other seats: `boru-4-100ms-greedy`; without a
field it plays alone, and its scores are shown: `odin-1-1000ms`. All arms of the list, unless some are named. Each has a
file in the folder, as `meadhall arena` writes it: a run that was stopped goes on where it was.

Times are those of the thread's CPU clock, so that figures hold on a busy machine: `100ms` plays as `100cpu`, and
`normal` and `hard` as what they are. `--clock wall` lets all play as people meet them.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from meadhall.arena.contest.crew import Crew
from meadhall.arena.contest.run import run
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.contest.store import Store
from meadhall.arena.contest.summary import Summary
from meadhall.bots import LEVELS
from meadhall.cli.progress import counting

SEED = 20_261_116
CPU, WALL = "cpu", "wall"
ALONE = 30
"""Games of an arm that plays alone."""


class Arm(NamedTuple):
    """Who is measured; `wanted` is a share of victories, or a mean score of somebody who plays alone."""

    game: str
    players: int
    bot: str
    field: str = ""
    wanted: float = 0.0

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.players), self.bot, *([self.field] if self.field else [])])

    def contest(self, clock: str) -> Contest:
        bots = tuple(by_clock(bot, clock) for bot in (self.bot, self.field) if bot)
        return Contest(self.game, self.players, bots, SEED, ladder=bool(self.field))


ARMS = [
    Arm("boru", 4, "100ms", "greedy", 0.70),
    Arm("raiders", 4, "100ms", "greedy", 0.60),
    Arm("odin", 4, "100ms", "greedy", 0.55),
    Arm("boru", 4, "1000ms", "greedy", 0.90),
    Arm("raiders", 4, "1000ms", "greedy", 0.70),
    Arm("odin", 4, "1000ms", "greedy", 0.75),
    Arm("raiders", 2, "1000ms", "greedy", 0.75),
    Arm("odin", 2, "1000ms", "greedy", 0.75),
    Arm("feudum", 2, "1000ms", "greedy", 0.70),
    *(Arm(game, 4, "easy", "greedy") for game in ("boru", "raiders", "odin", "feudum")),
    *(Arm(game, 4, "normal", "greedy") for game in ("boru", "raiders", "odin", "feudum")),
    *(Arm(game, 4, "hard", "normal") for game in ("boru", "raiders", "odin", "feudum")),
    Arm("odin", 1, "greedy", wanted=80),
    Arm("odin", 1, "1000ms", wanted=100),
]


def by_clock(bot: str, clock: str) -> str:
    """The bot of that name, by that clock."""
    timed = LEVELS.get(bot, bot)
    return f"{timed.removesuffix('ms')}cpu" if clock == CPU and timed.endswith("ms") else bot


def arm_named(name: str) -> Arm:
    """One of the list, or any other one."""
    for arm in ARMS:
        if arm.name == name:
            return arm
    game, players, bot, field = f"{name}-".split("-", 3)
    return Arm(game, int(players), bot, field.removesuffix("-"))


def measure(arm: Arm, games: int, jobs: int, folder: Path, clock: str) -> Summary:
    """The games of an arm, as far as they are not in its file."""
    contest = arm.contest(clock)
    contest.check()
    with closing(Store(folder / f"{arm.name}.{clock}.sqlite", contest)) as store:
        with counting(arm.name, games) as progress:
            outcome = run(store, games, partial(Crew, contest, jobs), progress=progress)
        if outcome.interrupted:
            raise KeyboardInterrupt
        return Summary(contest, store.games())


def told(arm: Arm, summary: Summary) -> list[str]:
    """What came of an arm: a line, and if it played alone how its scores are spread and what they are made of."""
    bot = summary.bots[0]
    if arm.players > 1:
        share = bot.share(arm.players)
        wanted = f"{arm.wanted:.2f}" if arm.wanted else "-"
        figures = f"{share.share:.2f} ({share.low:.2f}-{share.high:.2f})  fair {share.fair:.2f}  wanted {wanted}"
        mean = f"{bot.scores.mean:.1f} ± {bot.scores.error:.1f}, others {summary.bots[1].scores.mean:.1f}"
        return [f"{arm.name:28} {bot.games:4} games  share {figures}  points {mean}  forfeits {bot.forfeits}"]
    scores = sorted(summary.scores[0].elements())
    middle = f"lowest {scores[0]}, quartiles {_at(scores, 0.25)} {_at(scores, 0.5)} {_at(scores, 0.75)}"
    mean = f"mean {bot.scores.mean:.1f} ± {bot.scores.error:.1f}, wanted {arm.wanted:g}"
    parts = [f"{name} {points / len(scores):.1f}" for name, points in bot.categories.items()]
    return [
        f"{arm.name:28} {bot.games:4} games  {mean}  {middle}, highest {scores[-1]}",
        f"  scores: {' '.join(map(str, scores))}",
        f"  categories: {', '.join(parts)}",
    ]


def _at(scores: list[int], part: float) -> int:
    return scores[min(len(scores) - 1, int(part * len(scores)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("arms", nargs="*", metavar="ARM")
    parser.add_argument("--games", type=int, default=60, help=f"of each arm; at most {ALONE} of one that plays alone")
    parser.add_argument("--jobs", type=int, default=2, help="by the clock on the wall bots want a core each")
    parser.add_argument("--folder", type=Path, default=Path("strength"))
    parser.add_argument("--clock", choices=(CPU, WALL), default=CPU, help="by which bots keep their time")
    parser.add_argument("--list", action="store_true", help="print the arms")
    asked = parser.parse_args()
    arms = [arm_named(name) for name in asked.arms] or ARMS
    if asked.list:
        print("\n".join(arm.name for arm in arms))
        return
    asked.folder.mkdir(parents=True, exist_ok=True)
    for arm in arms:
        games = min(asked.games, ALONE) if arm.players == 1 else asked.games
        print("\n".join(told(arm, measure(arm, games, asked.jobs, asked.folder, asked.clock))), flush=True)


if __name__ == "__main__":
    main()
