import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newQuestion } from "@/lib/accidental_clicks";
import type { ThingMarks } from "@/lib/standing.svelte";
import { Things } from "@/lib/things.svelte";
import type { DecisionInfo } from "@/lib/types";

const decision = (options: string[], more: Partial<DecisionInfo> = {}): DecisionInfo => ({
  number: 1,
  seat: 0,
  kind: "lead",
  about: "",
  options,
  marks: {},
  refused: {},
  warned: {},
  ...more,
});

let chosen: string[] = [];

function table(twoTaps = false): Things {
  chosen = [];
  return new Things({
    name: (id) => `the ${id}`,
    text: () => "",
    why: (reason) => `because ${reason}`,
    choose: (option) => chosen.push(option),
    twoTaps: () => twoTaps,
    chooseInSequence: (wants) => {
      chosen.push(wants.map(({ option }) => option).join(" then "));
      return Promise.resolve(true);
    },
  });
}

function stand(things: Things, id: string, marks?: ThingMarks): { element: HTMLElement; leave: () => void } {
  const element = document.createElement("div");
  document.body.append(element);
  const leave = $effect.root(() => {
    $effect(() => things.at(id, marks)(element) as (() => void) | undefined);
  });
  flushSync();
  return { element, leave };
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe("a thing on the table", () => {
  it("glows, takes the focus and is chosen while it is an option, and not otherwise", () => {
    const things = table();
    const { element } = stand(things, "town.a");
    expect(element.classList.contains("can")).toBe(false);
    expect(element.tabIndex).toBe(-1);
    element.click();
    expect(chosen).toEqual([]);
    things.decision = decision(["town.a", "town.b"]);
    flushSync();
    expect(element.classList.contains("can")).toBe(true);
    expect(element.tabIndex).toBe(0);
    expect(element.getAttribute("role")).toBe("button");
    expect(element.getAttribute("aria-label")).toBe("the town.a");
    element.click();
    expect(chosen).toEqual(["town.a"]);
    things.decision = null;
    flushSync();
    expect(element.classList.contains("can")).toBe(false);
    expect(element.getAttribute("role")).toBe("img");
  });

  it("is chosen by Enter and by the space bar", () => {
    const things = table();
    const { element } = stand(things, "town.a");
    things.decision = decision(["town.a"]);
    flushSync();
    for (const key of ["Enter", " ", "x"]) element.dispatchEvent(new KeyboardEvent("keydown", { key }));
    expect(chosen).toEqual(["town.a", "town.a"]);
  });

  it("is explained by a click too, where it is no answer, and the innermost of several", () => {
    const things = table();
    const outer = stand(things, "town.a").element;
    const inner = stand(things, "town.b").element;
    outer.append(inner);
    inner.click();
    expect(things.explained?.id).toBe("town.b");
    outer.click();
    expect(things.explained?.id).toBe("town.a");
  });

  it("is not explained any more once it was chosen, though the mouse rests on it", () => {
    vi.useFakeTimers();
    const things = table();
    const { element } = stand(things, "town.a");
    things.decision = decision(["town.a"]);
    flushSync();
    const move = (): boolean => element.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
    move();
    element.click();
    move();
    vi.advanceTimersByTime(1000);
    expect(things.explained).toBe(null);
    element.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    move();
    vi.advanceTimersByTime(1000);
    expect(things.explained?.id).toBe("town.a");
    vi.useRealTimers();
  });

  it("is not explained because it came to lie under a mouse at rest", () => {
    vi.useFakeTimers();
    const things = table();
    const { element } = stand(things, "town.a");
    element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    vi.advanceTimersByTime(1000);
    expect(things.explained).toBe(null);
    vi.useRealTimers();
  });

  it("is not chosen by the second click of two that were meant for what was there before", () => {
    const things = table();
    const { element } = stand(things, "town.a");
    const click = (x: number): boolean =>
      element.dispatchEvent(
        new PointerEvent("click", { clientX: x, clientY: 9, pointerType: "mouse", detail: 1, bubbles: true }),
      );
    things.decision = decision(["town.a"]);
    flushSync();
    click(9);
    newQuestion();
    click(9);
    expect(chosen).toEqual(["town.a"]);
    click(90);
    expect(chosen).toEqual(["town.a", "town.a"]);
  });

  it("is not offered while an answer is on its way", () => {
    const things = table();
    const { element } = stand(things, "town.a");
    things.decision = decision(["town.a"]);
    things.busy = true;
    flushSync();
    element.click();
    expect(chosen).toEqual([]);
    expect(element.classList.contains("can")).toBe(false);
  });

  it("says why it is refused", () => {
    const things = table();
    const { element } = stand(things, "town.b");
    things.decision = decision(["town.a"], { refused: { "town.b": "has_a_disc" } });
    flushSync();
    expect(element.classList.contains("refused")).toBe(true);
    expect(element.getAttribute("aria-description")).toBe("because has_a_disc");
    element.click();
    expect(chosen).toEqual([]);
  });

  it("is only explained where it is drawn a second time", () => {
    const things = table();
    const { element } = stand(things, "card.1", { look: true });
    things.decision = decision(["card.1"]);
    flushSync();
    element.click();
    expect(chosen).toEqual([]);
    expect(things.undrawn).toEqual(["card.1"]);
  });

  it("counts as drawn while it stands on the board; what does not becomes a button", () => {
    const things = table();
    things.decision = decision(["town.a", "pass"]);
    expect(things.undrawn).toEqual(["town.a", "pass"]);
    const { leave } = stand(things, "town.a");
    const listed = stand(things, "pass", { listed: true });
    expect(things.undrawn).toEqual(["pass"]);
    listed.element.click();
    expect(chosen).toEqual(["pass"]);
    leave();
    flushSync();
    expect(things.undrawn).toEqual(["town.a", "pass"]);
  });

  it("is shown by a first touch and chosen by a second, if the player likes it so", () => {
    const things = table(true);
    const { element } = stand(things, "town.a");
    things.decision = decision(["town.a"]);
    flushSync();
    const touch = (): boolean =>
      element.dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true }));
    touch();
    expect(chosen).toEqual([]);
    expect(things.picked).toBe("town.a");
    touch();
    expect(chosen).toEqual(["town.a"]);
  });

  it("that means several answers in a row gives them all at once, while the first of them can be given", () => {
    const things = table();
    const means = () => [{ option: "pawn.a" }, { option: "town.b", ifAsked: true }];
    const { element } = stand(things, "town.b", { means });
    expect(element.classList.contains("can")).toBe(false);
    things.decision = decision(["pawn.a", "done"]);
    flushSync();
    expect(element.getAttribute("role")).toBe("button");
    expect(things.undrawn).toEqual(["pawn.a", "done"]);
    element.click();
    things.decision = decision(["town.b", "town.c"], { number: 2 });
    flushSync();
    element.click();
    expect(chosen).toEqual(["pawn.a then town.b", "town.b"]);
    things.decision = decision(["pawn.c"], { number: 3 });
    flushSync();
    element.click();
    expect(chosen).toHaveLength(2);
  });

  it("says before the choice whether it can be taken back", () => {
    const things = table();
    things.decision = decision(["a", "b"], { marks: { b: "revealed" } });
    expect([things.mark("a"), things.mark("b"), things.mark("c")]).toEqual(["free", "revealed", ""]);
    things.decision = decision(["a"], { marks: null });
    expect(things.mark("a")).toBe("unknown");
  });

  it("warn of what should be thought of twice, and mark what others' last moves were about, unless it is a choice", () => {
    const things = table();
    const { element } = stand(things, "card.22");
    things.decision = decision(["card.22"], { warned: { "card.22": "costs 2" } });
    things.recent = new Set(["card.22"]);
    flushSync();
    expect(element.classList.contains("warned")).toBe(true);
    expect(element.getAttribute("aria-description")).toContain("because costs 2");
    expect(element.classList.contains("recent")).toBe(false);
    things.decision = null;
    flushSync();
    expect(element.classList.contains("recent")).toBe(true);
    things.recent = new Set();
    flushSync();
    expect(element.classList.contains("warned") || element.classList.contains("recent")).toBe(false);
  });
});
