import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOVER_MS, LONG_PRESS_MS, Pointing } from "@/lib/pointing";

let told: string[] = [];
let element: HTMLElement;
let pointing: Pointing;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  element = document.createElement("div");
  pointing = new Pointing(element, {
    explain: () => told.push("explained"),
    close: () => told.push("closed"),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const point = (name: string, pointerType: string, movementX = 0): boolean =>
  element.dispatchEvent(new PointerEvent(name, { pointerType, movementX, cancelable: true }));

describe("a mouse", () => {
  it("asks what a thing is by staying over it, and no more by leaving it", () => {
    point("pointermove", "mouse");
    vi.advanceTimersByTime(HOVER_MS - 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    point("pointermove", "mouse");
    vi.advanceTimersByTime(HOVER_MS);
    expect(told).toEqual(["explained"]);
    point("pointerleave", "mouse");
    expect(told).toEqual(["explained", "closed"]);
  });

  it("that passes by, or has chosen the thing, asks nothing", () => {
    point("pointermove", "mouse");
    point("pointerleave", "mouse");
    vi.advanceTimersByTime(HOVER_MS);
    point("pointermove", "mouse");
    pointing.answered();
    point("pointermove", "mouse");
    vi.advanceTimersByTime(HOVER_MS);
    expect(told).toEqual(["closed"]);
  });

  it("has its own menu", () => {
    expect(point("contextmenu", "mouse")).toBe(true);
    expect(point("contextmenu", "touch")).toBe(false);
  });
});

describe("a finger", () => {
  it("asks what a thing is by resting on it, though it trembles", () => {
    point("pointerdown", "touch");
    point("pointermove", "touch", 2);
    vi.advanceTimersByTime(LONG_PRESS_MS - 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    point("pointerleave", "touch");
    expect(told).toEqual(["explained"]);
  });

  it("that taps, drags or scrolls asks nothing", () => {
    for (const [ends, by] of [
      ["pointerup", 0],
      ["pointercancel", 0],
      ["pointermove", 9],
    ] as const) {
      point("pointerdown", "touch");
      point(ends, "touch", by);
      vi.advanceTimersByTime(LONG_PRESS_MS);
    }
    expect(told).toEqual([]);
  });
});

it("a thing that has gone explains itself to nobody", () => {
  point("pointermove", "mouse");
  point("pointerdown", "touch");
  pointing.leave();
  point("pointerdown", "touch");
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(told).toEqual([]);
});
