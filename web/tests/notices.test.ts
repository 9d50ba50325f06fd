import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

const SCRIPT = readFileSync("public/notices.js", "utf-8");

interface Page {
  url: string;
  focus: () => void;
  postMessage: (message: unknown) => void;
}

/** Click on the notice of a table while these pages are open; what came of it. */
async function clicked(table: string, paths: string[]): Promise<string[]> {
  const done: string[] = [];
  const windows = paths.map<Page>((path) => ({
    url: `https://hall.example${path}`,
    focus: () => done.push(`focus ${path}`),
    postMessage: (message) => done.push(`${path} hears ${JSON.stringify(message)}`),
  }));
  const clients = { matchAll: () => Promise.resolve(windows), openWindow: (path: string) => done.push(`open ${path}`) };
  const heard = new Map<string, (event: unknown) => void>();
  const listen = (kind: string, what: (event: unknown) => void): unknown => heard.set(kind, what);
  new Function("addEventListener", "clients", "skipWaiting", SCRIPT)(listen, clients, vi.fn());
  let end: Promise<unknown> = Promise.resolve();
  const notification = { tag: table, close: () => done.push("close") };
  heard.get("notificationclick")?.({ notification, waitUntil: (what: Promise<unknown>) => (end = what) });
  await end;
  expect([...heard.keys()]).not.toContain("fetch");
  return done;
}

it("a click on a notice looks where the table is open", async () => {
  expect(await clicked("x", ["/", "/table/x"])).toEqual(["close", "focus /table/x"]);
});

it("else goes there from the hall, and takes nobody away from another table", async () => {
  expect(await clicked("x", ["/table/y", "/mine"])).toEqual(["close", '/mine hears {"table":"x"}', "focus /mine"]);
});

it("else opens the table", async () => {
  expect(await clicked("x", ["/table/y"])).toEqual(["close", "open /table/x"]);
  expect(await clicked("x", [])).toEqual(["close", "open /table/x"]);
});
