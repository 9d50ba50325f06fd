import { describe, expect, it } from "vitest";
import { onPage, pageOf, pagesOf, pointedAt, roomAbove } from "@/table/question/pages";

describe("answers on pages", () => {
  const answers = ["a", "b", "c", "d", "e"];

  it("are all there, each on one page", () => {
    expect(pagesOf(answers.length, 2)).toBe(3);
    expect([0, 1, 2].flatMap((page) => onPage(answers, page, 2))).toEqual(answers);
    expect(onPage(answers, 2, 2)).toEqual(["e"]);
    expect(answers.map((_, place) => pageOf(place, 2))).toEqual([0, 0, 1, 1, 2]);
  });

  it("are on one page where there is room for all", () => {
    expect(pagesOf(answers.length, 0)).toBe(1);
    expect(onPage(answers, 0, 0)).toEqual(answers);
    expect(pageOf(4, 0)).toBe(0);
  });

  it("begin with the page of the one that is hinted at, or that a lesson speaks of", () => {
    const lit = new Set(["region", "d", "e"]);
    expect(pageOf(pointedAt(answers, null, lit), 2)).toBe(1);
    expect(pageOf(pointedAt(answers, "e", lit), 2)).toBe(2);
    expect(pointedAt(answers, "gone", new Set(["town"]))).toBe(-1);
  });

  it("are as many as end above the edge, and at least one", () => {
    const boxes = [40, 40, 80, 80, 120].map((bottom) => ({ bottom }));
    expect(roomAbove(90, boxes)).toBe(4);
    expect(roomAbove(10, boxes)).toBe(1);
    expect(roomAbove(200, boxes)).toBe(5);
  });
});
