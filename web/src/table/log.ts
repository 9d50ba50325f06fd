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

/** What a game wants of its log: the kinds of events that are headings, and those that are folded where they are hidden. */
export interface LogTaste {
  headings?: readonly string[] | undefined;
  quiet?: readonly string[] | undefined;
}

/** What happened between choices, and for whose eyes: nobody takes back what others did, move by move. */
interface LogReading extends LogTaste {
  notes?: readonly NoteInfo[];
  seat?: number | null | undefined;
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
    if (last?.seat === event.seat && event.seat >= 0) last.events.push(event);
    else runs.push({ seat: event.seat, events: [event] });
  }
  return runs;
}

const isQuiet = (event: EventInfo, quiet: readonly string[]): boolean => event.hidden && quiet.includes(event.kind);

/** Whether another does in these moves but one thing again and again, such as placing ore: that is one line. */
function isMoreOf(before: readonly EventInfo[], after: readonly EventInfo[], own: number | null): boolean {
  const [first] = before;
  if (!first || first.seat < 0 || first.seat === own) return false;
  return [...before, ...after].every(({ kind, seat, hidden }) => kind === first.kind && seat === first.seat && !hidden);
}

/** Moves of others with what they do again and again as one of them, the last. */
export function inRuns(moves: readonly MoveEvents[], own: number | null): MoveEvents[] {
  const runs: MoveEvents[] = [];
  for (const { move, events } of moves) {
    const last = runs.at(-1);
    if (last && isMoreOf(last.events, events, own))
      runs[runs.length - 1] = { move, events: [...last.events, ...events] };
    else runs.push({ move, events });
  }
  return runs;
}

/** The log as it is shown to a seat. */
export function entriesOf(
  events: readonly EventInfo[],
  { notes = [], headings = [], quiet = [], seat = null }: LogReading = {},
): LogEntry[] {
  const entries: LogEntry[] = [];
  const untold = [...notes];
  let fold: (LogEntry & { kind: "hidden" }) | null = null;
  /** What one did oneself while others chose in secret does not part what they did. */
  let foldedKinds = new Set<string>();
  for (const { move, events: all } of byMove(events)) {
    while (untold[0] && untold[0].move < move) tellNote(untold.shift());
    const told = all.filter((event) => !isQuiet(event, quiet));
    if (fold && told.some((event) => !foldedKinds.has(event.kind)) && told.length === all.length) {
      fold = null;
      foldedKinds = new Set();
    }
    for (const event of all) if (isQuiet(event, quiet)) foldIn(event);
    if (told.length) tellMove({ move, events: told });
  }
  for (const note of untold) tellNote(note);
  return entries;

  function foldIn({ move, seat, kind }: EventInfo): void {
    if (!fold) {
      fold = { kind: "hidden", key: `hidden ${move}`, seats: [], count: 0 };
      entries.push(fold);
    }
    fold.count += 1;
    if (!fold.seats.includes(seat)) fold.seats.push(seat);
    foldedKinds.add(kind);
  }

  function tellNote(note: NoteInfo | undefined): void {
    if (note) entries.push({ kind: "note", key: `note ${note.number}`, note });
  }

  function tellMove({ move, events: told }: MoveEvents): void {
    let part: EventInfo[] = [];
    let parts = 0;
    let headed = 0;
    const tellPart = (): void => {
      const last = entries.at(-1);
      if (part.length && !parts && last?.kind === "move" && last.first && isMoreOf(last.events, part, seat))
        entries[entries.length - 1] = { ...last, move, events: [...last.events, ...part] };
      else if (part.length)
        entries.push({ kind: "move", key: `${move}.${parts}`, move, events: part, first: parts === 0 });
      if (part.length) parts += 1;
      part = [];
    };
    for (const event of told) {
      if (headings.includes(event.kind)) {
        tellPart();
        headed += 1;
        // A part of the game in which nothing happened needs no heading.
        if (entries.at(-1)?.kind === "heading") entries.pop();
        entries.push({ kind: "heading", key: `heading ${move}.${headed}`, event });
      } else part.push(event);
    }
    tellPart();
  }
}

const THING = /^[a-z_]+\.[\w.]+$/;

/** The things that others' last moves were about: since that seat chose last, or in the last move of all. */
export function recentThings(events: readonly EventInfo[], seat: number | null): Set<string> {
  const moves = seat === null ? byMove(events).slice(-1) : movesSince(events, seat);
  const found = new Set<string>();
  for (const event of moves.flatMap((move) => move.events)) {
    if (event.hidden || event.seat < 0 || event.seat === seat) continue;
    for (const name of event.thing.split(" ")) if (THING.test(name)) found.add(name);
  }
  return found;
}

/** What is told of a move without being asked: all of it, if there is nothing but details. */
export function inShort(events: readonly EventInfo[], details: readonly string[] = []): readonly EventInfo[] {
  const told = events.filter(({ kind }) => !details.includes(kind));
  return told.length ? told : events;
}

/** What happened since that seat chose last: the moves of the others, but for what is folded. */
export function movesSince(events: readonly EventInfo[], seat: number, quiet: readonly string[] = []): MoveEvents[] {
  const moves = byMove(events);
  return moves
    .slice(moves.findLastIndex((move) => move.events[0]?.seat === seat) + 1)
    .map(({ move, events: all }) => ({ move, events: all.filter((event) => !isQuiet(event, quiet)) }))
    .filter((move) => move.events.length);
}

/** The log without the last move while its dice still roll: nobody reads what they show before they lie. */
export function toldSoFar(log: readonly EventInfo[], isRolling: boolean): readonly EventInfo[] {
  const last = log.at(-1)?.move;
  return isRolling ? log.filter(({ move }) => move !== last) : log;
}
