import { describe, expect, it } from "vitest";
import type { EventInfo, NoteInfo } from "@/lib/types";
import { byMove, bySeat, entriesOf, inRuns, inShort, movesSince, recentThings, toldSoFar } from "@/table/log";

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
  it("does not tell the last move before its dice lie", () => {
    const log = [told(3, 1, "raids"), told(4, 1, "rolls"), told(4, 1, "scores")];
    expect(toldSoFar(log, true)).toEqual(log.slice(0, 1));
    expect(toldSoFar(log, false)).toEqual(log);
  });

  it("keeps for whoever asks how something came about, unless nothing else is told", () => {
    const [raid, roll, strength] = [told(4, 1, "raids"), told(4, 1, "rolls"), told(4, 1, "strength")];
    const details = ["rolls", "strength"];
    expect(inShort([raid, roll, strength], details)).toEqual([raid]);
    expect(inShort([roll], details)).toEqual([roll]);
    expect(inShort([raid, roll])).toEqual([raid, roll]);
  });

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

  it("tells in a line what somebody else did again and again", () => {
    const ore = { thing: "good.ore", amount: 0 };
    const places = [2, 3, 4].map((move) => told(move, 1, "laid", ore));
    const log = [told(1, 1, "gained"), ...places, told(5, 0, "laid", ore), told(6, 0, "laid", ore)];
    const lines = (seat: number | null): number[][] =>
      entriesOf(log, { seat }).map((entry) => (entry.kind === "move" ? [entry.move, entry.events.length] : []));
    const run = [
      [1, 1],
      [4, 3],
    ];
    // One's own choices can be taken back one by one.
    expect(lines(0)).toEqual([...run, [5, 1], [6, 1]]);
    expect(lines(null)).toEqual([...run, [6, 2]]);
    expect(inRuns(byMove(log), 0).map(({ move }) => move)).toEqual([1, 4, 5, 6]);
    // A move that brings something else about is told by itself.
    const more = [...log.slice(0, 3), told(3, 1, "gained"), ...log.slice(3)];
    expect(inRuns(byMove(more), 0).map(({ move }) => move)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("knows what happened since a seat chose last", () => {
    const log = [told(1, 0, "plays"), told(2, 1, "plays"), told(3, 2, "plays"), told(3, 0, "coins")];
    expect(movesSince(log, 0).map((move) => move.move)).toEqual([2, 3]);
    expect(movesSince(log, 2)).toEqual([]);
    expect(movesSince(log, 4).map((move) => move.move)).toEqual([1, 2, 3]);
  });

  it("tells each thing that nobody did in a line of its own", () => {
    const runs = bySeat([told(1, -1, "round"), told(1, -1, "vikings_come"), told(1, 0, "plays")]);
    expect(runs.map((run) => run.events.length)).toEqual([1, 1, 1]);
  });

  it("has what begins as a heading, which parts the move that brought it about", () => {
    const step = told(1, -1, "step");
    const log = [told(1, 0, "claims"), step, told(1, 1, "marries"), step, step, told(2, 1, "builds")];
    const entries = entriesOf(log, { headings: ["step"] });
    // The second step is silent, and needs no heading.
    expect(entries.map(({ kind }) => kind)).toEqual(["move", "heading", "move", "heading", "move"]);
    expect(entries.flatMap((entry) => (entry.kind === "move" ? [entry.first] : []))).toEqual([true, false, true]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(5);
  });

  it("folds what others choose out of sight into one line, though one chooses in between oneself", () => {
    const secret = { hidden: true };
    const log = [
      told(1, 1, "keeps", secret),
      told(2, 2, "keeps", secret),
      told(3, 0, "keeps"),
      told(4, 1, "keeps", secret),
      // The last choice of all ends the draft.
      told(5, 0, "keeps"),
      told(5, 2, "keeps", secret),
      told(5, -1, "draft_over"),
      told(6, 2, "names"),
      told(7, 1, "draws", secret),
    ];
    const entries = entriesOf(log, { quiet: ["keeps"] });
    // To draw a card is seen by all, though not which.
    expect(entries.map(({ kind }) => kind)).toEqual(["hidden", "move", "move", "move", "move"]);
    expect(entries[0]).toMatchObject({ seats: [1, 2], count: 4 });
    expect(entries[2]).toMatchObject({ events: [{ kind: "keeps" }, { kind: "draft_over" }] });
  });

  it("says of the others' moves in a line only what was to be seen", () => {
    const log = [told(1, 0, "keeps"), told(2, 1, "keeps", { hidden: true }), told(3, 1, "names")];
    expect(movesSince(log, 0, ["keeps"]).map((move) => move.move)).toEqual([3]);
  });

  it("tells what happened to seats after the move by which it did", () => {
    const note = (number: number, move: number, kind: "timeout" | "lost"): NoteInfo => ({
      number,
      at: 0,
      move,
      kind,
      seat: 1,
    });
    const log = [told(1, 1, "plays"), told(2, 0, "plays")];
    const entries = entriesOf(log, { notes: [note(5, 1, "timeout"), note(9, 2, "lost")] });
    expect(entries.map(({ kind }) => kind)).toEqual(["move", "note", "move", "note"]);
  });

  it("knows what the others' last moves were about", () => {
    const log = [
      told(1, 0, "names", { thing: "town.con5" }),
      told(2, 1, "plays", { thing: "card.15" }),
      told(3, 2, "expands", { thing: "town.mun1" }),
      told(3, 0, "coins", { thing: "" }),
      told(3, 2, "points", { thing: "spoils" }),
      told(3, -1, "token_up", { thing: "region.munster" }),
    ];
    expect([...recentThings(log, 0)]).toEqual(["card.15", "town.mun1"]);
    expect([...recentThings(log, 2)]).toEqual([]);
    // An onlooker sees the last move marked.
    expect([...recentThings(log, null)]).toEqual(["town.mun1"]);
  });
});
