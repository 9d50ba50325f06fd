// The one place where a game's folder is named. A game that is not here is drawn from its sheets, or by its own module.
import { app } from "@/lib/app.svelte";
import { say } from "@/lib/words.svelte";
import type { IconData } from "@/ui/icon";
import type { Layer } from "@/ui/picture/cut";
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
  picture?: () => Promise<{ default: () => Layer[] }>;
}

const known: Record<string, Known> = {
  boru: { sign: harp, load: () => import("./boru"), picture: () => import("./boru/picture") },
  feudum: { sign: castle, load: () => import("./feudum"), picture: () => import("./feudum/picture") },
  odin: { sign: helmet, load: () => import("./odin"), picture: () => import("./odin/picture") },
  raiders: { sign: drakkar, load: () => import("./raiders"), picture: () => import("./raiders/picture") },
};

const plain: Known = { sign: horn, load: () => import("./plain") };

const loaded = new Map<string, Promise<GameFace>>();

/** A game's sign: drawn by the page, or at an address where the game's package has one. */
export function signOf(game: string): IconData | string {
  return known[game]?.sign ?? app.game(game)?.page?.icons.game ?? plain.sign;
}

/** The picture of a game, in the hall and on its page; a game without one has none. */
export async function pictureOf(game: string): Promise<Layer[] | null> {
  const load = known[game]?.picture;
  return load ? (await load()).default() : null;
}

export function faceOf(game: string): Promise<GameFace> {
  let face = loaded.get(game);
  if (!face) {
    face = loadOutside(game) ?? load(known[game] ?? plain);
    loaded.set(game, face);
  }
  return face;
}

const load = ({ load }: Known): Promise<GameFace> => load().then((module) => module.default as unknown as GameFace);

/** A board that comes with the game's package; one that cannot be loaded is named, and the game is drawn plainly. */
function loadOutside(game: string): Promise<GameFace> | undefined {
  const page = app.game(game)?.page;
  if (!page?.board) return undefined;
  return import("./plain/module")
    .then(({ loadModule }) => loadModule(game, page.board, page.style))
    .catch((error: unknown) => {
      app.tell(say("web-board-broken", { game: say(`${game}-name`), why: String(error) }), true);
      return load(plain);
    });
}
