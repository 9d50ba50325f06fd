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
 * What lies around the thing, to be compared with it, stays in sight too, where there is room for that; of others as little
 * is covered as can be. */
export function placed(thing: Box, popover: Size, frame: Size, around?: Box, others: readonly Box[] = []): Place {
  const places = around ? clear(around, thing, popover, frame) : [];
  if (!places.length) places.push(...(others.length ? near(thing, popover, frame) : []));
  places.push(...(places.length ? [] : [beside(thing, popover, frame)]));
  const costs = places.map((place) => costOf({ ...place, ...popover }, thing, others));
  return places[costs.indexOf(Math.min(...costs))] ?? beside(thing, popover, frame);
}

/** What is covered, in square pixels; and the way to what is explained, of which a pixel is worth so many. */
const WAY = 12;
function costOf(popover: Box, thing: Box, others: readonly Box[]): number {
  const along = (start: "left" | "top", size: "width" | "height"): number =>
    Math.max(0, thing[start] - popover[start] - popover[size], popover[start] - thing[start] - thing[size]);
  const way = Math.hypot(along("left", "width"), along("top", "height"));
  return others.reduce((sum, other) => sum + overlap(popover, other), WAY * way);
}

const overlap = (one: Box, other: Box): number => {
  const shared = (start: "left" | "top", size: "width" | "height"): number =>
    Math.max(0, Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]));
  return shared("left", "width") * shared("top", "height");
};

/** How far away a place may be, in steps; and how far along the thing, in quarters, the middle first. */
const STEP = 24;
const FAR = 12;
const PARTS = [2, 1, 3, 0, 4];

/** The places about a thing, below it first, and a little further away, as far as they are in the window. */
function near(thing: Box, popover: Size, frame: Size): Place[] {
  const places = [beside(thing, popover, frame)];
  for (let far = 0; far <= FAR; far += 1) {
    const gap = GAP + far * STEP;
    const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
    for (const part of PARTS) {
      const left = thing.left - popover.width + ((thing.width + popover.width) * part) / 4;
      const top = thing.top - popover.height + ((thing.height + popover.height) * part) / 4;
      places.push(
        { left, top: bottom + gap },
        { left, top: thing.top - gap - popover.height },
        { left: thing.left - gap - popover.width, top },
        { left: right + gap, top },
      );
    }
  }
  return places.filter((place) => isIn(place, popover, frame));
}

const isIn = (place: Place, popover: Size, frame: Size): boolean =>
  place.left >= EDGE &&
  place.top >= EDGE &&
  place.left + popover.width <= frame.width - EDGE &&
  place.top + popover.height <= frame.height - EDGE;

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
  return places.filter((place) => isIn(place, popover, frame));
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
