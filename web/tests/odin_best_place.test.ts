import { expect, it } from "vitest";
import type { BoardView, Data } from "@/games/odin/components/components";
import { COLS, ROWS } from "@/games/odin/components/geometry";
import { bestPlace } from "@/games/odin/puzzle/best_place";
import type { Effect, Spots } from "@/games/odin/puzzle/placements";

const data = { goods: { goods: [], columns: [], special_tiles: [] } } as unknown as Data;
const home = { id: "board.home", placed: [] } as unknown as BoardView;
const brings = (more: Partial<Effect>): Effect => ({ income: 0, points: 0, gives: [], loses: [], ...more });

function spotsWith(codes: Readonly<Record<number, number>>, effects: Effect[]): Spots {
  const all = Array.from({ length: ROWS * COLS }, (_, place) => codes[place] ?? -1);
  return { boards: [{ id: "board.home", income: 0, turns: { "turn.0": all } }], effects } as unknown as Spots;
}

it("a good that may be had is tried where it brings most: income comes again, so it counts for more than points", () => {
  const spots = spotsWith({ [COLS + 2]: 0, [2 * COLS + 3]: 1 }, [brings({ points: 3 }), brings({ income: 2 })]);
  const best = bestPlace(spots, [home], data, "good.mead");
  expect(best?.effect.income).toBe(2);
  expect(best?.board.placed).toHaveLength(1);
  expect(best?.board.placed[0]?.good).toBe("good.mead");
  // What lies on the board itself is as it was.
  expect(home.placed).toEqual([]);
});

it("a good that may lie nowhere has no best place", () => {
  expect(bestPlace(spotsWith({}, [brings({ points: 3 })]), [home], data, "good.mead")).toBeNull();
});
