"""Finding good placements: what to lay where, for hints, for 'place for me' and for bots.

The search works on arrangements rather than orders: tiles lie on free cells, and an income cell may be under a tile
while cells to its lower left are still bare, as long as single pieces can fill them. It lays the tiles one by one,
large ones first, each on the best of a few promising spots; then it takes some tiles up again and lays them anew, over
and over. An order in which every step is legal is made at the end. How good and how fast it is: docs/odin-solver.md.
"""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.games.odin.puzzle.boards import Board
from meadhall.games.odin.puzzle.gaps import IMPOSSIBLE, Gaps
from meadhall.games.odin.puzzle.grid import COLS, beside
from meadhall.games.odin.puzzle.placement import OwnBoard, Spot, legal_anchors, place
from meadhall.games.odin.puzzle.tables import GREEN, PIECE, Puzzle
from meadhall.games.odin.puzzle.wish import Wish

Step = tuple[int, Spot]
"""Lay a good: on which of the boards, and how."""

USUAL_BUDGET: Final = 2000
SPOTS: Final = 6
"""How many spots are looked at closely for each tile."""
FIRST_SPOTS: Final = 12
"""The same for the first arrangement."""
CLOSENESS: Final = [0.5, 1.0, 2.0]
"""How much it is worth, for each of its cells, that a tile lies close to what is there."""
TRUST: Final = [0.7, 0.85, 1.0]
"""Which part of the tiles' area, still to be laid, is trusted to fill gaps."""
WHOLLY_ANEW: Final = 15
"""How often in a hundred everything is laid anew."""
TAKE_UP: Final = 5
"""At most so many tiles are taken up otherwise."""
WARMTH: Final = 0.5
"""An arrangement worse by so many points is followed up once in e times."""
COINS: Final = 1 << 20


class Arrangement:
    """Tiles on boards, without the single pieces that fill the gaps."""

    __slots__ = ("apart", "area", "covered", "fills", "laid", "spent", "value")

    def __init__(self, covered: list[int], apart: list[int], area: int) -> None:
        self.covered = covered
        self.apart = apart
        """For each board three masks: the cells on which no orange, red, green tile may lie beside its like."""
        self.area = area
        """How many cells the tiles still to be laid could cover."""
        self.laid: list[Step] = []
        self.spent = 0.0
        """What the tiles were worth in the supply."""
        self.value = IMPOSSIBLE
        self.fills: list[int] = []

    def copy(self) -> Arrangement:
        other = Arrangement(self.covered.copy(), self.apart.copy(), self.area)
        other.laid = self.laid.copy()
        other.spent = self.spent
        return other


class Search:
    """One task: boards, supply and wish."""

    def __init__(self, puzzle: Puzzle, boards: list[OwnBoard], supply: list[int], wish: Wish) -> None:
        self.puzzle = puzzle
        self.boards = boards
        self.supply = supply
        self.wish = wish
        self.gaps = Gaps(puzzle, boards, supply, wish)
        self.printed = self.gaps.printed
        self.looked = 0
        """How many arrangements were looked at closely."""
        self.tiles: list[int] = []
        """Every tile that some board takes, the largest first."""
        for good, count in enumerate(supply):
            if puzzle.colour[good] == PIECE or good in self.gaps.pieces:
                continue
            if any(printed.room[good] for printed in self.printed):
                self.tiles += [good] * count
        self.tiles.sort(key=lambda good: -puzzle.size[good])

    def arrange(self, laid: list[Step]) -> Arrangement:
        """The boards with these tiles laid on them, all others still to come."""
        apart: list[int] = []
        for board in self.boards:
            apart += [beside(board.orange), beside(board.red), beside(board.green)]
        area = sum(self.puzzle.size[good] for good in self.tiles)
        at = Arrangement([board.covered for board in self.boards], apart, area)
        for number, spot in laid:
            self._lay(at, number, spot)
            at.area -= self.puzzle.size[spot[0]]
        return at

    def _lay(self, at: Arrangement, number: int, spot: Spot) -> None:
        good, turn, anchor = spot
        mask = self.puzzle.turned[good][turn].mask << anchor
        at.covered[number] |= mask
        colour = self.puzzle.colour[good]
        if colour <= GREEN:
            at.apart[3 * number + colour] |= beside(mask)
        at.spent += self.wish.keep[good]
        at.laid.append((number, spot))

    def build(self, at: Arrangement, tiles: list[int], *, spots: int, trust: float, closeness: float) -> Arrangement:
        """Lay these tiles in turn, each on the best of a few spots, or not at all; then fill the gaps."""
        for good in tiles:
            likely = self._likely(at, good, spots, trust, closeness)
            best = at
            # Laid or not, the tile is no longer to come.
            at.area -= self.puzzle.size[good]
            extra = int(at.area * trust)
            best_value = self._guess(at, extra)
            for _, number, turn, anchor in likely:
                other = at.copy()
                self._lay(other, number, (good, turn, anchor))
                value = self._guess(other, extra)
                if value > best_value:
                    best_value = value
                    best = other
            at = best
        at.value, at.fills = self.gaps.fill(at.covered, 0)
        at.value -= at.spent
        self.looked += 1
        return at

    def _guess(self, at: Arrangement, extra: int) -> float:
        self.looked += 1
        value, _ = self.gaps.fill(at.covered, extra)
        return value - at.spent

    def _likely(
        self, at: Arrangement, good: int, most: int, trust: float, closeness: float
    ) -> list[tuple[float, int, int, int]]:
        """The most promising spots for a tile, at first sight: (promise, board, turn, anchor)."""
        puzzle = self.puzzle
        colour = puzzle.colour[good]
        each = closeness * puzzle.size[good]
        found: list[tuple[float, int, int, int]] = []
        for number, printed in enumerate(self.printed):
            bare = ~at.covered[number]
            room = printed.room[good] & bare
            if printed.apart >> colour & 1:
                room &= ~at.apart[3 * number + colour]
            if not room:
                continue
            free = printed.cells & bare
            worths = self._worth_of_cells(printed, number, bare, int(at.area * trust))
            for turn in bits(puzzle.turn_masks[good]):
                turned = puzzle.turned[good][turn]
                anchors = turned.inside
                for offset in turned.offsets:
                    anchors &= room >> offset
                    if not anchors:
                        break
                around = each / turned.rim.bit_count()
                for anchor in bits(anchors):
                    mask = turned.mask << anchor
                    promise = each - around * ((turned.rim << anchor >> COLS) & free).bit_count()
                    for cells, worth in worths:
                        if mask & cells:
                            promise += worth * (mask & cells).bit_count()
                    found.append((promise, number, turn, anchor))
        found.sort(reverse=True)
        if not puzzle.specials >> good & 1:
            return found[:most]
        orderly: list[tuple[float, int, int, int]] = []
        for spot in found:
            _, number, turn, anchor = spot
            mask = puzzle.turned[good][turn].mask << anchor
            if not out_of_order(self.printed[number], self.boards[number].covered, mask):
                orderly.append(spot)
                if len(orderly) == most:
                    break
        return orderly

    def _worth_of_cells(self, printed: Board, number: int, bare: int, area: int) -> list[tuple[int, float]]:
        """What covering one of these cells brings, on average: sets of cells, to be added up."""
        worths = [(printed.minus_one & bare, 1.0)]
        if printed.minus_two:
            worths.append((printed.minus_two & bare, 2.0))
        most = area + sum(self.gaps.stock[k] for k in self.gaps.usable[number])
        for diagonal in printed.diagonals:
            # The income to be had with what is left, shared out over what it takes; the best share of all counts.
            shares: list[tuple[int, float]] = []
            level = -1
            for k, need in enumerate(diagonal.needs):
                missing = need & bare
                if not missing:
                    continue
                if level < 0:
                    level = k
                count = missing.bit_count()
                if count > most:
                    break
                shares.append((missing, self.wish.income * (diagonal.paid[k + 1] - diagonal.paid[level]) / count))
            best = 0.0
            for missing, share in reversed(shares):
                if share > best:
                    worths.append((missing, share - best))
                    best = share
        for k, worth in enumerate(self.wish.bonus[self.boards[number].kind]):
            space = printed.bonuses[k]
            missing = space.around & bare
            if missing and worth > 0.0 and not space.cells & ~bare:
                worths.append((missing, worth / missing.bit_count()))
                worths.append((space.cells, -worth / 2))
        return worths


def out_of_order(printed: Board, covered: int, mask: int) -> bool:
    """Whether a tile covers an income and cells below a lower one, still bare, around which it bends.

    The lower one must be covered before the tile is laid, and the tile must lie before the lower one is covered.
    """
    below = 0
    for diagonal in printed.diagonals:
        for k, number in enumerate(diagonal.cells):
            if mask >> number & 1:
                below |= diagonal.needs[k]
    below &= ~mask & ~covered
    for diagonal in printed.diagonals:
        for k, number in enumerate(diagonal.cells):
            if below >> number & 1 and mask & diagonal.needs[k]:
                return True
    return False


def solve(
    puzzle: Puzzle,
    boards: list[OwnBoard],
    supply: list[int],
    wish: Wish,
    *,
    budget: int = USUAL_BUDGET,
    seed: int = 0,
) -> list[Step]:
    """What to lay, in an order in which every step is legal; the same for the same arguments.

    `supply` counts each good by its number; `budget` is how many arrangements may be looked at closely, and 0 is enough
    for a first good one.
    """
    search = Search(puzzle, boards, supply, wish)
    best = search.build(search.arrange([]), search.tiles, spots=FIRST_SPOTS, trust=TRUST[1], closeness=CLOSENESS[1])
    if best.value <= IMPOSSIBLE:
        # Tiles lie on incomes whose gaps nothing is left to fill. Trusting in nothing, this cannot happen.
        best = search.build(search.arrange([]), search.tiles, spots=FIRST_SPOTS, trust=0.0, closeness=CLOSENESS[1])
    if search.tiles:
        best = _improve(search, best, budget, Rng(seed))
    return _in_order(search, best)


def _improve(search: Search, best: Arrangement, budget: int, rng: Rng) -> Arrangement:
    """Take tiles up and lay them anew, following better arrangements and now and then a slightly worse one."""
    current = best
    while search.looked < budget:
        kept = [] if rng.below(100) < WHOLLY_ANEW else _thinned(current.laid, 1 + rng.below(TAKE_UP), rng)
        tiles = search.tiles.copy()
        for _, spot in kept:
            tiles.remove(spot[0])
        # Large ones first, more or less.
        order = [(rng.below(7) - search.puzzle.size[good], good) for good in tiles]
        order.sort()
        other = search.build(
            search.arrange(kept),
            [good for _, good in order],
            spots=SPOTS,
            trust=TRUST[rng.below(len(TRUST))],
            closeness=CLOSENESS[rng.below(len(CLOSENESS))],
        )
        if other.value > best.value:
            best = other
        if other.value >= current.value or rng.below(COINS) < COINS * math.exp((other.value - current.value) / WARMTH):
            current = other
    return best


def _thinned(laid: list[Step], count: int, rng: Rng) -> list[Step]:
    """The tiles without so many that lie near each other."""
    if count >= len(laid):
        return []
    centre_board, (_, _, centre) = laid[rng.below(len(laid))]
    far: list[tuple[int, Step]] = []
    for step in laid:
        number, (_, _, anchor) = step
        distance = abs(anchor // COLS - centre // COLS) + abs(anchor % COLS - centre % COLS)
        far.append((rng.below(4) + (distance if number == centre_board else 2 * COLS), step))
    far.sort()
    return [step for _, step in far[count:]]


def _in_order(search: Search, best: Arrangement) -> list[Step]:
    """Tiles and single pieces, each laid when it may be; what no order allows is left out."""
    waiting = best.laid + _single_pieces(search, best.fills)
    waiting += _slots(search, waiting)
    boards = [board.copy() for board in search.boards]
    steps: list[Step] = []
    while waiting:
        later: list[Step] = []
        for step in waiting:
            number, (good, turn, anchor) = step
            if legal_anchors(search.puzzle, boards[number], good, turn) >> anchor & 1:
                place(search.puzzle, boards[number], good, turn, anchor)
                steps.append(step)
            else:
                later.append(step)
        if len(later) == len(waiting):
            break
        waiting = later
    return steps


def _single_pieces(search: Search, fills: list[int]) -> list[Step]:
    """Which piece fills which gap: the cheapest that the board takes, boards that take few kinds first."""
    gaps = search.gaps
    stock = gaps.stock.copy()
    steps: list[Step] = []
    for number in sorted(range(len(fills)), key=lambda number: len(gaps.usable[number])):
        for cell in bits(fills[number]):
            for k in gaps.usable[number]:
                if stock[k]:
                    stock[k] -= 1
                    steps.append((number, (gaps.pieces[k], 0, cell)))
                    break
    return steps


def _slots(search: Search, others: list[Step]) -> list[Step]:
    """Wood and stone that are left for empty slots, if a point is worth more than they are."""
    puzzle = search.puzzle
    steps: list[Step] = []
    for good in (puzzle.wood, puzzle.stone):
        if search.wish.keep[good] >= 1.0:
            continue
        left = search.supply[good] - sum(spot[0] == good for _, spot in others)
        for number, printed in enumerate(search.printed):
            for cell in bits(printed.room[good] & ~search.boards[number].covered):
                if left > 0:
                    left -= 1
                    steps.append((number, (good, 0, cell)))
    return steps
