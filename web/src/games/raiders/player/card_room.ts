// How large hand and crew are on a desk: by the room alone, so that no card changes its size when another comes or goes.
import type { Room } from "@/ui/card_rows";

export interface CardRoom {
  low: boolean;
  width: number;
  /** In how many rows the hand lies; the crew has one. What is more than a row has room for lies one over the other. */
  rows: number;
}

/** How high a card is, of its width, and how wide at most: low ones are for where there is little room. */
const SHAPES = { high: { of: 1.28, most: 150 }, low: { of: 0.7, most: 104 } };
const GAP = 8;
/** Smaller ones cannot be read: then one scrolls. */
const LEAST = 64;
/** Of a card under another so much is seen: what it costs, how strong it is, what it does in a crew, most of its name. */
const SEEN = 0.6;
/** A hand in two rows, none over another, is chosen though cards in one row would be this much larger. */
const IN_TWO_ROWS = 0.88;
/** High cards are chosen though low ones would be wider, as long as they can be read: they have a picture. */
const NEARLY = 0.8;
const READABLE = 72;

/** `most`: as many cards as a hand may keep. */
export function cardRoom(most: number, { width, height }: Room): CardRoom {
  const columns = Math.ceil(most / 2);
  const inRows = (rows: number, { of, most: widest }: { of: number; most: number }): number => {
    const high = (height - GAP * (rows - 1)) / (rows + 1) / of;
    const wide = rows > 1 ? (width - GAP * (columns - 1)) / columns : width / (1 + (most - 1) * SEEN);
    return Math.floor(Math.min(widest, wide, high));
  };
  const best = (shape: { of: number; most: number }): { width: number; rows: number } => {
    const [one, two] = [inRows(1, shape), inRows(2, shape)];
    return two >= one * IN_TWO_ROWS ? { width: two, rows: 2 } : { width: one, rows: 1 };
  };
  const [tall, flat] = [best(SHAPES.high), best(SHAPES.low)];
  const chosen =
    tall.width >= Math.max(READABLE, flat.width * NEARLY) ? { low: false, ...tall } : { low: true, ...flat };
  return { ...chosen, width: Math.max(LEAST, chosen.width) };
}
