// The picture of each game, in the hall and on its page; a game without one has none.
import type { Layer } from "./cut";

const pictures: Record<string, () => Promise<{ default: () => Layer[] }>> = {
  boru: () => import("./boru"),
  feudum: () => import("./feudum"),
  odin: () => import("./odin"),
  raiders: () => import("./raiders"),
};

export async function pictureOf(game: string): Promise<Layer[] | null> {
  const load = pictures[game];
  return load ? (await load()).default() : null;
}
