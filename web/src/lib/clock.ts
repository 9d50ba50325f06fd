import { say } from "./words.svelte";

const DAY = 86_400;

/** How long a table gives for each choice, in words. */
export function clockWords(seconds: number): string {
  if (seconds === 0) return say("web-clock-none");
  return seconds < DAY ? say("web-seconds", { count: seconds }) : say("web-days", { count: seconds / DAY });
}
