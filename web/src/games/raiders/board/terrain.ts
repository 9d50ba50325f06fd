// The lands of the board, one behind the other: sand at the harbours, woods, hills, rock at the fortresses.
import { chance, ridge, type Point } from "@/ui/picture/cut";
import type { Data, SettlementKind } from "../components/components";
import type { Layout } from "./layout";

export interface Band {
  kind: SettlementKind;
  /** The land, and a strip of it in the shade where it begins. */
  d: string;
  edge: string;
}

/** How far apart the points of an edge are, and how rough it is. */
const STEP = 22;
const ROUGH: Record<SettlementKind, number> = { harbour: 3, outpost: 7, monastery: 6, fortress: 12 };
const SHADE = 9;
const BEYOND = 30;

const through = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** Each from where its settlements begin, over all that lies above it. */
export function bandsOf(data: Data, layout: Layout): Band[] {
  const luck = chance(7);
  const [left, , width] = layout.box;
  const kinds = new Map<SettlementKind, number>();
  let bottom = 0;
  for (const { id, kind } of data.settlements.settlement) {
    const place = layout.settlements[id];
    if (!place) continue;
    kinds.set(kind, Math.min(kinds.get(kind) ?? Infinity, place.y));
    bottom = Math.max(bottom, place.y + place.height + BEYOND);
  }
  const [from, to] = [left - 10, left + width + 10];
  return [...kinds]
    .sort(([, one], [, other]) => one - other)
    .map(([kind, y], i) => {
      const top = i ? y - 4 : y - 60;
      const line = ridge(luck, [[from, top], [(from + to) / 2, top], [to, top]], ROUGH[kind], STEP); // prettier-ignore
      const lower = line.map(([x, at]): Point => [x, at + SHADE]).reverse();
      return {
        kind,
        d: `M${through(line)}V${bottom}H${from}Z`,
        edge: `M${through(line)}L${through(lower)}Z`,
      };
    });
}
