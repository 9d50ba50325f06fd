// Where the page finds its messages: what all games share, and each game's own from the game's folder.
import type { Language } from "./types";

const SHARED = "../../../src/meadhall/locales";
const GAMES = "../../../src/meadhall/games";

const files = import.meta.glob<string>(
  ["../../../src/meadhall/locales/{common,web}/*.ftl", "../../../src/meadhall/games/*/locales/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The messages of a game, by its id, or of `common` or `web`; undefined where the page was built without them. */
export async function readMessages(name: string, language: Language): Promise<string | undefined> {
  const read = files[`${GAMES}/${name}/locales/${language}.ftl`] ?? files[`${SHARED}/${name}/${language}.ftl`];
  return read?.();
}
