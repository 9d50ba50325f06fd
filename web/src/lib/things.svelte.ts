// Things on the table. An element that stands for a thing says so with `{@attach things.at("town.con5")}`; if the thing is
// among the options of the decision it glows, takes the focus, and is chosen by click, tap or key. All of them explain
// themselves. No board knows more about input than this.
import { getContext, setContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import type { WantedChoice } from "./choice_sequence";
import { standFor, type ThingMarks } from "./standing.svelte";
import type { DecisionInfo, EventInfo } from "./types";

export interface Explained {
  id: string;
  element: Element;
  /** What a tap has shown without choosing it can be chosen there. */
  choose?: () => void;
  /** All that there is to say of a sign that is no thing of the game. */
  said?: string;
}

export interface ThingsCallbacks {
  name(id: string): string;
  text(id: string): string;
  why(reason: string): string;
  choose(option: string): void;
  /** Whether a touch first shows what would be chosen, and a second one chooses it. */
  twoTaps(): boolean;
  /** Choose several things in a row, without asking once more; whether all went well. */
  chooseInSequence?(wants: readonly WantedChoice[]): Promise<boolean>;
  /** Put a question to the rules; what it may be, and what is answered, is the game's own. */
  consult?(question: Record<string, unknown>): Promise<unknown>;
  /** Whether the rules may be asked what would be good to do. */
  advises?(): boolean;
  /** Whether that would be done by itself now, were it the one sensible answer. */
  goesOnBy?(option: string): boolean;
}

/** Whether a choice with that mark cannot be taken back, or may not. */
export const isFinal = (mark: string): boolean => mark !== "free" && mark !== "passes";

const KEY = Symbol("things");
const NONE: ReadonlySet<string> = new Set();

export class Things {
  decision = $state.raw<DecisionInfo | null>(null);
  /** An answer is on its way: nothing else can be chosen meanwhile. */
  busy = $state(false);
  /** What a first tap has picked, or what waits to be confirmed. */
  picked = $state<string | null>(null);
  /** What the popover speaks of. */
  explained = $state.raw<Explained | null>(null);
  /** What a bot would choose. */
  hinted = $state<string | null>(null);
  /** What the hint would choose next, where the option asks about itself: how far a good is raised. */
  hintedThen = $state("");
  /** What a lesson speaks of. */
  lit = $state.raw<ReadonlySet<string>>(NONE);
  /** Options that are not offered before somebody asks for them. */
  hides: () => ReadonlySet<string> = () => NONE;
  /** What others' last moves were about: it is marked where it is no choice, which it would seem to recommend. */
  recent = $state.raw<ReadonlySet<string>>(new Set());
  /** All that has happened, as far as it is shown. */
  told = $state.raw<readonly EventInfo[]>([]);
  /** How many rolls are in the air: what fell is not told before it lies. */
  rolling = $state(0);
  /** How many elements of the page stand for each option. */
  readonly drawn = new SvelteMap<string, number>();
  readonly #options = $derived(new Set(this.decision?.options));
  #callbacks: ThingsCallbacks;

  constructor(callbacks: ThingsCallbacks) {
    this.#callbacks = callbacks;
  }

  /** Whether it is among the options, though it may not be chosen at the moment. */
  has(id: string): boolean {
    return this.#options.has(id);
  }

  get twoTaps(): boolean {
    return this.#callbacks.twoTaps();
  }

  can(id: string): boolean {
    return !this.busy && this.#options.has(id) && !this.hides().has(id);
  }

  /** Why it cannot be chosen, if the rules say. */
  refusal(id: string): string {
    const reason = this.decision?.refused[id];
    return reason === undefined ? "" : this.#callbacks.why(reason);
  }

  /** Why one should think twice before choosing it, if the rules say. */
  warning(id: string): string {
    const reason = this.decision?.warned[id];
    return reason === undefined ? "" : this.#callbacks.why(reason);
  }

  /** `free`, `passes` (the turn): it can be taken back; else why not; `unknown`: nobody has tried. */
  mark(id: string): string {
    const marks = this.decision?.marks;
    if (!this.#options.has(id)) return "";
    return marks === null ? "unknown" : (marks?.[id] ?? "free");
  }

  /** Options that no element of the page stands for: the question shows them as buttons. */
  get undrawn(): string[] {
    return (this.decision?.options ?? []).filter((option) => !this.drawn.get(option));
  }

  choose(id: string): void {
    if (!this.can(id)) return;
    this.picked = null;
    this.explained = null;
    this.#callbacks.choose(id);
  }

  /** Choose several things in a row that are one gesture to the player; whether all went well. */
  async chooseInSequence(wants: readonly WantedChoice[]): Promise<boolean> {
    if (this.busy) return false;
    this.picked = null;
    this.explained = null;
    return (await this.#callbacks.chooseInSequence?.(wants)) ?? false;
  }

  /** Ask the rules about the position as the seat knows it; null where nobody can be asked, or it was refused. */
  async consult<Answer>(question: Record<string, unknown>): Promise<Answer | null> {
    return ((await this.#callbacks.consult?.(question)) ?? null) as Answer | null;
  }

  /** Whether there is somebody to ask: not in a replay. */
  get consults(): boolean {
    return this.#callbacks.consult !== undefined;
  }

  get advises(): boolean {
    return this.#callbacks.advises?.() ?? false;
  }

  goesOnBy(option: string): boolean {
    return this.#callbacks.goesOnBy?.(option) ?? false;
  }

  name(id: string): string {
    return this.#callbacks.name(id);
  }

  text(id: string): string {
    return this.#callbacks.text(id);
  }

  explain(id: string, element: Element): void {
    this.explained = { id, element };
  }

  /** A finger cannot hover: a tap on a sign shows its title, a tap on anything else closes it. */
  tap(event: Event): void {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || !(event.target instanceof Element)) return;
    const element = event.target.closest("[title], .explained, button, a, select");
    if (element?.matches("[title]:not(.explained, button, a, select)"))
      this.explained = { id: "", element, said: element.getAttribute("title") ?? "" };
    else if (this.explained?.said) this.explained = null;
  }

  closeExplanation(id?: string): void {
    if (id === undefined || this.explained?.id === id) this.explained = null;
  }

  why(reason: string): string {
    return this.#callbacks.why(reason);
  }

  /** Say that something on the page stands for an option, until the function that is given back is called. */
  draw(id: string): () => void {
    this.#draw(id, 1);
    return () => {
      this.#draw(id, -1);
    };
  }

  #draw(id: string, by: number): void {
    untrack(() => this.drawn.set(id, (this.drawn.get(id) ?? 0) + by));
  }

  /** Say that dice roll, until the function that is given back is called. */
  roll(): () => void {
    untrack(() => (this.rolling += 1));
    let lies = false;
    return () => {
      if (!lies) untrack(() => (this.rolling -= 1));
      lies = true;
    };
  }

  /** Make an element stand for a thing. */
  at(id: string | null | undefined, marks: ThingMarks = {}): Attachment<HTMLElement | SVGElement> {
    return (element) => (id ? standFor(this, element, id, marks) : undefined);
  }
}

export function provideThings(things: Things): Things {
  return setContext(KEY, things);
}

/** For boards and cards: the things of the table they are drawn on. */
export function useThings(): Things {
  return getContext<Things>(KEY);
}
