import { api, Refused } from "@/lib/api";
import { app, attempt } from "@/lib/app.svelte";
import type { AnalysisState } from "@/lib/types";

const PAUSE_MS = 1000;

/** What a bot thinks of a finished game: there already, on its way, or not asked for yet. */
export class GameAnalysis {
  state = $state.raw<AnalysisState | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(readonly table: string) {}

  get found() {
    return this.state?.analysis ?? null;
  }

  get running(): boolean {
    return this.state?.state === "running";
  }

  /** Ask whether it is there; while it is on its way, again and again. */
  async look(): Promise<void> {
    const before = this.running;
    const state = await attempt(() => api.analysis(this.table));
    if (this.#left) return;
    if (state) this.state = state;
    if (before && state?.state === "none") app.complain(new Refused("no_bot", "the analysis was given up"));
    if (this.running) this.#lookAgain();
  }

  async begin(): Promise<void> {
    const state = await attempt(async () => {
      await app.introduceNewcomer();
      return api.analyse(this.table);
    });
    if (state && !this.#left) this.state = state;
    if (this.running) this.#lookAgain();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#waiting);
  }

  #lookAgain(): void {
    if (this.#left) return;
    this.#waiting = setTimeout(() => void this.look(), PAUSE_MS);
  }
}
