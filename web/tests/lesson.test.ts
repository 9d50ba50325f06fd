import { describe, expect, it } from "vitest";
import type { LessonInfo, LessonTurn } from "@/lib/types";
import { nextChapter } from "@/pages/learning";
import { fits, stepAt, turnAt } from "@/table/lesson/steps";

const turn = (seat: number, ...options: string[]): LessonTurn => ({ seat, options });

/** To be read; done; read; done, with others after the first choice. */
const chapter: LessonInfo = {
  name: "first",
  seat: 0,
  begins: 10,
  steps: [
    { id: "read", light: [], turns: [] },
    { id: "do", light: [], turns: [turn(0, "a"), turn(1, "b")] },
    { id: "read_on", light: [], turns: [] },
    { id: "do_more", light: [], turns: [turn(0, "c"), turn(1, "d"), turn(0, "e.*"), turn(1, "f")] },
  ],
};

describe("a chapter of a lesson", () => {
  it("goes from step to step by what is read and what is done", () => {
    expect(stepAt(chapter, 10, new Set())).toBe(0);
    expect(stepAt(chapter, 10, new Set([0]))).toBe(1);
    // Others' moves belong to the step before them: what is said next may tell of them.
    expect(stepAt(chapter, 11, new Set([0]))).toBe(1);
    expect(stepAt(chapter, 12, new Set([0]))).toBe(2);
    expect(stepAt(chapter, 12, new Set([0, 2]))).toBe(3);
    expect(stepAt(chapter, 15, new Set([0, 2]))).toBe(3);
    expect(stepAt(chapter, 16, new Set([0, 2]))).toBe(4);
  });

  it("is taken up where it was left, without reading again what was read before", () => {
    expect(stepAt(chapter, 12, new Set())).toBe(2);
    expect(stepAt(chapter, 16, new Set())).toBe(4);
  });

  it("knows whose choice is next, and what it may be", () => {
    expect(turnAt(chapter, 11)?.seat).toBe(1);
    expect(turnAt(chapter, 16)).toBeNull();
    const any = turnAt(chapter, 14);
    expect(any && fits(any, "e.7")).toBe(true);
    expect(any && fits(any, "f.7")).toBe(false);
  });
});

describe("learning on", () => {
  const lessons = { chapters: [chapter, { ...chapter, name: "second" }], learned: [] as string[], at: null };

  it("begins where one left off, else with what is not learnt yet", () => {
    expect(nextChapter(lessons)).toEqual({ chapter: "first" });
    expect(nextChapter({ ...lessons, learned: ["first"] })).toEqual({ chapter: "second" });
    expect(nextChapter({ ...lessons, at: { table: "t", lesson: "second" } })).toEqual({ table: "t" });
    const done = { ...lessons, learned: ["first", "second"], at: { table: "t", lesson: "second" } };
    expect(nextChapter(done)).toEqual({ chapter: "first" });
    expect(nextChapter({ ...lessons, chapters: [] })).toBeNull();
  });
});
