import type { EventInfo } from "@/lib/types";

export interface MoveEvents {
  move: number;
  events: EventInfo[];
}

/** What is said with an amount that adds up: twice a wood is two wood. */
const ADDS_UP = new Set(["gains", "gained", "pays", "paid", "coins", "armour"]);

const isSame = (one: EventInfo, other: EventInfo): boolean =>
  one.kind === other.kind &&
  one.seat === other.seat &&
  one.other === other.other &&
  one.thing === other.thing &&
  one.move === other.move &&
  !one.hidden &&
  !other.hidden;

/** The events with the same gain again and again said once. */
export function added(events: readonly EventInfo[]): EventInfo[] {
  const told: EventInfo[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && ADDS_UP.has(event.kind) && isSame(last, event))
      told[told.length - 1] = { ...last, amount: last.amount + event.amount };
    else told.push(event);
  }
  return told;
}

/** The log with the events of one move together, in order. */
export function byMove(events: readonly EventInfo[]): MoveEvents[] {
  const moves: MoveEvents[] = [];
  for (const event of added(events)) {
    const last = moves.at(-1);
    if (last?.move === event.move) last.events.push(event);
    else moves.push({ move: event.move, events: [event] });
  }
  return moves;
}

/** The events of a move in runs of one player: a run is a line. */
export function bySeat(events: readonly EventInfo[]): { seat: number; events: EventInfo[] }[] {
  const runs: { seat: number; events: EventInfo[] }[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last?.seat === event.seat) last.events.push(event);
    else runs.push({ seat: event.seat, events: [event] });
  }
  return runs;
}

/** What happened since that seat chose last: the moves of the others. */
export function movesSince(events: readonly EventInfo[], seat: number): MoveEvents[] {
  const moves = byMove(events);
  return moves.slice(moves.findLastIndex((move) => move.events[0]?.seat === seat) + 1);
}
