// Where the page finds its messages: what all games share, and each game's own from the game's folder; those of a game
// from another package are asked of the server.
import type { Language } from "./types";

const SHARED = "../../../src/meadhall/locales";
const GAMES = "../../../src/meadhall/games";

const files = import.meta.glob<string>("../../../src/meadhall/locales/{common,web}/*.ftl", {
  query: "?raw",
  import: "default",
});
const hallFiles = import.meta.glob<string>("../../../src/meadhall/games/*/locales/*.ftl", {
  query: "?hall",
  import: "default",
});
const lessonFiles = import.meta.glob<string>("../../../src/meadhall/games/*/locales/*.ftl", {
  query: "?lessons",
  import: "default",
});
const playFiles = import.meta.glob<string>("../../../src/meadhall/games/*/locales/*.ftl", {
  query: "?play",
  import: "default",
});

const HALL = "hall/";
const LESSONS = "lessons/";

/** What the hall needs to speak of a game: of ours a few messages, of another package's all that there are. */
export function hallNameOf(game: string): string {
  return `${GAMES}/${game}/locales/en.ftl` in hallFiles ? `${HALL}${game}` : game;
}

/** What the lessons of a game say, which comes only with them; of another package's game with all the others. */
export function lessonsNameOf(game: string): string {
  return `${GAMES}/${game}/locales/en.ftl` in lessonFiles ? `${LESSONS}${game}` : game;
}

/** The messages of a game, by its id, or of `common` or `web`, or by a name from above; undefined if there are none. */
export async function readMessages(name: string, language: Language): Promise<string | undefined> {
  const fileOf = (game: string): string => `${GAMES}/${game}/locales/${language}.ftl`;
  if (name.startsWith(HALL)) return hallFiles[fileOf(name.slice(HALL.length))]?.();
  if (name.startsWith(LESSONS)) return lessonFiles[fileOf(name.slice(LESSONS.length))]?.();
  const read = playFiles[fileOf(name)] ?? files[`${SHARED}/${name}/${language}.ftl`];
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
