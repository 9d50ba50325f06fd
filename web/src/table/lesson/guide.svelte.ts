// A chapter of a lesson as it goes on at the table: what is said, what is lit, what may be chosen.
import type { LessonInfo } from "@/lib/types";
import { capitalised, words } from "@/lib/words.svelte";
import type { ReadSteps } from "./read_steps";
import { fits, stepAt, turnAt } from "./steps";

const NOTHING: ReadonlySet<string> = new Set();

export class LessonGuide {
  #read = $state.raw<ReadonlySet<number>>(new Set());
  /** The move and the step at which something else was tried, and what; every try is another. */
  #tried = $state.raw<{ move: number; step: number; option: string } | null>(null);
  readonly #game: string;
  readonly #table: () => { move: number; options: readonly string[] };
  readonly #kept: ReadSteps;

  constructor(
    readonly chapter: LessonInfo,
    game: string,
    table: () => { move: number; options: readonly string[] },
    kept: ReadSteps,
  ) {
    this.#game = game;
    this.#table = table;
    this.#kept = kept;
    this.#read = new Set(kept.get());
  }

  get #move(): number {
    return this.#table().move;
  }

  readonly index = $derived.by(() => stepAt(this.chapter, this.#move, this.#read));
  readonly step = $derived.by(() => this.chapter.steps[this.index] ?? null);
  readonly over = $derived.by(() => this.step === null);
  readonly isRead = $derived.by(() => this.step !== null && !this.step.turns.some(({ seat }) => this.#isMine(seat)));

  /** Whether others' choices were made before it begins: whoever learns has not seen them. */
  readonly isPrepared = $derived.by(() => this.index === 0 && this.chapter.begins > 0);

  /** What to look at: what the step names, and what it wants to be chosen. */
  readonly lit = $derived.by<ReadonlySet<string>>(() => {
    if (!this.step) return NOTHING;
    return new Set([...this.step.light, ...(this.isRead ? [] : this.#wanted)]);
  });

  readonly said = $derived.by(() => (this.step ? words.say(this.#message(this.step.id)) : ""));

  /** What is said to whoever tried something else; `called` says what an option is called as an answer. */
  correction(called: (option: string) => string): string {
    if (this.#tried?.move !== this.#move || this.#tried.step !== this.index) return "";
    if (!this.step) return words.say("web-lesson-over");
    if (this.isRead) return words.say("web-lesson-read-first");
    const said = words.find(this.#message(this.step.id), {}, "else") ?? words.say("web-lesson-else");
    const { option } = this.#tried;
    return option ? words.say("web-lesson-tried", { thing: capitalised(called(option)), said }) : said;
  }

  /** Changes with every try, so that the same words are seen to be said again. */
  get tried(): unknown {
    return this.#tried;
  }

  get #wanted(): readonly string[] {
    const turn = turnAt(this.chapter, this.#move);
    return turn && this.#isMine(turn.seat) ? this.#table().options.filter((option) => fits(turn, option)) : [];
  }

  #isMine(seat: number): boolean {
    return seat === this.chapter.seat;
  }

  #message(step: string): string {
    return `${this.#game}-lesson-${this.chapter.name}-${step}`;
  }

  allows(option: string): boolean {
    return this.step !== null && !this.isRead && this.#wanted.includes(option);
  }

  /** Whether the chapter has something else in mind; it is said then. */
  stops(option: string): boolean {
    if (this.allows(option)) {
      this.#tried = null;
      return false;
    }
    this.correct(option);
    return true;
  }

  correct(option = ""): void {
    // Whoever takes what the words point at has seen it.
    if (this.isRead && this.step?.light.includes(option)) this.readOn();
    else this.#tried = { move: this.#move, step: this.index, option };
  }

  readOn(): void {
    if (!this.isRead) return;
    this.#read = new Set([...this.#read, this.index]);
    this.#kept.keep([...this.#read]);
  }
}
