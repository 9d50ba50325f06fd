// The line in which secret choices are folded.
import { say, words } from "@/lib/words.svelte";

export function hiddenWords(seats: readonly number[], names: readonly string[]): string {
  const who = new Intl.ListFormat(words.language).format(seats.map((seat) => names[seat] ?? ""));
  return say("web-log-hidden", { who, players: seats.length });
}
