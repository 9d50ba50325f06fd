// Whether the last thing a person did was done with the keyboard: only then is the focus moved for them.
let keyboard = false;

addEventListener("keydown", () => (keyboard = true), true);
addEventListener("pointerdown", () => (keyboard = false), true);

export const byKeyboard = (): boolean => keyboard;
