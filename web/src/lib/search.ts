// Looking for words in a text: accents and capitals do not matter.

/** A text as it is looked through, letter for letter as long as it was. */
export function plain(said: string): string {
  return said
    .replaceAll(/[łŁ]/g, "l")
    .replaceAll(/[^\0-\x7f]/g, (letter) => letter.normalize("NFD").charAt(0))
    .toLowerCase();
}

/** The words that are looked for, in any order. */
export const wantedWords = (said: string): string[] => plain(said).split(/\s+/).filter(Boolean);

/** Where a word is in a text, each time. */
export function placesOf(word: string, text: string): number[] {
  const found: number[] = [];
  if (!word) return found;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push(at);
  return found;
}
