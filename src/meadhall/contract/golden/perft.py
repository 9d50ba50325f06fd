"""How many ways there are to go on: one option more or less anywhere changes the counts."""

from __future__ import annotations

import json
from typing import Final

from meadhall.engine.play.match import Match

PARTS: Final = 4
"""Ways to go on are counted at the beginning of each of so many parts of the game."""
NODES: Final = 500
"""The tree is counted as deep as so many nodes go."""
DEPTH: Final = 5


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
    for part in range(PARTS):
        move = part * len(match.choices) // PARTS
        there = match.at(move)
        found: list[int] = []
        while not found or (found[-1] < NODES and len(found) < DEPTH):
            found.append(perft(there, len(found) + 1))
        counts[str(move)] = found
    return counts


def perft_text(match: Match) -> str:
    """The counts, a line a position."""
    lines = [f"  {json.dumps(move)}: {json.dumps(counts)}" for move, counts in perft_counts(match).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
