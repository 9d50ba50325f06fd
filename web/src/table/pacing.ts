// Others' moves come in a burst when bots play; they are shown one after another, at a speed that can be followed.
import type { Step } from "@/lib/follow";

export interface PacingParts {
  show(step: Step): void;
  /** How long this step should be looked at before the next is shown. */
  pause(step: Step): number;
  after(ms: number, what: () => void): unknown;
  cancel(timer: unknown): void;
  changed(waiting: number): void;
}

/** More than this behind, nobody can follow: show where things stand. */
const TOO_MANY = 40;

export class Pacing {
  #queue: Step[] = [];
  #timer: unknown = null;
  #parts: PacingParts;

  constructor(parts: PacingParts) {
    this.#parts = parts;
  }

  add(step: Step): void {
    if (step.news === null) {
      this.#stop();
      this.#queue = [];
      this.#parts.changed(0);
      this.#parts.show(step);
      return;
    }
    this.#queue.push(step);
    if (this.#queue.length > TOO_MANY) this.skip();
    else if (this.#timer === null) this.#next();
    else this.#parts.changed(this.#queue.length);
  }

  /** Show at once all that has happened. */
  skip(): void {
    this.#stop();
    const waiting = this.#queue;
    this.#queue = [];
    for (const step of waiting) this.#parts.show(step);
    this.#parts.changed(0);
  }

  #stop(): void {
    if (this.#timer !== null) this.#parts.cancel(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    for (;;) {
      const step = this.#queue.shift();
      if (!step) break;
      this.#parts.show(step);
      const pause = this.#parts.pause(step);
      if (pause > 0) {
        this.#timer = this.#parts.after(pause, () => {
          this.#timer = null;
          this.#next();
        });
        break;
      }
    }
    this.#parts.changed(this.#queue.length);
  }
}
