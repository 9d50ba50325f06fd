/** Names of things look like `card.17`. */
export const isThing = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z_]\w*\.\w[\w.-]*$/.test(value);

/** A key of a view for people to read. */
export const label = (key: string): string => key.replaceAll("_", " ");
