// A game's words as far as the hall says them: `games/boru/locales/en.ftl?hall` is that file with the game's name, its
// blurb and its settings alone. All the others come with the game's own pages.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const QUERY = "?hall";
const SAID_IN_THE_HALL = /^[a-z]+-(name|blurb|setting-.*)$/;
const MESSAGE = /^([\w-]+) *=/;

/** The messages that the hall says, with all their lines. */
export function hallWords(source: string): string {
  let kept = false;
  const lines = source.split("\n").filter((line) => {
    if (line !== "" && !line.startsWith(" ")) kept = SAID_IN_THE_HALL.test(MESSAGE.exec(line)?.[1] ?? "");
    return kept && line !== "";
  });
  return `${lines.join("\n")}\n`;
}

export function hallWordsPlugin(): Plugin {
  return {
    name: "meadhall-hall-words",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(hallWords(await readFile(file, "utf-8")))};`;
    },
  };
}
