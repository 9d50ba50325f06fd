// Fetching what is wanted now, however fast that changes: one request at a time, and only for the newest wish.
import { Refused } from "./api";

export interface LatestParts<Wish, Answer> {
  key(wish: Wish): string;
  fetch(wish: Wish): Promise<Answer>;
  show(answer: Answer, wish: Wish): void;
  fail(error: unknown): void;
  after(ms: number, what: () => void): unknown;
}

/** How long to wait when the server says that it was too fast. */
export const CALM_MS = 400;

export class Latest<Wish, Answer> {
  #parts: LatestParts<Wish, Answer>;
  #kept = new Map<string, Answer>();
  #next: { wish: Wish } | null = null;
  #busy = false;

  constructor(parts: LatestParts<Wish, Answer>) {
    this.#parts = parts;
  }

  want(wish: Wish): void {
    const kept = this.#kept.get(this.#parts.key(wish));
    this.#next = kept === undefined ? { wish } : null;
    if (kept !== undefined) this.#parts.show(kept, wish);
    else if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#next) {
      const { wish } = this.#next;
      this.#next = null;
      try {
        const answer = await this.#parts.fetch(wish);
        this.#kept.set(this.#parts.key(wish), answer);
        this.#parts.show(answer, wish);
      } catch (error) {
        if (error instanceof Refused && error.code === "too_fast") {
          this.#next ??= { wish };
          await new Promise<void>((rested) => {
            this.#parts.after(CALM_MS, rested);
          });
        } else {
          this.#parts.fail(error);
        }
      }
    }
    this.#busy = false;
  }
}
