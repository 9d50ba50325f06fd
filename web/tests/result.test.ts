import { describe, expect, it } from "vitest";
import type { ScoreInfo } from "@/lib/types";
import { ownResult } from "@/table/result";

const score = (seat: number, total: number, place: number): ScoreInfo => ({
  seat,
  total,
  place,
  hidden: false,
  categories: [],
  ties: [],
});

describe("how one came in", () => {
  const scores = [score(0, 21, 3), score(1, 30, 1), score(2, 25, 2)];

  it("is the place, and how far the winner was ahead", () => {
    expect(ownResult(scores, 0)).toMatchObject({ place: 3, players: 3, winners: [1], rival: 1, gap: 9 });
  });

  it("is for a winner how far the next was behind", () => {
    expect(ownResult(scores, 1)).toMatchObject({ place: 1, rival: 2, gap: 5 });
  });

  it("is alone a number of points, with nobody to beat", () => {
    expect(ownResult([score(0, 48, 1)], 0)).toMatchObject({ points: 48, players: 1, rival: null });
  });

  it("may be shared, or decided by a tie-break", () => {
    expect(ownResult([score(0, 9, 1), score(1, 9, 1)], 0)).toMatchObject({ winners: [0, 1], rival: null, gap: 0 });
    expect(ownResult([score(0, 9, 1), score(1, 9, 2)], 1)).toMatchObject({ place: 2, rival: 0, gap: 0 });
  });

  it("names the tie-break that decided", () => {
    const ties = (tokens: number, marriages: number): ScoreInfo["ties"] => [
      ["tokens", tokens],
      ["marriages", marriages],
    ];
    const scores = [
      { ...score(0, 9, 1), ties: ties(2, 3) },
      { ...score(1, 9, 2), ties: ties(2, 1) },
    ];
    for (const seat of [0, 1]) expect(ownResult(scores, seat)?.tie).toEqual({ name: "marriages", more: 3, less: 1 });
  });

  it("is nothing for who did not play", () => {
    expect(ownResult(scores, 7)).toBe(null);
  });
});
