import { describe, expect, test } from "vitest";
import { fallen } from "@/games/raiders/centre/dice.svelte";
import { cardOf, keyed, type CardData, type Data } from "@/games/raiders/components/components";
import { crewLines, hallLines } from "@/games/raiders/components/icon_lines";

describe("dice of a raid", () => {
  const first = { turn: 4, dice: [3, 5] };

  test("all roll in a new raid", () => {
    expect(fallen(null, first)).toEqual([true, true]);
    expect(fallen(first, { turn: 6, dice: [3] })).toEqual([true]);
  });

  test("only the one that a Brawler throws again rolls in the same raid", () => {
    expect(fallen(first, { turn: 4, dice: [3, 2] })).toEqual([false, true]);
    expect(fallen(first, { ...first })).toEqual([false, false]);
  });

  test("none rolls when somebody looks back at an earlier raid, or at none", () => {
    expect(fallen(first, { turn: 2, dice: [4] })).toEqual([]);
    expect(fallen(first, null)).toEqual([]);
  });
});

describe("townsfolk", () => {
  const sage: CardData = {
    id: "sage",
    copies: 2,
    cost: 2,
    strength: 0,
    crew: { on: "building", at: "long_house", extra: "actions" },
    town_hall: { do: "cycle_offerings" },
    first: { strength: 1, town_hall: { do: "gain", silver: 2, armour: 1 } },
    grade: "public",
  };
  const data = { townsfolk: { card: [sage] } } as Data;

  test("each printing has its own numbers and actions", () => {
    expect(cardOf(data, "card.sage")?.strength).toBe(0);
    expect(cardOf(data, "crew.sage", "first")?.strength).toBe(1);
    expect(cardOf(data, "crew.sage", "first")?.cost).toBe(2);
    expect(cardOf(data, "card.nobody")).toBeUndefined();
  });

  test("what a card does is drawn line by line", () => {
    const first = cardOf(data, "card.sage", "first") ?? sage;
    expect(hallLines(first).map((line) => line.map((sign) => sign.text))).toEqual([["+2"], ["+1"]]);
    expect(crewLines(first).map((line) => line.map((sign) => sign.text ?? ""))).toEqual([[""], ["+1"]]);
    expect(hallLines({ ...sage, town_hall: null })).toEqual([]);
  });

  test("two of a kind are told apart", () => {
    expect(keyed([{ card: "card.sage" }, { card: "card.sage" }]).map(({ key }) => key)).toEqual([
      "card.sage 0",
      "card.sage 1",
    ]);
  });
});
