// Where things stand on the map besides the towns, in the map's units.
export interface Spot {
  x: number;
  y: number;
}

/** The claim token of each region, and the lines of its name. */
export const REGION_SPOTS: Record<string, { token: Spot; name: Spot; anchor?: "start" | "middle" }> = {
  northern_ui_neill: { token: { x: 450, y: 220 }, name: { x: 446, y: 180 } },
  ulaid: { token: { x: 558, y: 216 }, name: { x: 558, y: 263 } },
  breifne: { token: { x: 392, y: 237 }, name: { x: 346, y: 260 } },
  southern_ui_neill: { token: { x: 398, y: 411 }, name: { x: 456, y: 405 }, anchor: "start" },
  dubhlinn: { token: { x: 464, y: 551 }, name: { x: 500, y: 440 }, anchor: "start" },
  connaught: { token: { x: 276, y: 264 }, name: { x: 221, y: 191 } },
  leinster: { token: { x: 384, y: 603 }, name: { x: 380, y: 577 } },
  munster: { token: { x: 222, y: 640 }, name: { x: 221, y: 611 } },
};

/** Roads that run over water. */
export const SEA_ROADS: ReadonlySet<string> = new Set(["con6-mun1"]);
