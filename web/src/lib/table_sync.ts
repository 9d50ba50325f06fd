// Following a table: numbered news are put in order, gaps are noticed, and what is missed is asked for again.
import { Refused } from "./api";
import { applied } from "./position";
import type {
  ChatLine,
  EventInfo,
  Hello,
  News,
  NoteInfo,
  Outgoing,
  Position,
  RequestInfo,
  Snapshot,
  TableInfo,
} from "./types";

/** A table as it is known here: what the last snapshot said, with the news since. */
export interface Known {
  number: number;
  table: TableInfo;
  position: Position | null;
  log: EventInfo[];
  notes: NoteInfo[];
  chat: ChatLine[];
  request: RequestInfo | null;
}

/** Whether the table waits for whoever looks at it; a choice changes the position, not what the table says of itself. */
export function waitsForMe({ table, position }: Known): boolean {
  if (table.state !== "running") return false;
  const waiting = position?.waiting ?? table.waiting;
  return table.seats.some((seat) => seat.yours && (table.paused || (!seat.stand_in && waiting.includes(seat.seat))));
}

export interface Step {
  known: Known;
  news: News | null;
}

export interface TableSyncCallbacks {
  step(step: Step): void;
  /** Say hello (again). */
  greet(): void;
  presence(here: number[], watching: number): void;
  /** The table cannot be looked at, or not like this: nothing more will come until the next hello. */
  refused(why: Refused): void;
}

export class TableSync {
  table: string;
  seat: number | null;
  #known: Known | null = null;
  #callbacks: TableSyncCallbacks;

  constructor(table: string, seat: number | null, callbacks: TableSyncCallbacks) {
    this.table = table;
    this.seat = seat;
    this.#callbacks = callbacks;
  }

  get known(): Known | null {
    return this.#known;
  }

  number(): number {
    return this.#known?.number ?? 0;
  }

  hello(): Hello {
    const hello: Hello = { type: "hello", table: this.table, seat: this.seat };
    if (this.#known) hello.last_number = this.#known.number;
    return hello;
  }

  /** Look from another seat: what was known from this one is no longer true. */
  sit(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#forget();
  }

  hear(message: Outgoing): void {
    if (message.type === "snapshot") this.#all(message);
    else if (message.type === "news") this.#one(message);
    else if (message.type === "presence") this.#callbacks.presence(message.here, message.watching);
    else if (message.type === "pong" && this.#known && message.number > this.#known.number) this.#callbacks.greet();
    else if (message.type === "refused")
      this.#callbacks.refused(new Refused(message.code, message.message, 409, message.details));
  }

  #all(snapshot: Snapshot): void {
    if (snapshot.table.id !== this.table) return; // an answer to a hello to another table
    if ((snapshot.position?.seat ?? this.seat) !== this.seat) return; // an answer to a hello from another seat
    const { number, table, position, log, notes, chat, request } = snapshot;
    this.#known = { number, table, position, log, notes, chat, request };
    this.#callbacks.step({ known: this.#known, news: null });
  }

  #one(news: News): void {
    const known = this.#known;
    if (!known || news.number <= known.number) return;
    if (news.number > known.number + 1) {
      this.#callbacks.greet();
      return;
    }
    const { change } = news;
    let position = news.position ?? known.position;
    if (change) {
      if (!known.position) return this.#forget();
      position = applied(known.position, change);
    }
    this.#known = {
      number: news.number,
      table: news.table ?? known.table,
      position,
      log: news.log ?? (news.events?.length ? [...known.log, ...news.events] : known.log),
      notes: news.note ? [...known.notes, news.note] : known.notes,
      chat: news.chat ? [...known.chat, news.chat] : known.chat,
      request: news.request ?? null,
    };
    this.#callbacks.step({ known: this.#known, news });
  }

  /** Ask for everything: what is here cannot be brought up to date. */
  #forget(): void {
    this.#known = null;
    this.#callbacks.greet();
  }
}
