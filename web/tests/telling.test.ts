import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "@/lib/app.svelte";
import * as notice from "@/lib/notice";
import type { Known, Step } from "@/lib/table_sync";
import type { DecisionInfo, EventInfo, News, NoteInfo, Position, RequestInfo, TableInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";
import { TableTelling } from "@/table/telling";

const NAMES = ["Ada", "Bo"];
const table = { id: "t1", game: "boru" } as TableInfo;
const decision = { number: 7, kind: "lead" } as DecisionInfo;
const news = (more: Partial<News>): News => ({ type: "news", number: 9, kind: "chose", at: 0, ...more });

let told: string[] = [];

function telling(request: RequestInfo | null = null): TableTelling {
  const known = { request, table } as Known;
  return new TableTelling({ game: "boru", isMine: (seat) => seat === 0, known, names: NAMES, seat: 0, table }, [
    "drafted",
  ]);
}

beforeEach(() => {
  told = [];
  vi.restoreAllMocks();
  vi.spyOn(words, "say").mockImplementation((id, values) => `${id}${values ? ` ${Object.values(values).join()}` : ""}`);
  vi.spyOn(words, "question").mockReturnValue("Which town?");
  vi.spyOn(words, "events").mockImplementation((_, events) => events.map(({ kind }) => kind).join("+"));
  vi.spyOn(app, "tell").mockImplementation((said) => told.push(`tell: ${said}`));
  vi.spyOn(app, "announce").mockImplementation((said) => told.push(`announce: ${said}`));
  vi.spyOn(notice, "call").mockImplementation((said, id) => told.push(`call: ${said} at ${id}`));
  vi.spyOn(notice, "tellAway").mockImplementation((title, said, id) => told.push(`away: ${title}, ${said} at ${id}`));
});

describe("whoever asked the table", () => {
  const request: RequestInfo = { number: 9, kind: "undo", seat: 0, move: 4, target: null, bot: "", needs: [1] };
  const step = (kind: News["kind"], seat: number, move = 7): Step => ({
    known: { request: null, position: { move } as Position } as Known,
    news: news({ kind, seat }),
  });

  it("hears who declined, or that the game went on", () => {
    telling(request).tellAsker(step("declined", 1));
    telling(request).tellAsker(step("chose", 1));
    expect(told).toEqual(["tell: web-request-declined Bo", "tell: web-request-passed"]);
  });

  it("is told nothing of what was granted, of what they withdrew themselves, and of what others asked", () => {
    telling(request).tellAsker(step("undone", 1, 4));
    telling(request).tellAsker(step("declined", 0));
    telling({ ...request, seat: 1 }).tellAsker(step("declined", 1));
    expect(told).toEqual([]);
  });
});

it("whose seat is played by somebody else is told so, away from the page too", () => {
  telling().tellNote({ kind: "stood_in", seat: 1 } as unknown as NoteInfo);
  telling().tellNote({ kind: "stood_in", seat: 0 } as unknown as NoteInfo);
  expect(told).toEqual([
    "tell: web-note-stood_in Bo",
    "tell: web-note-stood_in-you Ada",
    "away: boru-name, web-note-stood_in-you Ada at t1",
  ]);
});

describe("those who listen", () => {
  const event = (kind: string, hidden = false): EventInfo => ({ kind, hidden, seat: 1 }) as EventInfo;

  it("hear what happened, but not what all do out of sight, and what is said", () => {
    const chat = { name: "Bo", text: "well played" } as News["chat"];
    telling().speak(news({ events: [event("drafted", true), event("drafted"), event("wins")], chat }), null, null);
    expect(told).toEqual(["announce: drafted+wins Bo: well played"]);
  });

  it("hear a question once, and are called when it comes after others have played", () => {
    telling().speak(news({ seat: 1 }), null, decision);
    telling().speak(null, null, decision);
    telling().speak(news({ seat: 0 }), { ...decision, number: 6 }, decision);
    telling().speak(news({ seat: 1 }), decision, decision);
    expect(told).toEqual([
      "call: boru-name: Which town? at t1",
      "announce: web-your-turn Which town?",
      "announce: web-your-turn Which town?",
      "announce: Which town?",
    ]);
  });
});
