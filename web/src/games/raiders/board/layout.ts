// Where things lie on the board, in its own units: on a map with the north above, where there is room for it; else the
// village first, then what lies further and further away.
import type { ViewBox } from "@/ui/panzoom";
import type { Data, SettlementKind } from "../components/components";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  box: ViewBox;
  /** The coast with its lake, and the shore of the village. */
  lands: string[];
  settlements: Record<string, Place & { stacked: boolean }>;
  buildings: Record<string, Place>;
  tiles: Place[];
  piles: Place[];
  tracks: { armour: Place; valkyries: Place };
  /** Where the buttons that enlarge it cover nothing: how far down, and whether they lie beside each other. */
  buttons: { top: number; beside: boolean };
}

const EDGE = 8;

/** So many places beside each other over the whole width. */
function across(count: number, width: number, gap: number, y: number, height: number): Place[] {
  const each = (width - 2 * EDGE - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: EDGE + i * (each + gap), y, width: each, height }));
}

/** Places of these widths beside each other. */
function beside(widths: number[], from: number, gap: number, y: number, height: number): Place[] {
  let x = from;
  return widths.map((width) => {
    const place = { x, y, width, height };
    x += width + gap;
    return place;
  });
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
      "M-10 -10H650V450C630 470 600 448 575 462S520 470 490 456S440 466 410 458S350 470 316 458S250 466 220 456S140 448 110 464S40 454 -10 460Z",
      "M300 127C340 121 400 122 420 140S430 200 425 250S432 340 424 370S350 388 310 384S222 388 215 366S208 300 214 250S206 170 216 142S260 130 300 127Z",
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
    piles: beside([52, 52, 52, 46, 62], 308, 5, 514, 70),
    tracks: { armour: { x: fjord.x, ...track }, valkyries: { x: fjord.x + track.width + EDGE, ...track } },
    buttons: { top: 514 / 780, beside: false },
  };
}

export function villageFirst(data: Data): Layout {
  const width = 412;
  const gap = 6;
  const rows = (kind: SettlementKind, y: number, stacked: boolean): Layout["settlements"] => {
    const ids = idsOf(data, kind);
    const most = Math.max(
      ...data.settlements.settlement.filter((one) => ids.includes(one.id)).map((one) => one.spaces.length),
    );
    const height = stacked ? (kind === "fortress" ? 93 : 72) + most * 31 : 118;
    return named(
      ids,
      across(ids.length, width, gap, y, height).map((place) => ({ ...place, stacked })),
    );
  };
  const village = data.village.building.map((building) => building.id);
  const [armour, valkyries] = across(2, width, EDGE, 988, 204);
  return {
    box: [0, 0, width, 1200],
    lands: [
      "M-10 -10H422V276C380 292 330 280 280 288S160 278 110 288S30 282 -10 290Z",
      "M-10 450C20 436 60 452 110 440S190 452 230 442S350 450 422 438V975H-10Z",
    ],
    settlements: {
      ...rows("harbour", 404, true),
      ...rows("outpost", 575, false),
      ...rows("monastery", 699, false),
      ...rows("fortress", 823, true),
    },
    buildings: named(
      village,
      [0, 1, 2, 3].flatMap((row) => across(2, width, EDGE, 8 + row * 68, 62)),
    ),
    tiles: across(3, width, EDGE, 292, 52),
    piles: beside([58, 58, 58, 46, 70], EDGE, gap, 350, 48),
    tracks: {
      armour: armour ?? { x: 0, y: 0, width: 0, height: 0 },
      valkyries: valkyries ?? { x: 0, y: 0, width: 0, height: 0 },
    },
    buttons: { top: 356 / 1200, beside: true },
  };
}
