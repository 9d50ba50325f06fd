// The companion says why each question matters: at a table opened with one, and wherever somebody has switched it on.
import { settings } from "./settings.svelte";

/** So many tables are remembered as opened with a companion: the newest. */
const REMEMBERED = 30;

/** Somebody plays that game: it is no longer new to them. */
export function meetGame(game: string): void {
  if (!settings.played.includes(game)) settings.played = [...settings.played, game];
}

/** Whether somebody has neither played a game on this device nor said what they think of companions in it. */
export function isNewTo(game: string): boolean {
  return settings.companion[game] === undefined && !settings.played.includes(game);
}

export function hasCompanion(game: string, table: string): boolean {
  return settings.companion[game] === true || settings.companionTables.includes(table);
}

/** At that table alone: other tables of the game are as they were. */
export function bringCompanion(table: string): void {
  settings.companionTables = [...settings.companionTables.filter((other) => other !== table), table].slice(-REMEMBERED);
}

/** From now on, in every game of that kind; switched off, it is gone from the tables to which it was brought, too. */
export function wishCompanion(game: string, wished: boolean): void {
  settings.companion[game] = wished;
  if (!wished) settings.companionTables = [];
}
