// What one's own occupations would bring now, as the rules say: asked anew whenever the position is another.
import type { Things } from "@/lib/things.svelte";
import type { components } from "../schema";

export type CardForecast = components["schemas"]["CardForecast"];
type Forecast = components["schemas"]["Forecast"];

const STILL_MS = 120;
const NOTHING: Forecast = { hand: [], in_play: [] };

export class Forecasts {
  #said = $state.raw(NOTHING);
  #asked = 0;
  readonly #byCard = $derived(new Map([...this.#said.hand, ...this.#said.in_play].map((one) => [one.card, one])));

  constructor(private readonly things: Things) {}

  of(card: string): CardForecast | undefined {
    return this.#byCard.get(card);
  }

  /** Cards in play that can be used at any time, whether or not they can just now. */
  get atAnyTime(): readonly CardForecast[] {
    return this.#said.in_play;
  }

  /** Ask once the position stands still: one that has passed already is not asked about. */
  consultSoon(): () => void {
    const timer = setTimeout(() => void this.#consult(), STILL_MS);
    return () => {
      clearTimeout(timer);
    };
  }

  async #consult(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const said = await this.things.consult<Forecast>({ ask: "cards" });
    if (asked === this.#asked) this.#said = said ?? NOTHING;
  }
}

const kept = new WeakMap<Things, Forecasts>();

/** Those of a table. */
export function forecastsOf(things: Things): Forecasts {
  let found = kept.get(things);
  if (!found) {
    // What they derive must not end with the component that happens to be the first to look.
    $effect.root(() => {
      found = new Forecasts(things);
    });
    found = found as unknown as Forecasts;
    kept.set(things, found);
  }
  return found;
}
