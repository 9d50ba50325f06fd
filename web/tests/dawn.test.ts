import { describe, expect, it } from "vitest";
import { dawnScenes, pointsOf } from "@/games/feudum/centre/dawn";
import type { EventInfo } from "@/lib/types";

const told = (move: number, kind: string, seat = -1, amount = 1): EventInfo => ({
  move,
  kind,
  seat,
  thing: "",
  amount,
  other: -1,
  hidden: false,
});

const DAWN = [
  told(9, "epoch", -1, 3),
  told(9, "dawn_seats", 0, 4),
  told(9, "dawn_regions", 1, 3),
  told(9, "disloyal", 1, 7),
];
const LOG = [told(8, "plays"), told(9, "die"), ...DAWN, told(9, "fills"), told(20, "epoch", -1, 4)];

describe("the dawn of an epoch", () => {
  it("is what the log tells of it without a break", () => {
    const scenes = dawnScenes(LOG);
    expect(scenes.map(({ events }) => events.length)).toEqual([DAWN.length, 1]);
    for (const { from, to, events } of scenes) expect(LOG.slice(from, to)).toEqual(events);
    expect(new Set(scenes.map(({ story }) => story)).size).toBe(2);
  });

  it("counts what is lost below zero", () => {
    expect(pointsOf(DAWN, "seats", 3)).toEqual([4, 0, 0]);
    expect(pointsOf(DAWN, "disloyalty", 3)).toEqual([0, -7, 0]);
  });
});
