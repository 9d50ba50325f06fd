// Where the page finds its messages: what all games share, and each game's own from the game's folder; those of a game
// from another package are asked of the server.
import type { Language } from "./types";

const SHARED = "../../../src/meadhall/locales";
const GAMES = "../../../src/meadhall/games";

const files = import.meta.glob<string>(
  ["../../../src/meadhall/locales/{common,web}/*.ftl", "../../../src/meadhall/games/*/locales/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The messages of a game, by its id, or of `common` or `web`; undefined where there are none. */
export async function readMessages(name: string, language: Language): Promise<string | undefined> {
  const read = files[`${GAMES}/${name}/locales/${language}.ftl`] ?? files[`${SHARED}/${name}/${language}.ftl`];
  return read ? read() : askForMessages(name, language);
}

async function askForMessages(game: string, language: Language): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
