// Where things stand on the map besides the towns, in the map's units.
export interface Spot {
  x: number;
  y: number;
}

/** The claim token of each region, and the lines of its name. */
export const REGION_SPOTS: Record<string, { token: Spot; name: Spot; anchor?: "start" | "middle" }> = {
  northern_ui_neill: { token: { x: 440, y: 218 }, name: { x: 441, y: 168 } },
  ulaid: { token: { x: 556, y: 226 }, name: { x: 553, y: 260 } },
  breifne: { token: { x: 392, y: 237 }, name: { x: 352, y: 258 } },
  southern_ui_neill: { token: { x: 393, y: 432 }, name: { x: 391, y: 394 } },
  dubhlinn: { token: { x: 455, y: 557 }, name: { x: 484, y: 552 }, anchor: "start" },
  connaught: { token: { x: 284, y: 266 }, name: { x: 236, y: 191 } },
  leinster: { token: { x: 384, y: 612 }, name: { x: 380, y: 585 } },
  munster: { token: { x: 222, y: 640 }, name: { x: 221, y: 611 } },
};

/** Roads that run over water. */
export const SEA_ROADS: ReadonlySet<string> = new Set(["con6-mun1"]);
