// A game's words in the parts in which they are needed: `games/boru/locales/en.ftl?hall` is that file with the game's
// name, its blurb and its settings alone; `?lessons` what its lessons say; `?play` all but that.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const LESSONS = /^[a-z]+-lesson-/;
const PARTS: Record<string, (message: string) => boolean> = {
  hall: (message) => /^[a-z]+-(name|blurb|setting-.*)$/.test(message),
  lessons: (message) => LESSONS.test(message),
  play: (message) => !LESSONS.test(message),
};
const MESSAGE = /^([\w-]+) *=/;
const FILE = /^(.*\.ftl)\?(hall|lessons|play)$/;

/** The messages of a part, with all their lines. */
export function partOfWords(source: string, part: string): string {
  let kept = false;
  const lines = source.split("\n").filter((line) => {
    const message = MESSAGE.exec(line)?.[1];
    if (message !== undefined) kept = PARTS[part]?.(message) ?? false;
    return kept && line !== "" && !line.startsWith("#");
  });
  return `${lines.join("\n")}\n`;
}

export function partsOfWordsPlugin(): Plugin {
  return {
    name: "meadhall-parts-of-words",
    enforce: "pre",
    async load(id) {
      const [, file, part] = FILE.exec(id) ?? [];
      if (file === undefined || part === undefined) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(partOfWords(await readFile(file, "utf-8"), part))};`;
    },
  };
}
