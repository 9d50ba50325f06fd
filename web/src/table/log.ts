import type { EventInfo } from "@/lib/types";

export interface MoveEvents {
  move: number;
  events: EventInfo[];
}

/** The last move in the log that the seat made: what is told of a move begins with who made it. */
export function lastMoveOf(events: readonly EventInfo[], seat: number): number | null {
  return byMove(events).findLast(({ move, events }) => move > 0 && events[0]?.seat === seat)?.move ?? null;
}

/** The log with the events of one move together, in order. */
export function byMove(events: readonly EventInfo[]): MoveEvents[] {
  const moves: MoveEvents[] = [];
  for (const event of events) {
    const last = moves.at(-1);
    if (last?.move === event.move) last.events.push(event);
    else moves.push({ move: event.move, events: [event] });
  }
  return moves;
}
