import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cardAnswer, cardQuestion, raisedBy, tradedBy, vikingsOf } from "@/games/odin/cards/card_answers";
import { ANY_CARD, findCards, inOrder } from "@/games/odin/cards/find_cards";
import { firedIn, firedOn } from "@/games/odin/cards/fired";
import { signOf, TOPIC_SIGNS, TOPICS, TOUCHED } from "@/games/odin/cards/portraits";
import type { CardData, Data } from "@/games/odin/components/components";
import type { EventInfo } from "@/lib/types";

const ENGLISH = readFileSync(
  join(import.meta.dirname, "../../src/meadhall/games/odin/locales/en.ftl"),
  "utf-8",
).matchAll(/^odin-card-(\d+) = (.*)$/gm);
const NAMES = new Map([...ENGLISH].map(([, id, name]) => [Number(id), name ?? ""]));

const GOODS = [
  ["peas", "s12", "orange"],
  ["flax", "s13", "orange"],
  ["mead", "s12", "red"],
  ["stockfish", "s13", "red"],
  ["oil", "s12", "green"],
  ["hide", "s13", "green"],
  ["rune_stone", "s12", "blue"],
  ["silverware", "s13", "blue"],
].map(([id, column, colour]) => ({ id, column, colour }));
const card = (id: number, more: object = {}): CardData =>
  ({ id, name: "", deck: "A", light: false, points: 0, category: "immediate", effects: [], ...more }) as never;
const TRADESMAN = card(54, {
  category: "anytime",
  effects: [{ ways: [{ option: "good.silk", cost: { silverware: 1 }, gain: { silk: 1 } }] }],
});
const BARKEEPER = card(112, { category: "each_time", effects: [{ gain: { mead: 1 } }] });
const data = {
  goods: {
    colours: ["orange", "red", "green", "blue"],
    columns: [{ id: "s12" }, { id: "s13" }],
    goods: GOODS,
    tiles: [{ id: "peas", back: "mead" }],
    special_tiles: ["crucifix", "chalice", "cloakpin", "drinking_horn", "gold_brooch", "english_crown", "belt"].map(
      (id) => ({ id }),
    ),
  },
  rules: {
    weapons: ["bow_and_arrow", "snare", "spear", "long_sword"].map((id) => ({ id })),
    ships: ["whaling_boat", "knarr", "longship"].map((id) => ({ id })),
  },
  boards: { boards: ["home", "shed", "stone_house", "long_house"].map((id) => ({ id })) },
  occupations: { cards: [TRADESMAN, BARKEEPER] },
} as unknown as Data;

describe("pictures", () => {
  it("are there for every card that has a name, with topics to find it by", () => {
    expect([...TOUCHED.keys()].toSorted((one, other) => one - other)).toEqual(
      [...NAMES.keys()].toSorted((one, other) => one - other),
    );
    for (const [number, { signs, topics }] of TOUCHED) {
      expect(topics.length, `topics of ${number}`).toBeGreaterThan(0);
      for (const sign of signs) expect(signOf(data, sign), `${sign} of ${number}`).toBeDefined();
    }
  });

  it("are there for every topic, and every topic has cards", () => {
    for (const topic of TOPICS) {
      expect(signOf(data, TOPIC_SIGNS[topic]), topic).toBeDefined();
      expect([...TOUCHED.values()].filter(({ topics }) => topics.includes(topic)).length, topic).toBeGreaterThan(1);
    }
  });
});

describe("looking for cards", () => {
  const cards = [
    card(47, { deck: "B", category: "anytime" }),
    card(10, { points: 2 }),
    card(126, { deck: "C", light: true, category: "each_time" }),
  ];
  const said = ({ id }: CardData): { name: string; text: string } => ({ name: NAMES.get(id) ?? "", text: "Żółć são" });
  const ids = (wanted: Partial<typeof ANY_CARD>): number[] =>
    findCards(cards, { ...ANY_CARD, ...wanted }, said).map(({ id }) => id);

  it("goes by words without accents, deck, kind, shade and topic, all together", () => {
    expect(ids({})).toEqual([47, 10, 126]);
    expect(ids({ words: "zolc TANN" })).toEqual([47]);
    expect(ids({ decks: ["A", "C"] })).toEqual([10, 126]);
    expect(ids({ categories: ["anytime"] })).toEqual([47]);
    expect(ids({ light: true })).toEqual([126]);
    expect(ids({ topics: ["hunting", "animals"] })).toEqual([10, 126]);
    expect(ids({ topics: ["hunting"], decks: ["A"] })).toEqual([]);
  });

  it("sorts them by kind, name, points or what they bring", () => {
    const by = (order: "kind" | "name" | "now" | "points"): number[] =>
      inOrder(cards, order, { name: ({ id }) => NAMES.get(id) ?? "", now: ({ id }) => (id === 126 ? 3 : 0) }).map(
        ({ id }) => id,
      );
    expect(by("kind")).toEqual([10, 126, 47]);
    expect(by("name")).toEqual([10, 47, 126]);
    expect(by("now")).toEqual([126, 10, 47]);
    expect(by("points")).toEqual([10, 47, 126]);
  });
});

describe("answers", () => {
  it("say what a good becomes", () => {
    expect(raisedBy(data, "upgrade_up_right", "good.peas", "")).toEqual(["good.peas", "good.stockfish"]);
    expect(raisedBy(data, "upgrade_up_left", "good.flax", "")).toEqual(["good.flax", "good.mead"]);
    expect(raisedBy(data, "upgrade_to_blue", "good.mead", "")).toEqual(["good.mead", "good.rune_stone"]);
    expect(raisedBy(data, "turn_over", "good.mead", "")).toEqual(["good.mead", "good.peas"]);
    expect(raisedBy(data, "upgrade_to", "good.hide", "good.peas")).toEqual(["good.peas", "good.hide"]);
    expect(raisedBy(data, "turn_over", "done", "")).toEqual([]);
    expect(raisedBy(data, "pay", "good.mead", "")).toEqual([]);
  });

  it("say what is given and what comes", () => {
    expect(tradedBy(data, { kind: "effect_way", about: "card.54" }, "good.silk")).toEqual({
      gives: { "good.silverware": 1 },
      gets: { "good.silk": 1 },
    });
    expect(tradedBy(data, { kind: "effect_way", about: "card.182" }, "amount.2")?.gives).toEqual({ "good.wood": 5 });
    expect(tradedBy(data, { kind: "effect_way", about: "card.54" }, "done")).toBeNull();
    expect(tradedBy(data, { kind: "turn", about: "" }, "space.forge")).toBeNull();
  });

  it("say in words that no Viking comes back", () => {
    const asking = { game: "odin", kind: "vikings_back", about: "" } as never;
    expect(cardAnswer(data, asking, "amount.0")).toBe("odin-page-no-viking-back");
  });

  it("count Vikings", () => {
    expect(vikingsOf("vikings", "amount.3")).toBe(3);
    expect(vikingsOf("amount", "amount.3")).toBe(0);
  });
});

describe("questions", () => {
  const ask = (kind: string, options: string[]): string | undefined =>
    cardQuestion({ game: "odin", kind, about: "", options });
  it("are words of their own where the order is chosen, or one card may be used", () => {
    expect(ask("effect", ["card.1", "card.2"])).toBe("odin-page-ask-order");
    expect(ask("effect", ["card.1", "done"])).toBe("odin-page-ask-use");
    expect(ask("effect", ["card.1", "card.2", "done"])).toBeUndefined();
    expect(ask("turn", ["space.forge"])).toBeUndefined();
  });
});

describe("what has acted", () => {
  const told = (kind: string, thing: string, seat = 0, amount = 1): EventInfo =>
    ({ kind, thing, seat, amount, other: -1, move: 0, hidden: false }) as never;
  const log = [
    told("placed", "space.forge", 1),
    told("occupation", "card.112", 1),
    told("placed", "space.craft_linen"),
    told("gained", "good.linen"),
    told("occupation", "card.112"),
    told("gained", "good.mead"),
    told("gained", "good.silver"),
  ];

  it("is told since one's last turn began, with the space and what the card brought", () => {
    const found = firedIn(log, data, 0);
    expect(found.map(({ seat, card, space }) => [seat, card, space])).toEqual([[0, "card.112", "space.craft_linen"]]);
    expect(found[0]?.changes).toEqual({ "good.mead": 1 });
    expect(firedIn(log, data, 1)).toHaveLength(2);
  });

  it("is told once of a card that acts again, with all that it brought", () => {
    const again = [...log, told("occupation", "card.112"), told("gained", "good.mead")];
    expect(firedIn(again, data, 0).map(({ changes }) => changes)).toEqual([{ "good.mead": 2 }]);
  });

  it("belongs to no space in a phase", () => {
    const later = [...log, told("income", "", 0, 5), told("occupation", "card.54")];
    expect(firedIn(later, data, 0)[0]?.space).toBe("");
  });

  it("is marked on the space of the last turn", () => {
    expect([...firedOn(log, data)]).toEqual([["space.craft_linen", 1]]);
  });
});
