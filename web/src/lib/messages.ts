// Where the page finds its messages: what all games share, and each game's own from the game's folder; those of a game
// from another package are asked of the server.
import type { Language } from "./types";

const SHARED = "../../../src/meadhall/locales";
const GAMES = "../../../src/meadhall/games";

const files = import.meta.glob<string>(
  ["../../../src/meadhall/locales/{common,web}/*.ftl", "../../../src/meadhall/games/*/locales/*.ftl"],
  { query: "?raw", import: "default" },
);
const hallFiles = import.meta.glob<string>("../../../src/meadhall/games/*/locales/*.ftl", {
  query: "?hall",
  import: "default",
});

const HALL = "hall/";

/** What the hall needs to speak of a game: of ours a few messages, of another package's all that there are. */
export function hallNameOf(game: string): string {
  return `${GAMES}/${game}/locales/en.ftl` in hallFiles ? `${HALL}${game}` : game;
}

/** The messages of a game, by its id, or of `common` or `web`, or by a name for the hall; undefined if there are none. */
export async function readMessages(name: string, language: Language): Promise<string | undefined> {
  if (name.startsWith(HALL)) return hallFiles[`${GAMES}/${name.slice(HALL.length)}/locales/${language}.ftl`]?.();
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
