// The connection to the server: one WebSocket that connects again by itself, loses nothing and does nothing twice.
import { Refused } from "./api";
import type { Acts, Hello, Outgoing } from "./types";

export type ConnectionState = "connecting" | "open" | "lost";

/** What somebody who looks at a table wants to hear. */
export interface Watcher {
  /** What to say when the connection is (again) open. */
  hello(): Hello;
  /** The number of the last news, for the ping. */
  number(): number;
  hear(message: Outgoing): void;
}

export interface Environment {
  open(): WebSocket;
  now(): number;
  after(ms: number, what: () => void): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

interface Waiting {
  message: string;
  watcher: Watcher | null;
  done(number: number): void;
  fail(error: Refused): void;
}

export const PING_MS = 20_000;
export const ANSWER_MS = 8_000;
/** The database is away, or its disk is full: the server answers, and can do nothing. */
export const AWAY_MS = 1_500;
export const PAUSES_MS = [300, 700, 1_500, 3_000, 5_000];

export class Connection {
  #environment: Environment;
  #socket: WebSocket | null = null;
  #state: ConnectionState = "connecting";
  #tries = 0;
  #watcher: Watcher | null = null;
  #waiting = new Map<string, Waiting>();
  #made = 0;
  #ping: unknown = null;
  #answer: unknown = null;
  #again: unknown = null;
  #later: unknown = null;
  onState: (state: ConnectionState) => void = () => undefined;
  /** The server said what time it is, when it sent a message that comes just now. */
  onTime: (at: number) => void = () => undefined;
  onYours: (message: Extract<Outgoing, { type: "yours" }>) => void = () => undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Connect now, if there is no connection; a pause that was under way ends. */
  connect(): void {
    if (this.#socket) return;
    this.#environment.cancel(this.#again);
    this.#again = null;
    const socket = this.#environment.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#say("open");
      this.#giveUp();
      if (this.#watcher) this.#greet(this.#watcher);
      this.#plan();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Outgoing);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  /** Look at a table: the watcher is told everything from its hello on. Whoever ends it without looking at another says so. */
  watch(watcher: Watcher): () => void {
    this.#watcher = watcher;
    if (this.#state === "open") this.#greet(watcher);
    else this.connect();
    return () => {
      if (this.#watcher !== watcher) return;
      this.#watcher = null;
      this.#send(JSON.stringify({ type: "bye" }));
    };
  }

  /** Say hello once more: after a gap, or to look from another seat. */
  greet(): void {
    if (this.#watcher && this.#state === "open") this.#greet(this.#watcher);
  }

  /** Do something at the table; resolves when the server has done it, however often the connection breaks before. */
  act<Kind extends keyof Acts>(type: Kind, body: Omit<Acts[Kind], "id">): Promise<number> {
    this.#made += 1;
    const id = `${this.#environment.now().toString(36)}-${this.#made}-${Math.floor(this.#environment.random() * 1e9).toString(36)}`;
    const message = JSON.stringify({ type, ...body, id });
    return new Promise((done, fail) => {
      this.#waiting.set(id, { message, watcher: this.#watcher, done, fail });
      if (this.#state === "open") this.#send(message);
      else this.connect();
    });
  }

  /** Connect anew, as somebody else: the server knows a caller from the moment the connection is opened. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#environment.cancel(this.#ping);
    this.#environment.cancel(this.#answer);
    this.#answer = null;
    socket?.close();
    this.connect();
  }

  /** Is anybody there? Asked when the page wakes up. */
  check(): void {
    if (!this.#socket) this.connect();
    else if (this.#state === "open") this.#askPing();
  }

  /** What was to be done at a table that was left while the connection was broken is not done at another. */
  #giveUp(): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.watcher === this.#watcher) continue;
      this.#waiting.delete(id);
      waiting.fail(new Refused("not_sent", "the connection was broken when the table was left", 409, {}));
    }
  }

  #greet(watcher: Watcher): void {
    this.#send(JSON.stringify(watcher.hello()));
    for (const waiting of this.#waiting.values()) if (waiting.watcher === watcher) this.#send(waiting.message);
  }

  #greetLater(): void {
    this.#environment.cancel(this.#later);
    this.#later = this.#environment.after(AWAY_MS, () => {
      this.greet();
    });
  }

  #hear(message: Outgoing): void {
    this.#environment.cancel(this.#answer);
    this.#answer = null;
    if (message.type === "news" || message.type === "pong") this.onTime(message.at);
    if (message.type === "ack") {
      this.#waiting.get(message.id)?.done(message.number);
      this.#waiting.delete(message.id);
    } else if (message.type === "refused" && message.code === "unavailable") {
      // Nobody knows whether it was done: it is said again under the same name, and the hello before it.
      this.#greetLater();
    } else if (message.type === "refused") {
      const refused = new Refused(message.code, message.message, 409, message.details);
      this.#waiting.get(message.id)?.fail(refused);
      this.#waiting.delete(message.id);
      if (!message.id) this.#watcher?.hear(message);
    } else if (message.type === "yours") {
      this.onYours(message);
    } else {
      this.#watcher?.hear(message);
    }
  }

  #plan(): void {
    this.#environment.cancel(this.#ping);
    this.#ping = this.#environment.after(PING_MS, () => {
      this.#askPing();
      this.#plan();
    });
  }

  #askPing(): void {
    this.#send(JSON.stringify({ type: "ping", number: this.#watcher?.number() ?? 0 }));
    this.#answer ??= this.#environment.after(ANSWER_MS, () => {
      // No answer: the network is gone, though the socket does not know it yet.
      this.#socket?.close();
      this.#lose();
    });
  }

  #lose(): void {
    this.#socket = null;
    this.#environment.cancel(this.#ping);
    this.#environment.cancel(this.#answer);
    this.#answer = null;
    this.#say("lost");
    const pause = PAUSES_MS[Math.min(this.#tries, PAUSES_MS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#again = this.#environment.after(pause * (0.75 + this.#environment.random() / 2), () => {
      this.connect();
    });
  }

  #send(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text);
  }

  #say(state: ConnectionState): void {
    this.#state = state;
    this.onState(state);
  }
}
