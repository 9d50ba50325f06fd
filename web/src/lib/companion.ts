// The companion says why each question matters: in a person's first games of a game, and as long as they like.
import { settings } from "./settings.svelte";

const FIRST_GAMES = 3;

/** Somebody plays at a table: it may be one of the first of that game. */
export function meetTable(game: string, table: string): void {
  const first = settings.firstTables[game] ?? [];
  if (first.length < FIRST_GAMES && !first.includes(table)) settings.firstTables[game] = [...first, table];
}

/** Whether somebody has neither played a game on this device nor said what they think of companions in it. */
export function isNewTo(game: string): boolean {
  return settings.companion[game] === undefined && !settings.firstTables[game]?.length;
}

export function hasCompanion(game: string, table: string): boolean {
  return settings.companion[game] ?? settings.firstTables[game]?.includes(table) ?? false;
}

/** From now on, in every game of that kind. */
export function wishCompanion(game: string, wished: boolean): void {
  settings.companion[game] = wished;
}
