import type { Attachment } from "svelte/attachments";

/** What scrolls can be reached by the keyboard; what fits is no stop on the way. */
export const keyboardScroll: Attachment<HTMLElement> = (element) => {
  const watch = new ResizeObserver(() => {
    if (isCut(element)) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  return () => {
    watch.disconnect();
  };
};

const isCut = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth + 1 ||
  (element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === "auto");
