// What the rules say of a good in hand: where it may lie, why not elsewhere, what it brings there.
import type { components } from "../schema";
import { cellOf, COLS, ROWS, TURNS, cellName, type Cell, type Shape } from "../components/geometry";

type Shapes = components["schemas"];
export type Spots = Shapes["Spots"];
export type Effect = Shapes["Effect"];
export type Placement = Shapes["Placement"];
export type Plan = Shapes["Plan"];

/** A piece on a board by the upper left corner of its box. */
export interface Ghost {
  board: string;
  row: number;
  col: number;
}

export type Verdict =
  | { legal: true; effect: Effect }
  | { legal: false; why: string; /** The income that would be covered too early; -1: none. */ income: number };

/** The cell of a piece's first square, by which the rules know where it lies. */
export const anchorOf = (shape: Shape, { row, col }: Ghost): Cell => [row, col + (shape.cells[0]?.[1] ?? 0)];

export function placementOf(good: string, turn: number, shape: Shape, ghost: Ghost): Placement {
  return { good, board: ghost.board, turn: TURNS[turn] ?? "", cell: cellName(...anchorOf(shape, ghost)) };
}

/** Where a placement's box has its upper left corner. */
/** How a good lies in hand when it is taken: as it is suggested, or else unturned. */
export const turnOf = (suggested: Placement | null, good: string): number =>
  suggested?.good === good ? Math.max(0, TURNS.indexOf(suggested.turn)) : 0;

export function ghostOf(shape: Shape, { board, cell }: Placement): Ghost {
  const [row, col] = cellOf(cell);
  return { board, row, col: col - (shape.cells[0]?.[1] ?? 0) };
}

/** What the rules say of a piece there; null while they have not been heard. */
export function verdictOf(spots: Spots | null, turn: number, shape: Shape, ghost: Ghost): Verdict | null {
  if (!spots) return null;
  const [row, col] = anchorOf(shape, ghost);
  const board = spots.boards.find(({ id }) => id === ghost.board);
  const codes = board?.turns[TURNS[turn] ?? ""];
  if (!codes) return null;
  const inside = row >= 0 && col >= 0 && row < ROWS && col < COLS;
  const code = inside ? codes[row * COLS + col] : undefined;
  if (code === undefined) return { legal: false, why: "off_board", income: -1 };
  const effect = spots.effects[code];
  if (effect) return { legal: true, effect };
  const reason = spots.reasons[-1 - code];
  return { legal: false, why: reason?.why ?? "off_board", income: reason?.income ?? -1 };
}

/** The corners at which the piece may lie on a board, turned like this. */
export function legalCorners(spots: Spots | null, turn: number, shape: Shape, board: string): Cell[] {
  const codes = spots?.boards.find(({ id }) => id === board)?.turns[TURNS[turn] ?? ""] ?? [];
  const first = shape.cells[0]?.[1] ?? 0;
  return codes.flatMap((code, place): Cell[] =>
    code >= 0 ? [[Math.floor(place / COLS), (place % COLS) - first]] : [],
  );
}

/** How far a piece is drawn to a place where it may lie, in cells. */
const PULL = 0.85;

/** The corner for a piece that is held over a board: a legal one close by, or else the nearest cell. */
export function snapped(corners: readonly Cell[], row: number, col: number): Cell {
  let best: Cell = [Math.round(row), Math.round(col)];
  let least = PULL;
  for (const corner of corners) {
    const distance = Math.hypot(corner[0] - row, corner[1] - col);
    if (distance < least) {
      least = distance;
      best = corner;
    }
  }
  return best;
}

/** Every cell that the piece could cover, turned like this. */
export function reachable(corners: readonly Cell[], shape: Shape): Set<string> {
  return new Set(corners.flatMap(([row, col]) => shape.cells.map(([r, c]) => cellName(row + r, col + c))));
}

/** The bonuses printed on the cells that a piece would cover. */
export function bonusUnder(board: Pick<Shapes["BoardView"], "bonus">, shape: Shape, { row, col }: Ghost): string[] {
  const under = new Set(shape.cells.map(([r, c]) => cellName(row + r, col + c)));
  return board.bonus.flatMap(({ cells, things }) => (cells.some((cell) => under.has(cell)) ? things : []));
}
