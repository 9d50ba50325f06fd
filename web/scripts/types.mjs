// Write the types of what the server sends from the classes that make it: `npm run types`.
// With a folder as its argument, writes them there instead of into src/.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapi, { astToString } from "openapi-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const own = here("../../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python");

const src = here("../src");
const into = process.argv[2] ?? src;

async function write(game, path) {
  const args = [here("schema.py"), ...(game ? [game] : [])];
  const document = execFileSync(python, args, { encoding: "utf-8", maxBuffer: 1 << 26 });
  const tree = await openapi(JSON.parse(document), {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  const source = game ? `meadhall.games.${game}` : "meadhall.server.schemas";
  const target = join(into, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `// Made from ${source} by \`npm run types\`: change it there.\n\n` + astToString(tree));
}

await write("", "lib/schema.d.ts");
for (const game of readdirSync(join(src, "games"))) {
  if (existsSync(join(src, "games", game, "index.ts")) && game !== "plain")
    await write(game, `games/${game}/schema.d.ts`);
}
