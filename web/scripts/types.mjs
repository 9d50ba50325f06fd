// Write the types of what the server sends from the classes that make it: `npm run types`.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapi, { astToString } from "openapi-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.PYTHON ?? "python";

async function write(game, target) {
  const args = [here("schema.py"), ...(game ? [game] : [])];
  const document = execFileSync(python, args, { encoding: "utf-8", maxBuffer: 1 << 26 });
  const tree = await openapi(JSON.parse(document), {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  const source = game ? `meadhall.games.${game}` : "meadhall.server.schemas";
  writeFileSync(target, `// Made from ${source} by \`npm run types\`: change it there.\n\n` + astToString(tree));
}

await write("", here("../src/lib/schema.d.ts"));
for (const game of readdirSync(here("../src/games"))) {
  if (existsSync(here(`../src/games/${game}/index.ts`))) await write(game, here(`../src/games/${game}/schema.d.ts`));
}
