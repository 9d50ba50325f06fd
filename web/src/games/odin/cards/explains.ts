import type { Attachment } from "svelte/attachments";
import type { Things } from "@/lib/things.svelte";

/** For a button of its own: the popover explains the thing while it is pointed at or in focus. */
export function explains(things: Things, id: string): Attachment<HTMLElement> {
  return (element) => {
    const show = (): void => {
      things.explain(id, element);
    };
    const showFocused = (): void => {
      if (element.matches(":focus-visible")) show();
    };
    const hide = (): void => {
      things.closeExplanation(id);
    };
    const pointed = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") show();
    };
    element.addEventListener("pointerenter", pointed);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("focus", showFocused);
    element.addEventListener("blur", hide);
    return () => {
      element.removeEventListener("pointerenter", pointed);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("focus", showFocused);
      element.removeEventListener("blur", hide);
      queueMicrotask(hide);
    };
  };
}
