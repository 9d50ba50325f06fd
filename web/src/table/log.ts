// The log as it is read: what happened move by move, with what begins as a heading, secret choices folded into a line,
// and what happened to seats in between.
import type { EventInfo, NoteInfo } from "@/lib/types";

export interface MoveEvents {
  move: number;
  events: EventInfo[];
}

export type LogEntry =
  | { kind: "heading"; key: string; event: EventInfo }
  /** `first`: what the move is known by; a heading may part the rest of it. */
  | { kind: "move"; key: string; move: number; events: EventInfo[]; first: boolean }
  /** Choices that others made out of sight: so many, by those seats. */
  | { kind: "hidden"; key: string; seats: number[]; count: number }
  | { kind: "note"; key: string; note: NoteInfo };

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
    if (last?.seat === event.seat && event.seat >= 0) last.events.push(event);
    else runs.push({ seat: event.seat, events: [event] });
  }
  return runs;
}

const isHidden = ({ events }: MoveEvents): boolean => events.every((event) => event.hidden);

/** The log as it is shown to a seat. */
export function entriesOf(
  events: readonly EventInfo[],
  { notes = [], headings = [] }: { notes?: readonly NoteInfo[]; headings?: readonly string[] } = {},
): LogEntry[] {
  const entries: LogEntry[] = [];
  const untold = [...notes];
  let fold: (LogEntry & { kind: "hidden" }) | null = null;
  /** What one did oneself while others chose in secret: it does not part what they did. */
  let foldedKinds = new Set<string>();
  for (const move of byMove(events)) {
    while (untold[0] && untold[0].move < move.move) tellNote(untold.shift());
    if (isHidden(move)) {
      const [{ seat }] = move.events as [EventInfo];
      if (fold) {
        fold.count += 1;
        if (!fold.seats.includes(seat)) fold.seats.push(seat);
      } else {
        fold = { kind: "hidden", key: `hidden ${move.move}`, seats: [seat], count: 1 };
        entries.push(fold);
      }
      for (const event of move.events) foldedKinds.add(event.kind);
      continue;
    }
    if (fold && !move.events.every((event) => foldedKinds.has(event.kind))) {
      fold = null;
      foldedKinds = new Set();
    }
    tellMove(move);
  }
  for (const note of untold) tellNote(note);
  return entries;

  function tellNote(note: NoteInfo | undefined): void {
    if (note) entries.push({ kind: "note", key: `note ${note.number}`, note });
  }

  function tellMove({ move, events: told }: MoveEvents): void {
    let part: EventInfo[] = [];
    let parts = 0;
    const tellPart = (): void => {
      if (part.length) entries.push({ kind: "move", key: `${move}.${parts}`, move, events: part, first: parts === 0 });
      if (part.length) parts += 1;
      part = [];
    };
    for (const event of told) {
      if (headings.includes(event.kind)) {
        tellPart();
        entries.push({ kind: "heading", key: `heading ${move} ${event.kind} ${event.thing} ${event.amount}`, event });
      } else part.push(event);
    }
    tellPart();
  }
}

const THING = /^[a-z_]+\.[\w.]+$/;

/** The things that others' last moves were about, and whose: since that seat chose last, or in the last move of all. */
export function recentThings(events: readonly EventInfo[], seat: number | null): Map<string, number> {
  const moves = seat === null ? byMove(events).slice(-1) : movesSince(events, seat);
  const found = new Map<string, number>();
  for (const event of moves.flatMap((move) => move.events)) {
    if (event.hidden || event.seat < 0 || event.seat === seat) continue;
    for (const name of event.thing.split(" ")) if (THING.test(name)) found.set(name, event.seat);
  }
  return found;
}

/** What happened since that seat chose last: the moves of the others, without what they did out of sight. */
export function movesSince(events: readonly EventInfo[], seat: number): MoveEvents[] {
  const moves = byMove(events);
  return moves
    .slice(moves.findLastIndex((move) => move.events[0]?.seat === seat) + 1)
    .filter((move) => !isHidden(move));
}
