// The sheets of a table, as the server sends them with the view: names of things and numbers. `meadhall.engine.sheets`
// says what they mean.
import { candidates } from "@/lib/words.svelte";
import { app } from "@/lib/app.svelte";

export type Cell = string | number | readonly string[];

export interface Sheet {
  title: string;
  kind: "table" | "grid" | "cards" | "hand" | "track";
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** The view of a game that is drawn from its sheets, if it has any. */
export interface PlainView extends Record<string, unknown> {
  sheets?: readonly Sheet[];
}

/** What lies on a square or a space: `square.a1 piece.king` names the place first. */
export function placed(cell: Cell): { place: string; on: string[] } {
  const [place = "", ...on] = wordsIn(cell);
  return { place, on };
}

/** All names and plain words of a cell. */
export function wordsIn(cell: Cell): string[] {
  const phrases = typeof cell === "object" ? cell : [String(cell)];
  return phrases.flatMap((phrase) => phrase.split(/\s+/).filter(Boolean));
}

/** The seat that a name or a cell stands for; -1 for none. */
export const seatIn = (cell: Cell | undefined): number =>
  typeof cell === "string" && /^seat\.\d+$/.test(cell) ? Number(cell.slice("seat.".length)) : -1;

/** Whether a sheet says, row by row, what lies before each player: then it is drawn with the players. */
export const isOfPlayers = (sheet: Sheet): boolean =>
  sheet.kind === "table" &&
  sheet.columns.length > 1 &&
  sheet.rows.length > 0 &&
  sheet.rows.every((row) => seatIn(row[0]) >= 0);

/** Where the sign of a thing is, if the game brings one: by its id, without its number, or by its kind. */
export function pictureOf(game: string, thing: string): string | undefined {
  const icons = app.game(game)?.page?.icons ?? {};
  for (const [message] of candidates("icon", thing)) {
    const found = icons[message.slice("icon-".length)];
    if (found !== undefined) return found;
  }
  return undefined;
}
