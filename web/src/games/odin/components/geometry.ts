// Pieces on a grid: how they look when turned, which cells they cover, and how they are drawn as one outline.

/** A cell as row and column, from the top left. */
export type Cell = readonly [row: number, col: number];

/** The grid that all boards share, as the rules number it: a cell is `row * COLS + col`. */
export const ROWS = 12;
export const COLS = 13;

/** How a piece can be turned: four quarter turns clockwise, and the same four of the mirrored piece. */
export const TURNS = ["turn.0", "turn.1", "turn.2", "turn.3", "turn.flip0", "turn.flip1", "turn.flip2", "turn.flip3"];

export interface Shape {
  /** Its cells, reading row by row, within a box that begins at 0, 0. */
  cells: readonly Cell[];
  rows: number;
  cols: number;
}

const byPlace = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1];

function boxed(cells: Cell[]): Shape {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  const moved = cells.map(([row, col]): Cell => [row - top, col - left]).sort(byPlace);
  return {
    cells: moved,
    rows: 1 + Math.max(...moved.map(([row]) => row)),
    cols: 1 + Math.max(...moved.map(([, col]) => col)),
  };
}

/** A drawn piece, turned: `turn` is a place in `TURNS`. */
export function turned(rows: readonly string[], turn: number): Shape {
  let cells: Cell[] = rows.flatMap((line, row) =>
    [...line].flatMap((character, col) => (character === "X" ? [[row, col] as Cell] : [])),
  );
  if (turn >= 4) cells = cells.map(([row, col]) => [row, -col]);
  for (let quarter = 0; quarter < turn % 4; quarter += 1) cells = cells.map(([row, col]) => [col, -row]);
  return boxed(cells);
}

const look = (shape: Shape): string => shape.cells.map((cell) => cell.join()).join(" ");

/** The first turn that looks like this one: the rules offer no other. */
export function sameLook(rows: readonly string[], turn: number): number {
  const wanted = look(turned(rows, turn));
  for (let other = 0; other < turn; other += 1) if (look(turned(rows, other)) === wanted) return other;
  return turn;
}

/** A quarter turn clockwise from what is seen (`by` 3: the other way). */
export const rotated = (rows: readonly string[], turn: number, by = 1): number =>
  sameLook(rows, turn - (turn % 4) + ((turn + by) % 4));

/** The mirror image, left for right, of what is seen. */
export const mirrored = (rows: readonly string[], turn: number): number =>
  sameLook(rows, (turn >= 4 ? 0 : 4) + ((4 - (turn % 4)) % 4));

/** Whether mirroring shows something that turning does not. */
export const hasMirror = (rows: readonly string[]): boolean => {
  const flipped = mirrored(rows, 0);
  return flipped >= 4;
};

/** The name of a cell: letters from the left, numbers from the top. */
export const cellName = (row: number, col: number): string => `cell.${String.fromCharCode(97 + col)}${row + 1}`;

export function cellOf(name: string): Cell {
  const at = name.slice(name.indexOf(".") + 1);
  return [Number(at.slice(1)) - 1, at.charCodeAt(0) - 97];
}

/** Corner points of the outline around cells, each loop in order; clockwise outside, so that holes stay open. */
function loops(cells: readonly Cell[]): [number, number][][] {
  const has = new Set(cells.map((cell) => cell.join()));
  const edges = new Map<string, [number, number][]>();
  const add = (from: [number, number], to: [number, number]): void => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const [row, col] of cells) {
    if (!has.has([row - 1, col].join())) add([col, row], [col + 1, row]);
    if (!has.has([row, col + 1].join())) add([col + 1, row], [col + 1, row + 1]);
    if (!has.has([row + 1, col].join())) add([col + 1, row + 1], [col, row + 1]);
    if (!has.has([row, col - 1].join())) add([col, row + 1], [col, row]);
  }
  const found: [number, number][][] = [];
  for (;;) {
    const start = [...edges.keys()].find((key) => edges.get(key)?.length);
    if (start === undefined) return found;
    const loop: [number, number][] = [];
    let key = start;
    for (let next = edges.get(key)?.pop(); next; next = edges.get(key)?.pop()) {
      loop.push(next);
      key = next.join();
      if (key === start) break;
    }
    found.push(loop);
  }
}

/** The outline of cells as one path, `unit` a cell, drawn in by `inset` and with round corners. */
export function outline(cells: readonly Cell[], unit: number, inset = 0, round = 0): string {
  return loops(cells)
    .map((loop) => smooth(shrink(corners(loop), unit, inset), round))
    .join("");
}

function corners(loop: [number, number][]): [number, number][] {
  return loop.filter((point, i) => {
    const before = loop.at(i - 1) ?? point;
    const after = loop[(i + 1) % loop.length] ?? point;
    return (before[0] === point[0]) !== (point[0] === after[0]);
  });
}

function shrink(points: [number, number][], unit: number, inset: number): [number, number][] {
  return points.map((point, i) => {
    const before = points.at(i - 1) ?? point;
    const after = points[(i + 1) % points.length] ?? point;
    // Walking clockwise, the inside is to the right of both edges.
    const right = ([x1, y1]: [number, number], [x2, y2]: [number, number]): [number, number] => [
      -Math.sign(y2 - y1),
      Math.sign(x2 - x1),
    ];
    const [ax, ay] = right(before, point);
    const [bx, by] = right(point, after);
    return [point[0] * unit + (ax + bx) * inset, point[1] * unit + (ay + by) * inset];
  });
}

function smooth(points: [number, number][], round: number): string {
  const toward = (from: [number, number], to: [number, number]): string => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const part = Math.min(round, length / 2) / length;
    return `${from[0] + (to[0] - from[0]) * part} ${from[1] + (to[1] - from[1]) * part}`;
  };
  return (
    points
      .map((point, i) => {
        const before = points.at(i - 1) ?? point;
        const after = points[(i + 1) % points.length] ?? point;
        return `${i ? "L" : "M"}${toward(point, before)}Q${point.join(" ")} ${toward(point, after)}`;
      })
      .join("") + "Z"
  );
}

/** Where a sign on a piece sits best: the middle of the largest square of its cells nearest to the centre. */
export function heart(shape: Shape): { row: number; col: number; size: number } {
  const has = new Set(shape.cells.map((cell) => cell.join()));
  const filled = (row: number, col: number, size: number): boolean => {
    for (let r = row; r < row + size; r += 1)
      for (let c = col; c < col + size; c += 1) if (!has.has([r, c].join())) return false;
    return true;
  };
  for (let size = Math.min(shape.rows, shape.cols, 2); size >= 1; size -= 1) {
    const squares = shape.cells
      .filter(([row, col]) => filled(row, col, size))
      .map(([row, col]) => ({ row: row + size / 2, col: col + size / 2, size }));
    const full = shape.cells.length === shape.rows * shape.cols;
    if (full && squares.length) return { row: shape.rows / 2, col: shape.cols / 2, size };
    const off = ({ row, col }: { row: number; col: number }): number =>
      Math.hypot(row - shape.rows / 2, col - shape.cols / 2);
    const best = squares.sort((a, b) => off(a) - off(b))[0];
    if (best) return best;
  }
  return { row: 0.5, col: 0.5, size: 1 };
}
