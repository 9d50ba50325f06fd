import type { Change, Position } from "./types";

type Holder = Record<string | number, unknown>;

/** The position after a change; the one before stays as it was. Only what lies on a changed path is copied. */
export function applied(position: Position, change: Change): Position {
  const next = { ...position } as unknown as Holder;
  const copied = new Set<unknown>([next]);

  function holder(path: (string | number)[]): Holder {
    let place = next;
    for (const key of path.slice(0, -1)) {
      let inner = place[key] as Holder;
      if (!copied.has(inner)) {
        inner = (Array.isArray(inner) ? [...(inner as unknown[])] : { ...inner }) as Holder;
        copied.add(inner);
        place[key] = inner;
      }
      place = inner;
    }
    return place;
  }

  for (const [path, value] of change.put) holder(path)[last(path)] = value;
  for (const path of change.drop) Reflect.deleteProperty(holder(path), last(path));
  return next as unknown as Position;
}

function last(path: (string | number)[]): string | number {
  const key = path.at(-1);
  if (key === undefined) throw new Error("a change of the whole position is sent as a position");
  return key;
}
