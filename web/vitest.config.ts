import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { partsOfWordsPlugin } from "./scripts/parts_of_words.ts";
import { icons } from "./scripts/icons.ts";

export default defineConfig({
  plugins: [icons(), partsOfWordsPlugin(), svelte()],
  resolve: {
    alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) },
    // Svelte's own browser half: things on the table are elements.
    conditions: ["browser"],
  },
  test: { include: ["tests/**/*.test.ts", "tests/**/*.svelte.test.ts"], environment: "happy-dom" },
});
