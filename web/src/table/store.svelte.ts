// One table, as it is looked at: what is known of it, what can be done at it.
import { tick } from "svelte";
import { api, type Refused } from "@/lib/api";
import { app, namesOf } from "@/lib/app.svelte";
import { chooseInSequence, type WantedChoice } from "@/lib/choice_sequence";
import { TableSync, type Known, type Step } from "@/lib/table_sync";
import { call } from "@/lib/notice";
import { isStill, settings, type Pace } from "@/lib/settings.svelte";
import { newQuestion } from "@/lib/accidental_clicks";
import { Things } from "@/lib/things.svelte";
import type { Acts, DecisionInfo, News, Position, SeatInfo, TableInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";
import { lookAt, Pacing } from "./pacing";
import { unmet } from "./requests";
import { bringIntoView } from "./scroll_into_view";

/** How long news of an own choice may take before a row of choices is given up. */
const ARRIVAL_MS = 10_000;
/** How long to wait with a hello when the server has had too many messages. */
const CALM_MS = 1_500;
const PACE_MS: Record<Pace, number> = { slow: 1_500, normal: 650, instant: 0 };

export class TableStore {
  known = $state.raw<Known | null>(null);
  here = $state.raw<number[]>([]);
  watching = $state(0);
  /** How many news wait to be shown. */
  behind = $state(0);
  seat = $state<number | null>(null);
  /** What waits to be confirmed before it is sent. */
  confirming = $state<string | null>(null);
  thinking = $state(false);
  /** Why the table cannot be looked at any more. */
  gone = $state.raw<Refused | null>(null);
  /** The seat was taken from under whoever looked from it. */
  lostSeat = $state(false);
  /** Another seat looks now, and what it sees has not come yet: what is known here is for somebody else's eyes. */
  changing = $state(false);
  /** Goes up when the log is another, rather than longer. */
  logs = $state(0);
  /** The log's length when the page was last looked at after being away. */
  seenLog = $state(0);
  #sent = $state(0);
  /** Choices and undos that the server has not answered yet. */
  #unanswered = 0;
  /** News that came while several choices are made in a row: they are shown together. */
  #held: Step[] | null = null;
  #awaited: { number: number; arrived: () => void } | null = null;
  /** Choices that were one gesture, by the places of the first and the last: they are taken back together. */
  #gestures: { first: number; last: number }[] = [];
  #sync: TableSync;
  #pacing: Pacing;
  #unwatch: () => void;
  readonly things: Things;
  readonly big: boolean;

  constructor(table: TableInfo, seat: number | null, big = false) {
    this.seat = seat;
    this.big = big;
    this.#sync = new TableSync(table.id, seat, {
      step: (step) => {
        this.#pacing.add(step);
      },
      greet: () => {
        app.socket.greet();
      },
      presence: (here, watching) => {
        this.here = here;
        this.watching = watching;
      },
      refused: (why) => {
        this.#refused(why);
      },
    });
    this.#pacing = new Pacing({
      show: (step) => {
        this.#show(step);
      },
      pause: (step) =>
        document.hidden ? 0 : lookAt(step, { own: !this.#isOthers(step.news), pace: PACE_MS[settings.pace] }),
      after: (ms, what) => setTimeout(what, ms),
      cancel: (timer) => {
        clearTimeout(timer as ReturnType<typeof setTimeout>);
      },
      changed: (waiting) => {
        this.behind = waiting;
      },
    });
    this.things = new Things({
      name: (id) => words.thing(this.game, id, this.names),
      text: (id) => words.text(this.game, id),
      why: (reason) => words.why(this.game, reason),
      choose: (option) => {
        this.choose(option);
      },
      twoTaps: () => settings.twoTaps,
      chooseInSequence: (wants) => this.chooseInSequence(wants),
      consult: (question) => this.consult(question),
      advises: () => this.table.hints,
    });
    this.known = { number: -1, table, position: null, log: [], chat: [], request: null };
    this.#unwatch = app.socket.watch(this.#sync);
  }

  leave(): void {
    this.#unwatch();
  }

  get table(): TableInfo {
    return this.known?.table as TableInfo;
  }

  get position(): Position | null {
    return this.known?.position ?? null;
  }

  get game(): string {
    return this.table.game;
  }

  readonly names = $derived.by(() => (this.known ? namesOf(this.known.table) : []));
  readonly mine = $derived.by<SeatInfo[]>(() => this.known?.table.seats.filter((seat) => seat.yours) ?? []);

  /** The seat on this device that is asked while this one is not: hand the device over. */
  get handTo(): number | null {
    const waiting = this.position?.waiting ?? [];
    if (this.seat !== null && waiting.includes(this.seat)) return null;
    return this.mine.find((seat) => waiting.includes(seat.seat) && !seat.stand_in)?.seat ?? null;
  }

  sit(seat: number | null): void {
    this.seat = seat;
    this.changing = this.position !== null && this.position.seat !== seat;
    this.logs += 1;
    this.things.decision = null;
    this.things.picked = null;
    this.#sync.sit(seat);
  }

  /** Look on: the seat is not one's own any more. */
  loseSeat(): void {
    const lost = this.seat;
    if (lost === null || !this.known) return;
    const { table } = this.known;
    const seats = table.seats.map((place) => (place.seat === lost ? { ...place, yours: false } : place));
    this.known = { ...this.known, table: { ...table, seats } };
    this.lostSeat = true;
    this.sit(null);
    app.tell(words.say("web-seat-lost"));
  }

  #refused(why: Refused): void {
    if (why.code === "not_yours" && this.seat !== null) this.loseSeat();
    else if (why.code === "too_fast") setTimeout(() => app.socket.greet(), CALM_MS);
    else {
      this.gone = why;
      app.waits(this.table.id, this.game, false);
    }
  }

  lookAgain(): void {
    this.gone = null;
    app.socket.greet();
  }

  /** A moment of the game, seen by whoever looks now; once it is over, with all hands open. */
  replayPath(move?: number): string {
    const query = new URLSearchParams();
    if (move !== undefined) query.set("move", String(Math.max(0, move)));
    if (this.table.state === "running") query.set("look", String(this.seat ?? "nobody"));
    return `/table/${this.table.id}/replay?${query.toString()}`;
  }

  skip(): void {
    this.#pacing.skip();
  }

  #isOthers(news: News | null): boolean {
    return news?.kind === "chose" && !this.mine.some((seat) => seat.seat === news.seat);
  }

  #show(step: Step): void {
    if (this.#held) {
      this.#held.push(step);
      if (this.#awaited && step.known.number >= this.#awaited.number) this.#awaited.arrived();
      return;
    }
    const { known, news } = step;
    if (this.changing && known.position && known.position.seat !== this.seat) return;
    const before = this.known?.position?.decision ?? null;
    this.#tellAsker(step);
    this.known = known;
    this.gone = null;
    this.changing = false;
    if (!news || news.log) this.logs += 1;
    const decision = known.position?.decision ?? null;
    this.things.decision = decision;
    if (decision?.number !== before?.number) {
      newQuestion();
      this.things.picked = null;
      this.things.hinted = null;
      this.confirming = null;
    }
    this.#rest();
    if (this.mine.length) app.waits(known.table.id, known.table.game, known.table.your_turn);
    this.#speak(news, before, this.big ? null : decision);
  }

  /** Whoever asked the table hears that it came to nothing. */
  #tellAsker(step: Step): void {
    const request = this.known?.request;
    if (!request || request.seat !== this.seat) return;
    const end = unmet(request, step);
    const by = step.news?.seat ?? null;
    if (end === "passed") app.tell(words.say("web-request-passed"));
    else if (end === "declined" && by !== null && by !== this.seat)
      app.tell(words.say("web-request-declined", { who: this.names[by] ?? "" }));
  }

  /** Tell those who listen rather than look, and those who look elsewhere. */
  #speak(news: News | null, before: DecisionInfo | null, decision: DecisionInfo | null): void {
    const told = news?.events?.map((event) => words.event(this.game, event, this.names)) ?? [];
    if (news?.chat) told.push(`${news.chat.name}: ${news.chat.text}`);
    if (decision && decision.number !== before?.number) {
      const question = words.question(this.game, decision, this.names);
      if (!before) told.push(words.say("web-your-turn"));
      told.push(question);
      if (news && !before) call(`${words.say(`${this.game}-name`)}: ${question}`, this.table.id);
    }
    if (told.length) app.announce(told.join(" "));
  }

  /** Choose, after asking once more where the player wants to be asked. */
  choose(option: string): void {
    const decision = this.things.decision;
    if (!decision || this.things.busy) return;
    const ask = settings.confirm === "always" || (settings.confirm === "final" && this.things.mark(option) !== "free");
    if (ask && this.confirming !== option) {
      this.confirming = option;
      return;
    }
    this.confirming = null;
    this.#pacing.goOn();
    void this.#do("choose", { seat: decision.seat, number: decision.number, option });
  }

  /** Choose several things in a row; what comes of it is shown at the end, and is taken back in one go. */
  async chooseInSequence(wants: readonly WantedChoice[]): Promise<boolean> {
    if (this.things.busy || this.#held) return false;
    const held: Step[] = [];
    const latest = (): Known | null => held.at(-1)?.known ?? this.known;
    const before = this.position?.undo.to ?? [];
    this.#held = held;
    this.confirming = null;
    const done = await chooseInSequence(wants, {
      options: () => latest()?.position?.decision?.options ?? [],
      send: async (option) => {
        const decision = latest()?.position?.decision;
        if (!decision) return false;
        const { seat, number } = decision;
        const sent = await this.#do("choose", { seat, number, option });
        return sent !== null && this.#arrival(sent, latest);
      },
    });
    this.#held = null;
    for (const step of held) this.#show(step);
    this.things.busy = false;
    const made = (this.position?.undo.to ?? []).filter((place) => !before.includes(place));
    if (made.length > 1) this.#gestures.push({ first: Math.min(...made), last: Math.max(...made) });
    return done;
  }

  /** Wait until the news of that number has come. */
  async #arrival(number: number, latest: () => Known | null): Promise<boolean> {
    if ((latest()?.number ?? -1) >= number) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(false);
      }, ARRIVAL_MS);
      const arrived = (): void => {
        clearTimeout(timer);
        this.#awaited = null;
        resolve(true);
      };
      this.#awaited = { number, arrived };
    });
  }

  /** Ask the rules about the position. */
  async consult(question: Record<string, unknown>): Promise<unknown> {
    if (this.seat === null) return null;
    try {
      return (await api.consult(this.table.id, this.seat, question)).answer;
    } catch (error) {
      app.complain(error);
      return null;
    }
  }

  /** Take back the last choice, with those that were one gesture with it; or all since a move. */
  undo(to?: number): void {
    if (this.seat === null) return;
    const last = this.position?.undo.to[0];
    const gesture = this.#gestures.findLast((made) => made.last === last);
    const from = to ?? gesture?.first;
    this.#gestures = this.#gestures.filter((made) => made.last < (from ?? last ?? 0));
    void this.#do("undo", { seat: this.seat, ...(from === undefined ? {} : { to: from }) });
  }

  resetTurn(): void {
    if (this.seat !== null) void this.#do("undo", { seat: this.seat, turn: true });
  }

  askUndo(move: number): void {
    if (this.seat !== null) void this.#do("request", { seat: this.seat, kind: "undo", move });
  }

  askReplace(target: number, bot: string): void {
    if (this.seat !== null) void this.#do("request", { seat: this.seat, kind: "replace", target, bot });
  }

  answer(request: number, accept: boolean): void {
    if (this.seat !== null) void this.#do("answer", { seat: this.seat, request, accept });
  }

  async chat(text: string): Promise<boolean> {
    return (await this.#do("chat", { text, seat: this.seat })) !== null;
  }

  resign(): void {
    if (this.seat !== null) void this.#do("resign", { seat: this.seat });
  }

  comeBack(seat: number): void {
    void this.#do("back", { seat });
  }

  async hint(): Promise<void> {
    if (this.seat === null || this.thinking) return;
    this.thinking = true;
    try {
      const hint = await api.hint(this.table.id, this.seat);
      if (hint.number !== this.things.decision?.number) return;
      this.things.hinted = hint.option;
      app.tell(words.say("web-hint-said", { option: this.things.name(hint.option) }));
      await tick();
      const hinted = document.querySelector(".hinted");
      if (hinted) bringIntoView(hinted, { smooth: !isStill() });
    } catch (error) {
      app.complain(error);
    } finally {
      this.thinking = false;
    }
  }

  /** What one chose is not asked again, whatever others do, until the server has answered and the answer is shown. */
  #rest(): void {
    if (!this.#unanswered && (this.known?.number ?? 0) >= this.#sent) this.things.busy = false;
  }

  async #do<Kind extends keyof Acts>(kind: Kind, body: Omit<Acts[Kind], "id">): Promise<number | null> {
    const blocks = kind === "choose" || kind === "undo";
    if (blocks) {
      this.things.busy = true;
      this.#unanswered += 1;
    }
    try {
      const number = await app.socket.act(kind, body);
      if (blocks) this.#unanswered -= 1;
      this.#sent = Math.max(this.#sent, number);
      this.#rest();
      return number;
    } catch (error) {
      if (blocks) this.#unanswered -= 1;
      this.#rest();
      const { code } = error as Refused;
      if (code === "barred" && kind === "request") app.tell(words.say("web-not-lost"), true);
      // A stale answer needs no words: the new question is on its way.
      else if (code !== "stale") app.complain(error);
      return null;
    }
  }
}
