import { describe, expect, it } from "vitest";
import { TableSync, waitsForMe, type Known, type Step } from "@/lib/table_sync";
import { applied } from "@/lib/position";
import type { EventInfo, News, Position, Snapshot, TableInfo } from "@/lib/types";

const position = {
  number: 1,
  seat: 0,
  view: { players: [{ coins: 3 }, { coins: 1 }], towns: { a: 1 } },
} as unknown as Position;
const table = { id: "t" } as TableInfo;
const told = (move: number): EventInfo => ({
  move,
  kind: "coins",
  seat: 0,
  thing: "",
  amount: 1,
  other: -1,
  hidden: false,
});

const snapshot = (number: number, at: Position | null = position): Snapshot => ({
  type: "snapshot",
  number,
  table,
  position: at,
  log: [told(1)],
  notes: [],
  chat: [],
  request: null,
});

const news = (number: number, more: Partial<News> = {}): News => ({
  type: "news",
  number,
  kind: "chose",
  at: 0,
  ...more,
});

function syncing(): { sync: TableSync; steps: Step[]; greeted: () => number; refusals: string[] } {
  const steps: Step[] = [];
  const refusals: string[] = [];
  let greetings = 0;
  const sync = new TableSync("t", 0, {
    step: (step) => steps.push(step),
    greet: () => (greetings += 1),
    presence: () => undefined,
    refused: (why) => refusals.push(why.code),
  });
  return { sync, steps, greeted: () => greetings, refusals };
}

describe("following a table", () => {
  it("asks for everything at first, and then for what came after the last number", () => {
    const { sync } = syncing();
    expect(sync.hello()).toEqual({ type: "hello", table: "t", seat: 0 });
    sync.hear(snapshot(41));
    expect(sync.hello()).toMatchObject({ last_number: 41 });
  });

  it("takes news in order and ignores what it knows already", () => {
    const { sync, steps, greeted } = syncing();
    sync.hear(snapshot(41));
    sync.hear(news(42, { events: [told(2)] }));
    sync.hear(news(42, { events: [told(2)] }));
    sync.hear(news(40));
    expect(steps).toHaveLength(2);
    expect(sync.known?.log.map((event) => event.move)).toEqual([1, 2]);
    expect(greeted()).toBe(0);
  });

  it("says hello again when something was lost, and goes on with what it is sent", () => {
    const { sync, steps, greeted } = syncing();
    sync.hear(snapshot(41));
    sync.hear(news(44));
    expect(greeted()).toBe(1);
    expect(steps).toHaveLength(1);
    for (const number of [42, 43, 44]) sync.hear(news(number));
    expect(sync.number()).toBe(44);
    expect(greeted()).toBe(1);
  });

  it("notices by the pong that news are missing", () => {
    const { sync, greeted } = syncing();
    sync.hear(snapshot(41));
    sync.hear({ type: "pong", number: 41, at: 0 });
    expect(greeted()).toBe(0);
    sync.hear({ type: "pong", number: 43, at: 0 });
    expect(greeted()).toBe(1);
  });

  it("makes the new position of a change", () => {
    const { sync } = syncing();
    sync.hear(snapshot(41));
    sync.hear(news(42, { change: { put: [[["view", "players", 0, "coins"], 5]], drop: [["view", "towns", "a"]] } }));
    expect(sync.known?.position?.view).toEqual({ players: [{ coins: 5 }, { coins: 1 }], towns: {} });
  });

  it("asks for everything when a change fits nothing it has", () => {
    const { sync, greeted } = syncing();
    sync.hear(snapshot(41, null));
    sync.hear(news(42, { change: { put: [], drop: [] } }));
    expect(greeted()).toBe(1);
    expect(sync.hello()).not.toHaveProperty("last_number");
  });

  it("forgets what another seat saw", () => {
    const { sync, steps } = syncing();
    sync.hear(snapshot(41));
    sync.sit(1);
    expect(sync.hello()).toEqual({ type: "hello", table: "t", seat: 1 });
    sync.hear(snapshot(41)); // an answer that was still on its way to seat 0
    expect(steps).toHaveLength(1);
    sync.hear(snapshot(41, { ...position, seat: 1 }));
    expect(steps).toHaveLength(2);
  });

  it("takes no answer that was meant for another table", () => {
    const { sync, steps } = syncing();
    sync.hear({ ...snapshot(7), table: { id: "elsewhere" } as TableInfo });
    expect(steps).toHaveLength(0);
    expect(sync.hello()).not.toHaveProperty("last_number");
  });

  it("hands on why a hello was refused", () => {
    const { sync, refusals } = syncing();
    sync.hear(snapshot(41));
    sync.hear({ type: "refused", id: "", code: "not_yours", message: "seat 0 is not yours", details: {} });
    expect(refusals).toEqual(["not_yours"]);
  });

  it("replaces the log after something was taken back, and ends a request that is not told of again", () => {
    const { sync } = syncing();
    sync.hear(snapshot(41));
    const request = { number: 42, kind: "undo" as const, seat: 0, move: 1, target: null, bot: "", needs: [1] };
    sync.hear(news(42, { kind: "requested", request }));
    expect(sync.known?.request?.number).toBe(42);
    sync.hear(news(43, { kind: "undone", log: [] }));
    expect(sync.known?.log).toEqual([]);
    expect(sync.known?.request).toBeNull();
  });
});

describe("a change of position", () => {
  it("leaves the position before as it was, and shares what did not change", () => {
    const next = applied(position, { put: [[["view", "players", 0, "coins"], 9]], drop: [] });
    const before = position.view as { players: { coins: number }[] };
    const after = next.view as { players: { coins: number }[] };
    expect(before.players[0]?.coins).toBe(3);
    expect(after.players[0]?.coins).toBe(9);
    expect(after.players[1]).toBe(before.players[1]);
  });
});

describe("whether a table waits for me", () => {
  const known = (waiting: number[], more: Partial<TableInfo> = {}, standIn = false): Known =>
    ({
      table: {
        state: "running",
        paused: false,
        // What the table said of itself is older than the position.
        waiting: [0],
        your_turn: true,
        seats: [
          { seat: 0, yours: true, stand_in: standIn },
          { seat: 1, yours: false, stand_in: false },
        ],
        ...more,
      },
      position: { waiting },
    }) as unknown as Known;

  it("is known from the position, not from what the table said of itself before", () => {
    expect(waitsForMe(known([0, 1]))).toBe(true);
    expect(waitsForMe(known([1]))).toBe(false);
    expect(waitsForMe(known([0], { state: "over" }))).toBe(false);
  });

  it("is not so while a bot stands in, unless the game waits for somebody to be back", () => {
    expect(waitsForMe(known([0], {}, true))).toBe(false);
    expect(waitsForMe(known([0], { paused: true }, true))).toBe(true);
  });

  it("learns of what happens to seats", () => {
    const { sync, steps } = syncing();
    sync.hear(snapshot(1));
    const note = { number: 2, at: 0, move: 5, kind: "timeout" as const, seat: 0 };
    sync.hear(news(2, { note }));
    expect(steps.at(-1)?.known.notes).toEqual([note]);
  });
});
