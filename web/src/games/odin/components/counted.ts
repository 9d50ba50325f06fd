// So many of a thing, in words.
import { idOf } from "@/lib/thing_names";
import { words } from "@/lib/words.svelte";

/**
 * In the form that its language has for that number, where it is known. Elsewhere a number is not put before a name that
 * may have no plural, or nothing else: `peas`, `2 × peas`.
 */
export function countedOf(game: string, thing: string, amount: number, sign = ""): string {
  const known = words.find(`${game}-have-${thing === "viking" ? "vikings" : idOf(thing)}`, { amount, sign });
  if (known !== undefined) return known;
  const name = words.thing(game, thing);
  return amount === 1 && !sign ? name : `${sign}${amount}\u00a0×\u00a0${name}`;
}

/** Several things together. */
export const listed = (game: string, amounts: readonly (readonly [thing: string, amount: number])[]): string =>
  amounts.map(([thing, amount]) => countedOf(game, thing, amount)).join(" + ");
