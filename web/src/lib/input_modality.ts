// Whether the last thing a person did was done with the keyboard: only then is the focus moved for them.
let keyboard = false;

addEventListener("keydown", () => (keyboard = true), true);
// A key that is pressed while a pointer drags belongs to the drag.
for (const event of ["pointerdown", "pointerup"]) addEventListener(event, () => (keyboard = false), true);

export const byKeyboard = (): boolean => keyboard;
