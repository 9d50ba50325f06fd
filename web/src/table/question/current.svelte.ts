// The question that is asked now, as the game's face has it: what stands in it, what is apart, what is asked once more.
import { getContext, setContext } from "svelte";
import type { Asked, Asking, Confirmation } from "@/games/face";
import { words } from "@/lib/words.svelte";
import type { StageInfo } from "../stage_context";
import type { TableStore } from "../store.svelte";

const KEY = Symbol("question");
/** What ends something rather than doing something, in every game. */
const ENDS = new Set(["pass", "done"]);
const NONE: ReadonlySet<string> = new Set();

export class CurrentQuestion {
  /** The question at which somebody has asked for what stands behind a button. */
  #opened = $state<number | null>(null);
  /** The question at which somebody, or the page, has said whether all answers are listed. */
  #listing = $state.raw<{ at: number; on: boolean; wanted: boolean } | null>(null);
  /** How many pages the answers have, if they have not all room at once; and which is looked at, and of which question. */
  pages = $state(1);
  #page = $state(0);
  #pageFor = $state<number | undefined>();
  readonly #store: TableStore;
  readonly #stage: () => StageInfo;

  constructor(store: TableStore, stage: () => StageInfo) {
    this.#store = store;
    this.#stage = stage;
  }

  readonly asking = $derived.by<Asking | null>(() => {
    const { drawn } = this.#stage();
    const decision = this.#store.things.decision;
    if (!drawn || !decision) return null;
    const { kind, about, options, refused } = decision;
    return { ...drawn, kind, about, options, refused, log: this.#store.known?.log ?? [], things: this.#store.things };
  });

  readonly asked = $derived.by<Asked>(() => {
    const { face } = this.#stage();
    return (this.asking && face.ask?.(this.asking)) ?? {};
  });

  readonly isOpen = $derived.by(() => this.#opened !== null && this.#opened === this.#store.things.decision?.number);

  /** What cannot be chosen before it is asked for; once it is, all the rest. */
  readonly hidden = $derived.by<ReadonlySet<string>>(() => {
    const { behind } = this.asked;
    if (!behind) return NONE;
    if (!this.isOpen) return new Set(behind.options);
    return new Set(this.asking?.options.filter((option) => !behind.options.includes(option)));
  });

  readonly sentence = $derived.by(() => {
    const { behind, sentence } = this.asked;
    const decision = this.#store.things.decision;
    if (!decision) return "";
    if (behind && this.isOpen) return behind.sentence;
    return sentence ?? words.question(this.#store.game, decision, this.#store.names);
  });

  /** Answers that end or give up: those of every game, and what the game says. */
  readonly apart = $derived.by<readonly string[]>(() => {
    const apart = this.asked.apart ?? [];
    const ends = this.#store.things.undrawn.filter((option) => ENDS.has(option) && !apart.includes(option));
    return [...ends, ...apart.filter((option) => this.asking?.options.includes(option))].filter(
      (option) => !this.hidden.has(option),
    );
  });

  /** What stands in the question: what the game wants there, and what is nowhere else. */
  readonly acts = $derived.by<readonly string[]>(() => {
    const { asking } = this;
    if (!asking) return [];
    const known = (thing: string): boolean => asking.options.includes(thing) || thing in asking.refused;
    const wanted = this.asked.groups?.flatMap(({ things }) => things) ?? this.asked.listed ?? [];
    const listed = this.isOpen ? [] : wanted.filter(known);
    const rest = this.#store.things.undrawn.filter((option) => !listed.includes(option));
    return [...listed, ...rest].filter((thing) => !this.apart.includes(thing) && !this.hidden.has(thing));
  });

  /** What the answers from that one on have in common, where a group of them begins. */
  groupAt(option: string): string | undefined {
    return this.isOpen ? undefined : this.asked.groups?.find(({ things }) => things[0] === option)?.label;
  }

  /** Whether all answers are listed, those too that are chosen on the board. */
  readonly listing = $derived.by(() => this.#saidOfList?.on ?? false);

  /** Whether nobody asked for the list: then it gives way where it has no room. */
  readonly isOffered = $derived.by(() => this.listing && !this.#saidOfList?.wanted);

  get #saidOfList(): { on: boolean; wanted: boolean } | null {
    return this.#listing?.at === this.#store.things.decision?.number ? this.#listing : null;
  }

  /** Show the list, or put it away. */
  toggleList(): void {
    this.#list(!this.listing, true);
  }

  /** The board cannot show all its answers at once: list them too, unless somebody has decided otherwise. */
  offerList(): void {
    if (!this.#saidOfList) this.#list(true, false);
  }

  /** There is no room for what was offered. */
  withdrawList(): void {
    this.#list(false, false);
  }

  #list(on: boolean, wanted: boolean): void {
    const at = this.#store.things.decision?.number;
    if (at !== undefined) this.#listing = { at, on, wanted };
  }

  get page(): number {
    return this.#pageFor === this.#store.things.decision?.number ? this.#page : 0;
  }

  set page(page: number) {
    this.#page = page;
    this.#pageFor = this.#store.things.decision?.number;
  }

  /** From the last page one comes to the first. */
  turnPage(by: number): void {
    this.page = (this.page + by + this.pages) % this.pages;
  }

  open(): void {
    this.#opened = this.#store.things.decision?.number ?? null;
  }

  shut(): void {
    this.#opened = null;
  }

  /** What an option is called as an answer; with what would be answered next, where that is part of it. */
  answer(option: string, then = ""): string {
    const { face } = this.#stage();
    const said = this.asking && face.answer?.({ ...this.asking, thing: option, then });
    return said ?? this.#store.things.name(option);
  }

  /** What an option is called as an answer to the question that follows on another, which it is about. */
  answerNext(option: string, about: string): string {
    const { face } = this.#stage();
    const said = this.asking && !ENDS.has(option) && face.answer?.({ ...this.asking, about, thing: option });
    return (said ?? "") || this.#store.things.name(option);
  }

  confirmation(option: string): Confirmation | undefined {
    const { face } = this.#stage();
    return (this.asking && face.confirm?.({ ...this.asking, thing: option })) ?? undefined;
  }
}

export const provideQuestion = (question: CurrentQuestion): CurrentQuestion => setContext(KEY, question);
export const useQuestion = (): CurrentQuestion => getContext<CurrentQuestion>(KEY);
