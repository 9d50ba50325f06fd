import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { candidates, languageOf, Words } from "@/lib/words.svelte";
import { LANGUAGES, type Language } from "@/lib/types";

const PACKAGE = join(import.meta.dirname, "../../src/meadhall");
const SHARED = ["common", "web"];
const GAMES = ["boru", "odin", "raiders"];

function read(name: string, language: Language): string {
  const folder = SHARED.includes(name) ? `locales/${name}` : `games/${name}/locales`;
  return readFileSync(join(PACKAGE, folder, `${language}.ftl`), "utf-8");
}

async function speaking(language: Language): Promise<Words> {
  const words = new Words((name, language_) => Promise.resolve(read(name, language_)));
  words.language = language;
  await Promise.all(["common", "web", "boru"].map((name) => words.need(name)));
  return words;
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
}

/** Messages whose name is made of parts. */
const MADE = {
  "web-grade-": ["seed", "public", "known", "likely", "reconstructed", "owner"].flatMap((grade) => [
    grade,
    `${grade}-means`,
  ]),
  "web-barred-": ["others", "rolled", "revealed"],
  "web-mark-": ["free", "passes", "some", "unknown", "rolled", "revealed"],
  "web-plan-": ["me", "open", "bot", "here"],
  "web-theme-": ["system", "light", "dark"],
  "web-contrast-": ["system", "normal", "more"],
  "web-motion-": ["system", "none"],
  "web-pace-": ["slow", "normal", "instant"],
  "web-confirm-": ["never", "final", "always"],
  "web-key-": ["tab", "arrows", "shift-arrows", "enter", "q", "u", "h", "s", "zoom"].flatMap((key) => [
    key,
    `${key}-does`,
  ]),
};

describe("words", () => {
  it.each(LANGUAGES)("are complete in %s: all that the page says, and nothing that it does not", (language) => {
    const used = new Set(
      [...sources(join(import.meta.dirname, "../src")).matchAll(/["'`](web-[a-z_0-9-]+[a-z_0-9])["'`]/g)].map(
        (match) => match[1],
      ),
    );
    for (const [prefix, rest] of Object.entries(MADE)) for (const end of rest) used.add(prefix + end);
    const known = new Set(new FluentResource(read("web", language)).body.map((message) => message.id));
    const made = (id: string): boolean => id.startsWith("web-refused") || id.startsWith("web-bot-");
    expect([...used].filter((id) => id !== undefined && !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !used.has(id) && !made(id))).toEqual([]);
  });

  it.each(LANGUAGES)("say without an error whatever they are given in %s", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(read("web", language)));
    const args = {
      count: 2,
      who: "Ada",
      url: "u",
      number: 1,
      move: 1,
      moves: 2,
      from: 3,
      to: 5,
      bot: "b",
      target: "t",
      option: "o",
      why: "w",
      digest: "d",
      round: 1,
      rounds: 3,
      region: "r",
      minimum: 2,
      points: 4,
    };
    for (const { id } of new FluentResource(read("web", language)).body) {
      const errors: Error[] = [];
      const value = bundle.getMessage(id)?.value;
      expect(value, id).toBeTruthy();
      if (value) bundle.formatPattern(value, args, errors);
      expect(errors, id).toEqual([]);
    }
  });

  it("find a thing by its id, then without its number, then by its kind", () => {
    expect(candidates("boru", "town.con5").map(([message]) => message)).toEqual([
      "boru-town-con5",
      "boru-town-con",
      "boru-town",
    ]);
    expect(candidates("boru", "card.17").map(([message]) => message)).toEqual(["boru-card-17", "boru-card"]);
    expect(candidates("common", "pass")).toEqual([["common-pass", {}]]);
  });

  it("name towns, cards, amounts and players", async () => {
    const words = await speaking("en");
    expect(words.thing("boru", "town.con5")).toBe("Connaught 5");
    expect(words.thing("boru", "card.17")).toBe("yellow 17");
    expect(words.thing("boru", "amount.2")).toBe("2");
    expect(words.thing("boru", "pass")).toBe("Pass");
    expect(words.thing("boru", "seat.1", ["Ada", "Bea"])).toBe("Bea");
    expect(words.text("boru", "card.2")).toContain("Won: take the town");
  });

  it("ask and tell as Python does", async () => {
    const words = await speaking("en");
    expect(words.question("boru", { seat: 0, kind: "play", about: "town.mun9" }, ["Ada"])).toBe(
      "Which card do you play for Munster 9?",
    );
    expect(words.question("boru", { seat: 0, kind: "lose_town", about: "own" }, ["Ada"])).toContain(
      "Which of your towns",
    );
    const event = { move: 1, kind: "keeps", seat: 1, thing: "", amount: 0, other: -1, hidden: true };
    expect(words.event("boru", event, ["Ada", "Bea"])).toBe("Bea keeps a card.");
    const token = { move: 1, kind: "token", seat: 0, thing: "region.munster", amount: 0, other: -1, hidden: false };
    expect(words.event("boru", token, ["Ada"])).toBe("Ada takes the claim token of Munster.");
  });

  it("follow Polish plurals", async () => {
    const words = await speaking("pl");
    expect([1, 2, 5, 22].map((count) => words.say("web-free-seats", { count }))).toEqual([
      "1 wolne miejsce",
      "2 wolne miejsca",
      "5 wolnych miejsc",
      "22 wolne miejsca",
    ]);
  });

  it("change on the spot", async () => {
    const words = await speaking("en");
    expect(words.say("web-undo")).toBe("Undo");
    await words.speak("pt-BR");
    expect(words.say("web-undo")).toBe("Desfazer");
    expect(words.thing("boru", "pass")).toBe("Passar");
  });

  it("are those of the browser's language where there are any", () => {
    expect(languageOf(["de-DE", "pt-PT"])).toBe("pt-BR");
    expect(languageOf(["pl"])).toBe("pl");
    expect(languageOf(["fr"])).toBe("en");
  });
});
