import { describe, expect, it } from "vitest";
import type { EventInfo } from "@/lib/types";
import { byMove, bySeat, movesSince } from "@/table/log";

const told = (move: number, seat: number, kind: string, more: Partial<EventInfo> = {}): EventInfo => ({
  move,
  seat,
  kind,
  thing: "",
  amount: 1,
  other: -1,
  hidden: false,
  ...more,
});

describe("the log", () => {
  it("says an equal gain once, with the sum", () => {
    const wood = { thing: "good.wood" };
    const log = [
      told(3, 1, "gained", wood),
      told(3, 1, "gained", wood),
      told(3, 1, "gained", { thing: "good.stone" }),
      told(3, 1, "gained", wood),
      told(4, 1, "gained", wood),
    ];
    expect(byMove(log).map((move) => move.events.map((event) => [event.thing, event.amount]))).toEqual([
      [
        ["good.wood", 2],
        ["good.stone", 1],
        ["good.wood", 1],
      ],
      [["good.wood", 1]],
    ]);
  });

  it("adds up no dice, and nothing hidden", () => {
    expect(byMove([told(1, 0, "rolled"), told(1, 0, "rolled")])[0]?.events).toHaveLength(2);
    const hidden = told(1, 0, "gains", { hidden: true });
    expect(byMove([hidden, hidden])[0]?.events).toHaveLength(2);
  });

  it("has a line for each player of a move", () => {
    const runs = bySeat([told(1, 0, "plays"), told(1, 0, "pays"), told(1, 1, "pays"), told(1, 0, "coins")]);
    expect(runs.map((run) => [run.seat, run.events.length])).toEqual([
      [0, 2],
      [1, 1],
      [0, 1],
    ]);
  });

  it("knows what happened since a seat chose last", () => {
    const log = [told(1, 0, "plays"), told(2, 1, "plays"), told(3, 2, "plays"), told(3, 0, "coins")];
    expect(movesSince(log, 0).map((move) => move.move)).toEqual([2, 3]);
    expect(movesSince(log, 2)).toEqual([]);
    expect(movesSince(log, 4).map((move) => move.move)).toEqual([1, 2, 3]);
  });
});
