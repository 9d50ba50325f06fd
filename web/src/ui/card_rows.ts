// How many cards lie in a room of which the size is known: in as many rows as leave them largest, high or low.

export interface Room {
  width: number;
  height: number;
}

export interface CardShapes {
  /** How high a card is, of its width; and a low one. */
  high: number;
  low: number;
  gap: number;
  /** So wide at least, where it must be scrolled to; and at most. */
  least: number;
  most: number;
}

export interface CardRows {
  low: boolean;
  columns: number;
  width: number;
}

const MOST_ROWS = 3;
/** High cards are chosen though low ones would be a little wider: they have a picture. */
const NEARLY = 0.92;

export function cardRows(count: number, room: Room, { high, low, gap, least, most }: CardShapes): CardRows {
  const inRows = (rows: number, shape: number): { columns: number; width: number } => {
    const columns = Math.max(1, Math.ceil(count / rows));
    const width = (room.width - gap * (columns - 1)) / columns;
    const height = (room.height - gap * (rows - 1)) / rows;
    return { columns, width: Math.floor(Math.min(most, width, height / shape)) };
  };
  const largest = (shape: number): { columns: number; width: number } =>
    Array.from({ length: MOST_ROWS }, (_, i) => inRows(i + 1, shape)).reduce((best, some) =>
      some.width > best.width ? some : best,
    );
  const [tall, flat] = [largest(high), largest(low)];
  const best = tall.width >= flat.width * NEARLY ? { low: false, ...tall } : { low: true, ...flat };
  if (best.width >= least) return best;
  const columns = Math.max(1, Math.min(count, Math.floor((room.width + gap) / (least + gap))));
  return { low: true, columns, width: least };
}
