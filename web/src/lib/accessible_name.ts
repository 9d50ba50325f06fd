// What is heard of a thing has in it what is read on it: whoever speaks to the page says what they see.

/** Spaces of any kind are one here: those at which no line breaks, too. */
const plain = (said: string): string => said.replaceAll(/\s+/g, " ").trim();

/** A name that has in it what is written on the thing. */
export function heard(name: string, written: string): string {
  const [said, read] = [plain(name), plain(written)];
  if (said.includes(read)) return said;
  return read.startsWith(said) ? read : `${said}: ${read}`;
}

/** Tell what is written on an element, now and whenever it is something else; until the function given back is called. */
export function watchText(element: Element, tell: (written: string) => void): () => void {
  const read = (): void => {
    tell(element.textContent);
  };
  read();
  const watch = new MutationObserver(read);
  watch.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    watch.disconnect();
  };
}
