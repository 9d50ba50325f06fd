// Icons at build time: `import swords from "icon:game-icons/crossed-swords"` brings that one icon into the bundle.
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const PREFIX = "icon:";
const require = createRequire(import.meta.url);

export function icons(): Plugin {
  const sets = new Map<string, IconSet>();

  function find(name: string): { body: string; width: number; height: number } {
    const [collection = "", icon = ""] = name.split("/");
    let set = sets.get(collection);
    if (!set) {
      set = require(`@iconify-json/${collection}/icons.json`) as IconSet;
      sets.set(collection, set);
    }
    const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
    if (!found) throw new Error(`${collection} has no icon ${icon}`);
    return {
      body: found.body,
      width: found.width ?? set.width ?? 16,
      height: found.height ?? set.height ?? 16,
    };
  }

  return {
    name: "meadhall-icons",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(find(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
