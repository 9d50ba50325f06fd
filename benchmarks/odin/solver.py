"""How good and how fast the placement solver of A Feast for Odin is.

    python -m benchmarks.odin.solver                        against proven best values, kept in best.json
    python -m benchmarks.odin.solver --budgets 300 5000     with other budgets
    python -m benchmarks.odin.solver --seeds 16 21          on tasks that no constant of the search was chosen by
    python -m benchmarks.odin.solver --anchors              how long it takes to find where a good may lie
    python -m benchmarks.odin.solver --prove 22             prove them anew (needs the group `exact`, and an hour)

Tasks are made from seeds by `odin_tasks.py`. Times are CPU time of one core.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from benchmarks.odin.tasks import STAGES, Task, make_task
from meadhall.engine.data import Data
from meadhall.games.odin.puzzle import placement, solver
from meadhall.games.odin.puzzle.placement import OwnBoard, legal_anchors, place
from meadhall.games.odin.puzzle.tables import Puzzle
from meadhall.games.odin.puzzle.wish import value

BEST = Path(__file__).with_name("best.json")
"""For each task: the value before anything is laid, and the best that can be reached."""


def reached(puzzle: Puzzle, task: Task, budget: int) -> tuple[float, float]:
    """The value that the solver's plan leads to, each step checked, and the seconds it took."""
    start = time.process_time()
    steps = solver.solve(puzzle, task.boards, task.supply, task.wish, budget=budget)
    seconds = time.process_time() - start
    boards = [board.copy() for board in task.boards]
    supply = task.supply.copy()
    for number, (good, turn, anchor) in steps:
        assert legal_anchors(puzzle, boards[number], good, turn) >> anchor & 1, "a step of the plan is not legal"
        place(puzzle, boards[number], good, turn, anchor)
        supply[good] -= 1
    assert min(supply) >= 0, "the plan uses more than there is"
    return value(puzzle, boards, supply, task.wish), seconds


def time_anchors(puzzle: Puzzle, rounds: int = 2000) -> None:
    """Print how long a placement decision takes: all cells for a good turned one way."""
    print(f"placement: {Path(placement.__file__).suffix}")
    print("good                 bare home board   half filled   microseconds for one look-up")
    boards = [OwnBoard(puzzle.home), make_task(puzzle, "middle", 0).boards[0]]
    for name in ("good.silver", "good.oil", "good.fur", "good.clothing", "tile.helmet", "tile.english_crown"):
        times: list[float] = []
        for board in boards:
            start = time.process_time()
            for _ in range(rounds):
                legal_anchors(puzzle, board, puzzle.goods.index[name], 0)
            times.append(1e6 * (time.process_time() - start) / rounds)
        print(f"{name:20} {times[0]:15.1f} {times[1]:13.1f}")


def prove(puzzle: Puzzle, seeds: int, seconds: float) -> None:
    """Find the best value of each task by integer programming; tasks not solved in time are left out."""
    from benchmarks.odin.exact import Program

    proven: dict[str, list[float]] = {}
    for stage in STAGES:
        for seed in range(seeds):
            task = make_task(puzzle, stage, seed)
            found, bound = Program(puzzle, task.boards, task.supply, task.wish).best(seconds)
            bare = value(puzzle, task.boards, task.supply, task.wish)
            print(f"{stage} {seed}: from {bare:.2f} to {found:.2f}, at most {bound:.2f}", flush=True)
            if bound - found < 0.01:
                proven[f"{stage} {seed}"] = [round(bare, 4), round(found, 4)]
    BEST.write_text(json.dumps(proven, indent=1) + "\n")


def compare(puzzle: Puzzle, budgets: list[int], first: int, last: int) -> None:
    """Print what is missing to the best, stage by stage and budget by budget."""
    best: dict[str, list[float]] = json.loads(BEST.read_text())
    print(f"solver: {Path(solver.__file__).suffix}")
    print("stage   budget  tasks  best gain  missing  found best  worst missing  milliseconds")
    for stage in STAGES:
        for budget in budgets:
            missing: list[float] = []
            gains: list[float] = []
            spent = 0.0
            for seed in range(first, last + 1):
                name = f"{stage} {seed}"
                if name not in best:
                    continue
                bare, proven = best[name]
                task = make_task(puzzle, stage, seed)
                if abs(value(puzzle, task.boards, task.supply, task.wish) - bare) > 0.01:
                    raise SystemExit(f"{name} is no longer the task that was proven: run with --prove")
                found, seconds = reached(puzzle, task, budget)
                spent += seconds
                gains.append(proven - bare)
                missing.append(proven - found)
            count = len(missing)
            print(
                f"{stage:7} {budget:6}  {count:5}  {sum(gains) / count:9.1f}  {sum(missing) / count:7.2f}"
                f"  {sum(gap < 0.01 for gap in missing):10}  {max(missing):13.1f}  {1000 * spent / count:12.0f}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--budgets", type=int, nargs="+", default=[0, 300, 1000, 2000, 5000])
    parser.add_argument("--seeds", type=int, nargs=2, default=[0, 15], metavar=("FIRST", "LAST"))
    parser.add_argument("--anchors", action="store_true", help="measure the look-up of legal cells instead")
    parser.add_argument("--prove", type=int, metavar="SEEDS", help="prove the best values of so many tasks a stage")
    parser.add_argument("--seconds", type=float, default=300.0, help="for each proof")
    chosen = parser.parse_args()
    puzzle = Puzzle(Data("meadhall.games.odin"))
    if chosen.anchors:
        time_anchors(puzzle)
        return
    if chosen.prove:
        prove(puzzle, chosen.prove, chosen.seconds)
    compare(puzzle, chosen.budgets, *chosen.seeds)


if __name__ == "__main__":
    main()
