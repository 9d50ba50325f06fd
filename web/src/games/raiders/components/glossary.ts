// Every sign of Raiders of the North Sea with its word.
import type { GlossaryEntry } from "@/games/face";
import discard from "icon:game-icons/card-discard";
import meeple from "icon:game-icons/meeple";
import { BUILDING_ICONS, ICONS, KIND_ICONS, tintOf } from "./components";
import { SIGNS_OF_CARDS } from "./icon_lines";

export const GLOSSARY: readonly GlossaryEntry[] = [
  ...Object.entries(ICONS).map(([name, icon]) => ({
    icon,
    colour: tintOf(icon),
    word: name === "plunder" ? "raiders-page-sign-plunder" : `raiders-column-${name}`,
  })),
  { icon: meeple, word: "raiders-column-worker" },
  { icon: discard, word: "raiders-label-discard" },
  ...Object.entries({ ...SIGNS_OF_CARDS, ...KIND_ICONS }).map(([name, icon]) => ({
    icon,
    word: `raiders-page-sign-${name}`,
  })),
  ...Object.entries(BUILDING_ICONS).map(([name, icon]) => ({ icon, word: `raiders-building-${name}` })),
];
