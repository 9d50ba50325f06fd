// Fetching what is wanted now, however fast that changes: one request at a time, and only for the newest wish.
import { Refused } from "./api";

export interface RequestCallbacks<Wish, Answer> {
  key(wish: Wish): string;
  fetch(wish: Wish): Promise<Answer>;
  show(answer: Answer, wish: Wish): void;
  fail(error: unknown): void;
  after(ms: number, what: () => void): unknown;
}

/** How long to wait when the server says that it was too fast. */
export const CALM_MS = 400;

export class LatestRequest<Wish, Answer> {
  #callbacks: RequestCallbacks<Wish, Answer>;
  #kept = new Map<string, Answer>();
  #next: { wish: Wish } | null = null;
  #busy = false;

  constructor(callbacks: RequestCallbacks<Wish, Answer>) {
    this.#callbacks = callbacks;
  }

  want(wish: Wish): void {
    const kept = this.#kept.get(this.#callbacks.key(wish));
    this.#next = kept === undefined ? { wish } : null;
    if (kept !== undefined) this.#callbacks.show(kept, wish);
    else if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#next) {
      const { wish } = this.#next;
      this.#next = null;
      try {
        const answer = await this.#callbacks.fetch(wish);
        this.#kept.set(this.#callbacks.key(wish), answer);
        this.#callbacks.show(answer, wish);
      } catch (error) {
        if (error instanceof Refused && error.code === "too_fast") {
          this.#next ??= { wish };
          await new Promise<void>((rested) => {
            this.#callbacks.after(CALM_MS, rested);
          });
        } else {
          this.#callbacks.fail(error);
        }
      }
    }
    this.#busy = false;
  }
}
