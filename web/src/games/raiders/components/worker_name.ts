// Phrases that need more than the name of a thing.
import { words } from "@/lib/words.svelte";
import { colourOf, type Colour } from "./components";

/** Messages tell workers apart by these numbers, as the rules do. */
const NUMBERS: Record<Colour, number> = { black: 1, grey: 2, white: 4 };

/** `a grey worker` for `worker.grey`. */
export const workerName = (game: string, worker: string): string =>
  words.say(`${game}-page-worker`, { amount: NUMBERS[colourOf(worker)] });
