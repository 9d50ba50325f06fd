// What a resource marker gives, in words.
import { say, words } from "@/lib/words.svelte";
import type { MarkerView } from "./components";

const listed = (game: string, side: Record<string, number>): string =>
  Object.keys(side)
    .map((thing) => words.thing(game, thing))
    .join(", ");

export const markerWords = (game: string, { orange, brown }: MarkerView): string =>
  say("odin-page-marker", { orange: listed(game, orange), brown: listed(game, brown) });
