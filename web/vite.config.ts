import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { partsOfWordsPlugin } from "./scripts/parts_of_words.ts";
import { icons } from "./scripts/icons.ts";
import { licences } from "./scripts/licences.ts";
import { packed } from "./scripts/packed.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MEADHALL_SERVER ?? "http://127.0.0.1:8014";

export default defineConfig({
  plugins: [icons(), partsOfWordsPlugin(), svelte(), licences(), packed()],
  resolve: { alias: { "@": here("./src") } },
  build: {
    // The server serves the page from its own package; a wheel carries it along.
    outDir: process.env.MEADHALL_PAGE_DIR ?? here("../src/meadhall/server/page"),
    emptyOutDir: true,
    // Small files stay files: inlined data: URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        // What nearly every page draws with is one file: a file of its own costs more for its headers than it holds.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "drawing", test: /src\/(?:ui\/(?:Icon|Glyph|IconCount)\.svelte|lib\/numbers\.ts)/ }],
        },
      },
    },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
