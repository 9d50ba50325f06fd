import { describe, expect, it } from "vitest";
import { STEPS, upkeepScenes } from "@/games/boru/centre/upkeep";
import type { Scene } from "@/games/face";
import type { Known, Step } from "@/lib/table_sync";
import type { EventInfo, News } from "@/lib/types";
import { lookAtScene, Pacing, PACE_MS } from "@/table/pacing";
import { lastStory, nextPart, storyUnderWay, withScenes, type ShownStep } from "@/table/scenes";

const told = (move: number, kind: string, seat = -1, thing = ""): EventInfo => ({
  move,
  kind,
  seat,
  thing,
  amount: 1,
  other: -1,
  hidden: false,
});
const step = (move: number, name: string): EventInfo => told(move, "step", -1, `step.${name}`);

/** A trick ends; then an upkeep in which seat 1 chooses a town twice; then the next round. */
const TRICK = [told(7, "claims_town", 0, "town.con5"), told(7, "coins", 0)];
const FIRST = [step(7, "marriage"), told(7, "marries", 1, "marriage.niall")];
const SECOND = [told(8, "reward_town", 1, "town.mun1"), told(8, "coins", 2), step(8, "battle"), told(8, "repelled")];
const LAST = [step(8, "church"), step(8, "claims"), told(8, "token", 2, "region.munster"), told(8, "round")];
const LOG = [...TRICK, ...FIRST, ...SECOND, ...LAST];

const known = (number: number, log: EventInfo[]): Known =>
  ({ number, log, position: { number, view: { after: "all" } } }) as unknown as Known;
const news = (before: Known, number: number, events: EventInfo[]): Step => ({
  known: known(number, [...before.log, ...events]),
  news: { type: "news", number, kind: "chose", at: 0, events } as News,
});
const names = (scenes: readonly Scene[]): string[] => scenes.map((scene) => scene.name);

describe("the scenes of an upkeep", () => {
  it("are its steps in order, in two parts where somebody chose in the middle of one", () => {
    const scenes = upkeepScenes(LOG);
    expect(names(scenes)).toEqual(["marriage", "marriage", "battle", "church", "claims"]);
    expect(new Set(scenes.map((scene) => scene.story)).size).toBe(1);
    expect(scenes.flatMap((scene) => scene.events)).toEqual(LOG.slice(2, -1));
    for (const { from, to, events } of scenes) expect(LOG.slice(from, to)).toEqual(events);
  });

  it("are found in a single move too, as a replay has it", () => {
    expect(names(upkeepScenes([...SECOND, ...LAST]))).toEqual(["marriage", "battle", "church", "claims"]);
    expect(names(upkeepScenes([told(9, "loses_town", 1, "town.mun1"), told(9, "points", 0, "spoils")]))).toEqual([
      "battle",
    ]);
    expect(upkeepScenes(TRICK)).toEqual([]);
  });

  it("are another story in the next round", () => {
    const next = LOG.map((event) => ({ ...event, move: event.move + 20 }));
    expect(new Set(upkeepScenes([...LOG, ...next]).map((scene) => scene.story)).size).toBe(2);
    expect(STEPS).toContain(upkeepScenes(next)[0]?.name);
  });
});

describe("news with scenes", () => {
  it("are parted, and the log never runs ahead of them", () => {
    const before = known(1, []);
    const parts = withScenes(news(before, 2, [...TRICK, ...FIRST]), before, upkeepScenes);
    expect(parts.map((part) => part.scene && names(part.scene.scenes))).toEqual([undefined, ["marriage"], undefined]);
    expect(parts.map((part) => part.known.number)).toEqual([1, 1, 2]);
    expect(parts.map((part) => part.known.log.length)).toEqual([2, 4, 4]);
    // Each thing is told once.
    expect(parts.flatMap((part) => part.news?.events ?? [])).toEqual([...TRICK, ...FIRST]);
    // Somebody is asked in the middle of it: the story goes on.
    expect(parts[1]?.scene?.ends).toBe(false);
    const after = known(2, [...TRICK, ...FIRST]);
    const rest = withScenes(news(after, 3, [...SECOND, ...LAST]), after, upkeepScenes);
    expect(rest.map((part) => part.scene && names(part.scene.scenes))).toEqual([
      ["marriage", "marriage"],
      ["marriage", "marriage", "battle"],
      ["marriage", "marriage", "battle", "church"],
      ["marriage", "marriage", "battle", "church", "claims"],
      undefined,
    ]);
    expect(rest.map((part) => part.scene?.ends)).toEqual([false, false, false, true, undefined]);
    expect(rest.map((part) => part.known.log.at(-1)?.kind)).toEqual(["coins", "repelled", "step", "token", "round"]);
  });

  it("show the table as it stood after each scene, as far as the news say so", () => {
    const before = known(1, []);
    const events = [...TRICK, ...FIRST, ...SECOND.map((event) => ({ ...event, move: 7 }))];
    const three = { seat: 0, total: 3, place: 1, hidden: false, categories: [], ties: [] };
    const stages = [
      { events: 2, view: { after: "trick" } },
      { events: 6, view: { after: "marriage" }, scores: [three] },
    ];
    const step = news(before, 2, events);
    const parts = withScenes({ ...step, news: { ...step.news, stages } as News }, before, upkeepScenes);
    expect(parts.map((part) => part.scene?.scenes.at(-1)?.name)).toEqual([undefined, "marriage", "battle", undefined]);
    expect(parts.map((part) => part.known.position?.view)).toEqual([
      { after: "trick" },
      { after: "marriage" },
      // Somebody is asked in the middle of the battle: the table stands as it does now.
      { after: "all" },
      { after: "all" },
    ]);
    // The scores are of the same moment, as far as the news say so.
    expect(parts[0]?.known.position?.scores).toBe(before.position?.scores);
    expect(parts[1]?.known.position?.scores).toEqual([three]);
    expect(parts.at(-1)?.known).toBe(step.known);
  });

  it("are whole without any, and when something was taken back", () => {
    const before = known(1, []);
    const plain = news(before, 2, TRICK);
    expect(withScenes(plain, before, upkeepScenes)).toEqual([plain]);
    const undone = { ...news(before, 2, FIRST), news: { ...news(before, 2, FIRST).news, log: FIRST } as News };
    expect(withScenes(undone, before, upkeepScenes)).toEqual([undone]);
    expect(withScenes(news(before, 2, FIRST), before, undefined)).toHaveLength(1);
  });
});

describe("a story under way", () => {
  it("is told as long as nothing else has happened", () => {
    expect(names(storyUnderWay([...TRICK, ...FIRST], upkeepScenes))).toEqual(["marriage"]);
    expect(storyUnderWay(LOG, upkeepScenes)).toEqual([]);
    expect(storyUnderWay(TRICK, upkeepScenes)).toEqual([]);
  });
});

describe("a story that is looked at again", () => {
  it("is the last of the log, or the one that is wanted", () => {
    const first = lastStory(LOG, upkeepScenes);
    expect(first?.again).toHaveLength(5);
    expect(lastStory(TRICK, upkeepScenes)).toBe(null);
    expect(lastStory(LOG, upkeepScenes, { story: "none" })).toBe(null);
  });

  it("is looked at part by part", () => {
    const seen: string[][] = [];
    for (let shown = lastStory(LOG, upkeepScenes); shown; shown = nextPart(shown.again ?? [], shown.scenes.length))
      seen.push([...new Set(names(shown.scenes))]);
    expect(seen).toEqual([STEPS.slice(0, 1), STEPS.slice(0, 2), STEPS.slice(0, 3), STEPS.slice(0, 4)]);
  });

  it("is shown to who comes back and has not chosen since", () => {
    expect(lastStory(LOG, upkeepScenes, { since: 2 })).not.toBe(null);
    // Seat 1 brought its end about, and may not have seen it.
    expect(lastStory(LOG, upkeepScenes, { since: 1 })).not.toBe(null);
    expect(lastStory([...LOG, told(9, "keeps", 1)], upkeepScenes, { since: 1 })).toBe(null);
  });
});

describe("the pace of scenes", () => {
  it("is slow until one goes on, normal by itself but at the end, instant for those who want it so", () => {
    const waits = true;
    const middle = { ends: false, asked: false };
    const end = { ends: true, asked: false };
    expect(lookAtScene(middle, { pace: "slow", waits })).toBe(Infinity);
    // Whoever learns reads each part.
    expect(lookAtScene(middle, { pace: "normal", waits, learns: true })).toBe(Infinity);
    expect(lookAtScene(middle, { pace: "normal", waits })).toBe(4 * PACE_MS.normal);
    expect(lookAtScene(end, { pace: "normal", waits })).toBe(Infinity);
    expect(lookAtScene(end, { pace: "instant", waits })).toBe(0);
    // Where nobody could go on, it does so by itself; a question does not wait.
    expect(lookAtScene(end, { pace: "slow", waits: false })).toBeLessThan(Infinity);
    expect(lookAtScene({ ends: false, asked: true }, { pace: "slow", waits })).toBe(0);
  });

  it("leaves longer for what has more lines to read", () => {
    const paces = (lines: number): number =>
      lookAtScene({ ends: false, asked: false, lines }, { pace: "normal", waits: true }) / PACE_MS.normal;
    expect([1, 2, 4, 40].map(paces)).toEqual([4, 6, 10, 14]);
  });

  it("does not pass over a part that has just come by itself when somebody means the one before", () => {
    const shown: number[] = [];
    const timers: (() => void)[] = [];
    let now = 0;
    const pacing = new Pacing(
      {
        show: ({ known: { number } }) => shown.push(number),
        pause: () => 1_000,
        after: (_, what) => timers.push(what),
        cancel: () => timers.pop(),
        changed: () => undefined,
      },
      () => now,
    );
    const scene = { scenes: [], ends: false };
    for (const number of [1, 2, 3, 4]) pacing.add({ ...news(known(number, []), number, FIRST), scene });
    expect(shown).toEqual([1]);
    // The first may be passed over at once, and so may one to which one went on oneself.
    pacing.advance();
    expect(shown).toEqual([1, 2]);
    timers.shift()?.();
    now = 100;
    pacing.advance();
    expect(shown).toEqual([1, 2, 3]);
    now = 500;
    pacing.advance();
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("holds what comes after, until somebody goes on", () => {
    const shown: number[] = [];
    const pacing = new Pacing({
      show: (part) => shown.push(part.known.log.length),
      pause: (part: ShownStep) => (part.scene ? Infinity : 0),
      after: () => {
        throw new Error("nobody counts");
      },
      cancel: () => {
        throw new Error("nothing was begun");
      },
      changed: () => undefined,
    });
    const before = known(1, [...TRICK, ...FIRST]);
    for (const part of withScenes(news(before, 2, [...SECOND, ...LAST]), before, upkeepScenes)) pacing.add(part);
    expect(shown).toEqual([6]);
    pacing.advance();
    expect(shown).toEqual([6, 8]);
    pacing.skip();
    expect(shown).toEqual([6, 8, 9, 11, 12]);
    pacing.advance();
    expect(shown).toHaveLength(5);
  });
});
