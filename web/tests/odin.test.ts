import { describe, expect, it } from "vitest";
import { builtOn, idleExchanges, isGrave, paymentOf, riseOf, stepSpending } from "@/games/odin/answers";
import type { Data, PlayerView, View } from "@/games/odin/components/components";
import { endsByItself, isIdle, offersAnytime } from "@/games/odin/question/anytime";
import { allFit, layoutOf } from "@/games/odin/puzzle/boards_layout";
import { turned } from "@/games/odin/components/geometry";
import { isNewRoll } from "@/games/odin/components/icon_lines";
import {
  bonusUnder,
  ghostOf,
  legalCorners,
  placementOf,
  reachable,
  snapped,
  verdictOf,
  type Spots,
} from "@/games/odin/puzzle/placements";

const HIDE = ["XXX"];
const CROSS = [".X.", "XXX", ".X."];

describe("what the rules say of a tile in hand", () => {
  const row = (...codes: number[]): number[] => [...codes, ...Array<number>(13 - codes.length).fill(-1)];
  const gain = { income: 1, points: 2, gives: [], loses: [] };
  const spots = {
    boards: [{ id: "board.home", income: 0, turns: { "turn.0": [...row(0, -2, -1), ...row(-1, 0, -3)] } }],
    effects: [gain],
    reasons: [
      { why: "off_board", income: -1 },
      { why: "green_beside_green", income: -1 },
      { why: "income_order", income: 4 },
    ],
  } as unknown as Spots;
  const shape = turned(HIDE, 0);
  const at = (r: number, c: number) => verdictOf(spots, 0, shape, { board: "board.home", row: r, col: c });

  it("is an effect or a reason for each cell", () => {
    expect(at(0, 0)).toEqual({ legal: true, effect: gain });
    expect(at(0, 1)).toEqual({ legal: false, why: "green_beside_green", income: -1 });
    expect(at(1, 2)).toEqual({ legal: false, why: "income_order", income: 4 });
    expect(at(-1, 0)).toMatchObject({ why: "off_board" });
    expect(at(5, 0)).toMatchObject({ why: "off_board" });
    expect(verdictOf(null, 0, shape, { board: "board.home", row: 0, col: 0 })).toBeNull();
    expect(verdictOf(spots, 1, shape, { board: "board.home", row: 0, col: 0 })).toBeNull();
  });

  it("draws the tile to a legal place close by, and lets it hover elsewhere", () => {
    const corners = legalCorners(spots, 0, shape, "board.home");
    expect(corners).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(snapped(corners, 0.4, 0.5)).toEqual([0, 0]);
    expect(snapped(corners, 3.6, 4.2)).toEqual([4, 4]);
    expect([...reachable(corners, shape)].sort()).toEqual([
      "cell.a1",
      "cell.b1",
      "cell.b2",
      "cell.c1",
      "cell.c2",
      "cell.d2",
    ]);
  });

  it("is asked by the cell of the first square, wherever the box begins", () => {
    const cross = turned(CROSS, 0);
    const ghost = { board: "board.home", row: 2, col: 3 };
    const placement = placementOf("tile.glass_beads", 0, cross, ghost);
    expect(placement.cell).toBe("cell.e3");
    expect(ghostOf(cross, placement)).toEqual(ghost);
  });
});

describe("own boards", () => {
  const room = { width: 600, height: 700, gap: 10, caption: 20 };

  it("are shown beside and below each other as long as there is room", () => {
    expect(allFit([[13, 13]], 46, room)).toBe(true);
    expect(allFit([[13, 13]], 47, room)).toBe(false);
    const many = [
      [13, 13],
      [3, 2],
      [11, 3],
    ] as const;
    expect(allFit(many, 36, room)).toBe(true);
    expect(allFit(many, 46, room)).toBe(false);
  });

  it("keep cells that are good to aim at: with an island, the board that is worked on has the room", () => {
    const home = [13, 13] as const;
    const island = [9, 9] as const;
    const desk = { width: 566, height: 730, gap: 16, caption: 24 };
    expect(layoutOf([home], 0, desk)).toEqual({ cell: 43, shows: "all" });
    for (const chosen of [0, 1]) {
      const { cell, shows } = layoutOf([home, island], chosen, desk);
      expect(cell).toBeGreaterThanOrEqual(36);
      expect(shows).toBe("below");
    }
    expect(layoutOf([home, island], 0, { ...desk, width: 900 }).shows).toBe("all");
    expect(layoutOf([home, island], 0, { ...desk, height: 520 }).shows).toBe("beside");
  });

  it("are behind their names on a phone, where one of them alone is none too large", () => {
    const phone = { width: 366, height: 380, gap: 16, caption: 24 };
    expect(
      layoutOf(
        [
          [13, 13],
          [9, 9],
        ],
        0,
        phone,
      ),
    ).toEqual({ cell: 27, shows: "names" });
  });
});

describe("anytime actions", () => {
  const turn = ["space.hunting_game_1", "pass"];

  it("stand beside the spaces once they are asked for, and need no end there", () => {
    const open = { kind: "turn", options: [...turn, "good.oil", "done"] };
    expect(offersAnytime({ kind: "turn", options: [...turn, "anytime"] })).toBe(false);
    expect([offersAnytime(open), endsByItself(open)]).toEqual([true, true]);
    const before = { kind: "anytime", options: ["good.oil", "done"] };
    expect([offersAnytime(before), endsByItself(before)]).toEqual([true, false]);
  });

  it("are of no use before the feast, unless occupations act on them", () => {
    const data = {
      occupations: {
        cards: [
          { id: 1, category: "immediate" },
          { id: 2, category: "each_time" },
        ],
      },
    } as unknown as Data;
    const idle = (about: string, options: string[], ...occupations: string[]): boolean => {
      const view = { players: [{ occupations }] } as unknown as View;
      return isIdle({ kind: "anytime", about, options: [...options, "done"], view, data, seat: 0 });
    };
    expect(idle("phase.feast", ["good.silver", "ship.knarr"], "card.1")).toBe(true);
    expect(idle("phase.feast", ["good.silver"], "card.2")).toBe(false);
    expect(idle("phase.feast", ["good.silver", "card.3"])).toBe(false);
    expect(idle("phase.income", ["good.silver"])).toBe(false);
    expect(idle("phase.bonus", ["good.silver"])).toBe(false);
  });
});

describe("answers that say more than a name", () => {
  const goods = [
    { id: "peas", colour: "orange", column: "2" },
    { id: "mead", colour: "red", column: "2" },
    { id: "oil", colour: "green", column: "2" },
  ];
  const data = {
    goods: { goods, colours: ["orange", "red", "green", "blue"], columns: [], special_tiles: [] },
    rules: { weapons: [{ id: "snare" }, { id: "long_sword" }], ships: [] },
    boards: { boards: [] },
    actions: {
      spaces: [
        { steps: [{ do: "hunt", action: "snare", die: 8, pay: ["wood", "snare"], success: {}, failure: {} }] },
        { steps: [{ do: "raid", action: "raid", die: 8, add: ["stone", "long_sword"], failure: {} }] },
      ],
    },
  } as unknown as Data;
  const rolled = (last: number, shift = 0): View => ({ dice: { rolls: [last], shift } }) as unknown as View;
  const having = (supply: Record<string, number>): PlayerView => ({ supply }) as unknown as PlayerView;
  const amounts = (...counts: number[]): string[] => counts.map((count) => `amount.${count}`);

  it("tell what a good becomes", () => {
    expect(riseOf(data, "upgrade", "good.peas")).toEqual(["good.peas", "good.mead"]);
    expect(riseOf(data, "upgrade_twice", "good.peas")).toEqual(["good.peas", "good.mead", "good.oil"]);
    expect(riseOf(data, "upgrade", "done")).toEqual([]);
    expect(riseOf(data, "feast", "good.peas")).toEqual([]);
  });

  it("tell what a roll is paid with: weapons, and the rest in resources", () => {
    const player = having({ "good.wood": 2, "weapon.snare": 1 });
    const pay = (thing: string, view: View): unknown =>
      paymentOf(view, data, player, { about: "weapon.snare", options: amounts(0, 1), thing });
    expect(pay("amount.0", rolled(1))).toEqual([{ thing: "good.wood", count: 1 }]);
    expect(pay("amount.1", rolled(1))).toEqual([{ thing: "weapon.snare", count: 1 }]);
    expect(pay("amount.1", rolled(3, -1))).toEqual([
      { thing: "good.wood", count: 1 },
      { thing: "weapon.snare", count: 1 },
    ]);
  });

  it("tell what loot is paid with as far as it is known", () => {
    const pay = (supply: Record<string, number>, options: string[], thing: string): unknown =>
      paymentOf(rolled(8), data, having(supply), { about: "weapon.long_sword", options, thing });
    expect(pay({ "good.stone": 1, "weapon.long_sword": 3 }, amounts(1, 2), "amount.1")).toEqual([
      { thing: "good.stone", count: 1 },
      { thing: "weapon.long_sword", count: 1 },
    ]);
    expect(pay({ "good.stone": 5, "weapon.long_sword": 3 }, amounts(0, 1, 2), "amount.0")).toEqual([
      { thing: "good.stone", count: 2 },
    ]);
    expect(pay({ "good.stone": 5, "weapon.long_sword": 1 }, amounts(0, 1), "amount.1")).toEqual([
      { thing: "weapon.long_sword", count: 1 },
    ]);
  });

  it("tell raiding from pillaging by the die, where both are paid in the same", () => {
    const raid = { do: "raid", action: "raid", die: 8, add: ["stone", "long_sword"], failure: {} };
    const pillage = { ...raid, action: "pillage", die: 12 };
    const both = { ...data, actions: { spaces: [{ steps: [raid] }, { steps: [pillage] }] } } as unknown as Data;
    expect(stepSpending(both, "weapon.long_sword", 12)?.action).toBe("pillage");
    expect(stepSpending(both, "weapon.long_sword", 8)?.action).toBe("raid");
    expect(stepSpending(both, "weapon.long_sword")?.action).toBe("raid");
  });

  it("say which ships and houses a space builds, whichever way is taken", () => {
    const build = (gain: object): object => ({ do: "exchange", cost: { wood: 2 }, gain });
    const between = [{ steps: [build({ shed: 1 })] }, { steps: [build({ knarr: 1, silver: 1 })] }];
    const built = {
      ...data,
      boards: { boards: [{ id: "shed" }] },
      rules: { weapons: [], ships: [{ id: "knarr" }] },
      actions: { spaces: [{ id: "yard", steps: [{ do: "choose", between }] }] },
    } as unknown as Data;
    expect(builtOn(built, "space.yard")).toEqual(["board.shed", "ship.knarr"]);
  });

  it("are asked about once more where points are given up", () => {
    const options = ["along.peas", "coins", "empty", "done"];
    expect(isGrave("feast", "done", options)).toBe(true);
    expect(isGrave("feast", "empty", options)).toBe(true);
    expect(isGrave("feast", "coins", options)).toBe(false);
    expect(isGrave("feast", "empty", ["empty", "done"])).toBe(false);
    expect(isGrave("anytime", "done", ["good.hide", "done"])).toBe(false);
  });
});

describe("the last roll", () => {
  it("is new where it was not there before, and not when a roll is taken back", () => {
    expect(isNewRoll([4, 2], [4, 2, 7])).toBe(true);
    expect(isNewRoll([4, 2, 7], [1])).toBe(true);
    expect(isNewRoll([4, 2, 7], [4, 2, 7])).toBe(false);
    expect(isNewRoll([4, 2, 7], [4, 2])).toBe(false);
    expect(isNewRoll([4], [])).toBe(false);
  });
});

describe("a bonus", () => {
  it("is covered by a piece that lies on its cell, and by no other", () => {
    const board = { bonus: [{ cells: ["cell.c8"], things: ["good.wood"] }] };
    const shape = turned(HIDE, 0);
    expect(bonusUnder(board, shape, { board: "board.home", row: 7, col: 0 })).toEqual(["good.wood"]);
    expect(bonusUnder(board, shape, { board: "board.home", row: 7, col: 3 })).toEqual([]);
    expect(bonusUnder(board, shape, { board: "board.home", row: 8, col: 0 })).toEqual([]);
  });
});

describe("a space of which a part is left out", () => {
  it("names the exchanges for which something is missing", () => {
    const step = { do: "exchange", cost: { wool: 1 }, gain: { robe: 1 }, optional: true };
    const box = { goods: { special_tiles: [] }, rules: { weapons: [], ships: [] }, boards: { boards: [] } };
    const data = { actions: { spaces: [{ id: "craft", steps: [step] }] }, ...box } as unknown as Data;
    const having = (count: number): PlayerView => ({ supply: { "good.wool": count } }) as unknown as PlayerView;
    expect(idleExchanges(data, having(0), "space.craft")).toHaveLength(1);
    expect(idleExchanges(data, having(1), "space.craft")).toEqual([]);
  });
});
