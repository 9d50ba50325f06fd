// The printed things of A Feast for Odin, by the names they have in options and views.
import { idOf } from "@/lib/thing_names";
import type { Drawn } from "@/games/face";
import type { components } from "../schema";

type Shapes = components["schemas"];
export type View = Shapes["View"];
export type PlayerView = Shapes["PlayerView"];
export type BoardView = Shapes["BoardView"];
export type ShoreView = Shapes["ShoreView"];
export type StripView = Shapes["StripView"];
export type SpaceView = Shapes["SpaceView"];
export type MarkerView = Shapes["MarkerView"];
export type ServedView = Shapes["ServedView"];
/** What the rules would serve, one option after the other. */
export type Serving = Shapes["Serving"];
export type SpaceData = Shapes["Space"];
export type AnyStep = SpaceData["steps"][number];
export type PlainStep = Shapes["Way"]["steps"][number];
export type GoodData = Shapes["GoodRecord"];
export type SpecialTileData = Shapes["SpecialTileRecord"];
export type BoardData = Shapes["BoardRecord"];
export type CardData = Shapes["OccupationCard"];
export type Colour = GoodData["colour"];

/** The files of the game's data that the page draws from. */
export interface Data {
  actions: Shapes["ActionBoard"];
  boards: Shapes["BoardsFile"];
  goods: Shapes["GoodsFile"];
  harvest: Shapes["HarvestFile"];
  occupations: Shapes["OccupationCards"];
  rules: Shapes["Numbers"];
}

export type OdinDrawn = Drawn<View, Data>;

export const goodOf = (data: Data, name: string): GoodData | undefined =>
  data.goods.goods.find((good) => good.id === idOf(name));

export const specialOf = (data: Data, name: string): SpecialTileData | undefined =>
  data.goods.special_tiles.find((tile) => tile.id === idOf(name));

/** The shape of a good or a special tile as rows of characters, `X` where it covers a cell; a piece is one cell. */
export function rowsOf(data: Data, name: string): string[] {
  const good = goodOf(data, name);
  const column = good && data.goods.columns.find(({ id }) => id === good.column);
  return column?.rows ?? specialOf(data, name)?.rows ?? ["X"];
}

/** A good's colour; special tiles are blue, coins and building resources are pieces. */
export const colourOf = (data: Data, name: string): Colour | "piece" =>
  goodOf(data, name)?.colour ?? (specialOf(data, name) ? "blue" : "piece");

/** What a good becomes when it is upgraded once: the next colour of the same shape. */
export function upgradeOf(data: Data, name: string): string | undefined {
  const good = goodOf(data, name);
  const next = good && data.goods.colours[data.goods.colours.indexOf(good.colour) + 1];
  const raised = data.goods.goods.find((other) => other.column === good?.column && other.colour === next);
  return raised && `good.${raised.id}`;
}

/** The whole name of a good, special tile, weapon, ship or building that data files call by its id. */
export function nameOf(data: Data, id: string): string {
  if (id === "card") return "weapon.card";
  if (data.goods.special_tiles.some((tile) => tile.id === id)) return `tile.${id}`;
  if (data.rules.weapons.some((weapon) => weapon.id === id)) return `weapon.${id}`;
  if (data.rules.ships.some((ship) => ship.id === id)) return `ship.${id}`;
  if (data.boards.boards.some((board) => board.id === id)) return `board.${id}`;
  return `good.${id}`;
}

export const spaceOf = (data: Data, name: string): SpaceData | undefined =>
  data.actions.spaces.find((space) => space.id === idOf(name));

/** A board by its name; houses of one kind are numbered in the order in which they came: `board.shed_2`. */
export function boardOf(data: Data, name: string): BoardData | undefined {
  const id = idOf(name);
  const find = (wanted: string): BoardData | undefined => data.boards.boards.find((board) => board.id === wanted);
  return find(id) ?? find(id.replace(/_\d+$/, ""));
}

export const cardOf = (data: Data, name: string): CardData | undefined => {
  const id = Number(idOf(name));
  return data.occupations.cards.find((card) => card.id === id);
};
