"""The board, and what stands on it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import Names
from meadhall.engine.rng import Rng
from meadhall.engine.settings import Settings
from meadhall.engine.state import State

SIDE: Final = 7
SQUARES: Final = Names([f"square.{'abcdefg'[i % SIDE]}{SIDE - i // SIDE}" for i in range(SIDE * SIDE)])
"""Row by row from the top: a7, b7, … g1."""
NOWHERE: Final = -1
THRONE: Final = SIDE * SIDE // 2
CORNERS: Final = (0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1)

EMPTY: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
KING: Final = 3
PIECES: Final = ("", "piece.attacker", "piece.defender", "piece.king")

ATTACKERS: Final = 0
DEFENDERS: Final = 1
"""The seats."""

START: Final = """
...A...
...A...
...D...
AADKDAA
...D...
...A...
...A...
"""


def owner_of(piece: int) -> int:
    return ATTACKERS if piece == ATTACKER else DEFENDERS


def _lines(square: int) -> list[list[int]]:
    """The squares in each of the four directions from one, the nearest first."""
    row, column = divmod(square, SIDE)
    return [
        [row * SIDE + x for x in range(column - 1, -1, -1)],
        [row * SIDE + x for x in range(column + 1, SIDE)],
        [y * SIDE + column for y in range(row - 1, -1, -1)],
        [y * SIDE + column for y in range(row + 1, SIDE)],
    ]


LINES: Final = [_lines(square) for square in range(SIDE * SIDE)]
BESIDE: Final = [[line[0] for line in lines if line] for lines in LINES]


class Table(State):
    """Everything lies open."""

    __slots__ = ("lifted", "pieces", "quiet", "turn", "winner")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.pieces = [EMPTY] * len(SQUARES.names)
        self.turn = ATTACKERS
        self.lifted = NOWHERE  # the square of the piece that is being moved
        self.quiet = 0  # moves since a piece was taken
        self.winner = NOWHERE  # the seat that has won

    def copy(self) -> Table:
        other = Table(self.rng.copy())
        other.revealed = self.revealed
        other.pieces, other.turn, other.lifted = self.pieces[:], self.turn, self.lifted
        other.quiet, other.winner = self.quiet, self.winner
        return other


def set_up(components: None, settings: Settings, rng: Rng) -> Table:
    table = Table(rng)
    table.pieces = [".ADK".index(sign) for sign in "".join(START.split())]
    return table
