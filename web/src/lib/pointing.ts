// How a pointer asks what a thing is: a mouse by hovering over it, a finger by resting on it.
import { pointerRests } from "./accidental_clicks";

export const HOVER_MS = 280;
export const LONG_PRESS_MS = 450;
/** A finger that moves further than this drags or scrolls. */
const TREMBLE = 4;

type Handlers = Record<string, (event: Event) => void>;

/** Listen to several events of an element, until the function that is given back is called. */
export function listen(element: Element, handlers: Handlers): () => void {
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
  };
}

interface Explanation {
  explain(): void;
  close(): void;
}

/** Explains an element to whoever points at it, until it is left. */
export class Pointing {
  readonly #explanation: Explanation;
  #hovering: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #unlisten: () => void;

  constructor(element: Element, explanation: Explanation) {
    this.#explanation = explanation;
    this.#unlisten = listen(element, {
      pointerdown: (event) => {
        this.#press(event as PointerEvent);
      },
      pointerup: this.#release,
      pointercancel: this.#release,
      pointermove: (event) => {
        this.#move(event as PointerEvent);
      },
      pointerleave: (event) => {
        if (isMouse(event)) this.#away();
      },
      contextmenu: (event) => {
        if ((event as PointerEvent).pointerType === "touch") event.preventDefault();
      },
    });
  }

  /** Whoever has chosen it does not wait for an explanation any more. */
  answered(): void {
    clearTimeout(this.#hovering);
  }

  leave(): void {
    this.answered();
    this.#release();
    this.#unlisten();
  }

  #press(event: PointerEvent): void {
    if (isMouse(event)) return;
    this.#release();
    this.#resting = setTimeout(this.#explanation.explain, LONG_PRESS_MS);
  }

  #release = (): void => {
    clearTimeout(this.#resting);
  };

  #move(event: PointerEvent): void {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > TREMBLE) this.#release();
    // A thing that comes to lie under a pointer at rest was not asked about.
    if (!isMouse(event) || this.#hovering !== undefined || pointerRests()) return;
    this.#hovering = setTimeout(this.#explanation.explain, HOVER_MS);
  }

  #away(): void {
    this.answered();
    this.#hovering = undefined;
    this.#explanation.close();
  }
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";
