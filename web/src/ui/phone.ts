// On a phone the board is longer than the screen: what must be seen now is in the sheet with the question.
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 699px)");

export const isPhone = (): boolean => phone.current;
