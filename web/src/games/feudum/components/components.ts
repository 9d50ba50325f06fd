// The printed things of Feudum, by the names they have in options and views.
import { idOf } from "@/lib/thing_names";
import type { Drawn } from "@/games/face";
import type { components } from "../schema";

type Shapes = components["schemas"];
export type View = Shapes["View"];
export type PlayerView = Shapes["PlayerView"];
export type PawnView = Shapes["PawnView"];
export type LocationView = Shapes["LocationView"];
export type BoardsView = Shapes["BoardsView"];
export type LocationData = Shapes["Location"];
export type RouteData = Shapes["Route"];
export type MandateOption = Shapes["MandateOption"];
export type CardOutlook = Shapes["CardOutlook"];
export type GuildOutlook = Shapes["GuildOutlook"];
export type FunctionOutlook = Shapes["FunctionOutlook"];
export type Line = Shapes["Line"];
export type Conquest = Shapes["Conquest"];
export type PieceMoves = Shapes["PieceMoves"];
export type Improvement = Shapes["Improvement"];

/** The files of the game's data that the page draws from. */
export interface Data {
  actions: Shapes["Actions"];
  guilds: Shapes["GuildsFile"];
  map: Shapes["Map"];
  pieces: Shapes["Pieces"];
  tracks: Shapes["Tracks"];
  writs: Shapes["Writs"];
}

export type FeudumDrawn = Drawn<View, Data>;

export const GOODS = ["food", "wood", "iron", "sulfur", "saltpeter"] as const;
export const GUILDS = ["farmer", "merchant", "alchemist", "knight", "noble", "monk"] as const;
export type Guild = (typeof GUILDS)[number];
export const FUNCTIONS = ["trade", "push", "pull"] as const;
export type GuildFunction = (typeof FUNCTIONS)[number];
export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;

/** Each thing as often as it is counted. */
export const each = (heap: Readonly<Record<string, number>>): string[] =>
  Object.entries(heap).flatMap(([thing, count]) => Array<string>(count).fill(thing));

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Numbers from 0 on. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

export interface PawnAt {
  seat: number;
  pawn: PawnView;
}

/** The pawns on the map, seat by seat. */
export const pawnsOut = (view: View): PawnAt[] =>
  view.players.flatMap((player) =>
    player.pawns.flatMap((pawn) => (pawn.location ? [{ seat: player.seat, pawn }] : [])),
  );

/** The pawn that an option names: one's own by its number, others' as a target. */
export function pawnOf(view: View, seat: number | null, thing: string): PawnAt | undefined {
  if (thing.startsWith("target.")) return pawnsOut(view).find(({ pawn }) => pawn.target === thing);
  if (seat === null || !thing.startsWith("piece.")) return undefined;
  const pawn = view.players[seat]?.pawns.find(({ piece }) => piece === thing);
  return pawn && { seat, pawn };
}

/** What one way of a mandate asks for and gives. */
export function wayOf(data: Data, mandate: string, way: string): MandateOption | undefined {
  const card = data.writs.mandates.find(({ id }) => id === idOf(mandate));
  return card?.options[Number(idOf(way)) - 1];
}

/** Whether an action card shows ×2: Repeat carries it out again. */
export const isRepeated = (data: Data, action: string): boolean =>
  data.actions.actions.find(({ id }) => id === idOf(action))?.repeat === "x2";
