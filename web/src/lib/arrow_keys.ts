// Walking over a board with the arrow keys: to the nearest thing in that direction.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type ArrowKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isArrowKey = (key: string): key is ArrowKey =>
  key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";

const DIRECTIONS: Record<ArrowKey, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place in `boxes` of the nearest one that lies that way from `from`; -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], key: ArrowKey): number {
  const [dx, dy] = DIRECTIONS[key];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const x = box.left + box.width / 2 - (from.left + from.width / 2);
    const y = box.top + box.height / 2 - (from.top + from.height / 2);
    const ahead = x * dx + y * dy;
    if (ahead <= 1) return;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // What lies straight ahead is nearer than what lies aside.
    const distance = ahead + 2.2 * aside;
    if (distance < least) {
      least = distance;
      best = place;
    }
  });
  return best;
}

/** Move the focus that way: over what can be chosen, or (`all`) over everything that explains itself. */
export function moveFocus(root: ParentNode, key: ArrowKey, all: boolean): boolean {
  const from = document.activeElement;
  if (!from?.matches("[data-thing]")) return false;
  const things = [...root.querySelectorAll<HTMLElement>(all ? ".explained" : ".can")].filter(
    (element) => element !== from && element.getClientRects().length > 0,
  );
  const next =
    things[
      nearest(
        from.getBoundingClientRect(),
        things.map((thing) => thing.getBoundingClientRect()),
        key,
      )
    ];
  next?.focus();
  return next !== undefined;
}
