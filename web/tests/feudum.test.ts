import { describe, expect, it } from "vitest";
import { partOf } from "@/games/feudum/board/parts";
import { openRoutes, strengthsOf } from "@/games/feudum/board/notes";
import { arrowOf, drawRoutes, softLine, WIDE, TALL } from "@/games/feudum/board/layout";
import { answerOf, exchangeOf, shillingsBeside, type FeudumAnswering } from "@/games/feudum/answers";
import { askOf, confirmationOf, hungerOf } from "@/games/feudum/ask";
import type { LocationData, PlayerView, RouteData, View } from "@/games/feudum/components/components";
import type { Outlooks } from "@/games/feudum/components/outlooks.svelte";
import { foodDue } from "@/games/feudum/components/food";
import { sourceOf } from "@/games/feudum/guilds/sources";
import type { DecisionInfo } from "@/lib/types";

const asked = (kind: string, about: string, options: string[]): DecisionInfo =>
  ({ seat: 0, kind, about, options, refused: {}, marks: {}, number: 1 }) as unknown as DecisionInfo;

/** Only what is asked about goods. */
const table = (barn: Record<string, number>, shelves: Record<string, number>, members: number[]): View =>
  ({
    boards: { farmer: { barn }, merchant: { shelves, spaces: 4 } },
    guilds: { "guild.merchant": { members } },
  }) as unknown as View;

describe("where the goods of a question lie", () => {
  const view = table({ "good.food": 2 }, { "good.food": 1, "good.iron": 3 }, [0, 1]);

  it("are those that are sold, and those that alchemists pull, on the shelves", () => {
    expect(sourceOf(asked("buy_good", "", ["good.food"]), view)).toBe("shelves");
    expect(sourceOf(asked("move_good", "guild.alchemist", ["good.iron"]), view)).toBe("shelves");
    expect(sourceOf(asked("move_good", "guild.farmer", ["good.food"]), view)).toBe("barn");
  });

  it("is for merchants the barn or the shelves, by what is offered, or else by who asks", () => {
    expect(sourceOf(asked("move_good", "guild.merchant", ["good.iron", "done"]), view)).toBe("shelves");
    expect(sourceOf(asked("move_good", "guild.merchant", ["good.food"]), view)).toBe("shelves");
    const journeyman = table({ "good.food": 2 }, { "good.food": 1 }, [1, 0]);
    expect(sourceOf(asked("move_good", "guild.merchant", ["good.food"]), journeyman)).toBe("barn");
  });

  it("is nowhere on the board for what is paid", () => {
    expect(sourceOf(asked("pay_with", "good.food", ["good.food"]), view)).toBeNull();
    expect(sourceOf(null, view)).toBeNull();
  });
});

describe("the part of the board that a question is about", () => {
  it("is where its options are", () => {
    expect(partOf(asked("influence", "", ["done", "location.des_n"]))).toBe("map");
    expect(partOf(asked("guild", "", ["pass", "guild.monk"]))).toBe("guilds");
    expect(partOf(asked("buy_good", "", ["good.food"]))).toBe("guilds");
    expect(partOf(asked("pouch", "", ["pass", "pouch.extra"]))).toBeNull();
  });
});

describe("the map", () => {
  const place = (id: string, x: number, y: number): LocationData => ({ id, x, y, region: "sea", grade: "public" });
  const route = (id: string, a: string, b: string, kind: RouteData["kind"]): RouteData => ({
    ...{ id, a, b, kind },
    grade: "public",
  });
  const places = [place("a", 100, 100), place("b", 300, 100), place("c", 300, 300)];
  const routes = drawRoutes([route("r1", "a", "b", "road"), route("r2", "a", "b", "ship")], places, WIDE);

  it("bends routes apart that lead the same way", () => {
    const [road, ship] = routes;
    expect(road?.middle[1]).not.toBe(ship?.middle[1]);
  });

  it("opens the routes that a piece can go, of any kind for a monster", () => {
    const way = { to: "location.b", route: "route.road", shillings: 0, vessel: "", taken: "" };
    const moves = { piece: "piece.1", location: "location.a", why: "", ways: [way] };
    expect([...openRoutes(routes, moves)]).toEqual(["r1"]);
    expect(openRoutes(routes, { ...moves, ways: [{ ...way, route: "" }] }).size).toBe(2);
    expect(openRoutes(routes, undefined).size).toBe(0);
  });

  it("shows on a turned map where the directions in names point", () => {
    expect(["for_nw", "sea_n", "isl_e", "des_sw"].map((place) => arrowOf(TALL, place))).toEqual(["↗", "→", "↓", "↖"]);
    expect(["for_mid", "des_west", "bad_river"].map((place) => arrowOf(TALL, place))).toEqual(["", "", ""]);
    expect(arrowOf(WIDE, "for_nw")).toBe("");
  });

  it("has the west above where it is narrow", () => {
    expect(TALL.place([0, 100])[1]).toBeLessThan(TALL.place([900, 100])[1]);
    expect(softLine([[0, 0], [10, 0], [10, 10]], WIDE, true)).toMatch(/^M.*Z$/); // prettier-ignore
  });
});

describe("a way of a mandate", () => {
  it("says what it costs and what it brings", () => {
    expect(exchangeOf({ pay: { food: 1, wood: 1 }, shillings: 7 })).toEqual({
      paid: [
        ["good.food", 1],
        ["good.wood", 1],
      ],
      gained: [["shilling", 7]],
    });
    expect(exchangeOf({ pay: { iron: 1 }, vessel: "submersible" }).gained).toEqual([["vessel.submersible", 1]]);
  });
});

describe("what is attacked", () => {
  const pawn = { piece: "piece.1", target: "target.2_1", character: "pawn.knight", location: "location.des_mid" };
  const view = {
    players: [
      { seat: 0, pawns: [] },
      { seat: 1, pawns: [pawn] },
    ],
  };
  const answering = { game: "feudum", thing: "target.2_1", view, names: ["Ada", "Bo"], seat: 0 };
  const answer = (kind: string): string | undefined =>
    answerOf({ ...answering, kind, about: "location.des_mid" } as unknown as FeudumAnswering);

  it("is named without the place of which the question speaks", () => {
    expect(answer("attack")).not.toContain("location");
    expect(answer("pilfer")).toContain("location.des_mid");
  });

  it("is told with the strengths, as far as the rules have said them", () => {
    const found = [{ target: "target.2_1", location: "location.des_mid", attack: 3, defence: 2 }];
    const outlooks = { conquests: () => found } as unknown as Outlooks;
    expect(strengthsOf("location.des_mid", "target.2_1", outlooks)).toEqual(["attack", "3:2"]);
    expect(strengthsOf("location.des_mid", "target.3_1", outlooks)).toEqual([]);
  });
});

describe("cards for a round", () => {
  it("are counted while they are chosen", () => {
    const view = { players: [{ chosen: ["action.move"], chosen_count: 5, pawns: [] }] };
    const asking = { game: "feudum", kind: "choose_card", about: "", view, names: [], seat: 0, options: [] };
    expect(askOf(asking as unknown as Parameters<typeof askOf>[0])).toEqual({ step: { at: 2, of: 5 } });
  });
});

describe("an answer that does nothing", () => {
  const answering = (kind: string, thing: string, options = ["pass", "good.food"]): FeudumAnswering =>
    ({ kind, thing, options, view: { players: [] }, seat: 0 }) as unknown as FeudumAnswering;

  it("is asked about once more where a pawn leaves or a card is lost", () => {
    expect(confirmationOf(answering("feed", "pass"))?.danger).toBe(true);
    expect(confirmationOf(answering("harvest", "pass"))?.danger).toBe(true);
    expect(confirmationOf(answering("feed", "good.food"))).toBeUndefined();
    expect(confirmationOf(answering("pilfer", "pass"))).toBeUndefined();
    expect(confirmationOf(answering("feed", "pass", ["pass"]))).toBeUndefined();
  });

  it("is asked about once more where no marker has been put", () => {
    const pawns = ["location.a", "location.b", ""].map((location) => ({ location }));
    const influencing = (...options: string[]): FeudumAnswering =>
      ({
        kind: "influence",
        thing: "done",
        options,
        view: { players: [{ pawns }] },
        seat: 0,
      }) as unknown as FeudumAnswering;
    expect(confirmationOf(influencing("done", "location.a", "location.b"))?.danger).toBe(true);
    expect(confirmationOf(influencing("done", "location.b"))).toBeUndefined();
  });
});

describe("food for the pawns", () => {
  const pawns = [{ location: "location.a" }, { location: "location.b", drunk: true }, { location: "location.b" }, {}];
  const view = (food: number, aside: Record<string, number> = {}): View =>
    ({ players: [{ goods: { "good.food": food }, barrel: 1, pawns }], aside }) as unknown as View;

  it("is short where pawns that are not drunk are more than food and wine, while some can be got", () => {
    expect(foodDue(view(0).players[0] as PlayerView)).toEqual({ food: 1, pawns: 2 });
    expect(hungerOf("play_card", view(0), 0)).toBeTruthy();
    expect(hungerOf("play_card", view(1), 0)).toBeUndefined();
    expect(hungerOf("move_to", view(0), 0)).toBeUndefined();
    expect(hungerOf("play_card", view(0), null)).toBeUndefined();
  });

  it("is asked about once more by whoever stops buying without it", () => {
    const stopping = (aside: Record<string, number>, options = ["good.food", "done"]): FeudumAnswering =>
      ({ kind: "buy_good", thing: "done", options, view: view(0, aside), seat: 0 }) as unknown as FeudumAnswering;
    expect(confirmationOf(stopping({ "good.wood": 1 }))?.danger).toBe(true);
    expect(confirmationOf(stopping({ "good.food": 1 }))).toBeUndefined();
    expect(confirmationOf(stopping({}, ["good.wood", "done"]))).toBeUndefined();
  });
});

describe("food for goods", () => {
  const options = ["amount.0", "amount.1", "amount.2"];

  it("says how many shillings come beside it", () => {
    const shillings = options.map((thing) => shillingsBeside({ bag: { "good.food": 9 } }, options, thing));
    expect(shillings).toEqual([2, 1, 0]);
  });

  it("does not where the bag holds no more food, so that nobody knows how much there is to have", () => {
    expect(shillingsBeside({ bag: { "good.food": 2 } }, options, "amount.1")).toBeUndefined();
  });
});
