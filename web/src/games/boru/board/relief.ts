// Hills, woods and furrows of the land, where nothing else lies: gouge marks, as the pictures have them.
import { chance } from "@/ui/picture/cut";
import { HEIGHT, WIDTH } from "./coastline";
import type { Spot } from "./positions";

export interface Relief {
  hills: string;
  woods: string;
}

/** Marks lie so far from everything else, in the map's units. */
const CLEAR = 30;
const APART = 24;
const TRIES = 2600;

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
const n = (value: number): string => value.toFixed(1);

/** A hump, with strokes in its lee. */
function hill({ x, y }: Spot, size: number): string {
  const strokes = [0.15, 0.5, 0.85].map(
    (at) => `M${n(x + size * at)} ${n(y - size * (0.62 - 0.5 * at))}l${n(size * 0.18)} ${n(size * (0.5 - 0.3 * at))}`,
  );
  return `M${n(x - size)} ${n(y)}Q${n(x - size * 0.35)} ${n(y - size * 0.85)} ${n(x)} ${n(y - size * 0.7)}T${n(x + size)} ${n(y)}${strokes.join("")}`;
}

/** Three firs. */
const wood = ({ x, y }: Spot, size: number): string =>
  [-0.62, 0, 0.62]
    .map((at) => {
      const [left, foot, high] = [x + size * at, y + (at ? 0 : size * 0.3), size * (at ? 0.8 : 1)];
      return `M${n(left - size * 0.26)} ${n(foot)}L${n(left)} ${n(foot - high)}L${n(left + size * 0.26)} ${n(foot)}Z`;
    })
    .join("");

/** The same marks every time, clear of these places. */
export function reliefAround(places: readonly Spot[]): Relief {
  const luck = chance(11);
  const marks: Spot[] = [];
  for (let i = 0; i < TRIES; i += 1) {
    const spot = { x: luck() * WIDTH, y: luck() * HEIGHT };
    const isFree = places.every((place) => distance(place, spot) >= CLEAR);
    if (isFree && marks.every((mark) => distance(mark, spot) >= APART)) marks.push(spot);
  }
  const isWood = (_: Spot, i: number): boolean => i % 3 === 0;
  return {
    hills: marks
      .filter((mark, i) => !isWood(mark, i))
      .map((mark) => hill(mark, 8 + 3 * luck()))
      .join(""),
    woods: marks
      .filter(isWood)
      .map((mark) => wood(mark, 9 + 3 * luck()))
      .join(""),
  };
}
