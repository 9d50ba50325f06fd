// Which occupations have acted, where, and what each has brought: from the log, so that a reload finds them too.
import type { EventInfo } from "@/lib/types";
import { nameOf, cardOf, type CardData, type Data } from "../components/components";

export interface Fired {
  key: number;
  seat: number;
  /** The card that acted. */
  card: string;
  /** The space on which its owner was acting; empty in a phase. */
  space: string;
  changes: Record<string, number>;
}

const PLACES = new Set(["placed", "imitated", "used_without_vikings"]);
/** With these an action is over, or a phase begins. */
const PHASES = new Set(["round", "passed", "income", "harvest", "no_harvest", "vikings_home", "start_player"]);
const MOST = 6;

/** Where the last turn of that seat began; for an onlooker, the last turn of all. */
function beginning(log: readonly EventInfo[], seat: number | null): number {
  for (let place = log.length - 1; place >= 0; place -= 1) {
    const event = log[place];
    if (!event) continue;
    if (event.kind === "round") return place;
    if (event.kind === "placed" && (seat === null || event.seat === seat)) return place;
  }
  return 0;
}

/** What the data say that a card gives or takes: what comes after it in the log may be the space's own. */
function changedBy(data: Data, card: CardData | undefined): Set<string> {
  const found = new Set<string>();
  for (const { cost, gain, tiers, ways } of card?.effects ?? []) {
    const amounts = [cost, gain, ...(tiers ?? []).map((tier) => tier.gain)];
    for (const way of ways ?? []) amounts.push(way.cost, way.gain);
    for (const each of amounts) for (const id of Object.keys(each ?? {})) found.add(nameOf(data, id));
  }
  return found;
}

/** Once, however often a card has acted on a space, with all that it has brought there. */
function together(all: readonly Fired[]): Fired[] {
  const found: Fired[] = [];
  for (const one of all) {
    const same = found.find(({ seat, card, space }) => seat === one.seat && card === one.card && space === one.space);
    if (!same) found.push({ ...one, changes: { ...one.changes } });
    else for (const [thing, by] of Object.entries(one.changes)) same.changes[thing] = (same.changes[thing] ?? 0) + by;
  }
  return found;
}

/** Occupations that have acted since the last turn of the seat that looks began, the latest first. */
export function firedIn(log: readonly EventInfo[], data: Data, seat: number | null): Fired[] {
  const found: Fired[] = [];
  const spaces = new Map<number, string>();
  let last: { fired: Fired; things: Set<string> } | null = null;
  const begun = beginning(log, seat);
  for (const [after, event] of log.slice(begun).entries()) {
    const place = begun + after;
    if (PLACES.has(event.kind)) spaces.set(event.seat, event.thing);
    if (PHASES.has(event.kind)) spaces.clear();
    if (event.kind === "occupation") {
      const space = spaces.get(event.seat) ?? "";
      const fired: Fired = { key: place, seat: event.seat, card: event.thing, space, changes: {} };
      last = { fired, things: changedBy(data, cardOf(data, event.thing)) };
      found.unshift(fired);
    } else if (last && event.seat === last.fired.seat && last.things.has(event.thing)) {
      const by = event.kind === "gained" ? event.amount : event.kind === "paid" ? -event.amount : 0;
      if (by) last.fired.changes[event.thing] = (last.fired.changes[event.thing] ?? 0) + by;
    } else last = null;
  }
  return together(found).slice(0, MOST);
}

/** How many occupations have acted on each space in the last turn of all. */
export function firedOn(log: readonly EventInfo[], data: Data): Map<string, number> {
  const found = new Map<string, number>();
  for (const { space } of firedIn(log, data, null)) if (space) found.set(space, (found.get(space) ?? 0) + 1);
  return found;
}
