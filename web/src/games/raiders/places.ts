// Where things lie on the board, in its own units: on a map with the north above, where there is room for it; else the
// village first, then what lies further and further away.
import type { ViewBox } from "@/ui/panzoom";
import type { Data, SettlementKind } from "./parts";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  box: ViewBox;
  /** Land and islands, and the shore of the village. */
  lands: string[];
  settlements: Record<string, Place & { stacked: boolean }>;
  buildings: Record<string, Place>;
  tiles: Place[];
  piles: Place[];
  tracks: { armour: Place; valkyries: Place };
  /** Ships at sea: their middle and their size. */
  ships: { x: number; y: number; size: number }[];
}

const EDGE = 8;

/** So many places beside each other over the whole width. */
function across(count: number, width: number, gap: number, y: number, height: number): Place[] {
  const each = (width - 2 * EDGE - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: EDGE + i * (each + gap), y, width: each, height }));
}

const named = <P extends Place>(ids: string[], places: P[]): Record<string, P> =>
  Object.fromEntries(ids.flatMap((id, i) => (places[i] ? [[id, places[i]]] : [])));

const idsOf = (data: Data, kind: SettlementKind): string[] =>
  data.settlements.settlement.filter((one) => one.kind === kind).map((one) => one.id);

export function northUp(data: Data): Layout {
  const width = 640;
  const row = (y: number): Place[] => across(3, width, EDGE, y, 118);
  const sides = (y: number): Place[] => row(y).filter((_, i) => i !== 1);
  const standing = (ids: string[], places: Place[]): Layout["settlements"] =>
    named(
      ids,
      places.map((place) => ({ ...place, stacked: false })),
    );
  const village = data.village.building.map((building) => building.id);
  const fjord = row(134)[1] ?? { x: 0, y: 0, width: 0, height: 0 };
  const track = { y: 134, width: (fjord.width - EDGE) / 2, height: 244 };
  return {
    box: [0, 0, width, 780],
    lands: [
      "M-10 -10H650V452C630 470 600 452 575 466S520 470 490 458S440 470 428 440S420 380 430 340S420 250 428 210S424 150 400 131S330 125 300 129S232 124 214 150S222 230 211 270S222 350 212 390S216 450 190 462S140 452 110 466S40 456 -10 462Z",
      "M226 446C228 412 270 408 320 406S414 412 416 446S372 494 320 496S226 482 226 446Z",
      "M-10 800V606C60 586 120 602 200 594S380 604 460 592S600 598 650 606V800Z",
    ],
    settlements: {
      ...standing(idsOf(data, "fortress"), row(8)),
      ...standing(idsOf(data, "monastery"), sides(134)),
      ...standing(idsOf(data, "outpost"), sides(260)),
      ...standing(idsOf(data, "harbour"), row(386)),
    },
    buildings: named(village, [...across(4, width, EDGE, 596, 84), ...across(4, width, EDGE, 688, 84)]),
    tiles: [0, 1, 2].map((i) => ({ x: EDGE + i * 100, y: 514, width: 92, height: 70 })),
    piles: [0, 1, 2, 3, 4].map((i) => ({ x: 308 + i * 65.2, y: 514, width: 63.2, height: 70 })),
    tracks: { armour: { x: fjord.x, ...track }, valkyries: { x: fjord.x + track.width + EDGE, ...track } },
    ships: [],
  };
}

export function villageFirst(data: Data): Layout {
  const width = 412;
  const gap = 6;
  const rows = (ids: string[], y: number, stacked: boolean): Layout["settlements"] => {
    const most = Math.max(
      ...data.settlements.settlement.filter((one) => ids.includes(one.id)).map((one) => one.spaces.length),
    );
    const height = stacked ? 72 + most * 31 : 118;
    return named(
      ids,
      across(ids.length, width, gap, y, height).map((place) => ({ ...place, stacked })),
    );
  };
  const village = data.village.building.map((building) => building.id);
  const [armour, valkyries] = across(2, width, EDGE, 960, 204);
  return {
    box: [0, 0, width, 1172],
    lands: [
      "M-10 -10H422V276C380 292 330 280 280 288S160 278 110 288S30 282 -10 290Z",
      "M-10 450C20 436 60 452 110 440S190 452 230 442S350 450 422 438V952H-10Z",
    ],
    settlements: {
      ...rows(idsOf(data, "harbour"), 404, true),
      ...rows(idsOf(data, "outpost"), 575, false),
      ...rows(idsOf(data, "monastery"), 699, false),
      ...rows(idsOf(data, "fortress"), 823, true),
    },
    buildings: named(
      village,
      [0, 1, 2, 3].flatMap((row) => across(2, width, EDGE, 8 + row * 68, 62)),
    ),
    tiles: across(3, width, EDGE, 292, 52),
    piles: across(5, width, gap, 350, 48),
    tracks: {
      armour: armour ?? { x: 0, y: 0, width: 0, height: 0 },
      valkyries: valkyries ?? { x: 0, y: 0, width: 0, height: 0 },
    },
    ships: [],
  };
}
