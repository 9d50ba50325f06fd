// On a phone the board is longer than the screen: what must be seen now is in the sheet with the question.
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 699px)");

/** Whether a raid is shown before the seat that looks, rather than beside the board. */
export const isAtThumb = (live: boolean, seat: number | null): boolean => phone.current && live && seat !== null;
