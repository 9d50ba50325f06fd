/** What is pointed at or can be chosen, all of it if there is room; else most of it. */
export function bringAllIntoView(things: readonly Element[], how: { smooth: boolean }): void {
  const seen = things.filter((thing) => thing.checkVisibility());
  const sheet = document.querySelector(".sheet");
  const own = seen.filter((thing) => sheet?.contains(thing));
  const beside = seen.filter((thing) => !own.includes(thing));
  // What lies on the board is named beside the players too.
  const onBoard = beside.filter((thing) => !thing.closest(".side"));
  const others = onBoard.length ? onBoard : beside;
  // The last one wins where there is no room for all.
  for (const thing of own.toReversed()) bringIntoView(thing, how);
  const best = others.find((thing) => thing.matches(".can")) ?? others[0];
  if (!best) return;
  const boxes = others.map((thing) => thing.getBoundingClientRect());
  const all = { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  const free = freeStrip();
  if (!free) {
    // Parts of a desk scroll by themselves: each of them shows what it has.
    const partOf = (thing: Element): Element | null => thing.closest(".board, .mine, .asked");
    for (const part of new Set(others.map(partOf))) {
      const own = others.filter((thing) => partOf(thing) === part);
      bringIntoView(own.find((thing) => thing.matches(".can")) ?? own[0] ?? best, how);
    }
  } else if (all.bottom - all.top <= free.bottom - free.top) scrollTo(all, free, how);
  else scrollTo(fullestStrip(boxes, free.bottom - free.top) ?? best.getBoundingClientRect(), free, how);
}

interface Strip {
  top: number;
  bottom: number;
}

/** What the header, the sheet at the thumb and what happens above it leave of a phone's screen. */
function freeStrip(): Strip | null {
  const sheet = document.querySelector(".sheet");
  if (!sheet) return null;
  const over = document.querySelector(".happening > *") ?? sheet;
  const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return { top, bottom: Math.min(sheet.getBoundingClientRect().top, over.getBoundingClientRect().top) };
}

/** Those that lie whole in what is left of a phone's screen. */
export function inSight(things: readonly Element[]): Element[] {
  const free = freeStrip();
  return things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    return free && box.top >= free.top && box.bottom <= free.bottom;
  });
}

/** Whether they can lie all at once in what is left of a phone's screen. */
export function haveRoom(things: readonly Element[]): boolean {
  const free = freeStrip();
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  return !free || Math.max(...boxes.map((box) => box.bottom)) - top <= free.bottom - free.top;
}

/** The part of the board, no higher than that, in which most of the boxes lie whole. */
function fullestStrip(boxes: readonly Strip[], height: number): Strip | null {
  let most = 0;
  let fullest: Strip | null = null;
  for (const { top } of boxes) {
    const within = boxes.filter((box) => box.top >= top && box.bottom <= top + height);
    if (within.length <= most) continue;
    most = within.length;
    fullest = { top, bottom: Math.max(...within.map((box) => box.bottom)) };
  }
  return fullest;
}

/** What is larger than the room for it is seen from its top. */
function scrollTo(box: Strip, free: Strip, { smooth }: { smooth: boolean }): void {
  if (box.top >= free.top && box.bottom <= free.bottom) return;
  const room = free.bottom - free.top - (box.bottom - box.top);
  scrollBy({ top: box.top - free.top - Math.max(4, room / 2), behavior: smooth ? "smooth" : "auto" });
}

/** Scroll so far that a thing of the board is in the middle of what the sheet at the thumb leaves of the screen. */
export function bringIntoView(thing: Element, { smooth }: { smooth: boolean }): void {
  const free = freeStrip();
  if (free && !thing.closest(".sheet, .happening")) scrollTo(thing.getBoundingClientRect(), free, { smooth });
  else thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: smooth ? "smooth" : "auto" });
}
