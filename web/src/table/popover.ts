interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

/** Where a popover stands beside a thing: below it, or above, or at its side; never outside the window. */
export function placed(thing: Box, popover: Size, frame: Size): { left: number; top: number } {
  const fit = (value: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(value, room - size - EDGE));
  const middle = fit(thing.left + thing.width / 2 - popover.width / 2, popover.width, frame.width);
  const below = thing.top + thing.height + GAP;
  if (below + popover.height <= frame.height - EDGE) return { left: middle, top: below };
  const above = thing.top - GAP - popover.height;
  if (above >= EDGE) return { left: middle, top: above };
  const top = fit(thing.top + thing.height / 2 - popover.height / 2, popover.height, frame.height);
  const left = thing.left - GAP - popover.width;
  if (left >= EDGE) return { left, top };
  return { left: fit(thing.left + thing.width + GAP, popover.width, frame.width), top };
}
