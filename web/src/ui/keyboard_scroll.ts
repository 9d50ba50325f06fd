import type { Attachment } from "svelte/attachments";

/** What scrolls can be reached by the keyboard; what fits is no stop on the way. */
export const keyboardScroll: Attachment<HTMLElement> = (element) => {
  const watch = new ResizeObserver(() => {
    if (element.scrollWidth > element.clientWidth + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  return () => {
    watch.disconnect();
  };
};
