// How the pictures of the games are cut: layers of flat colour, gouge marks for shade and water. The same strokes every time.

/** What a layer is printed with; `Picture.svelte` says which colour that is by day and at dusk. */
export type Paint = "sky" | "glow" | "sun" | "far" | "mid" | "near" | "snow" | "sea" | "foam" | "ink" | "light" | "red";

export interface Layer {
  paint: Paint;
  d: string;
  /** Where it is put, as an SVG transform. */
  at?: string;
  /** It is drawn as a line of this width. */
  line?: number;
}

export type Point = readonly [x: number, y: number];
export type Chance = () => number;

export const WIDTH = 1200;
export const HEIGHT = 480;

/** Chance that falls the same way every time (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (luck: Chance, from: number, to: number): number => from + luck() * (to - from);
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Peaks from left to right: how high each is, as a share of the height. */
export const peaks = (shares: readonly number[], base: number, high: number): Point[] =>
  shares.map((share, i): Point => [(WIDTH * i) / (shares.length - 1), base - high * share]);

/** A line through these points, made rougher by halving it again and again. */
export function ridge(luck: Chance, peaks: readonly Point[], rough: number, step = 24): Point[] {
  let points = [...peaks];
  for (let size = rough; (points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0) > step; size *= 0.6)
    points = points.flatMap(([x, y], i): Point[] => {
      const next = points[i + 1];
      if (!next) return [[x, y]];
      return [
        [x, y],
        [(x + next[0]) / 2, (y + next[1]) / 2 + between(luck, -size, size)],
      ];
    });
  return points;
}

/** Hills that roll: a soft line through these points, as a line of short pieces. */
export function roll(points: readonly Point[], pieces = 12): Point[] {
  return points.flatMap(([x, y], i): Point[] => {
    const next = points[i + 1];
    if (!next) return [[x, y]];
    return Array.from({ length: pieces }, (_, k): Point => {
      const t = k / pieces;
      const soft = (1 - Math.cos(t * Math.PI)) / 2;
      return [x + (next[0] - x) * t, y + (next[1] - y) * soft];
    });
  });
}

const through = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

/** The land below a line. */
export const land = (paint: Paint, points: readonly Point[], bottom = HEIGHT): Layer => ({
  paint,
  d: `${through(points)}V${bottom}H${n(points[0]?.[0] ?? 0)}Z`,
});

/** Gouge marks: short strokes that taper, falling from a line, longer in the lee. */
export function gouges(paint: Paint, luck: Chance, points: readonly Point[], depth: number, count: number): Layer {
  let d = "";
  for (let i = 0; i < count; i++) {
    const at = 1 + Math.floor(luck() * (points.length - 2));
    const [x, y] = points[at] ?? [0, 0];
    const lee = (points[at + 1]?.[1] ?? y) > y;
    const long = between(luck, 7, 22) * (lee ? 1.3 : 0.6);
    const wide = between(luck, 1.4, 3.2);
    d += `M${n(x + between(luck, -9, 9))} ${n(y + between(luck, 4, depth * (lee ? 1 : 0.45)))}`;
    d += `l${n(long * 0.45 * (lee ? 1 : -1) - wide / 2)} ${n(long * 0.66)}h${n(wide)}z`;
  }
  return { paint, d };
}

interface Water {
  from: Point;
  to: Point;
  count: number;
}

/** Light on water: strokes that lie, longer the nearer they are. */
export function waves(paint: Paint, luck: Chance, { from, to, count }: Water): Layer {
  let d = "";
  for (let i = 0; i < count; i++) {
    const near = (i + luck()) / count;
    const long = 12 + 62 * near;
    const high = 1 + 3 * near;
    d += `M${n(between(luck, from[0], to[0]))} ${n(from[1] + (to[1] - from[1]) * near ** 1.3)}`;
    d += `q${n(long / 2)} ${n(-2 * high)} ${n(long)} 0q${n(-long / 2)} ${n(-0.7 * high)} ${n(-long)} 0z`;
  }
  return { paint, d };
}

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** The sky with its sun. */
export function sky([x, y]: Point): Layer[] {
  const ray = (_: unknown, i: number): string => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 14), Math.sin((i * Math.PI) / 14)];
    const long = 28 + 16 * (i % 2);
    return `M${n(x + cos * 70)} ${n(y + sin * 70)}l${n(cos * long)} ${n(sin * long)}`;
  };
  return [
    { paint: "sky", d: `M0 0H${WIDTH}V${HEIGHT}H0Z` },
    { paint: "glow", d: disc(x, y, 180) },
    { paint: "sun", d: disc(x, y, 55) },
    { paint: "sun", d: Array.from({ length: 28 }, ray).join(""), line: 4 },
  ];
}

/** Birds, far away. */
export const birds = (...places: readonly [x: number, y: number, size: number][]): Layer => ({
  paint: "ink",
  d: places
    .map(
      ([x, y, s]) =>
        `M${x} ${y}q${n(-14 * s)} ${n(-12 * s)} ${n(-30 * s)} ${n(-4 * s)}q${n(16 * s)} ${n(-2 * s)} ${n(30 * s)} ${n(8 * s)}` +
        `q${n(14 * s)} ${n(-10 * s)} ${n(30 * s)} ${n(-8 * s)}q${n(-16 * s)} ${n(-8 * s)} ${n(-30 * s)} ${n(4 * s)}z`,
    )
    .join(""),
});

/** A longship under sail; its sail is striped with that colour. */
export function longship(x: number, y: number, size: number, stripe: Paint): Layer[] {
  const at = `translate(${n(x)} ${n(y)}) scale(${size})`;
  const seven = (of: (i: number) => string): string => Array.from({ length: 7 }, (_, i) => of(i)).join("");
  const stripes = [0, 1, 2, 3].map((i) => `M${-58 + i * 29}-128q4 46 ${-3 + i} 92h14q3-46 1-92z`).join("");
  const layers: Layer[] = [
    { paint: "ink", d: seven((i) => `M${-58 + i * 20} 6l-14 40`), line: 3 },
    { paint: "ink", d: "M-4-150h7V0h-7z" },
    { paint: "light", d: "M-70-130q70-12 140 0q-8 48 4 98q-74 16-148 0q12-50 4-98z" },
    { paint: stripe, d: `${stripes}M3-150l34-10l-8 9l10 8z` },
    { paint: "ink", d: "M-74-133h148", line: 5 },
    {
      paint: "ink",
      d:
        "M-132-46q-18 2-14 18q8-8 14-4q4 26 38 40q96 26 184 0q30-14 34-44q-2-12-14-10q6 6 2 14q-8 18-30 24" +
        "q-90 18-176 0q-26-8-26-26q0-12-12-12z",
    },
    { paint: "light", d: seven((i) => (i % 2 ? "" : disc(-62 + i * 20.5, -1, 7))) },
    { paint: stripe, d: seven((i) => (i % 2 ? disc(-62 + i * 20.5, -1, 7) : "")) },
  ];
  return layers.map((layer) => ({ ...layer, at }));
}

/** Sheep on a meadow. */
export function sheep(...places: readonly Point[]): Layer[] {
  const each = (of: (x: number, y: number) => string): string => places.map(([x, y]) => of(x, y)).join("");
  return [
    { paint: "ink", d: each((x, y) => `M${x - 6} ${y}v9M${x + 6} ${y}v9`), line: 2.5 },
    { paint: "light", d: each((x, y) => disc(x - 5, y, 7) + disc(x + 5, y, 7) + disc(x, y - 4, 7)) },
    { paint: "ink", d: each((x, y) => disc(x + 13, y - 3, 4)) },
  ];
}
