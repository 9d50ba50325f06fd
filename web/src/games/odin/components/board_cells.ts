// A board as it is drawn: what its characters mean, and what lies on it.
import { boardOf, nameOf, type BoardData, type BoardView, type Data } from "./components";
import { cellName, cellOf, ROWS, TURNS, type Cell } from "./geometry";

/** What is drawn of a board: one of a player's, one that waits on its shore, or one of the gallery. */
export interface Pictured {
  board: string;
  rows: readonly string[];
  bonus: BoardView["bonus"];
  placed?: BoardView["placed"];
  income?: number;
  giving?: readonly string[];
}

export type CellKind = "plain" | "minus" | "income" | "bonus" | "rock" | "wood" | "stone";

export interface PrintedCell {
  row: number;
  col: number;
  kind: CellKind;
  /** Points lost while it is bare, or the income printed on it. */
  value: number;
}

const INCOMES: Record<string, number> = { T: 12, F: 15 };

/** The cells of a drawing, in the characters of boards.toml. */
export function cellsOf(rows: readonly string[]): PrintedCell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((character, col): PrintedCell[] => {
      const [kind, value] = meaning(character);
      return kind ? [{ row, col, kind, value }] : [];
    }),
  );
}

function meaning(character: string): [CellKind | null, number] {
  if (character === "~") return [null, 0];
  if (character === "#") return ["rock", 0];
  if (character === ".") return ["plain", 0];
  if (character === "-") return ["minus", 1];
  if (character === "=") return ["minus", 2];
  if (character === "W") return ["wood", 1];
  if (character === "S") return ["stone", 1];
  if (character in INCOMES) return ["income", INCOMES[character] ?? 0];
  return /\d/.test(character) ? ["income", Number(character)] : ["bonus", 0];
}

/** Incomes that cannot be covered: printed on a rock or one step outside the drawing. */
export const finalsOf = (data: Data, board: string): PrintedCell[] =>
  (boardOf(data, board)?.final_incomes ?? []).map(({ row, col, value }) => ({ row, col, kind: "income", value }));

/** A board of the data files, with nothing on it. */
export function printed(data: Data, board: BoardData): Pictured {
  const letters = Object.entries(board.bonus ?? {});
  return {
    board: `board.${board.id}`,
    rows: board.rows,
    bonus: letters.map(([letter, things]) => ({
      cells: board.rows.flatMap((line, row) =>
        [...line].flatMap((character, col) => (character === letter ? [cellName(row, col)] : [])),
      ),
      things: things.map((thing) => nameOf(data, thing)),
    })),
  };
}

export interface Laid {
  good: string;
  /** A place in `TURNS`. */
  turn: number;
  /** The upper left corner of its box. */
  row: number;
  col: number;
  cells: Cell[];
}

/** Goods on a board, ready to be drawn. */
export function laidOn(placed: BoardView["placed"] | undefined): Laid[] {
  return (placed ?? []).map(({ good, turn, cells: names }) => {
    const cells = names.map(cellOf);
    return {
      good,
      turn: TURNS.indexOf(turn),
      row: Math.min(...cells.map(([row]) => row)),
      col: Math.min(...cells.map(([, col]) => col)),
      cells,
    };
  });
}

/** How much of the grid a board takes, with what is printed one step outside. */
export function boxOf(rows: readonly string[], finals: readonly PrintedCell[]): [number, number, number, number] {
  const all = [
    ...finals.map(({ row, col }): Cell => [row, col]),
    [0, 0] as Cell,
    [rows.length - 1, (rows[0]?.length ?? 1) - 1] as Cell,
  ];
  const top = Math.min(...all.map(([row]) => row));
  const left = Math.min(...all.map(([, col]) => col));
  const bottom = Math.max(...all.map(([row]) => row));
  const right = Math.max(...all.map(([, col]) => col));
  return [left, top, right - left + 1, Math.min(bottom, ROWS) - top + 1];
}
