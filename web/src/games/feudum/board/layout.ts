// Where things lie on the map: as it is printed, where there is room for it; else with the west above.
import type { ViewBox } from "@/ui/panzoom";
import type { LocationData, RouteData } from "../components/components";
import type { Point } from "./land";

export interface Layout {
  box: ViewBox;
  /** From the units of map.toml to those of the drawing. */
  place: (point: Point) => Point;
  /** Where each region has its name and its stack of tiles. */
  regions: Readonly<Record<string, Point>>;
  /** How far the compass is turned, and where it lies. */
  north: number;
  compass: Point;
  /** How large pieces are, and how far apart: a finger is to find each. */
  pieces: number;
}

export const WIDE: Layout = {
  box: [0, 0, 670, 300],
  place: ([x, y]) => [(x - 8) * 0.675, (y + 3) * 0.89],
  regions: {
    sea: [60, 14],
    island: [160, 284],
    forest: [232, 20],
    desert: [392, 272],
    badlands: [556, 264],
    mountain: [618, 16],
  },
  north: 0,
  compass: [22, 276],
  pieces: 1,
};

export const TALL: Layout = {
  box: [0, 0, 400, 706],
  place: ([x, y]) => [(330 - y) * 1.2 + 2, x * 0.7 + 6],
  regions: {
    sea: [352, 20],
    island: [60, 20],
    forest: [352, 262],
    desert: [52, 398],
    badlands: [50, 560],
    mountain: [300, 692],
  },
  north: 90,
  // In sight at once, also above a phone's sheet: it tells that the map is turned.
  compass: [26, 66],
  pieces: 1.25,
};

const WINDS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const ARROWS = "↑↗→↘↓↙←↖";

/** Where the direction in a location's name points on a turned map; nothing where it is as one expects. */
export function arrowOf({ north }: Layout, location: string): string {
  const wind = WINDS.indexOf(location.split("_").at(-1) ?? "");
  return north && wind >= 0 ? (ARROWS[(wind + north / 45) % WINDS.length] ?? "") : "";
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line that bends softly through points: closed around land, open along a river. */
export function softLine(points: readonly Point[], layout: Layout, closed: boolean): string {
  const placed = points.map(layout.place);
  const middle = (i: number): string => {
    const [a, b] = [placed[i % placed.length], placed[(i + 1) % placed.length]];
    return a && b ? `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}` : "";
  };
  const bends = placed.map(([x, y], i) => `Q${round(x)} ${round(y)} ${middle(i)}`);
  if (closed) return `M${middle(placed.length - 1)}${bends.join("")}Z`;
  const first = placed[0] ?? [0, 0];
  const last = placed.at(-1) ?? first;
  return `M${round(first[0])} ${round(first[1])}${bends.slice(1, -1).join("")}L${round(last[0])} ${round(last[1])}`;
}

export interface DrawnRoute {
  id: string;
  kind: RouteData["kind"];
  ends: readonly [string, string];
  path: string;
  /** Its middle, where its sign is. */
  middle: Point;
}

/** How far routes bend aside that lead the same way: bubbles and birds leave the straight line to roads and waves. */
const BEND: Readonly<Record<string, number>> = { road: 0, ferry: 0, ship: 7, submersible: -8, flying: -15 };

export function drawRoutes(
  routes: readonly RouteData[],
  locations: readonly LocationData[],
  layout: Layout,
): DrawnRoute[] {
  const at = new Map(locations.map(({ id, x, y }) => [id, layout.place([x, y])]));
  return routes.flatMap(({ id, kind, a, b }) => {
    const [from, to] = [at.get(a), at.get(b)];
    if (!from || !to) return [];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const bend = BEND[kind] ?? 0;
    const aside = 2 * (bend + Math.sign(bend) * length * 0.05);
    const through: Point = [
      (from[0] + to[0]) / 2 - (dy / length) * aside,
      (from[1] + to[1]) / 2 + (dx / length) * aside,
    ];
    const middle: Point = [(from[0] + 2 * through[0] + to[0]) / 4, (from[1] + 2 * through[1] + to[1]) / 4];
    const path = `M${from.map(round).join(" ")}Q${through.map(round).join(" ")} ${to.map(round).join(" ")}`;
    return [{ id, kind, ends: [`location.${a}`, `location.${b}`], path, middle }];
  });
}
