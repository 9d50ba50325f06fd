// Press and drag, by mouse or finger. A press that does not move stays a click or a tap.
import type { Attachment } from "svelte/attachments";
import type { Puzzle } from "./puzzle.svelte";

/** So far a pointer moves before a press is a drag. */
const SLACK = 6;
/** So far above the finger a tile floats, so that it is seen. */
const LIFT = 46;

/** An own board that can be dropped on, by the attribute that names it. */
export const BOARD_ATTRIBUTE = "data-own-board";
/** The name of another board: who drags a tile over it wants to see that board. */
export const TAB_ATTRIBUTE = "data-own-tab";
/** One's table at the feast, on which food can be dropped. */
export const TABLE_ATTRIBUTE = "data-own-table";

/** Boards, names of boards and the table at the feast that are on the page: looked through at every move, so they are known by heart. */
const targets = new Set<Element>();

/** What can be dropped on, or shown by dragging over it. */
export const isTarget: Attachment<Element> = (element) => {
  targets.add(element);
  return () => {
    targets.delete(element);
  };
};

/** How far from its middle a tile is held. */
interface Grip {
  x: number;
  y: number;
}

/** What is pressed here can be dragged to the boards. `start` takes it in hand; false if that is not possible now.
 *
 * What `lies` on a board already is held where it was gripped; a tile of the supply by its middle, above the finger.
 */
export function drags(puzzle: Puzzle, start: () => boolean, lies = false): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const down = (event: Event): void => {
      const { button, pointerId, clientX, clientY } = event as PointerEvent;
      const { left, top, width, height } = element.getBoundingClientRect();
      const grip = lies ? { x: clientX - left - width / 2, y: clientY - top - height / 2 } : null;
      if (button === 0) follow(puzzle, pointerId, clientX, clientY, start, grip);
    };
    element.addEventListener("pointerdown", down);
    // It goes with the element, which the finger may outlast.
    element.addEventListener(
      "touchmove",
      (event) => {
        // Within a drawing `touch-action` is not heeded. What a finger carries is no fling, which would eat the next tap.
        if (event.cancelable && (lies || puzzle.pointer)) event.preventDefault();
      },
      { passive: false },
    );
    return () => {
      element.removeEventListener("pointerdown", down);
    };
  };
}

/** Follow a pointer from where it was pressed, over the whole page: what was pressed may be gone by then. */
function follow(puzzle: Puzzle, id: number, x: number, y: number, start: () => boolean, grip: Grip | null): void {
  let dragging = false;
  /** Where it was moved to, once a frame is enough. */
  let aim: (() => void) | null = null;
  let frame = 0;

  const aimNow = (): void => {
    cancelAnimationFrame(frame);
    aim?.();
    aim = null;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== id) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
      dragging = start();
      if (!dragging) {
        end();
        return;
      }
    }
    event.preventDefault();
    const { clientX, clientY, pointerType } = event;
    if (!aim) frame = requestAnimationFrame(aimNow);
    aim = () => {
      if (grip) pointTo(puzzle, clientX - grip.x, clientY - grip.y);
      else pointTo(puzzle, clientX, clientY, pointerType === "mouse" ? 0 : LIFT);
    };
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== id) return;
    aimNow();
    end();
    if (!dragging) return;
    ignoreClick();
    puzzle.pointer = null;
    if (puzzle.isOverTable) void puzzle.serve();
    else if (puzzle.ghost) void puzzle.drop();
    else puzzle.putBack();
    puzzle.isOverTable = false;
  };
  const cancel = (event: PointerEvent): void => {
    if (event.pointerId !== id) return;
    end();
    if (dragging) puzzle.putBack();
    puzzle.isOverTable = false;
  };
  const end = (): void => {
    cancelAnimationFrame(frame);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
  };

  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
}

/** The click that follows a drag is no tap. */
function ignoreClick(): void {
  const ignore = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", ignore, { capture: true });
  setTimeout(() => {
    window.removeEventListener("click", ignore, { capture: true });
  });
}

/** The tile's middle is held at that point of the page: over a board it snaps to its cells. */
export function pointTo(puzzle: Puzzle, x: number, y: number, lift = 0): void {
  const cell = puzzle.cell || 24;
  const rise = lift && lift + (cell * (puzzle.shape?.rows ?? 1)) / 2;
  puzzle.pointer = { x, y: y - rise };
  const under = [...targets].filter((target) => isWithin(target.getBoundingClientRect(), x, y - rise));
  const board = under.find((target) => target.hasAttribute(BOARD_ATTRIBUTE));
  const tab = under.find((target) => target.hasAttribute(TAB_ATTRIBUTE));
  puzzle.isOverTable = puzzle.serves && under.some((target) => target.hasAttribute(TABLE_ATTRIBUTE));
  if (tab) puzzle.show(tab.getAttribute(TAB_ATTRIBUTE) ?? "");
  if (board instanceof SVGSVGElement) {
    puzzle.aimMiddle(board.getAttribute(BOARD_ATTRIBUTE) ?? "", ...cellAt(board, x, y - rise));
  } else puzzle.leave();
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  left <= x && x < right && top <= y && y < bottom;

/** Which place of a board's grid lies under a point of the page, in cells and parts of them. */
export function cellAt(board: SVGSVGElement, x: number, y: number): [row: number, col: number] {
  const frame = board.getBoundingClientRect();
  const box = board.viewBox.baseVal;
  const cells = Number(board.dataset.cols) / frame.width;
  const unit = box.width / Number(board.dataset.cols);
  return [(y - frame.top) * cells + box.y / unit, (x - frame.left) * cells + box.x / unit];
}
