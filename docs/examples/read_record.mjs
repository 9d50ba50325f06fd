// Read a saved game of Meadhall and say it in words: node read_record.mjs GAME.jsonl WORDS.ftl [COMMON.ftl]
// It knows no rules: a record names all that was chosen, and the game's messages say it (npm install @fluent/bundle).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The header, the choices and the closing line of a record; what cannot be one is refused. */
export function readRecord(text) {
  const lines = text.replace(/^\ufeff/, "").trimEnd().split("\n");
  const [header, ...choices] = lines.map((line) => JSON.parse(line));
  const closing = choices.pop();
  if (!(header.meadhall >= 1 && header.meadhall <= 2)) throw new Error("not a record of format 1 or 2");
  if (closing?.choices !== choices.length) throw new Error("the record is truncated");
  if (closing.scores.length !== header.players) throw new Error("not as many scores as players");
  return { header, choices, closing };
}

/** The name of a thing: `card.17` is the message game-card-17, or else game-card, with its number. */
export function nameOf(bundle, game, thing) {
  const [kind, ...rest] = thing.split(".");
  const key = rest.join("-");
  const numbered = /^(.*?)_?(\d+)$/.exec(key);
  const names = [key && `${kind}-${key}`, numbered?.[1] && `${kind}-${numbered[1]}`, kind].filter(Boolean);
  for (const message of [game, "common"].flatMap((prefix) => names.map((name) => `${prefix}-${name}`))) {
    const found = bundle.getMessage(message);
    if (found?.value) return bundle.formatPattern(found.value, { id: rest.join("."), number: Number(numbered?.[2]) });
  }
  return thing;
}

/** JSON with sorted keys and without spaces, and the digest that a closing line has of it. */
export const canonical = (value) =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
export const digest = (value) => createHash("sha256").update(canonical(value)).digest("hex").slice(0, 16);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file, ...words] = process.argv.slice(2);
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const path of words) bundle.addResource(new FluentResource(readFileSync(path, "utf-8")));
  const { header, choices, closing } = readRecord(readFileSync(file, "utf-8"));
  const who = (seat) => header.seats?.[seat] ?? `Player ${seat + 1}`;
  choices.forEach(({ seat, choose }, i) => console.log(`${i + 1}. ${who(seat)}: ${nameOf(bundle, header.game, choose)}`));
  console.log(closing.scores.map((score, seat) => `${who(seat)} ${score}`).join(", ") + (closing.over ? "" : " so far"));
}
