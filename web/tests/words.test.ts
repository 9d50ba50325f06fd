import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { candidates, languageOf, Words } from "@/lib/words.svelte";
import { LANGUAGES, type EventInfo, type Language, type ReasonInfo } from "@/lib/types";

const PACKAGE = join(import.meta.dirname, "../../src/meadhall");
const SHARED = ["common", "web"];
const GAMES = ["boru", "feudum", "odin", "raiders"];

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

const GUILDS = ["farmer", "merchant", "alchemist", "knight", "noble", "monk"];

/** Messages whose name is made of parts. */
const MADE: Record<string, string[]> = {
  "web-grade-": ["seed", "public", "known", "likely", "reconstructed", "owner"].flatMap((grade) => [
    grade,
    `${grade}-means`,
  ]),
  "web-barred-": ["others", "rolled", "revealed"],
  "web-mark-": ["free", "passes", "some", "unknown", "rolled", "revealed"],
  "web-note-": ["timeout", "lost", "back", "replaced", "resigned"].flatMap((kind) => [kind, `${kind}-you`]),
  "web-plan-": ["me", "open", "bot", "here"],
  "web-theme-": ["system", "light", "dark"],
  "web-contrast-": ["system", "normal", "more"],
  "web-motion-": ["system", "none"],
  "web-pace-": ["slow", "normal", "instant"],
  "web-confirm-": ["never", "final", "always"],
  "web-host-stage-": ["gathering", "running", "over"],
  "web-key-": ["tab", "arrows", "shift-arrows", "enter", "q", "u", "h", "s", "zoom"].flatMap((key) => [
    key,
    `${key}-does`,
  ]),
  "boru-page-does-": ["coin", "pay", "expand", "church", "battle", "courtship", "liberate"],
  "feudum-page-": [
    ...[
      "bag",
      "barn-goods",
      "barrel",
      "bead",
      "cart",
      "chickens",
      "circle",
      "coffer",
      "deck",
      "ferries",
      "disc",
      "epochs",
      "marker",
      "next_dawn",
      "purse",
    ],
    ...["rosary", "routes", "seal", "shilling"],
    ...["trade", "push", "pull"].flatMap((of) => GUILDS.map((guild) => `${of}-${guild}`)),
  ],
  "feudum-page-sign-": ["attack", "disc", "pawn", "routes", "target"],
  "odin-page-": ["orange", "red", "green", "blue", "meal", "seated"],
  "raiders-page-sign-": ["killed", "end", "one", "all", "again", "swap", "back", "village", "hero"].concat([
    "harbour",
    "outpost",
    "monastery",
    "fortress",
  ]),
  "odin-page-sort-": ["kind", "name", "now", "points"],
};

/** Messages that are named by what the server sends. */
const SENT = ["web-refused", "web-bot-"];

const SRC = join(import.meta.dirname, "../src");
const QUOTED = /["'`]([a-z]+|\$\{game\})-([a-z_0-9-]+[a-z_0-9])["'`]/g;

/** The beginning of a name whose end is made of parts: `-page-guild-${guild}`. */
const BEGUN = /`([a-z]+|\$\{game\})-([a-z_0-9-]+-)\$\{/g;

/** What the page says itself: all of `web`, and of a game what begins with `page-`. */
const PAGE = [["web", "web-", SRC], ...GAMES.map((game) => [game, `${game}-page-`, join(SRC, "games", game)])] as const;
const CASES = LANGUAGES.flatMap((language) =>
  PAGE.map(([name, prefix, folder]) => ({ language, name, prefix, folder })),
);

function known(name: string, prefix: string, language: Language): string[] {
  return new FluentResource(read(name, language)).body.map(({ id }) => id).filter((id) => id.startsWith(prefix));
}

describe("words", () => {
  it.each(CASES)("are complete in $language: all that the page says of $name, and nothing else", (of) => {
    const named = (pattern: RegExp) =>
      [...sources(of.folder).matchAll(pattern)].map(
        ([, first = "", rest = ""]) => `${first === "${game}" && of.name !== "web" ? of.name : first}-${rest}`,
      );
    const used = new Set(named(QUOTED));
    const begun = named(BEGUN).filter((begin) => begin.startsWith(of.prefix) && begin !== of.prefix);
    for (const [made, ends] of Object.entries(MADE)) for (const end of ends) used.add(made + end);
    const there = known(of.name, of.prefix, of.language);
    expect([...used].filter((id) => id.startsWith(of.prefix) && !there.includes(id))).toEqual([]);
    expect(begun.filter((begin) => !there.some((id) => id.startsWith(begin)))).toEqual([]);
    expect(there.filter((id) => !used.has(id) && ![...SENT, ...begun].some((begin) => id.startsWith(begin)))).toEqual(
      [],
    );
  });

  it.each(CASES)("say without an error whatever they are given in $language: $name", ({ language, name, prefix }) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(read(name, language)));
    const numbers = "count number move moves from to round rounds minimum points column free width vikings silver";
    const more =
      "more amount strength dice cost trick income players place at of now after sword price result orange brown covered less cards epoch food minus left needed offices pawns room spaces targets trades visible";
    const strings =
      "who name time town url bot goods resource target option why digest region letter deck good board things gains items about_id card best game hosts question thing said what about character on places";
    const args = Object.fromEntries([
      ...`${numbers} ${more}`.split(" ").map((name): [string, number] => [name, 2]),
      ...strings.split(" ").map((name): [string, string] => [name, "x"]),
    ]);
    for (const id of known(name, prefix, language)) {
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
    expect(words.thing("boru", "pass")).toBe("Don't expand");
    expect(words.thing("odin", "pass")).toBe("Pass");
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

  it("tell what one player did in one sentence, as far as one goes", async () => {
    const words = await speaking("en");
    const did = (kind: string, thing = "", amount = 1, other = -1): EventInfo => ({
      move: 1,
      kind,
      seat: 0,
      thing,
      amount,
      other,
      hidden: false,
    });
    const names = ["Ada", "Bea"];
    const told = (...events: EventInfo[]): string => words.events("boru", events, names);
    expect(told(did("renown"))).toBe("Ada gains 1 renown token.");
    expect(told(did("renown"), did("points", "spoils", 2), did("coins"))).toBe(
      "Ada gains 1 renown token, scores 2 points for the battle, and gains 1 coin.",
    );
    expect(told(did("renown"), did("renown"), did("coins"))).toBe("Ada gains 1 renown token (×2) and gains 1 coin.");
    // After a colon or another sentence, one begins anew.
    expect(told(did("token_back", "region.munster"), did("coins"))).toBe(
      "Ada loses the claim token of Munster: the Vikings lead there; gains 1 coin.",
    );
    expect(told(did("repelled"), did("coins"))).toBe(
      "No invader is left: the Vikings are driven off. Ada gains 1 coin.",
    );
    expect(told(did("liberates", "town.lei2", 0, 1), did("coins"))).toBe(
      "Ada frees Leinster 2; it belongs to Bea again; gains 1 coin.",
    );
    // The same done with several things is said once.
    const kept = [did("keeps", "card.2", 0), did("keeps", "card.17", 0), did("keeps", "card.9", 0)];
    expect(told(...kept)).toBe("Ada keeps red 2, yellow 17, and blue 9.");
    expect(told(...kept.slice(1), did("coins"))).toBe("Ada keeps yellow 17 and blue 9 and gains 1 coin.");
    // So are gains of one and of many.
    await words.need("odin");
    const gained = [did("gained", "good.ore"), did("gained", "good.silver", 2), did("start_player")];
    expect(words.events("odin", gained, names).replaceAll("\u00a0", " ")).toBe(
      "Ada gains ore and 2 × silver and gets the moose and will begin.",
    );
    await words.speak("pt-BR");
    expect(told(...kept.slice(1))).toBe("Ada fica com a carta amarela 17 e azul 9.");
    await words.speak("pl");
    expect(told(did("renown"), did("coins"))).not.toMatch(/Ada.*Ada/);
  });

  it("tell who begins without saying it twice", async () => {
    const words = await speaking("pt-BR");
    await words.need("raiders");
    const told = ["rolls_for_start", "starts"].map((kind): EventInfo => ({
      move: 1,
      kind,
      seat: 0,
      thing: "",
      amount: 8,
      other: -1,
      hidden: false,
    }));
    expect(words.events("raiders", told, ["Ada"])).toBe("Ada rola 8 para ver quem começa e joga primeiro.");
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

  it("give the reasons of a hint, what belongs together together", async () => {
    const words = await speaking("en");
    const reason = (role: string, message: string, amount: number, thing = ""): ReasonInfo => ({
      role,
      message,
      amount,
      other: 0,
      thing,
    });
    const reasons = [
      reason("brings", "have-towns", 1),
      reason("costs", "have-coins", -5),
      reason("leads", "have-points", 2),
      reason("compared", "better", 15, "card.11"),
      reason("promises", "hope-claims", -4),
    ];
    expect(words.reasons("boru", reasons, []).map((said) => said.replaceAll("\u00a0", " "))).toEqual([
      "+1 town, −5 coins",
      "with what follows: +2 points as it stands",
      "about 1.5 points better than red 11",
      "Claim tokens: about −0.4 in that comparison",
    ]);
    expect(words.matters("boru", { kind: "lead", about: "" })).toContain("town");
    expect(words.matters("boru", { kind: "nothing", about: "" })).toBe("");
  });

  it("change on the spot", async () => {
    const words = await speaking("en");
    expect(words.say("web-undo")).toBe("Undo");
    await words.speak("pt-BR");
    expect(words.say("web-undo")).toBe("Desfazer");
    expect(words.thing("boru", "pass")).toBe("Não expandir");
  });

  it("are those of the browser's language where there are any", () => {
    expect(languageOf(["de-DE", "pt-PT"])).toBe("pt-BR");
    expect(languageOf(["pl"])).toBe("pl");
    expect(languageOf(["fr"])).toBe("en");
  });
});
