// A board that a game from another package brings: a module that the page loads from the server, and that draws with the
// browser's own means. `docs/adding-a-game.md` explains it.
import type { Args } from "@/lib/words.svelte";
import type { ThingMarks } from "@/lib/standing.svelte";
import type { Drawn, GameFace } from "../face";
import ModuleBoard from "./ModuleBoard.svelte";
import ModuleOwn from "./ModuleOwn.svelte";
import ModuleSeat from "./ModuleSeat.svelte";
import plain from "./index";

/** What a module is given to draw from, and what it can say. */
export interface ModuleTable extends Drawn {
  /** Whose area is drawn, in `seat`. */
  of?: number;
  /** Make an element stand for a thing: it glows if it can be chosen, is chosen by click, tap or key, and explains itself. */
  stand(element: HTMLElement | SVGElement, thing: string, marks?: ThingMarks): void;
  /** What a thing is called, in the player's language. */
  name(thing: string): string;
  /** A message of the game. */
  say(message: string, args?: Args): string;
}

/** Draws into the element. It is called whenever what is seen has changed, and may keep what it has drawn before. */
export type Draw = (element: HTMLElement, table: ModuleTable) => void;

/** What a module gives as its default. */
export interface BoardModule {
  board: Draw;
  own?: Draw;
  seat?: Draw;
  shape?: GameFace["shape"];
  minutes?: [number, number];
  headings?: readonly string[];
  quiet?: readonly string[];
  details?: readonly string[];
  rows?: number;
}

export type Part = "board" | "own" | "seat";

const modules = new Map<string, BoardModule>();

export const drawerOf = (game: string, part: Part): Draw | undefined => modules.get(game)?.[part];

/** The face of a game whose board is a module at that address; fails where it is none. */
export async function loadModule(game: string, address: string, style: string): Promise<GameFace> {
  const loaded = ((await import(/* @vite-ignore */ address)) as { default?: Partial<BoardModule> }).default;
  if (typeof loaded?.board !== "function") throw new Error(`${address} gives no board()`);
  modules.set(game, loaded as BoardModule);
  if (style) link(style);
  const face = plain as unknown as GameFace;
  return {
    ...face,
    shape: loaded.shape ?? face.shape,
    ...(loaded.minutes && { minutes: loaded.minutes }),
    ...(loaded.headings && { headings: loaded.headings }),
    ...(loaded.quiet && { quiet: loaded.quiet }),
    ...(loaded.details && { details: loaded.details }),
    ...(loaded.rows && { rows: loaded.rows }),
    Board: ModuleBoard as unknown as GameFace["Board"],
    ...(loaded.own && { Own: ModuleOwn as unknown as NonNullable<GameFace["Own"]> }),
    ...(loaded.seat && { Seat: ModuleSeat as unknown as GameFace["Seat"] }),
  };
}

function link(style: string): void {
  const element = document.createElement("link");
  element.rel = "stylesheet";
  element.href = style;
  document.head.append(element);
}
