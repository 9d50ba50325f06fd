import type { EventInfo } from "@/lib/types";

export interface MoveEvents {
  move: number;
  events: EventInfo[];
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
