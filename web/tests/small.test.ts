import { describe, expect, it } from "vitest";
import { routeOf } from "@/lib/router.svelte";
import type { Step } from "@/lib/table_sync";
import { nearest } from "@/lib/arrow_keys";
import { placesOf, plain, wantedWords } from "@/lib/search";
import { botSeats } from "@/pages/plans";
import { endLabel, endRoom, spreadLabels, ticks, turningPoints } from "@/table/chart";
import { countdown } from "@/table/countdown";
import { byMove } from "@/table/log";
import { Pacing } from "@/table/pacing";
import { placed } from "@/table/popover";
import { timeAgo } from "@/ui/time_ago";
import { clampBox, zoomed, type ViewBox } from "@/ui/panzoom";

describe("addresses", () => {
  it("lead to pages", () => {
    expect(routeOf("/")).toEqual({ page: "hall" });
    expect(routeOf("/games/boru")).toEqual({ page: "game", game: "boru" });
    expect(routeOf("/table/x/replay")).toEqual({ page: "replay", table: "x" });
    expect(routeOf("/table/x/nonsense")).toEqual({ page: "unknown" });
    expect(routeOf("/mine/else")).toEqual({ page: "unknown" });
  });
});

describe("walking with the arrow keys", () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it("goes to what lies straight ahead before what is nearer but aside", () => {
    expect(nearest(at(0, 0), [at(60, 0), at(30, 40)], "ArrowRight")).toBe(0);
  });

  it("never goes back", () => {
    expect(nearest(at(50, 50), [at(0, 50), at(50, 0)], "ArrowRight")).toBe(-1);
  });
});

describe("others' moves", () => {
  const step = (seat: number): Step => ({
    known: {} as Step["known"],
    news: { type: "news", number: 1, kind: "chose", at: 0, seat },
  });

  function pacing(): { pacing: Pacing; shown: Step[]; tick: () => void } {
    const shown: Step[] = [];
    let due: (() => void) | null = null;
    const made = new Pacing({
      show: (each) => shown.push(each),
      pause: (each) => (each.news?.seat === 0 ? 0 : 500),
      after: (_, what) => (due = what),
      cancel: () => (due = null),
      changed: () => undefined,
    });
    return { pacing: made, shown, tick: () => due?.() };
  }

  it("are shown one after another, one's own at once", () => {
    const { pacing: made, shown, tick } = pacing();
    made.add(step(0));
    made.add(step(1));
    made.add(step(2));
    expect(shown).toHaveLength(2);
    tick();
    expect(shown).toHaveLength(3);
  });

  it("are all shown when somebody skips ahead or a snapshot comes", () => {
    const { pacing: made, shown } = pacing();
    for (const seat of [1, 2, 1, 2]) made.add(step(seat));
    made.skip();
    expect(shown).toHaveLength(4);
    made.add({ known: {} as Step["known"], news: null });
    expect(shown).toHaveLength(5);
  });
});

describe("looking closer", () => {
  const whole: ViewBox = [0, 0, 100, 200];

  it("keeps the point under the fingers where it is", () => {
    expect(zoomed(whole, whole, 2, 0.5, 0.25, 4)).toEqual([25, 25, 50, 100]);
  });

  it("stays between the whole and the closest look", () => {
    expect(zoomed(whole, whole, 100, 0, 0, 4)[2]).toBe(25);
    expect(zoomed([10, 10, 50, 100], whole, 0.01, 0, 0, 4)).toEqual(whole);
    expect(clampBox([90, -20, 50, 100], whole)).toEqual([50, 0, 50, 100]);
  });
});

describe("looking for words", () => {
  it("minds neither accents nor capitals, and keeps every letter in its place", () => {
    expect(plain("Łódź, São João")).toBe("lodz, sao joao");
    expect(wantedWords("  Żelazo MIECZ ")).toEqual(["zelazo", "miecz"]);
    expect(placesOf("an", "banana")).toEqual([1, 3]);
    expect(placesOf("", "banana")).toEqual([]);
  });
});

describe("small things", () => {
  it("tell the time that is left", () => {
    expect([42_000, 725_000, 10_800_000, -5].map(countdown)).toEqual(["0:42", "12:05", "3:00:00", "0:00"]);
  });

  it("tell how long ago something was", () => {
    expect(timeAgo(0, 3 * 3_600_000, "en")).toBe("3 hours ago");
    expect(timeAgo(0, 2 * 86_400_000, "pl")).toBe("przedwczoraj");
  });

  it("put the events of a move together", () => {
    const event = (move: number) => ({ move, kind: "x", seat: 0, thing: "", amount: 0, other: -1, hidden: false });
    expect(byMove([event(1), event(1), event(3)]).map(({ move, events }) => [move, events.length])).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  it("draw axes with round numbers and labels that do not cover each other", () => {
    expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(endLabel("Muirchertach", 71, 14)).toBe("Muircherta…");
    expect(endLabel("Muirchertach", -149, 14)).toBe("Muircher…");
    expect(endLabel("Sitric", -149, 14)).toBe("Sitric");
    // A long name has the room that it needs, as far as the lines leave it.
    const { letters, width } = endRoom(["Muirchertach -149", "Sitric 30"], 420);
    expect(endLabel("Muirchertach", -149, letters)).toBe("Muirchertach");
    expect(width).toBeLessThan(420 / 2);
    expect(endRoom(["Muirchertach of the long name 12"], 340).width).toBeLessThan(340 / 2);
    const labels = spreadLabels([50, 52, 90], 19);
    expect((labels[1] ?? 0) - (labels[0] ?? 0)).toBeGreaterThanOrEqual(19);
  });

  it("find when the lead changed", () => {
    expect(
      turningPoints([
        [0, 0],
        [2, 1],
        [2, 2],
        [2, 5],
        [3, 6],
      ]),
    ).toEqual([
      { move: 1, seat: 0 },
      { move: 3, seat: 1 },
    ]);
    // Who leads before the first move has taken nothing.
    expect(
      turningPoints([
        [1, 0],
        [1, 2],
      ]),
    ).toEqual([{ move: 1, seat: 1 }]);
  });

  it("put a popover beside its thing and inside the window", () => {
    const frame = { width: 400, height: 600 };
    const size = { width: 200, height: 100 };
    expect(placed({ left: 150, top: 300, width: 20, height: 20 }, size, frame)).toEqual({ left: 60, top: 330 });
    expect(placed({ left: 150, top: 500, width: 20, height: 20 }, size, frame)).toEqual({ left: 60, top: 390 });
    expect(placed({ left: 0, top: 10, width: 20, height: 20 }, size, frame)).toEqual({ left: 8, top: 40 });
  });

  it("leaves what is compared in sight, where there is room for that", () => {
    const frame = { width: 400, height: 600 };
    const size = { width: 200, height: 100 };
    const thing = { left: 150, top: 100, width: 20, height: 20 };
    const row = { left: 20, top: 90, width: 300, height: 120 };
    expect(placed(thing, size, frame, row)).toEqual({ left: 60, top: 220 });
    // Nor does it lie over others, as long as there is another place.
    const below = { left: 0, top: 230, width: 320, height: 50 };
    const high = { left: 20, top: 290, width: 300, height: 120 };
    const lower = { ...thing, top: 300 };
    expect(placed(lower, size, frame, high, [below])).toEqual({ left: 60, top: 420 });
    expect(placed(lower, size, frame, { ...high, height: 250 }, [below])).toEqual({ left: 60, top: 180 });
    expect(placed(lower, size, { width: 900, height: 600 }, { ...high, height: 250 }, [below])).toEqual({
      left: 330,
      top: 260,
    });
    // Beside a single thing, too: as little as can be of what one looks at, and not far away.
    const town = { left: 380, top: 290, width: 20, height: 20 };
    const neighbours = [200, 260, 330, 390, 450].map((top) => ({ left: 350, top, width: 40, height: 40 }));
    const clear = placed(town, size, { width: 900, height: 600 }, undefined, neighbours);
    expect(clear).toEqual({ left: 410, top: 250 });
    const whole = { left: 0, top: 0, width: 360, height: 600 };
    expect(placed(thing, size, frame, whole)).toEqual(placed(thing, size, frame));
  });

  it("seat as few bots as a game takes, but at least one", () => {
    const game = {
      id: "g",
      version: 1,
      settings: [],
      bots: ["random", "greedy"],
      lessons: [],
      handbook: false,
      page: null,
    };
    expect(botSeats({ ...game, players: [3, 4, 5] })).toHaveLength(3);
    expect(botSeats({ ...game, players: [1, 2, 3, 4] })).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }]);
  });
});
