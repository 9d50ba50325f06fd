import { describe, expect, it } from "vitest";
import type { Known, Step } from "@/lib/table_sync";
import type { EventInfo, News } from "@/lib/types";
import { lookAt, Pacing } from "@/table/pacing";

const step = (number: number, ...kinds: string[]): Step => ({
  known: { number } as Known,
  news: { type: "news", number, kind: "chose", at: 0, events: kinds.map((kind) => ({ kind }) as EventInfo) } as News,
});

describe("how long a move is looked at", () => {
  it("is nothing for one's own, the pace for others', and more for a trick that is won by anybody", () => {
    expect(lookAt(step(1, "plays"), { own: true, pace: 650 })).toBe(0);
    expect(lookAt(step(1, "plays"), { own: false, pace: 650 })).toBe(650);
    expect(lookAt(step(1, "plays", "wins_trick"), { own: true, pace: 650 })).toBeCloseTo(1495);
    expect(lookAt(step(1, "plays", "wins_trick"), { own: true, pace: 0 })).toBe(0);
    expect(lookAt({ ...step(1), news: null }, { own: false, pace: 650 })).toBe(0);
  });

  it("ends when somebody acts, unless there is more to be seen", () => {
    const shown: number[] = [];
    const pacing = new Pacing({
      show: ({ known }) => shown.push(known.number),
      pause: () => 1_000,
      after: () => "timer",
      cancel: () => undefined,
      changed: () => undefined,
    });
    pacing.add(step(1));
    pacing.goOn();
    pacing.add(step(2));
    expect(shown).toEqual([1, 2]);
    pacing.add(step(3));
    pacing.goOn();
    expect(shown).toEqual([1, 2]);
    pacing.skip();
    expect(shown).toEqual([1, 2, 3]);
  });

  it("is nothing for what came of one's own choices: it is shown before what others did meanwhile", () => {
    const shown: number[] = [];
    const pacing = new Pacing({
      show: ({ known }) => shown.push(known.number),
      pause: ({ known }) => (known.number === 2 ? 0 : 1_000),
      after: () => "timer",
      cancel: () => undefined,
      changed: () => undefined,
    });
    pacing.add(step(1));
    pacing.add(step(3));
    pacing.addFirst([step(2)]);
    expect(shown).toEqual([1, 2, 3]);
  });
});
