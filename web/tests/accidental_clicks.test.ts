import { describe, expect, it } from "vitest";
import { AccidentalClicks, GUARD_MS } from "@/lib/accidental_clicks";

const click = (x: number, y: number, pointerType = "mouse", detail = 1): PointerEvent =>
  new PointerEvent("click", { clientX: x, clientY: y, pointerType, detail });

describe("an accidental click", () => {
  let now = 0;
  const table = (): AccidentalClicks => {
    now = 0;
    return new AccidentalClicks(() => now);
  };

  it("meets a question that came under a pointer at rest", () => {
    const clicks = table();
    expect(clicks.isAccidental(click(100, 100))).toBe(false);
    clicks.asked();
    now = 150;
    expect(clicks.isAccidental(click(102, 101))).toBe(true);
    now = GUARD_MS;
    expect(clicks.isAccidental(click(102, 101))).toBe(false);
  });

  it("is one of several in a row, however late they are", () => {
    const clicks = table();
    clicks.isAccidental(click(100, 100));
    now = 50;
    clicks.asked();
    now = 2 * GUARD_MS;
    expect(clicks.isAccidental(click(100, 100, "mouse", 2))).toBe(true);
    expect(clicks.isAccidental(click(100, 100, "mouse", 3))).toBe(true);
    expect(clicks.isAccidental(click(100, 100, "mouse", 1))).toBe(false);
    expect(clicks.isAccidental(click(100, 100, "mouse", 2))).toBe(false);
  });

  it("is none once the pointer has moved, though it came back", () => {
    const clicks = table();
    clicks.isAccidental(click(100, 100));
    clicks.asked();
    now = 50;
    expect(clicks.rests).toBe(true);
    clicks.at({ clientX: 140, clientY: 100, pointerType: "mouse" });
    clicks.at({ clientX: 100, clientY: 100, pointerType: "mouse" });
    expect(clicks.rests).toBe(false);
    expect(clicks.isAccidental(click(100, 100))).toBe(false);
  });

  it("is none in another place, and a finger is less exact than a mouse", () => {
    const clicks = table();
    clicks.isAccidental(click(100, 100, "touch"));
    clicks.asked();
    expect(clicks.isAccidental(click(115, 110, "touch"))).toBe(true);
    expect(clicks.isAccidental(click(190, 110, "touch"))).toBe(false);
  });

  it("is never a key's", () => {
    const clicks = table();
    clicks.isAccidental(click(100, 100));
    clicks.asked();
    expect(clicks.isAccidental(new PointerEvent("click", { clientX: 100, clientY: 100, detail: 0 }))).toBe(false);
  });

  it("is remembered, so that nothing dear comes where it was", () => {
    const clicks = table();
    const button = new DOMRect(100, 100, 80, 40);
    expect(clicks.wasIn(button)).toBe(false);
    clicks.isAccidental(click(150, 120));
    expect(clicks.wasIn(button)).toBe(true);
    expect(clicks.wasIn(new DOMRect(300, 100, 80, 40))).toBe(false);
  });
});
