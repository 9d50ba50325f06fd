import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "@/lib/api";
import type { Drawn, GameFace } from "@/games/face";
import type { LookBackInfo, MomentInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";
import { calledAt, changesNames, questionAt, viewsAt } from "@/table/moments";

const moment = (move: number): MomentInfo =>
  ({
    move,
    kind: "feed",
    about: "piece.1",
    option: "good.food",
    best: "good.food",
    points: 9,
    reasons: [],
  }) as MomentInfo;

/** A game in which a piece is called by what it is at the time. */
const face = {
  name: ({ view }: Drawn, thing: string) => (view as Record<string, string>)[thing],
} as unknown as GameFace;
const drawn = (view: unknown): Drawn => ({ game: "feudum", view, data: {}, names: ["Ana", "Bo"], seat: 0 });

afterEach(() => vi.restoreAllMocks());

describe("a moment of a game that is over", () => {
  it("is asked about what was seen then", async () => {
    const replay = vi
      .spyOn(api, "replay")
      .mockImplementation((_table, move) =>
        Promise.resolve({ move, view: { "piece.1": `pawn of ${move}` } } as unknown as Awaited<
          ReturnType<typeof api.replay>
        >),
      );
    const found: LookBackInfo = { well_done: [moment(3)], try_next: [moment(8)] };
    const views = await viewsAt("table", 1, found);
    expect(replay.mock.calls).toEqual([
      ["table", 3, 1, false],
      ["table", 8, 1, false],
    ]);
    expect([...views.entries()]).toEqual([
      [3, { "piece.1": "pawn of 3" }],
      [8, { "piece.1": "pawn of 8" }],
    ]);
  });

  it("names an option by what lay there then", () => {
    const plain = {} as unknown as GameFace;
    const spaces = { wasCalled: ({ view }: Drawn, thing: string) => (view as Record<string, string>)[thing] };
    const of = spaces as unknown as GameFace;
    expect([face, of, plain].map(changesNames)).toEqual([true, true, false]);
    expect(calledAt(of, drawn({ "space.a_1": "2 gold" }), "space.a_1")).toBe("2 gold");
    expect(calledAt(of, drawn({}), "space.a_1")).toBeUndefined();
  });

  it("calls a piece by what it was, and by its number only if nothing is known of it", () => {
    const say = vi.spyOn(words, "say").mockImplementation((_id, args) => String(args?.about));
    const question = vi.spyOn(words, "question").mockReturnValue("your pawn 1");
    expect(questionAt(face, drawn({ "piece.1": "your farmer" }), 0, moment(3))).toBe("your farmer");
    expect(say).toHaveBeenCalledOnce();
    expect(questionAt(face, drawn({}), 0, moment(3))).toBe("your pawn 1");
    expect(question).toHaveBeenCalledOnce();
  });
});
