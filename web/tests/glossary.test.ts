// No sign of a game is without its word: what its pieces are drawn from is held against its glossary. Nor is a picture of how it goes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GLOSSARY as boru } from "@/games/boru/components/glossary";
import { GLOSSARY as feudum } from "@/games/feudum/components/glossary";
import { GLOSSARY as odin } from "@/games/odin/components/glossary";
import { GLOSSARY as raiders } from "@/games/raiders/components/glossary";
import { STORY as boruStory } from "@/games/boru/components/story";
import { STORY as feudumStory } from "@/games/feudum/components/story";
import { STORY as odinStory } from "@/games/odin/components/story";
import { STORY as raidersStory } from "@/games/raiders/components/story";
import type { IconData } from "@/ui/icon";

const ROOT = join(import.meta.dirname, "../..");
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), "utf-8");
/** Portraits of cards and the picture of the hall are pictures, not signs. */
const PICTURES = /(?:portraits|picture)\.ts$/;
const DRAWN = /from "icon:game-icons\/([\w-]+)"/g;

const ICONS = (
  JSON.parse(read("web/node_modules/@iconify-json/game-icons/icons.json")) as {
    icons: Record<string, { body: string }>;
  }
).icons;

function signsOf(game: string): Set<string> {
  const folder = join("web/src/games", game);
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf-8" });
  const drawn = files.filter((file) => /\.(?:svelte|ts)$/.test(file) && !PICTURES.test(file));
  return new Set(drawn.flatMap((file) => [...read(folder, file).matchAll(DRAWN)].map(([, name]) => name ?? "")));
}

const STORIES = { boru: boruStory, feudum: feudumStory, odin: odinStory, raiders: raidersStory };

describe.each(Object.entries(STORIES))("how a game of %s goes", (game, story) => {
  it.each(["en", "pt-BR", "pl"])("is told in five pictures in %s", (language) => {
    const told = read("src/meadhall/games", game, "locales", `${language}.ftl`).match(
      new RegExp(`^${game}-goes-\\d+ = .`, "gm"),
    );
    expect(story).toHaveLength(5);
    expect(told).toHaveLength(5);
  });
});

describe.each(Object.entries({ boru, feudum, odin, raiders }))("the glossary of %s", (game, glossary) => {
  it("has every sign that is drawn", () => {
    const named = new Set(glossary.map(({ icon }: { icon: IconData }) => icon.body));
    const unnamed = [...signsOf(game)].filter((name) => !named.has(ICONS[name]?.body ?? ""));
    expect(unnamed).toEqual([]);
  });

  it.each(["en", "pt-BR", "pl"])("has its words in %s", (language) => {
    const bundle = new FluentBundle(language);
    for (const source of [`games/${game}/locales`, "locales/common"])
      bundle.addResource(new FluentResource(read("src/meadhall", source, `${language}.ftl`)));
    for (const { word } of glossary) {
      const errors: Error[] = [];
      const pattern = bundle.getMessage(word)?.value;
      expect(pattern, word).toBeTruthy();
      expect(bundle.formatPattern(pattern ?? "", null, errors), word).not.toBe("");
      expect(errors, word).toEqual([]);
    }
  });
});
