// Where the spaces of the action board stand: four columns, and rows by groups as they are printed.
import type { SpaceView } from "../components/components";

export interface Placed {
  space: SpaceView;
  /** The first row, counting headings where there are any. */
  row: number;
  rows: number;
}

export interface GroupPlace {
  id: string;
  row: number;
  rows: number;
  /** How many columns from the left are free for its heading: a space may reach over it from the group above. */
  width: number;
}

export interface Grid {
  groups: GroupPlace[];
  spaces: Placed[];
  /** The heights of all rows, as a CSS template. */
  template: string;
}

const COLUMNS = [1, 2, 3, 4];

/** Lay the spaces out. `headed`: each group has a row of its own for its name. */
export function gridOf(spaces: readonly SpaceView[], order: readonly string[], headed: boolean): Grid {
  const inGroup = (group: string, column: number): SpaceView[] =>
    spaces.filter((space) => space.groups[0] === group && space.column === column);
  const present = order.filter((group) => spaces.some((space) => space.groups[0] === group));
  const groups: GroupPlace[] = [];
  let row = 1;
  for (const id of present) {
    const rows = Math.max(...COLUMNS.map((column) => inGroup(id, column).length));
    if (headed) row += 1;
    groups.push({ id, row, rows, width: COLUMNS.length });
    row += rows;
  }
  const placed: Placed[] = [];
  groups.forEach((group, place) => {
    for (const column of COLUMNS) {
      const stack = inGroup(group.id, column);
      stack.forEach((space, i) => {
        const first = Math.round((i * group.rows) / stack.length);
        const next = Math.round(((i + 1) * group.rows) / stack.length);
        const end = group.row + next + reach(space, column, i === stack.length - 1 ? groups[place + 1] : undefined);
        placed.push({ space, row: group.row + first, rows: end - group.row - first });
      });
    }
  });
  const space = "minmax(var(--space-height), auto)";
  const template = groups.map(({ rows }) => `${headed ? "auto " : ""}repeat(${rows}, ${space})`).join(" ");
  return { groups, spaces: placed, template };

  /** How many rows a space of two groups reaches into the second, if it has its column there to itself. */
  function reach(space: SpaceView, column: number, next: GroupPlace | undefined): number {
    if (!next || space.groups[1] !== next.id || inGroup(next.id, column).length) return 0;
    next.width = Math.min(next.width, column - 1);
    return next.rows + (headed ? 1 : 0);
  }
}
