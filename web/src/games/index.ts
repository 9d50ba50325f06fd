// The one place where a game's folder is named. A game that is not here is shown plainly.
import type { IconData } from "@/ui/icon";
import castle from "icon:game-icons/castle";
import drakkar from "icon:game-icons/drakkar";
import harp from "icon:game-icons/harp";
import helmet from "icon:game-icons/viking-helmet";
import horn from "icon:game-icons/beer-horn";
import type { GameFace } from "./face";

// Each game types its own view and data; the frame hands them on as they come.
type AnyFace = GameFace<never, never>;

interface Known {
  /** Stands for the game wherever games are named: the hall shows it without asking for the board, which is heavy. */
  sign: IconData;
  load: () => Promise<{ default: AnyFace }>;
}

const known: Record<string, Known> = {
  boru: { sign: harp, load: () => import("./boru") },
  feudum: { sign: castle, load: () => import("./feudum") },
  odin: { sign: helmet, load: () => import("./odin") },
  raiders: { sign: drakkar, load: () => import("./raiders") },
};

const plain: Known = { sign: horn, load: () => import("./plain") };

const loaded = new Map<string, Promise<GameFace>>();

export function signOf(game: string): IconData {
  return (known[game] ?? plain).sign;
}

export function faceOf(game: string): Promise<GameFace> {
  let face = loaded.get(game);
  if (!face) {
    face = (known[game] ?? plain).load().then((module) => module.default as unknown as GameFace);
    loaded.set(game, face);
  }
  return face;
}
