"""Placement tasks as they come up in a game of A Feast for Odin, made from a seed."""

from __future__ import annotations

from meadhall.engine.rng import Rng
from meadhall.games.odin.puzzle.placement import OwnBoard, legal_spots, place
from meadhall.games.odin.puzzle.tables import BLUE, GREEN, PIECE, Puzzle
from meadhall.games.odin.puzzle.wish import Wish, usual_wish

STAGES = ("early", "middle", "late")


class Task:
    """Boards, a supply, and what is wished for."""

    def __init__(self, boards: list[OwnBoard], supply: list[int], wish: Wish) -> None:
        self.boards = boards
        self.supply = supply
        self.wish = wish


def make_task(puzzle: Puzzle, stage: str, seed: int) -> Task:
    """An `early` task is round 2, a `middle` one round 4, a `late` one round 7 of a long game."""
    rng = Rng(seed)
    home = OwnBoard(puzzle.home)
    supply = [0] * len(puzzle.colour)
    islands = [k for k, printed in enumerate(puzzle.printed) if printed.group == "exploration"]
    boards = [home]
    if stage == "early":
        _take(puzzle, rng, supply, green=3, blue=1, special=1, food=0)
        supply[puzzle.silver], supply[puzzle.ore] = 4 + rng.below(5), rng.below(3)
        return Task(boards, supply, usual_wish(puzzle, incomes=6, bonuses=5))
    if stage == "middle":
        _fill_lower_left(puzzle, home, rng, tiles=6)
        boards.append(OwnBoard(islands[rng.below(len(islands))]))
        _take(puzzle, rng, supply, green=3, blue=3, special=1, food=2)
        supply[puzzle.silver], supply[puzzle.ore] = 6 + rng.below(7), 1 + rng.below(3)
        return Task(boards, supply, usual_wish(puzzle, incomes=4, bonuses=3))
    _fill_lower_left(puzzle, home, rng, tiles=14)
    for _ in range(2):
        boards.append(OwnBoard(islands[rng.below(len(islands))]))
        _fill_lower_left(puzzle, boards[-1], rng, tiles=3)
    boards.append(OwnBoard([puzzle.stone_house, puzzle.long_house][rng.below(2)]))
    _take(puzzle, rng, supply, green=3, blue=6, special=2, food=4)
    supply[puzzle.silver], supply[puzzle.ore] = 10 + rng.below(11), 2 + rng.below(4)
    supply[puzzle.wood], supply[puzzle.stone] = rng.below(3), rng.below(3)
    return Task(boards, supply, usual_wish(puzzle, incomes=1, bonuses=0))


def _take(puzzle: Puzzle, rng: Rng, supply: list[int], *, green: int, blue: int, special: int, food: int) -> None:
    """Goods of each sort at random; small ones come as often as large ones, special tiles once."""
    goods = range(len(puzzle.colour))
    base = [good for good in goods if not puzzle.mini_expansion[good] and puzzle.colour[good] != PIECE]
    greens = [good for good in base if puzzle.colour[good] == GREEN]
    specials = [good for good in base if puzzle.specials >> good & 1]
    blues = [good for good in base if puzzle.colour[good] == BLUE and good not in specials]
    foods = [good for good in base if puzzle.colour[good] < GREEN and not puzzle.animals >> good & 1]
    for count, among in ((green, greens), (blue, blues), (food, foods)):
        for _ in range(count):
            supply[among[rng.below(len(among))]] += 1
    rng.shuffle(specials)
    for good in specials[:special]:
        supply[good] = 1


def _fill_lower_left(puzzle: Puzzle, board: OwnBoard, rng: Rng, *, tiles: int) -> None:
    """Lay so many tiles and some silver as near to the lower left corner as they go."""
    supply = [0] * len(puzzle.colour)
    _take(puzzle, rng, supply, green=tiles // 3, blue=tiles - tiles // 3, special=0, food=0)
    goods = [good for good, count in enumerate(supply) for _ in range(count)]
    rng.shuffle(goods)
    for good in [*goods, *[puzzle.silver] * tiles]:
        spots = legal_spots(puzzle, board, good)
        if spots:
            place(puzzle, board, *max(spots, key=lambda spot: (spot[2] // 13 - spot[2] % 13, spot)))
