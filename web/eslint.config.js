import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // Icons are drawn from the build's own icon sets; nothing that a user wrote is ever rendered as markup.
      "svelte/no-at-html-tags": "off",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "svelte/no-navigation-without-resolve": "off",
      // Reactive collections are used where the page must follow them; elsewhere a plain one says that it need not.
      "svelte/prefer-svelte-reactivity": "off",
      // The compiler knows better which names there are.
      "no-undef": "off",
    },
  },
  { ignores: ["dist/", "**/schema.d.ts", "src/games/boru/board/coastline.ts"] },
);
