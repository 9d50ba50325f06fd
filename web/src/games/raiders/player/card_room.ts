// How large cards of several groups can be, one group below the other, so that all of them are in sight.
import type { Room } from "@/ui/card_rows";

const SHAPES = { high: 1.28, low: 0.7 };
const GAP = 8;
const MOST = 104;
/** Smaller ones cannot be read: then one scrolls. */
const LEAST = 64;
const COLUMNS = [3, 4, 5, 6];
/** High cards are chosen though low ones would be a little wider: they have a picture. */
const NEARLY = 0.92;

export function cardsInGroups(groups: readonly number[], { width, height }: Room): { low: boolean; width: number } {
  const largest = (shape: number): number =>
    Math.max(
      ...COLUMNS.map((columns) => {
        const rows = groups.reduce((sum, cards) => sum + Math.ceil(cards / columns), 0);
        const high = (height - GAP * (rows - groups.length)) / Math.max(1, rows);
        return Math.floor(Math.min(MOST, (width - GAP * (columns - 1)) / columns, high / shape));
      }),
    );
  const [tall, flat] = [largest(SHAPES.high), largest(SHAPES.low)];
  return tall >= flat * NEARLY
    ? { low: false, width: Math.max(LEAST, tall) }
    : { low: true, width: Math.max(LEAST, flat) };
}
