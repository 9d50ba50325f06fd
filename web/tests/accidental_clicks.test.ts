import { describe, expect, it } from "vitest";
import { Stray, STRAY_MS } from "@/lib/accidental_clicks";

const click = (x: number, y: number, pointerType = "mouse"): PointerEvent =>
  new PointerEvent("click", { clientX: x, clientY: y, pointerType, detail: 1 });

describe("a stray click", () => {
  let now = 0;
  const table = (): Stray => {
    now = 0;
    return new Stray(() => now);
  };

  it("meets a question that came under a pointer at rest", () => {
    const stray = table();
    expect(stray.is(click(100, 100))).toBe(false);
    stray.asked();
    now = 150;
    expect(stray.is(click(102, 101))).toBe(true);
    now = STRAY_MS;
    expect(stray.is(click(102, 101))).toBe(false);
  });

  it("is none once the pointer has moved, though it came back", () => {
    const stray = table();
    stray.is(click(100, 100));
    stray.asked();
    now = 50;
    expect(stray.rests).toBe(true);
    stray.at({ clientX: 140, clientY: 100, pointerType: "mouse" });
    stray.at({ clientX: 100, clientY: 100, pointerType: "mouse" });
    expect(stray.rests).toBe(false);
    expect(stray.is(click(100, 100))).toBe(false);
  });

  it("is none in another place, and a finger is less exact than a mouse", () => {
    const stray = table();
    stray.is(click(100, 100, "touch"));
    stray.asked();
    expect(stray.is(click(115, 110, "touch"))).toBe(true);
    expect(stray.is(click(190, 110, "touch"))).toBe(false);
  });

  it("is never a key's", () => {
    const stray = table();
    stray.is(click(100, 100));
    stray.asked();
    expect(stray.is(new PointerEvent("click", { clientX: 100, clientY: 100, detail: 0 }))).toBe(false);
  });
});
