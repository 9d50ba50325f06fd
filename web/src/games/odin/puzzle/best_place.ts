// Where a good that is not had yet would lie best on one's boards.
import type { BoardView, Data } from "../components/components";
import { rowsOf } from "../components/components";
import { cellName, COLS, TURNS, turned } from "../components/geometry";
import type { Effect, Spots } from "./placements";

/** Income comes again with every round, and a bonus good too. */
const MORE = 2;

export interface BestPlace {
  /** The board as it would be, with the good on it. */
  board: BoardView;
  effect: Effect;
}

const worth = ({ income, points, gives, loses }: Effect): number =>
  points + MORE * (income + gives.length - loses.length);

/** The place that brings most; null if it may lie nowhere. */
export function bestPlace(spots: Spots, boards: readonly BoardView[], data: Data, good: string): BestPlace | null {
  let best: BestPlace | null = null;
  for (const { id, turns } of spots.boards) {
    const board = boards.find((one) => one.id === id);
    if (!board) continue;
    for (const [turn, codes] of Object.entries(turns))
      codes.forEach((code, place) => {
        const effect = spots.effects[code];
        if (!effect || (best && worth(effect) <= worth(best.effect))) return;
        const { cells } = turned(rowsOf(data, good), TURNS.indexOf(turn));
        const [row, col] = [Math.floor(place / COLS), (place % COLS) - (cells[0]?.[1] ?? 0)];
        const covered = cells.map(([down, right]) => cellName(row + down, col + right));
        best = { board: { ...board, placed: [...board.placed, { good, turn, cells: covered }] }, effect };
      });
  }
  return best;
}
