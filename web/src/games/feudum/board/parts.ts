// Which part of the board a question is about: where there is room for one part only, that one is shown.
import type { DecisionInfo } from "@/lib/types";

export type Part = "map" | "guilds";

const ON_MAP = /^(?:location|piece|target|monster|region|kind)\./;
const AT_GUILDS = /^(?:guild|function|scroll|colour)\./;
const GUILD_QUESTIONS = new Set(["buy_good", "move_good", "buy_vessel", "tame", "invent", "reeve"]);

/** The part that a lesson speaks of. */
export function partLit(lit: ReadonlySet<string>): Part | null {
  for (const thing of lit) {
    if (AT_GUILDS.test(thing)) return "guilds";
    if (ON_MAP.test(thing)) return "map";
  }
  return null;
}

/** Null where it is about neither. */
export function partOf(decision: DecisionInfo | null): Part | null {
  if (!decision) return null;
  if (GUILD_QUESTIONS.has(decision.kind) || decision.options.some((option) => AT_GUILDS.test(option))) return "guilds";
  return decision.options.some((option) => ON_MAP.test(option)) ? "map" : null;
}
