import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { countedOf, listed } from "@/games/odin/components/counted";
import type { Language } from "@/lib/types";
import { words } from "@/lib/words.svelte";

const LOCALES = join(import.meta.dirname, "../../src/meadhall/games/odin/locales");

vi.mock("@/lib/words.svelte", async (original) => {
  const real = await original<typeof import("@/lib/words.svelte")>();
  const read = (_: string, language: Language): Promise<string> =>
    Promise.resolve(readFileSync(join(LOCALES, `${language}.ftl`), "utf-8"));
  return { ...real, words: new real.Words(read) };
});

const AMOUNTS = [1, 2, 5];
const SAID: Record<Language, Record<string, string[]>> = {
  en: {
    "good.peas": ["peas", "2 × peas", "5 × peas"],
    "good.silver": ["1 silver", "2 silver", "5 silver"],
    "weapon.bow_and_arrow": ["1 bow and arrow", "2 bows and arrows", "5 bows and arrows"],
  },
  "pt-BR": {
    "good.beans": ["feijões", "2 × feijões", "5 × feijões"],
    "good.silver": ["1 prata", "2 pratas", "5 pratas"],
    "weapon.snare": ["1 armadilha", "2 armadilhas", "5 armadilhas"],
  },
  pl: {
    "good.peas": ["groch", "2 × groch", "5 × groch"],
    "good.silver": ["1 srebro", "2 srebra", "5 srebra"],
    "good.ore": ["1 ruda", "2 rudy", "5 rud"],
    "weapon.long_sword": ["1 miecz", "2 miecze", "5 mieczy"],
  },
};

describe.each(Object.keys(SAID) as Language[])("so many of a thing, in %s", (language) => {
  beforeEach(async () => {
    words.language = language;
    await words.need("odin");
  });

  it.each(Object.entries(SAID[language]))("%s", (thing, said) => {
    expect(AMOUNTS.map((amount) => countedOf("odin", thing, amount).replaceAll("\u00a0", " "))).toEqual(said);
  });

  it("is joined, and has a sign where something comes or goes", () => {
    expect(
      listed("odin", [
        ["good.peas", 1],
        ["weapon.spear", 2],
      ]),
    ).toContain(" + ");
    expect(countedOf("odin", "good.ore", 2, "−")).toMatch(/^−2/);
    expect(countedOf("odin", "good.peas", 1, "+")).toMatch(/^\+1\u00a0×/);
  });
});
