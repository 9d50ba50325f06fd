// The dawn of an epoch, found in the log: what everybody scores, and what is lost for military service that is owed.
import type { Scene } from "@/games/face";
import type { EventInfo } from "@/lib/types";

export const PARTS = ["seats", "landscapes", "regions", "disloyalty"] as const;
export type DawnPart = (typeof PARTS)[number];

const PART_OF: Readonly<Record<string, DawnPart>> = {
  dawn_seats: "seats",
  dawn_landscapes: "landscapes",
  dawn_regions: "regions",
  disloyal: "disloyalty",
};

export function dawnScenes(log: readonly EventInfo[]): Scene[] {
  const scenes: Scene[] = [];
  log.forEach((event, at) => {
    const last = scenes.at(-1);
    if (event.kind === "epoch")
      scenes.push({ story: `dawn ${event.move}`, name: "dawn", from: at, to: at + 1, events: [event] });
    else if (last?.to === at && event.kind in PART_OF) {
      last.to = at + 1;
      last.events = [...last.events, event];
    }
  });
  return scenes;
}

/** The points of each seat in a part of the dawn. */
export function pointsOf(events: readonly EventInfo[], part: DawnPart, seats: number): number[] {
  const points = Array<number>(seats).fill(0);
  for (const { kind, seat, amount } of events)
    if (PART_OF[kind] === part) points[seat] = (points[seat] ?? 0) + (part === "disloyalty" ? -amount : amount);
  return points;
}
