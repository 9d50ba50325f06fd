"""Random games of A Feast for Odin with all occupations: nothing lost, and a table of how often each card has acted.

    python -m benchmarks.odin.occurred [--games 6250] [--jobs 2] [--players 1 2 3 4] [--expect source|compiled]

Everybody begins with eight random cards in play and eight in the hand; all numbers of players, long games and short
ones; four of five with both mini-expansions, the fifth with the cards that the Harvest removes; now and then with
goods. Half are played by chance alone, half by wilful players, who like cards and ships. Everything is counted at every
tenth decision. A copy made in the middle, the record, and undo and redo of the last choices must lead to the same end.
What is wrong ends it with an error; which cards never acted is listed.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.measure import add_expect, say_build
from benchmarks.odin.counted import CountedGame
from meadhall.engine.decision import Decision
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.engine.saving.digest import digest
from meadhall.games.odin import GAME
from meadhall.games.odin.state import State
from meadhall.words import Words

CHUNK: Final = 20
LENGTHS: Final = ("long", "short")
COUNTED_EVERY: Final = 10
TAKEN_BACK: Final = 30
WITHOUT_EXPANSIONS: Final = 5
"""One game of so many is played without the mini-expansions."""
LIKINGS: Final = (
    ("card.", 6.0),
    ("anytime", 2.0),
    ("space.build_", 4.0),
    ("space.raiding", 4.0),
    ("space.pillaging", 4.0),
    ("space.plundering", 9.0),
    ("space.whaling", 4.0),
    ("space.hunting", 3.0),
    ("space.laying", 3.0),
    ("space.explore", 4.0),
    ("space.emigrate", 4.0),
    ("space.overseas", 4.0),
    ("space.play_occupation", 4.0),
    ("ship.", 3.0),
    ("succeed", 9.0),
    ("board.", 3.0),
    ("pass", 0.05),
    ("done", 0.3),
)
"""How likely a wilful player chooses options that begin so; others have 1."""


class Job(NamedTuple):
    players: tuple[int, ...]
    seeds: range


class Found(NamedTuple):
    """By number how often each card acted; how long games were, and what was wrong."""

    acted: Counter[int]
    lengths: list[int]
    wrong: list[str]


def choose(decision: Decision, chance: random.Random, wilful: bool) -> str:
    if not wilful:
        return chance.choice(decision.options)
    return chance.choices(decision.options, [liking(option) for option in decision.options])[0]


def liking(option: str) -> float:
    for start, weight in LIKINGS:
        if option.startswith(start):
            return weight
    return 1.0


def play(job: Job) -> Found:
    """Play the job's games."""
    counted = CountedGame()
    lengths: list[int] = []
    wrong: list[str] = []
    for seed in job.seeds:
        players = job.players[seed % len(job.players)]
        expanded = "without" if seed % WITHOUT_EXPANSIONS == 0 else "with"
        settings = {"length": LENGTHS[seed // len(job.players) % 2], "islands": expanded, "harvest": expanded}
        match = counted.game.new(players, seed=seed, settings=settings, listen=True)
        try:
            wrong += [f"seed {seed}, {players} players: {fault}" for fault in play_game(counted, match, seed)]
        except Exception as error:  # whatever it is, it is what this is there to find
            wrong.append(f"seed {seed}, {players} players, move {len(match.choices) + 1}: {error!r}")
        lengths.append(len(match.choices))
    return Found(counted.acted, lengths, wrong)


def play_game(counted: CountedGame, match: Match, seed: int) -> list[str]:
    """Play a game, look at it all the while, and compare its end with where other ways lead; what is wrong."""
    chance = random.Random(seed)
    wilful = seed // 8 % 2 == 1
    copied_at = chance.randrange(40, 200)
    copy: Match | None = None
    heard = 0
    while match.pending:
        made = len(match.choices)
        if made == copied_at:
            copy = match.clone()
        decision = chance.choice(match.pending)
        if len(set(decision.options)) < len(decision.options):
            return [f"move {made + 1}: {decision.kind} offers the same twice"]
        option = choose(decision, chance, wilful)
        assert isinstance(match.state, State)
        counted.before(match.state, decision, option)
        match.choose(option, decision.seat)
        for event in match.events[heard:]:
            counted.hear(event)
        heard = len(match.events)
        if made % COUNTED_EVERY == 0 or not match.pending:
            faults = match.game.rules.faults(match.state)
            if faults:
                return [f"move {made + 1}: {fault}" for fault in faults]
        if made > MOST_CHOICES:
            return ["no end"]
    return differences(counted, match, copy)


def differences(counted: CountedGame, match: Match, copy: Match | None) -> list[str]:
    """The ways that lead elsewhere than the match: a copy, the record, undo and redo."""
    acted = counted.acted.copy()
    end = digest(match.state)
    found: list[str] = []
    if copy is not None:
        again(copy, match)
        if digest(copy.state) != end:
            found.append("a copy ends elsewhere")
    record = counted.game.new(match.settings.players, seed=match.seed, settings=match.settings.chosen)
    again(record, match)
    if digest(record.state) != end:
        found.append("the record ends elsewhere")
    back = min(TAKEN_BACK, len(match.choices))
    for _ in range(back):
        match.undo()
    for _ in range(back):
        match.redo()
    if digest(match.state) != end:
        found.append("undo and redo end elsewhere")
    # What was played again is not counted.
    counted.acted.clear()
    counted.acted.update(acted)
    return found


def again(match: Match, other: Match) -> None:
    """Make the choices that another match has and this one has not."""
    for choice in other.choices[len(match.choices) :]:
        match.choose(choice.option, choice.seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=6250, help="games in all")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--players", type=int, nargs="*", default=[*GAME.players])
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    add_expect(parser)
    asked = parser.parse_args()
    say_build(asked.expect)
    last = asked.first + asked.games
    starts = range(asked.first, last, CHUNK)
    jobs = [Job(tuple(asked.players), range(start, min(start + CHUNK, last))) for start in starts]
    total = Found(Counter(), [], [])
    began = time.monotonic()
    with ProcessPoolExecutor(asked.jobs) as pool, Progress() as progress:
        bar = progress.add_task("Playing", total=len(jobs))
        for found in pool.map(play, jobs):
            total.acted.update(found.acted)
            total.lengths.extend(found.lengths)
            total.wrong.extend(found.wrong)
            progress.advance(bar)
    words = Words("en")
    numbers = range(1, len(GAME.components().cards.names) + 1)
    table = Table("card", "", "acted")
    for number in sorted(numbers, key=lambda number: (total.acted[number], number)):
        table.add_row(f"{number}", words.thing(GAME.id, f"card.{number}"), f"{total.acted[number]:,}")
    Console().print(table)
    print(f"{len(total.lengths):,} games, {sum(total.lengths):,} decisions, {time.monotonic() - began:.0f} s")
    print(f"never: {', '.join(str(number) for number in numbers if not total.acted[number]) or 'none'}")
    if total.wrong:
        sys.exit("\n".join(total.wrong[:20]))


if __name__ == "__main__":
    main()
