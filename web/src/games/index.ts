// The one place where a game's folder is named. A game that is not here can still be played: its options become buttons.
import type { GameFace } from "./face";

// Each game types its own view and data; the frame hands them on as they come.
type AnyFace = GameFace<never, never>;

const faces: Record<string, () => Promise<{ default: AnyFace }>> = {
  boru: () => import("./boru"),
};

const loaded = new Map<string, Promise<GameFace | null>>();

export function faceOf(game: string): Promise<GameFace | null> {
  let face = loaded.get(game);
  if (!face) {
    const load = faces[game];
    face = load ? load().then((module) => module.default as unknown as GameFace) : Promise.resolve(null);
    loaded.set(game, face);
  }
  return face;
}
