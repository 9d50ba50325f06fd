/** A number with a real minus, which is as wide as a plus. */
export const withMinus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A change: with its sign, whichever it is. */
export const signed = (value: number): string => (value < 0 ? withMinus(value) : `+${value}`);
