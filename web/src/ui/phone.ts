// On a phone the board is longer than the screen: what must be seen now is in the sheet with the question.
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 699px)");

export const isPhone = (): boolean => phone.current;

// On a desk board, question and what is one's own are one glance.
const desk = new MediaQuery("(min-width: 1100px)");

export const isDesk = (): boolean => desk.current;

// Where it is low, as a laptop's, what is one's own has two rows of cards only if they are low too.
const lowDesk = new MediaQuery("(min-width: 1100px) and (max-height: 999px)");

export const isLowDesk = (): boolean => lowDesk.current;
