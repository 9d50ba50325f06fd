// Marking the words that are looked for, without touching what is shown.
import { placesOf, plain } from "@/lib/search";

const NAME = "handbook";

/** Marks these words below an element from now on, instead of those before; a browser that cannot, marks none. */
export function mark(words: readonly string[], below: HTMLElement): void {
  if (!("highlights" in CSS)) return;
  const found: Range[] = [];
  const texts = document.createTreeWalker(below, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const said = plain(text.data);
    for (const word of words)
      for (const at of placesOf(word, said)) {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        found.push(range);
      }
  }
  CSS.highlights.set(NAME, new Highlight(...found));
}

export function unmark(): void {
  if ("highlights" in CSS) CSS.highlights.delete(NAME);
}
