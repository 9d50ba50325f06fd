import { describe, expect, it } from "vitest";
import { boxOf, cellsOf, laidOn } from "@/games/odin/components/board_cells";
import { cellName, cellOf, hasMirror, mirrored, outline, rotated, turned } from "@/games/odin/components/geometry";
import { turnOf } from "@/games/odin/puzzle/placements";

const HELMET = ["XX", "XX", "X."];
const HIDE = ["XXX"];
const CROSS = [".X.", "XXX", ".X."];

describe("pieces that are turned", () => {
  it("lie in hand as a hint would lay them, and others as they are", () => {
    const suggested = { good: "good.oil", board: "board.home", turn: "turn.1", cell: "cell.a11" };
    expect(turnOf(suggested, "good.oil")).toBe(1);
    expect(turnOf(suggested, "good.hide")).toBe(0);
    expect(turnOf({ ...suggested, turn: "" }, "good.oil")).toBe(0);
    expect(turnOf(null, "good.oil")).toBe(0);
  });

  it("are turned clockwise, and mirrored left for right", () => {
    expect(turned(HELMET, 1).cells).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ]);
    expect(turned(HELMET, 4).cells).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it("have no more turns than look different", () => {
    expect(rotated(HIDE, 0)).toBe(1);
    expect(rotated(HIDE, 1)).toBe(0);
    expect(rotated(CROSS, 0)).toBe(0);
    expect([0, 1, 2, 3].map((turn) => rotated(HELMET, turn))).toEqual([1, 2, 3, 0]);
    expect([4, 5, 6, 7].map((turn) => rotated(HELMET, turn))).toEqual([5, 6, 7, 4]);
  });

  it("come back when they are mirrored twice, and show their mirror image in between", () => {
    expect([HIDE, CROSS, HELMET].map(hasMirror)).toEqual([false, false, true]);
    for (let turn = 0; turn < 8; turn += 1) {
      const other = mirrored(HELMET, turn);
      const { cells, cols } = turned(HELMET, turn);
      const flipped = cells.map(([row, col]) => [row, cols - 1 - col].join()).sort();
      expect(
        turned(HELMET, other)
          .cells.map((cell) => cell.join())
          .sort(),
      ).toEqual(flipped);
      expect(mirrored(HELMET, other)).toBe(turn);
    }
  });

  it("have one outline, whatever their shape", () => {
    expect(outline(turned(HIDE, 0).cells, 10)).toBe("M30 0Q30 0 30 0L30 10Q30 10 30 10L0 10Q0 10 0 10L0 0Q0 0 0 0Z");
    expect(outline(turned(CROSS, 0).cells, 10).split("Q")).toHaveLength(13);
    expect(outline(turned(["XXX", "X.X", "XXX"], 0).cells, 10).split("M")).toHaveLength(3);
  });
});

describe("a board", () => {
  it("is read from its drawing", () => {
    expect(cellsOf(["~-=", ".a#", "TW3"]).map(({ kind, value }) => [kind, value])).toEqual([
      ["minus", 1],
      ["minus", 2],
      ["plain", 0],
      ["bonus", 0],
      ["rock", 0],
      ["income", 12],
      ["wood", 1],
      ["income", 3],
    ]);
  });

  it("has room for what is printed one step outside", () => {
    const final = { row: -1, col: 3, kind: "income" as const, value: 18 };
    expect(boxOf(["...", "..."], [])).toEqual([0, 0, 3, 2]);
    expect(boxOf(["...", "..."], [final])).toEqual([0, -1, 4, 3]);
  });

  it("shows what lies on it by the corner of its box", () => {
    const cells = ["cell.d2", "cell.c3", "cell.d3", "cell.e3", "cell.d4"];
    expect(laidOn([{ good: "tile.glass_beads", turn: "turn.0", cells }])[0]).toMatchObject({ row: 1, col: 2, turn: 0 });
  });

  it("names its cells by letter and number", () => {
    expect(cellName(11, 0)).toBe("cell.a12");
    expect(cellOf("cell.m1")).toEqual([0, 12]);
  });
});
