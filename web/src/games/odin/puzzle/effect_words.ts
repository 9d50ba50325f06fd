// What a placement brings, or why it is not possible, in words.
import { signed } from "@/lib/numbers";
import type { Things } from "@/lib/things.svelte";
import { say } from "@/lib/words.svelte";
import type { Effect, Verdict } from "./placements";

export function effectWords(things: Things, { income, points, gives, loses }: Effect): string {
  const said = [
    income ? say("odin-page-puzzle-income-by", { amount: signed(income) }) : "",
    points ? say("odin-page-puzzle-points-by", { amount: signed(points) }) : "",
    gives.length ? say("odin-page-puzzle-gives", { things: gives.map((thing) => things.name(thing)).join(", ") }) : "",
    loses.length ? say("odin-page-puzzle-loses", { things: loses.map((thing) => things.name(thing)).join(", ") }) : "",
  ].filter(Boolean);
  return said.length ? said.join(", ") : say("odin-page-puzzle-fits");
}

export function verdictWords(things: Things, verdict: Verdict): string {
  if (verdict.legal) return effectWords(things, verdict.effect);
  return verdict.income >= 0 ? say("odin-page-puzzle-early", { income: verdict.income }) : things.why(verdict.why);
}

/** That bonuses would be covered, which they stay. */
export const coversWords = (things: Things, covered: readonly string[]): string =>
  covered.length
    ? say("odin-page-puzzle-covers", { things: covered.map((thing) => things.name(thing)).join(", ") })
    : "";

/** What a plan that costs points is good for. */
export const insteadWords = (things: Things, change: Effect): string =>
  change.points < 0 && (change.income > 0 || change.gives.length)
    ? say("odin-page-puzzle-instead", { gains: effectWords(things, { ...change, points: 0, loses: [] }) })
    : "";
