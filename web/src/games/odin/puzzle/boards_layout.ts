// How large one's own boards are drawn: all beside each other, or one of them with the others in small.

export interface Room {
  width: number;
  height: number;
  /** Between boards, and above each of them for its name. */
  gap: number;
  caption: number;
}

/** Whether boards of these sizes (in cells) find room beside and below each other, each cell so wide. */
export function allFit(sizes: readonly (readonly [cols: number, rows: number])[], cell: number, room: Room): boolean {
  let top = 0;
  let left = 0;
  let row = 0;
  for (const [cols, rows] of sizes) {
    const width = cols * cell;
    if (width > room.width) return false;
    if (left > 0 && left + width > room.width) {
      top += row + room.gap;
      left = row = 0;
    }
    left += width + room.gap;
    row = Math.max(row, rows * cell + room.caption);
  }
  return top + row <= room.height;
}

const LARGEST = 52;
const SMALLEST = 14;
/** As wide as this, cells are good to aim at. */
const GOOD = 36;
/** How wide the others are, in small beside the one that is worked on, and how high, in small below it. */
export const STRIP = 80;
export const ROW = 100;

export interface Layout {
  /** How wide a cell is, in pixels. */
  cell: number;
  /** All of them are shown large; otherwise one is, and the others in small beside or below it, or by their names. */
  shows: "all" | "beside" | "below" | "names";
}

type Sizes = readonly (readonly [cols: number, rows: number])[];

/** The largest cell, down to a limit, with which these boards fit; 0 if they do not. */
function fitting(sizes: Sizes, least: number, room: Room): number {
  for (let cell = LARGEST; cell >= least; cell -= 1) if (allFit(sizes, cell, room)) return cell;
  return 0;
}

/** The board that is worked on has the room, unless all of them are as good to aim at beside each other. */
export function layoutOf(sizes: Sizes, chosen: number, room: Room): Layout {
  const one = sizes.slice(chosen, chosen + 1);
  const alone = fitting(one, SMALLEST, room) || SMALLEST;
  const all = fitting(sizes, Math.min(GOOD, alone), room);
  if (all) return { cell: all, shows: "all" };
  const beside = fitting(one, GOOD, { ...room, width: room.width - STRIP - room.gap });
  const below = fitting(one, GOOD, { ...room, height: room.height - ROW - room.gap });
  if (!beside && !below) return { cell: alone, shows: "names" };
  return beside > below ? { cell: beside, shows: "beside" } : { cell: below, shows: "below" };
}
