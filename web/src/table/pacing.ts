// Others' moves come in a burst when bots play; they are shown one after another, at a speed that can be followed.
import { GUARD_MS } from "@/lib/accidental_clicks";
import type { Step } from "@/lib/table_sync";
import type { Pace } from "@/lib/settings.svelte";
import type { ShownStep } from "./scenes";

/** In place of a timer: until somebody wants to go on. */
const HELD = Symbol("held");

export interface PacingCallbacks {
  show(step: ShownStep): void;
  /** How long this step should be looked at before the next is shown; without end, until somebody wants to go on. */
  pause(step: ShownStep): number;
  after(ms: number, what: () => void): unknown;
  cancel(timer: unknown): void;
  changed(waiting: number): void;
}

/** What one wants to look at a little longer, whoever brought it about: a trick with all its cards. */
const MOMENTS = new Set(["wins_trick"]);
const MOMENT = 2.3;

/** How long a step is looked at, of what others' moves are: one's own are not, but for such a moment. */
export function lookAt(step: Step, { own, pace }: { own: boolean; pace: number }): number {
  if (step.news?.kind !== "chose") return 0;
  if (step.news.events?.some((event) => MOMENTS.has(event.kind))) return MOMENT * pace;
  return own ? 0 : pace;
}

/**
 * How long a scene is looked at, in paces: the end of a story until somebody wants to go on; each part of it where all
 * is slow, or where whoever looks is still learning. What has more lines takes longer to read.
 */
const SCENE = 4;
const LINE = 2;
const MOST = 14;

export function lookAtScene(
  { ends, asked, lines = 1 }: { ends: boolean; asked: boolean; lines?: number },
  { pace, waits, learns = false }: { pace: Pace; waits: boolean; learns?: boolean },
): number {
  if (pace === "instant" || asked) return 0;
  if (waits && (ends || learns || pace === "slow")) return Infinity;
  return Math.min(SCENE + LINE * (lines - 1), MOST) * PACE_MS[pace];
}

export const PACE_MS: Record<Pace, number> = { slow: 1_500, normal: 650, instant: 0 };

/** More than this behind, nobody can follow: show where things stand. */
const TOO_MANY = 40;

export class Pacing {
  #queue: ShownStep[] = [];
  #timer: unknown = null;
  /** When a scene came by itself in the place of another. */
  #came = -Infinity;
  #scene = false;
  readonly #callbacks: PacingCallbacks;
  readonly #now: () => number;

  constructor(callbacks: PacingCallbacks, now: () => number = () => performance.now()) {
    this.#callbacks = callbacks;
    this.#now = now;
  }

  add(step: ShownStep): void {
    if (step.news === null) {
      this.#stop();
      this.#queue = [];
      this.#callbacks.changed(0);
      this.#callbacks.show(step);
      return;
    }
    this.#queue.push(step);
    if (this.#queue.length > TOO_MANY) this.skip();
    else if (this.#timer === null) this.#next();
    else this.#callbacks.changed(this.#queue.length);
  }

  /** What one has done oneself is shown at once, before what waits. */
  addFirst(steps: readonly ShownStep[]): void {
    this.#stop();
    this.#queue.unshift(...steps);
    this.#next();
  }

  /** Whoever acts has looked long enough. */
  goOn(): void {
    if (this.#queue.length === 0) this.#stop();
  }

  /** Whoever looks at a scene has seen it; one that has just come by itself is not what was meant. */
  advance(): void {
    if (this.#timer === null || this.#now() - this.#came < GUARD_MS) return;
    this.#stop();
    this.#next();
  }

  /** Show at once all that has happened. */
  skip(): void {
    this.#stop();
    const waiting = this.#queue;
    this.#queue = [];
    for (const step of waiting) this.#callbacks.show(step);
    this.#callbacks.changed(0);
  }

  #stop(): void {
    if (this.#timer !== null && this.#timer !== HELD) this.#callbacks.cancel(this.#timer);
    this.#timer = null;
  }

  #next(byItself = false): void {
    for (;;) {
      const step = this.#queue.shift();
      if (!step) break;
      this.#callbacks.show(step);
      if (byItself && this.#scene && step.scene) this.#came = this.#now();
      this.#scene = step.scene !== undefined;
      const pause = this.#callbacks.pause(step);
      if (pause === Infinity) {
        this.#timer = HELD;
        break;
      }
      if (pause > 0) {
        this.#timer = this.#callbacks.after(pause, () => {
          this.#timer = null;
          this.#next(true);
        });
        break;
      }
    }
    this.#callbacks.changed(this.#queue.length);
  }
}
