// The one place where a game's folder is named. A game that is not here is shown plainly.
import type { GameFace } from "./face";

// Each game types its own view and data; the frame hands them on as they come.
type AnyFace = GameFace<never, never>;

const faces: Record<string, () => Promise<{ default: AnyFace }>> = {
  boru: () => import("./boru"),
  odin: () => import("./odin"),
  raiders: () => import("./raiders"),
};

const plain = (): Promise<{ default: AnyFace }> => import("./plain");

const loaded = new Map<string, Promise<GameFace>>();

export function faceOf(game: string): Promise<GameFace> {
  let face = loaded.get(game);
  if (!face) {
    face = (faces[game] ?? plain)().then((module) => module.default as unknown as GameFace);
    loaded.set(game, face);
  }
  return face;
}
