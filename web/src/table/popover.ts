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

interface Place {
  left: number;
  top: number;
}

/** Where a popover stands beside a thing: below it, or above, or at its side; never outside the window.
 * What lies around the thing, to be compared with it, stays in sight too, where there is room for that; and so do others. */
export function placed(thing: Box, popover: Size, frame: Size, around?: Box, others: readonly Box[] = []): Place {
  const places = around ? clear(around, thing, popover, frame) : [];
  const free = places.find((place) => !others.some((other) => overlap({ ...place, ...popover }, other)));
  return free ?? places[0] ?? beside(thing, popover, frame);
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The places below, above, left and right of all that lies around a thing, as far as they are in the window. */
function clear(around: Box, thing: Box, popover: Size, frame: Size): Place[] {
  const fit = (value: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(value, room - size - EDGE));
  const left = fit(thing.left + thing.width / 2 - popover.width / 2, popover.width, frame.width);
  const top = fit(thing.top + thing.height / 2 - popover.height / 2, popover.height, frame.height);
  const places = [
    { left, top: around.top + around.height + GAP },
    { left, top: around.top - GAP - popover.height },
    { left: around.left - GAP - popover.width, top },
    { left: around.left + around.width + GAP, top },
  ];
  return places.filter(
    (place) =>
      place.left >= EDGE &&
      place.top >= EDGE &&
      place.left + popover.width <= frame.width - EDGE &&
      place.top + popover.height <= frame.height - EDGE,
  );
}

function beside(thing: Box, popover: Size, frame: Size): Place {
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
