"""Golden games: stored choices, and in words what was asked and shown on the way. A difference is a change of rules.

    python -m tests.contract.golden              replay the records and write the texts and counts anew
    python -m tests.contract.golden --records    play new records first
    (both: GAME ... for some games only)

Beside the other tests of a game: `golden/<players>.jsonl` is the record, `<players>.txt` the text, and
`<players>.perft.json` counts the ways to go on. A change that leaves the choices legal keeps the record.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

import msgspec

from meadhall.arena.play import play
from meadhall.contract.cases import Case, setting_mixes
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.play import record
from meadhall.engine.play.match import Match
from meadhall.engine.registry import games
from meadhall.engine.rng import seed_number
from tests.contract.golden_text import text_of

GAMES: Final = Path(__file__).parent.parent / "games"
SEED: Final = 1
PERFT_PARTS: Final = 4
"""Ways to go on are counted at the beginning of each of so many parts of the game."""
PERFT_NODES: Final = 500
"""The tree is counted as deep as so many nodes go."""
PERFT_DEPTH: Final = 5


class Unplayable(AssertionError):
    """The choices of a golden record are no longer legal; says which and why."""


def golden_cases(game_ids: list[str] | None = None) -> list[Case]:
    """The games with tests here: every number of players, each with another mix of settings."""
    found: list[Case] = []
    for game in games().values():
        if (GAMES / game.id).is_dir() and (not game_ids or game.id in game_ids):
            for number, players in enumerate(game.players):
                mixes = setting_mixes(game, players)
                found.append(Case(game, players, mixes[number % len(mixes)]))
    return found


def path_of(case: Case, kind: str) -> Path:
    return GAMES / case.game.id / "golden" / f"{case.players}.{kind}"


def play_record(case: Case) -> str:
    """A new record: greedy bots play as one would, and to an end."""
    return record.dump(play(case.game, ["greedy"] * case.players, SEED, settings=case.settings))


def replay(case: Case, text: str) -> Match:
    """The match of a record, whatever its closing line and version say: both may change without the rules."""
    lines = text.splitlines()
    header = msgspec.json.decode(lines[0], type=record.Header)
    played = case.game.settings_for(header.players, header.options)
    if played.chosen != case.game.settings_for(case.players, case.settings).chosen:
        raise Unplayable(f"{case}: the stored game was played with other settings: {header.options}")
    match = case.game.new(header.players, seed=seed_number(header.seed), settings=header.options, listen=True)
    for number, line in enumerate(lines[1:-1], 1):
        choice = msgspec.json.decode(line, type=record.Line)
        if not match.pending:
            raise Unplayable(f"{case}: the game now ends after {number - 1} choices; it had {len(lines) - 2}")
        try:
            match.choose(choice.choose, choice.seat)
        except IllegalChoice as error:
            asked = "; ".join(f"seat {d.seat} {d.kind} {d.about}: {' '.join(d.options)}" for d in match.pending)
            what = f"{case}: choice {number} (seat {choice.seat}: {choice.choose}) is no longer possible"
            raise Unplayable(f"{what}: {error}; asked is {asked}") from None
    if match.pending:
        raise Unplayable(f"{case}: after all {len(lines) - 2} choices the game no longer ends: {match.pending[0]!r}")
    return match


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


def perft_counts(match: Match) -> dict[str, list[int]]:
    """Counts for growing depths at some moves of the game."""
    counts: dict[str, list[int]] = {}
    for part in range(PERFT_PARTS):
        move = part * len(match.choices) // PERFT_PARTS
        there = match.at(move)
        found: list[int] = []
        while not found or (found[-1] < PERFT_NODES and len(found) < PERFT_DEPTH):
            found.append(perft(there, len(found) + 1))
        counts[str(move)] = found
    return counts


def perft_text(match: Match) -> str:
    """The counts, a line a position."""
    lines = [f"  {json.dumps(move)}: {json.dumps(counts)}" for move, counts in perft_counts(match).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden games anew.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all with tests here")
    parser.add_argument("--records", action="store_true", help="play new records first")
    asked = parser.parse_args()
    for case in golden_cases(asked.games):
        stored = path_of(case, "jsonl")
        if asked.records or not stored.exists():
            stored.parent.mkdir(parents=True, exist_ok=True)
            stored.write_text(play_record(case), encoding="utf-8")
        try:
            match = replay(case, stored.read_text(encoding="utf-8"))
        except Unplayable as error:
            sys.exit(f"{error}\nLet the bots play new ones: python -m tests.contract.golden --records {case.game.id}")
        path_of(case, "txt").write_text(text_of(match), encoding="utf-8")
        path_of(case, "perft.json").write_text(perft_text(match), encoding="utf-8")
        print(f"wrote {case}")


if __name__ == "__main__":
    main()
