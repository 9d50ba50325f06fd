// A name that is a little too long for its place in a drawing is set a little narrower.
import type { Attachment } from "svelte/attachments";

export const fitText =
  (room: number, text: string): Attachment<SVGTextElement> =>
  (element) => {
    const set = (): void => {
      element.removeAttribute("textLength");
      if (!text || element.getComputedTextLength() <= room) return;
      element.setAttribute("textLength", String(room));
      element.setAttribute("lengthAdjust", "spacingAndGlyphs");
    };
    set();
    // The letters have their true width once their font is there.
    void document.fonts.ready.then(set);
  };
