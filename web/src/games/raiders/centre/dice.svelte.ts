// Dice that have just fallen roll for a moment before they show what they show.
import { untrack } from "svelte";
import { moving } from "@/lib/settings.svelte";
import type { Things } from "@/lib/things.svelte";

const ROLL_MS = 900;

export interface Rolled {
  turn: number;
  dice: readonly number[];
}

/** Which dice of a raid fell since the one that was last looked at; none when somebody looks back. */
export function fallen(last: Rolled | null, now: Rolled | null): boolean[] {
  if (!now || (last && now.turn < last.turn)) return [];
  return now.dice.map((face, i) => last?.turn !== now.turn || last.dice[i] !== face);
}

/** Watch the last raid from a component that stays: for each die, whether it rolls now. */
export function watchDice(raid: () => Rolled | null, things: Things): () => boolean[] {
  let last = untrack(raid);
  let rolling = $state<boolean[]>([]);
  const key = $derived.by(() => {
    const now = raid();
    return now ? [now.turn, ...now.dice].join(" ") : "";
  });
  $effect.pre(() => {
    void key;
    const now = untrack(raid);
    const news = fallen(last, now);
    last = now;
    const time = moving(ROLL_MS);
    if (!time || !news.some(Boolean)) return;
    rolling = news;
    const lie = things.roll();
    const timer = setTimeout(() => {
      rolling = [];
      lie();
    }, time);
    return () => {
      clearTimeout(timer);
      rolling = [];
      lie();
    };
  });
  return () => rolling;
}
