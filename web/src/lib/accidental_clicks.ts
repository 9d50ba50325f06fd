// A click that answers a question nobody has read yet: the pointer has not moved since the click before, and what it rests
// on now has only just come there. Whoever moves on purpose is never slowed down, and a key is never an accident.

interface Spot {
  x: number;
  y: number;
}

/** How long a new question is safe from a pointer that has not moved. */
export const GUARD_MS = 400;
/** A hand that clicks twice trembles, and a finger never meets the same spot again. */
const TREMBLE = { mouse: 6, touch: 28 };

export class AccidentalClicks {
  #last: Spot | null = null;
  #moved = true;
  #came = -Infinity;
  /** When the first of several clicks came that the browser counts as one after the other. */
  #began = -Infinity;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Another question is asked now. */
  asked(): void {
    this.#came = this.#now();
  }

  /** The pointer is there. */
  at(event: { clientX: number; clientY: number; pointerType?: string }): void {
    if (!this.#last) return;
    const far = Math.hypot(event.clientX - this.#last.x, event.clientY - this.#last.y);
    if (far > (event.pointerType === "touch" ? TREMBLE.touch : TREMBLE.mouse)) this.#moved = true;
  }

  /** Whether the pointer is still where it clicked last. */
  get rests(): boolean {
    return !this.#moved;
  }

  /** Whether the last click was there. */
  wasIn({ left, top, right, bottom }: DOMRectReadOnly): boolean {
    const { x, y } = this.#last ?? { x: NaN, y: NaN };
    const near = TREMBLE.touch;
    return x > left - near && x < right + near && y > top - near && y < bottom + near;
  }

  /** Whether that click was meant for what was there before; every click of a pointer is remembered. */
  isAccidental(event: Event): boolean {
    // A key clicks without a pointer, and so does a script.
    if (!(event instanceof MouseEvent) || event.detail === 0) return false;
    this.at(event as PointerEvent);
    const now = this.#now();
    if (event.detail === 1) this.#began = now;
    // A page that is busy may take longer to ask than anybody does to click twice.
    const early = !this.#moved && (now - this.#came < GUARD_MS || this.#came > this.#began);
    this.#last = { x: event.clientX, y: event.clientY };
    this.#moved = false;
    return early;
  }
}

const clicks = new AccidentalClicks();
const accidental = new WeakSet<Event>();

addEventListener(
  "pointermove",
  (event) => {
    clicks.at(event);
  },
  { capture: true, passive: true },
);
addEventListener(
  "click",
  (event) => {
    if (clicks.isAccidental(event)) accidental.add(event);
  },
  true,
);

/** Say that another question is asked now: it is safe from accidental clicks for a moment. */
export const newQuestion = (): void => {
  clicks.asked();
};

export const isAccidental = (event: Event): boolean => accidental.has(event);

/** Whether the last click of a pointer was where that stands, or next to it. */
export const wasClicked = (element: Element): boolean => clicks.wasIn(element.getBoundingClientRect());

/** Whether the pointer still rests where it clicked last. */
export const pointerRests = (): boolean => clicks.rests;
