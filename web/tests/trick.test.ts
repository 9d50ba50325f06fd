import { describe, expect, it } from "vitest";
import type { View } from "@/games/boru/components/components";
import { trickOf } from "@/games/boru/centre/trick";

const view = (played: (string | null)[], more: Partial<View> = {}): View =>
  ({
    marker: 1,
    active_town: "town.con4",
    trick_winner: null,
    past_town: null,
    past_winner: null,
    players: played.map((card, seat) => ({ seat, played: card })),
    ...more,
  }) as unknown as View;

const CARDS = ["card.25", "card.13", "card.16"];

describe("the trick that is looked at", () => {
  it("is in the order of play from its leader, then in that of the cards", () => {
    const played = trickOf(view([null, "card.13", "card.16"]));
    expect([played.order, played.decided]).toEqual([[1, 2, 0], false]);
    expect([...played.cards.keys()]).toEqual([1, 2]);
    const all = trickOf(view(CARDS, { trick_winner: 0, marker: 0 }));
    expect([all.order, all.decided, all.winner]).toEqual([[1, 2, 0], true, 0]);
  });

  it("is decided though nobody has won it", () => {
    expect(trickOf(view(CARDS)).decided).toBe(true);
  });

  it("stays when it is over, until the next town is named", () => {
    const past = trickOf(view(CARDS, { active_town: null, past_town: "town.con4", past_winner: 0 }));
    expect([past.town, past.winner, past.past, past.cards.size]).toEqual(["town.con4", 0, true, 3]);
    const next = trickOf(view([null, null, null], { active_town: "town.lei7" }));
    expect([next.town, next.winner, next.past, next.cards.size]).toEqual(["town.lei7", null, false, 0]);
  });

  it("is none before the first of a round", () => {
    expect(trickOf(view([null, null, null], { active_town: null })).town).toBe(null);
  });
});
