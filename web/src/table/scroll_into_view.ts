/** Scroll so far that a thing of the board is in the middle of what the sheet at the thumb leaves of the screen. */
export function bringIntoView(thing: Element, { smooth }: { smooth: boolean }): void {
  const behavior = smooth ? "smooth" : "auto";
  const sheet = document.querySelector(".sheet");
  if (!sheet || sheet.contains(thing)) {
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
    return;
  }
  const box = thing.getBoundingClientRect();
  const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const bottom = sheet.getBoundingClientRect().top;
  if (box.top >= top && box.bottom <= bottom) return;
  scrollBy({ top: box.top + box.height / 2 - (top + bottom) / 2, behavior });
}
