// How a good is painted: its colour, and a texture of its own for each colour.
import { idOf } from "@/lib/thing_names";
import { colourOf, type Data } from "./components";
import type { Cell } from "./geometry";

/** The unit of all drawings: a cell is so wide. */
export const CELL = 40;

/** The class that sets a good's paint (see puzzle.css). */
export function paintOf(data: Data, name: string): string {
  const colour = colourOf(data, name);
  return `odin-${colour === "piece" ? idOf(name) : colour}`;
}

/** Colour is never the only sign: dots are orange, slanting lines red, ears green, lozenges blue. */
export function texture(data: Data, name: string, cells: readonly Cell[]): string {
  const draw = TEXTURES[colourOf(data, name)];
  return draw ? cells.map(([row, col]) => draw(col * CELL, row * CELL)).join("") : "";
}

const dot = (x: number, y: number): string => `M${x} ${y}m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0`;

const TEXTURES: Record<string, (x: number, y: number) => string> = {
  orange: (x, y) =>
    [5, 15, 25, 35].map((at, i) => dot(x + at, y + (i % 2 ? 8 : 28)) + dot(x + at, y + (i % 2 ? 20 : 38))).join(""),
  red: (x, y) => `M${x} ${y + 20}L${x + 20} ${y}M${x} ${y + 40}L${x + 40} ${y}M${x + 20} ${y + 40}L${x + 40} ${y + 20}`,
  green: (x, y) => [10, 30].map((at) => `M${x + at - 6} ${y + 14}l6 -6l6 6M${x + at - 6} ${y + 34}l6 -6l6 6`).join(""),
  blue: (x, y) => `M${x + 20} ${y + 3}l17 17l-17 17l-17 -17z`,
};

/** Animals with young carry a heart beside their sign. */
export const isPregnant = (name: string): boolean => name.includes(".pregnant_");

/** Whether it can be laid at all: goods, special tiles, coins and building resources. */
export const isGood = (name: string): boolean => name.startsWith("good.") || name.startsWith("tile.");
