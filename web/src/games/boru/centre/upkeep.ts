// The upkeep, found in the log: a scene for each of its steps, or two where somebody had to choose in the middle of one.
import type { Scene } from "@/games/face";
import { idOf } from "@/lib/thing_names";
import type { EventInfo } from "@/lib/types";

export const STEPS = ["marriage", "battle", "church", "claims"] as const;
export type UpkeepStep = (typeof STEPS)[number];

/** With what a step goes on when somebody has chosen: by that alone it is known in a replay, which has one move at hand. */
const GOES_ON: Record<string, UpkeepStep> = {
  princess: "marriage",
  reward_town: "marriage",
  loses_town: "battle",
  monastery: "church",
};

export function upkeepScenes(log: readonly EventInfo[]): Scene[] {
  const scenes: Scene[] = [];
  let step: string | null = null;
  let story = "";
  let begins = false;
  log.forEach((event, at) => {
    if (event.kind === "step") {
      step = idOf(event.thing);
      begins = true;
      if (step === STEPS[0] || !story) story = `upkeep ${event.move}`;
    } else if (event.kind === "round") {
      step = null;
      story = "";
    } else if (step === null && event.kind in GOES_ON) {
      step = GOES_ON[event.kind] ?? null;
      begins = true;
      story = `upkeep ${event.move}`;
    }
    if (step === null) return;
    const last = scenes.at(-1);
    if (!begins && last && last.events[0]?.move === event.move && last.to === at) {
      last.to = at + 1;
      last.events = [...last.events, event];
    } else scenes.push({ story, name: step, from: at, to: at + 1, events: [event] });
    begins = false;
  });
  return scenes;
}
