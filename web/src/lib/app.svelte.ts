// What every page knows: who is here, what can be played, whether the server is there, whose turn waits.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { api, Refused } from "./api";
import { Connection, type ConnectionState } from "./connection";
import { hallNameOf } from "./messages";
import { call } from "./notice";
import { ServerClock } from "./server_clock";
import type { GameInfo, Me, TableInfo } from "./types";
import { words } from "./words.svelte";

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const TOAST_MS = 6_000;
const ANNOUNCED = 6;

class App {
  me = $state.raw<Me>({ name: null, account: null });
  /** The name that a newcomer has typed so far, on whatever page. */
  draft = $state("");
  games = $state.raw<GameInfo[]>([]);
  connection = $state<ConnectionState>("connecting");
  toasts = $state<Toast[]>([]);
  /** What assistive technologies are told: the last lines, for one may come before another has been read out. */
  announced = $state.raw<{ number: number; text: string }[]>([]);
  /** Tables of mine that wait for me. */
  readonly turns = new SvelteMap<string, string>();
  /** How often the server has said that something about my tables is new. */
  heard = $state(0);
  readonly clock = new ServerClock();
  #toasts = 0;

  readonly socket = new Connection({
    open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`),
    now: () => Date.now(),
    after: (ms, what) => setTimeout(what, ms),
    cancel: (timer) => {
      clearTimeout(timer as ReturnType<typeof setTimeout>);
    },
    random: () => Math.random(),
  });

  async begin(): Promise<void> {
    let opened = false;
    this.socket.onState = (state) => {
      this.connection = state;
      if (state !== "open") return;
      // What was said while the connection was lost is asked for.
      if (opened && this.me.name !== null) void this.lookForTurns().catch((error: unknown) => this.complain(error));
      opened = true;
    };
    this.socket.onTime = (at) => {
      this.clock.learn(at);
    };
    this.socket.onYours = ({ table, game, your_turn }) => {
      this.heard += 1;
      // The page of a table calls its player itself, and knows what is asked.
      if (your_turn && !this.turns.has(table) && location.pathname !== `/table/${table}`) {
        call(words.say(`${game}-name`), table);
      }
      this.waits(table, game, your_turn);
    };
    addEventListener("online", () => {
      this.socket.check();
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.socket.check();
    });
    const [me, games] = await Promise.all([api.me(), api.games()]);
    this.me = me;
    this.games = games;
    await Promise.all(games.map((game) => words.need(hallNameOf(game.id))));
    if (me.name !== null) {
      this.socket.connect();
      await this.lookForTurns();
    }
  }

  async lookForTurns(): Promise<void> {
    const mine = await api.mine();
    this.turns.clear();
    for (const table of mine.running) this.waits(table.id, table.game, table.your_turn);
  }

  waits(table: string, game: string, waiting: boolean): void {
    if (waiting) this.turns.set(table, game);
    else this.turns.delete(table);
  }

  /** Be somebody: a newcomer is the guest whose name was typed. */
  async introduceNewcomer(): Promise<void> {
    if (this.me.name === null) await this.introduce(this.draft.trim() || words.say("web-guest"));
  }

  async introduce(name: string): Promise<void> {
    if (name === this.me.name) return;
    const first = this.me.name === null;
    this.me = await api.name(name);
    if (first) this.socket.renew();
  }

  become(me: Me): void {
    this.me = me;
    this.turns.clear();
    this.socket.renew();
    if (me.name !== null) void this.lookForTurns().catch((error: unknown) => this.complain(error));
  }

  tell(text: string, bad = false): void {
    this.#toasts += 1;
    const id = this.#toasts;
    // Said again, it stands there once, and for as long as if it were new.
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, bad }];
    setTimeout(() => {
      this.dismiss(id);
    }, TOAST_MS);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Say what went wrong and what to do. */
  complain(error: unknown): void {
    this.tell(wordsFor(error), true);
  }

  announce(text: string): void {
    // An effect may announce, and must not come to depend on what was announced.
    const before = untrack(() => this.announced);
    const number = (before.at(-1)?.number ?? 0) + 1;
    this.announced = [...before, { number, text }].slice(-ANNOUNCED);
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export function wordsFor(error: unknown): string {
  if (error instanceof Refused) {
    const message = `web-refused-${error.code}`;
    return words.has(message) ? words.say(message) : words.say("web-refused", { why: error.message });
  }
  return words.say("web-refused", { why: error instanceof Error ? error.message : String(error) });
}

/** Run something that may be refused; what is refused is said. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    app.complain(error);
    return undefined;
  }
}

export const app = new App();

/** Names that bots go by, seat by seat, so that two of a kind can be told apart. */
const BOT_NAMES = ["Gormlaith", "Sitric", "Brodir", "Niamh", "Ragnall"];

export function nameOf(table: TableInfo, seat: number): string {
  const place = table.seats[seat];
  if (!place) return words.say("common-seat", { number: seat + 1 });
  if (place.kind === "bot" && place.name === place.bot) return BOT_NAMES[seat % BOT_NAMES.length] ?? place.bot;
  return place.name || words.say("web-seat-open");
}

export const namesOf = (table: TableInfo): string[] => table.seats.map((_, seat) => nameOf(table, seat));

export function botName(bot: string): string {
  return words.has(`web-bot-${bot}`) ? words.say(`web-bot-${bot}`) : bot;
}

/** Its name among others, from the weakest on: the stronger, the more stars. */
export function botRanked(bot: string, rank: number): string {
  return words.has(`web-bot-${bot}`) ? `${botName(bot)} ${"★".repeat(rank)}`.trimEnd() : bot;
}
