// Whether there is any use in laying goods before the income or the bonus is counted, as the rules say.
import type { Things } from "@/lib/things.svelte";
import type { components } from "../schema";

type Idle = components["schemas"]["Idle"];

/** What is counted after such a question: before it one would lay goods to raise that, and for nothing else. */
const COUNTED = new Set(["phase.income", "phase.bonus"]);

export class Idles {
  /** The question of which it is known, and whether it is idle. */
  #known = $state.raw<{ number: number; idle: boolean } | null>(null);

  constructor(private readonly things: Things) {}

  /** Whether it is not known yet: nobody needs to see the question until it is. */
  get isOpen(): boolean {
    return this.#asks() && this.#known?.number !== this.things.decision?.number;
  }

  get isIdle(): boolean {
    return this.#asks() && this.#known?.number === this.things.decision?.number && this.#known?.idle === true;
  }

  #asks(): boolean {
    const { decision, consults } = this.things;
    return consults && decision?.kind === "anytime" && COUNTED.has(decision.about);
  }

  async consult(): Promise<void> {
    const number = this.things.decision?.number;
    if (number === undefined || !this.isOpen) return;
    const said = await this.things.consult<Idle>({ ask: "idle" });
    if (this.things.decision?.number === number) this.#known = { number, idle: said?.idle ?? false };
  }
}

const kept = new WeakMap<Things, Idles>();

/** Those of a table. */
export function idlesOf(things: Things): Idles {
  const found = kept.get(things) ?? new Idles(things);
  kept.set(things, found);
  return found;
}
