"""Random games of Feudum under all its rules: nothing lost at any decision, and a table of all that has occurred.

    python -m benchmarks.feudum.occurred [--games 20] [--jobs 2] [--players 2 3 4 5] [--expect source|compiled]

So many games are played for each number of players, both rule sets, the basic game and each difference alone: half of
them by chance alone, half by wilful players, who have favourite cards, feed their pawns and seldom forgo anything:
chance alone comes to few feudums and monsters. What has never occurred is listed; what is wrong ends it with an error.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.feudum.things import all_things, things_of
from benchmarks.measure import add_expect, say_build
from meadhall.contract.cases import setting_mixes
from meadhall.engine.decision import Decision
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.games.feudum import GAME

FAVOURITES: Final = 5
ANY_TIME: Final = ("anytime", 0.05)
LIKINGS: Final[dict[str, tuple[tuple[str, float], ...]]] = {
    "": (
        ("pass", 0.05),
        ("done", 0.05),
        ("leave", 1.0),
        ("discard", 0.05),
        ANY_TIME,
        ("ability.", 4.0),
        ("kind.feudum", 4.0),
        ("monster.", 4.0),
    ),
    "pouch": (("pass", 2.0), ANY_TIME),
    "pay_with": (("landscape.", 0.1),),
    "play_card": (("action.repeat", 0.1), ("action.conquer", 4.0), ANY_TIME),
    "repeat": (("pass", 0.05), ("action.move", 4.0)),
    "migrate": (("pass", 0.05), ("piece.", 0.1)),
    "feed": (("pass", 0.05), ("wine", 0.3), ANY_TIME),
}
"""By kind of decision, how likely a wilful player chooses options that begin so; others have 1."""

Player = Callable[[Decision], str]


class Job(NamedTuple):
    players: int
    settings: dict[str, str]
    seeds: range


class Found(NamedTuple):
    """How often each thing occurred, by chance alone and among wilful players; decisions, and what was wrong."""

    by_chance: Counter[str]
    wilful: Counter[str]
    lengths: list[int]
    wrong: list[str]


def by_chance(seed: int) -> Player:
    chance = random.Random(seed)

    def choose(decision: Decision) -> str:
        return decision.options[int(chance.random() * len(decision.options))]

    return choose


def wilful(seed: int) -> Player:
    """Everybody has favourite cards for the whole game, and does what a card allows."""
    chance = random.Random(seed)
    actions = GAME.components().cards.actions.names
    favourites = [chance.sample(actions, FAVOURITES) for _ in range(GAME.players[-1])]

    def weight(decision: Decision, option: str) -> float:
        kind = decision.kind
        if kind == "choose_card":
            return 30.0 if option in favourites[decision.seat] else 1.0
        if kind == "saltpeter":
            return 1.0 + int(option.removeprefix("amount.")) * 4
        for start, liking in LIKINGS.get(kind, LIKINGS[""]):
            if option.startswith(start):
                return liking
        return 1.0

    def choose(decision: Decision) -> str:
        weights = [weight(decision, option) for option in decision.options]
        return chance.choices(decision.options, weights)[0]

    return choose


def play(job: Job) -> Found:
    found = Found(Counter(), Counter(), [], [])
    for seed in job.seeds:
        alone = seed % 2 == 0
        choose = by_chance(seed) if alone else wilful(seed)
        occurred = found.by_chance if alone else found.wilful
        match = GAME.new(job.players, seed=seed, settings=job.settings, listen=True)
        order = random.Random(seed)
        while match.pending:
            decision = match.pending[int(order.random() * len(match.pending))]
            made = len(match.choices) + 1
            where = f"{job.players} players, {job.settings}, seed {seed}, move {made}"
            try:
                match.choose(choose(decision), decision.seat)
            except Exception as error:  # whatever it is, it is what this is there to find
                found.wrong.append(f"{where}, at {decision.kind}: {error!r}")
                break
            found.wrong.extend(f"{where}: {fault}" for fault in GAME.rules.faults(match.state))
            if made > MOST_CHOICES:
                found.wrong.append(f"{where}: no end")
                break
        found.lengths.append(len(match.choices))
        for event in match.events:
            occurred.update(things_of(event))
        for score in match.scores():
            occurred.update(f"score.{category}" for category, points in score.categories if points)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20, help="games for each number of players and setting")
    parser.add_argument("--players", type=int, nargs="*", default=[*GAME.players])
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    add_expect(parser)
    asked = parser.parse_args()
    say_build(asked.expect)
    mixes = [(players, settings) for players in asked.players for settings in setting_mixes(GAME, players)]
    jobs = [
        Job(players, settings, range(number * asked.games, (number + 1) * asked.games))
        for number, (players, settings) in enumerate(mixes)
    ]
    total = Found(Counter(), Counter(), [], [])
    began = time.monotonic()
    with ProcessPoolExecutor(asked.jobs) as pool, Progress() as progress:
        bar = progress.add_task("Playing", total=len(jobs))
        for found in pool.map(play, jobs):
            total.by_chance.update(found.by_chance)
            total.wilful.update(found.wilful)
            total.lengths.extend(found.lengths)
            total.wrong.extend(found.wrong)
            progress.advance(bar)
    table = Table("", "by chance", "wilful")
    for group, things in all_things().items():
        for thing in things:
            table.add_row(f"{group}: {thing}", f"{total.by_chance[thing]:,}", f"{total.wilful[thing]:,}")
        table.add_section()
    Console().print(table)
    never = [
        thing for things in all_things().values() for thing in things if not (total.by_chance + total.wilful)[thing]
    ]
    print(f"{len(total.lengths):,} games, {sum(total.lengths):,} decisions, {time.monotonic() - began:.0f} s")
    print(f"never: {', '.join(never) or 'nothing'}")
    if total.wrong:
        sys.exit("\n".join(total.wrong[:20]))


if __name__ == "__main__":
    main()
