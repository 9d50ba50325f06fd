"""Golden play-throughs and perft counts: a difference in review is a change of the rules.

python -m tests.contract.golden        write them anew
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from meadhall.contract import Case
from meadhall.engine.digest import digest
from meadhall.engine.match import Match
from tests.contract.cases import CASES

FOLDER = Path(__file__).parent / "golden"
SEED = 1
PERFT_AT = (0, 40, 120)
PERFT_NODES = 4000
"""The tree is counted as deep as so many nodes go."""


def golden_cases() -> list[Case]:
    """Each game with its default options, for every number of players."""
    return [case for case in CASES if case.settings == case.game.settings_for(case.players).chosen]


def chosen(number: int, options: list[str]) -> str:
    """A choice that looks arbitrary and is the same everywhere."""
    return options[zlib.crc32(f"{number} of {len(options)}".encode()) % len(options)]


def play_through(case: Case) -> str:
    """A whole game in words that a person can follow."""
    match = case.new(SEED, listen=True)
    lines = [f"{case}, seed {SEED}, rules version {case.game.version}"]
    told = 0
    while True:
        for event in match.events[told:]:
            seat = f" seat {event.seat}" if event.seat >= 0 else ""
            other = f" (seat {event.other})" if event.other >= 0 else ""
            lines.append(f"    {event.kind}{seat} {event.thing} {event.amount or ''}{other}".rstrip())
        told = len(match.events)
        if not match.pending:
            break
        number = len(match.choices)
        decision = match.pending[0]
        option = chosen(number, decision.options)
        about = f" for {decision.about}" if decision.about else ""
        lines.append(f"{number + 1:4} seat {decision.seat} {decision.kind}{about}: {option} of {len(decision.options)}")
        match.choose(option, decision.seat)
        mark = match.choices[-1].mark
        if mark:
            lines[-1] += "  " + " and ".join(word for bit, word in ((1, "rolled"), (2, "revealed")) if mark & bit)
    lines += [f"seat {score.seat}: {score.total} = {score.categories}, ties {score.ties}" for score in match.scores()]
    lines.append(f"winners {match.winners()}, state {digest(match.state)}")
    return "\n".join(lines) + "\n"


def perft(match: Match, depth: int) -> int:
    """How many ways there are to go on for so many decisions (side by side: the first seat decides first)."""
    if not match.pending:
        return 1
    options = match.pending[0].options
    if depth == 1:
        return len(options)
    count = 0
    for option in options:
        following = match.clone()
        following.choose(option)
        count += perft(following, depth - 1)
    return count


def perft_counts(case: Case) -> dict[str, list[int]]:
    """Counts for growing depths at some moves of the game."""
    match = case.new(SEED)
    counts: dict[str, list[int]] = {}
    while match.pending and len(match.choices) <= max(PERFT_AT):
        number = len(match.choices)
        if number in PERFT_AT:
            found: list[int] = []
            while not found or (found[-1] < PERFT_NODES and len(found) < 6):
                found.append(perft(match, len(found) + 1))
            counts[str(number)] = found
        match.choose(chosen(number, match.pending[0].options))
    return counts


def path_of(case: Case, kind: str) -> Path:
    return FOLDER / f"{case.game.id}-{case.players}.{kind}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for case in golden_cases():
        path_of(case, "txt").write_text(play_through(case), encoding="utf-8")
        path_of(case, "perft.json").write_text(json.dumps(perft_counts(case), indent=1) + "\n", encoding="utf-8")
        print(f"wrote {case}")


if __name__ == "__main__":
    main()
