// What is done at a table: choosing, taking back, asking the others; and waiting for what the server makes of it.
import { tick } from "svelte";
import { newQuestion } from "@/lib/accidental_clicks";
import { api, type Refused } from "@/lib/api";
import { app } from "@/lib/app.svelte";
import { chooseInSequence, type WantedChoice } from "@/lib/choice_sequence";
import { isStill, settings } from "@/lib/settings.svelte";
import type { Known, Step } from "@/lib/table_sync";
import type { Acts, ReasonInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";
import { bringIntoView } from "./scroll_into_view";
import type { TableStore } from "./store.svelte";

/** How long news of an own choice may take before a row of choices is given up. */
const ARRIVAL_MS = 10_000;

export class TableActions {
  /** What waits to be confirmed before it is sent. */
  confirming = $state<string | null>(null);
  /** Whether the game wants an answer to be asked about once more. */
  isGrave: (option: string) => boolean = () => false;
  /** What was done here last was to choose, and not to take something back. */
  #goesOn = $state(false);
  /** A bot is asked what it would do. */
  thinking = $state(false);
  /** Why it would. */
  reasons = $state.raw<readonly ReasonInfo[]>([]);
  /** The number of the last news that came of something done here. */
  #sent = 0;
  /** Choices and undos that the server has not answered yet. */
  #unanswered = 0;
  /** News that came while several choices are made in a row: they are shown together. */
  #held: Step[] | null = null;
  #awaited: { number: number; arrived: () => void } | null = null;
  /** Choices that were one gesture, by the places of the first and the last: they are taken back together. */
  #gestures: { first: number; last: number }[] = [];
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  get holding(): boolean {
    return this.#held !== null;
  }

  /** Keep news back while several choices are made in a row; whether it was kept. */
  hold(step: Step): boolean {
    if (!this.#held) return false;
    this.#held.push(step);
    if (this.#awaited && step.known.number >= this.#awaited.number) this.#awaited.arrived();
    return true;
  }

  /** Choose, after asking once more where the player wants to be asked. */
  choose(option: string): void {
    const decision = this.#store.things.decision;
    if (!decision || this.#store.things.busy) return;
    if (this.#store.lesson?.stops(option)) {
      this.confirming = null;
      return;
    }
    const ask =
      settings.confirm === "always" ||
      (settings.confirm === "final" && this.#isFinal(option)) ||
      this.isGrave(option) ||
      this.#store.things.warning(option) !== "";
    if (ask && this.confirming !== option) {
      this.confirming = option;
      this.#store.things.picked = option;
      // What comes now where the answers were is not clicked by the same press.
      newQuestion();
      return;
    }
    this.confirming = null;
    this.#store.goOn();
    void this.#do("choose", { seat: decision.seat, number: decision.number, option });
  }

  /** Choose what has one sensible outcome, right after an own choice; what was taken back is asked. */
  chooseByItself(option: string): void {
    if (this.goesOnBy(option)) this.choose(option);
  }

  /** Whether that is done by itself where it is the one sensible answer. */
  goesOnBy(option: string): boolean {
    if (!this.#goesOn || this.#store.lesson?.allows(option) === false) return false;
    const isAsked = settings.confirm === "always" || (settings.confirm === "final" && this.#isFinal(option));
    return !isAsked && this.#store.things.can(option);
  }

  #isFinal(option: string): boolean {
    return this.#store.things.mark(option) !== "free";
  }

  /** Choose what was picked, or asked about once more: whoever does so has read what there is to say. */
  confirm(option: string): void {
    this.confirming = option;
    this.#store.things.choose(option);
  }

  /** Choose several things in a row; what comes of it is shown at the end, and is taken back in one go. */
  async chooseInSequence(wants: readonly WantedChoice[]): Promise<boolean> {
    if (this.#store.things.busy || this.#held) return false;
    const held: Step[] = [];
    const latest = (): Known | null => held.at(-1)?.known ?? this.#store.known;
    const before = this.#store.position?.undo.to ?? [];
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
    const last = held.at(-1);
    for (const step of held.slice(0, -1)) this.#store.show(step);
    if (last) this.#store.addOwn(last, held.at(-2)?.known ?? this.#store.known);
    this.#store.things.busy = false;
    const made = ((last?.known ?? this.#store.known)?.position?.undo.to ?? []).filter(
      (place) => !before.includes(place),
    );
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
    if (this.#store.seat === null) return null;
    try {
      return (await api.consult(this.#store.table.id, this.#store.seat, question)).answer;
    } catch (error) {
      app.complain(error);
      return null;
    }
  }

  /** Take back the last choice, with those that were one gesture with it; or all since a move. */
  undo(to?: number): void {
    if (this.#store.seat === null) return;
    const last = this.#store.position?.undo.to[0];
    const gesture = this.#gestures.findLast((made) => made.last === last);
    const from = to ?? gesture?.first;
    this.#gestures = this.#gestures.filter((made) => made.last < (from ?? last ?? 0));
    void this.#do("undo", { seat: this.#store.seat, ...(from === undefined ? {} : { to: from }) });
  }

  resetTurn(): void {
    if (this.#store.seat !== null) void this.#do("undo", { seat: this.#store.seat, turn: true });
  }

  askUndo(move: number): void {
    if (this.#store.seat !== null) void this.#do("request", { seat: this.#store.seat, kind: "undo", move });
  }

  askReplace(target: number, bot: string): void {
    if (this.#store.seat !== null) void this.#do("request", { seat: this.#store.seat, kind: "replace", target, bot });
  }

  answer(request: number, accept: boolean): void {
    if (this.#store.seat !== null) void this.#do("answer", { seat: this.#store.seat, request, accept });
  }

  async chat(text: string): Promise<boolean> {
    return (await this.#do("chat", { text, seat: this.#store.seat })) !== null;
  }

  resign(): void {
    if (this.#store.seat !== null) void this.#do("resign", { seat: this.#store.seat });
  }

  comeBack(seat: number): void {
    void this.#do("back", { seat });
  }

  async hint(): Promise<void> {
    if (this.#store.seat === null || this.thinking) return;
    this.thinking = true;
    try {
      const hint = await api.hint(this.#store.table.id, this.#store.seat);
      if (hint.number !== this.#store.things.decision?.number) return;
      this.reasons = hint.reasons;
      this.#store.things.hinted = hint.option;
      this.#store.things.hintedThen = hint.reasons.find(({ message }) => message === "then")?.thing ?? "";
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
  settle(): void {
    if (!this.#unanswered && (this.#store.known?.number ?? 0) >= this.#sent) this.#store.things.busy = false;
  }

  async #do<Kind extends keyof Acts>(kind: Kind, body: Omit<Acts[Kind], "id">): Promise<number | null> {
    const blocks = kind === "choose" || kind === "undo";
    if (blocks) {
      this.#store.things.busy = true;
      this.#unanswered += 1;
      this.#goesOn = kind === "choose";
    }
    try {
      const number = await app.socket.act(kind, body);
      if (blocks) this.#unanswered -= 1;
      this.#sent = Math.max(this.#sent, number);
      this.settle();
      return number;
    } catch (error) {
      if (blocks) this.#unanswered -= 1;
      this.settle();
      const { code } = error as Refused;
      if (code === "lesson" && this.#store.lesson) this.#store.lesson.correct();
      else if (code === "barred" && kind === "request") app.tell(words.say("web-not-lost"), true);
      // A stale answer needs no words: the new question is on its way.
      else if (code !== "stale") app.complain(error);
      return null;
    }
  }
}
