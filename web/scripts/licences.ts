// The fonts' licence wants to be where the fonts are.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const FONTS = ["alegreya", "source-sans-3"];

export function licences(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: "meadhall-licences",
    apply: "build",
    generateBundle() {
      for (const font of FONTS) {
        const source = readFileSync(resolve(`@fontsource-variable/${font}/LICENSE`), "utf-8");
        this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source });
      }
    },
  };
}
