import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { View } from "@/games/boru/components/components";
import { watchTrick, type Trick } from "@/games/boru/centre/trick.svelte";

interface Now {
  town?: string | null;
  played?: (string | null)[];
  winner?: number | null;
  towns?: string[];
}

const view = ({ town = null, played = [null, null, null], winner = null, towns = [] }: Now): View =>
  ({
    phase: "actions",
    marker: 1,
    active_town: town,
    trick_winner: winner,
    players: played.map((card, seat) => ({ seat, played: card })),
    towns: Object.fromEntries(towns.map((name) => [name, { owner: 0 }])),
  }) as unknown as View;

function watch(): { trick: Trick; see: (now: Now) => void } {
  let current = $state.raw(view({}));
  let trick: Trick | undefined;
  $effect.root(() => {
    trick = watchTrick(() => current);
  });
  flushSync();
  if (!trick) throw new Error("nothing is watched");
  return {
    trick,
    see: (now) => {
      current = view(now);
      flushSync();
    },
  };
}

const CARDS = ["card.25", "card.13", "card.16"];
const WON: Now = { town: "town.con4", played: CARDS, winner: 0 };

describe("the trick that is looked at", () => {
  it("is in the order of play from its leader, then in that of the cards", () => {
    const { trick, see } = watch();
    expect(trick.town).toBe(null);
    see({ town: "town.con4", played: [null, "card.13", "card.16"] });
    expect(trick.order).toEqual([1, 2, 0]);
    expect([...trick.cards.keys()]).toEqual([1, 2]);
    see(WON);
    expect(trick.order).toEqual([1, 2, 0]);
    see({ ...WON, played: ["card.25", null, null] });
    expect([...trick.cards.values()].sort()).toEqual([...CARDS].sort());
  });

  it("stays when it is over, until the next town is named", () => {
    const { trick, see } = watch();
    see(WON);
    see({ towns: ["town.con4"] });
    expect([trick.town, trick.winner, trick.past, trick.cards.size]).toEqual(["town.con4", 0, true, 3]);
    see({ town: "town.lei7", towns: ["town.con4"] });
    expect([trick.town, trick.winner, trick.past, trick.cards.size]).toEqual(["town.lei7", null, false, 0]);
  });

  it("does not stay when it was taken back", () => {
    const { trick, see } = watch();
    see(WON);
    see({});
    expect([trick.town, trick.winner, trick.past]).toEqual([null, null, false]);
  });
});
