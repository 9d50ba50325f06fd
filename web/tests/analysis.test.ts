import { describe, expect, it } from "vitest";
import type { AnalysisInfo, JudgementInfo } from "@/lib/types";
import { byMove, judgementAt, mistakes } from "@/table/analysis/figures";

const judged = (move: number, points: number): JudgementInfo => ({
  move,
  seat: move % 2,
  kind: "act",
  about: "",
  option: "a",
  best: points ? "b" : "a",
  points,
  loss: 0,
  reasons: [],
});

const analysis: AnalysisInfo = {
  bot: "normal",
  alone: false,
  standings: [
    { move: 1, figures: [50, 50] },
    { move: 3, figures: [70, 30] },
    { move: 4, figures: [100, 0] },
  ],
  judgements: [judged(1, 5), judged(2, 20), judged(3, 0), judged(4, 10)],
  turning_points: [],
};

describe("an analysis", () => {
  it("has figures for every move: those of the last standing before it", () => {
    expect(byMove(analysis, 5)).toEqual([
      [50, 50],
      [50, 50],
      [50, 50],
      [70, 30],
      [100, 0],
      [100, 0],
    ]);
  });

  it("tells the costliest choices in the order of the game", () => {
    expect(mistakes(analysis, 2).map((each) => each.move)).toEqual([2, 4]);
    expect(mistakes(analysis, 9).map((each) => each.move)).toEqual([1, 2, 4]);
  });

  it("says of a move what it thinks of the choice that led there", () => {
    expect(judgementAt(analysis, 3)?.move).toBe(2);
    expect(judgementAt(analysis, 0)).toBeNull();
  });
});
