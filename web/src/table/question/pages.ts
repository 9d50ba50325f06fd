// Answers that do not all have room: pages of as many as have.

/** How many pages so many answers make. */
export const pagesOf = (count: number, room: number): number => (room ? Math.max(1, Math.ceil(count / room)) : 1);

/** On which page an answer is that has that place among all. */
export const pageOf = (place: number, room: number): number => (room ? Math.floor(Math.max(0, place) / room) : 0);

/** The answers on a page; all of them, where there is room. */
export const onPage = <Answer>(answers: readonly Answer[], page: number, room: number): readonly Answer[] =>
  room ? answers.slice(page * room, (page + 1) * room) : answers;

/** Where the answer is that is pointed at: the one that is hinted at, or else the first that is lit; -1: none. */
export function pointedAt(answers: readonly string[], hinted: string | null, lit: ReadonlySet<string>): number {
  const at = hinted === null ? -1 : answers.indexOf(hinted);
  return at < 0 ? answers.findIndex((answer) => lit.has(answer)) : at;
}

/** How many of the boxes end above that height: as they lie one after the other, so many have room. */
export function roomAbove(bottom: number, boxes: readonly { bottom: number }[]): number {
  const cut = boxes.findIndex((box) => box.bottom > bottom + 1);
  return cut < 0 ? boxes.length : Math.max(1, cut);
}
