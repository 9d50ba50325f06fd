// Every sign of Feudum with its word.
import type { GlossaryEntry } from "@/games/face";
import { colourOf, ICONS } from "./icons";

/** What has a word of its own only as a heading. */
const HEADINGS: Readonly<Record<string, string>> = {
  bag: "label-bag",
  barrel: "column-barrel",
  bead: "column-beads",
  charter: "page-writs",
  chicken: "label-chickens",
  deck: "label-deck",
  mandate: "page-writs",
  marker: "column-markers",
  military: "column-military",
  pouch: "column-pouch",
  seal: "column-seals",
  shilling: "column-shillings",
  star: "column-stars",
  sunrise: "column-dawn",
  voyage: "column-voyage",
  wine: "wine",
};

const wordOf = (name: string): string =>
  HEADINGS[name] ?? (name.includes(".") ? name.replace(".", "-") : `page-sign-${name}`);

export const GLOSSARY: readonly GlossaryEntry[] = Object.entries(ICONS).map(([name, icon]) => ({
  icon,
  colour: colourOf(name),
  word: `feudum-${wordOf(name)}`,
}));
