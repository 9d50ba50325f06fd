// What makes an element of the page stand for a thing: how it looks, what it is called, and what a click, a key, a touch, the
// pointer and the focus do with it.
import { heard, watchText } from "./accessible_name";
import { isAccidental } from "./accidental_clicks";
import type { WantedChoice } from "./choice_sequence";
import { listen, Pointing } from "./pointing";
import type { Things } from "./things.svelte";

export interface ThingMarks {
  /** Only explain it here: the same thing is offered in another place. */
  look?: boolean;
  /** Only say its name here: it does not shine when a lesson speaks of it. */
  named?: boolean;
  /** Offer it here, though it may be drawn elsewhere too: a list of all options. */
  listed?: boolean;
  /** It is in hand: what others did with another of the same name did not happen to it. */
  held?: boolean;
  /** What an assistive technology says instead of the thing's bare name. */
  label?: string;
  /** Where it is no answer itself: the answers in a row that a click on it means, the first one to what is asked now. */
  means?: () => readonly WantedChoice[] | undefined;
}

/** Make an element stand for a thing, until the function that is given back is called. */
export function standFor(
  things: Things,
  element: HTMLElement | SVGElement,
  id: string,
  { look = false, named = false, listed = false, held = false, label, means }: ThingMarks,
): () => void {
  element.dataset.thing = id;
  element.classList.add("explained");
  const isButton = element instanceof HTMLButtonElement;
  const isAnswer = (): boolean => !look && things.can(id);
  const meant = (): readonly WantedChoice[] | undefined => {
    const [first, ...rest] = (!isAnswer() && means?.()) || [];
    return first && things.can(first.option) ? [first, ...rest] : undefined;
  };
  const isOffered = (): boolean => isAnswer() || meant() !== undefined;
  const choose = (): void => {
    const wants = meant();
    if (wants) void things.chooseInSequence(wants);
    else things.choose(id);
  };
  let written = $state("");

  if (!look && !listed) {
    $effect(() => {
      if (!things.has(id)) return;
      return things.draw(id);
    });
  }

  $effect(() => {
    const offered = isOffered();
    const why = look ? "" : things.refusal(id);
    element.classList.toggle("can", offered);
    element.classList.toggle("picked", offered && things.picked === id);
    element.classList.toggle("hinted", offered && things.hinted === id);
    // What is to be chosen shines where it can be chosen, not where it is only named.
    element.classList.toggle(
      "lit",
      things.lit.has(id) && !named && !(look && things.has(id)) && !things.hides().has(id),
    );
    const warning = offered ? things.warning(id) : "";
    element.classList.toggle("refused", why !== "");
    element.classList.toggle("warned", warning !== "");
    element.classList.toggle("recent", !look && !held && !offered && things.recent.has(id));
    const name = label ?? things.name(id);
    element.setAttribute("aria-label", offered ? heard(name, written) : name);
    const described = [things.text(id), why, warning].filter(Boolean).join(" ");
    if (described) element.setAttribute("aria-description", described);
    else element.removeAttribute("aria-description");
    element.setAttribute("tabindex", offered ? "0" : "-1");
    if (isButton) element.setAttribute("aria-disabled", String(!offered));
    else element.setAttribute("role", offered ? "button" : "img");
  });

  $effect(() => {
    if (isOffered()) return watchText(element, (text) => (written = text));
  });

  const pointing = new Pointing(element, {
    explain: () => {
      things.explain(id, element);
    },
    close: () => {
      things.closeExplanation(id);
    },
  });
  const unlisten = listen(element, {
    click: (event) => {
      const touch = event instanceof PointerEvent && event.pointerType === "touch";
      if (!isOffered()) {
        // A finger cannot hover: a tap asks what a thing is, and why it cannot be chosen. So does a click.
        const inner = event.target instanceof Element ? event.target.closest(".explained") : element;
        if (touch || inner === element) things.explain(id, element);
        return;
      }
      event.stopPropagation();
      if (isAccidental(event)) return;
      // Whoever has clicked does not wait for an explanation any more.
      pointing.answered();
      const isPicked = isAnswer() ? things.picked === id : things.explained?.id === id;
      if (touch && !listed && things.twoTaps && !isPicked) {
        // What is picked is explained with the question; what means several answers, by itself.
        things.picked = isAnswer() ? id : null;
        things.explained = isAnswer() ? null : { id, element, choose };
      } else choose();
    },
    keydown: (event) => {
      const { key } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      choose();
    },
    focus: () => {
      if (element.matches(":focus-visible")) things.explain(id, element);
    },
    blur: () => {
      // Removing an element takes its focus in the middle of drawing, when nothing may be changed.
      queueMicrotask(() => {
        things.closeExplanation(id);
      });
    },
  });
  return () => {
    pointing.leave();
    things.closeExplanation(id);
    unlisten();
  };
}
