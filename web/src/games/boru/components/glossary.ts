// Every sign of Brian Boru with its word.
import type { GlossaryEntry } from "@/games/face";
import banner from "icon:game-icons/knight-banner";
import cards from "icon:game-icons/card-draw";
import cross from "icon:game-icons/gothic-cross";
import crown from "icon:game-icons/crown";
import drakkar from "icon:game-icons/drakkar";
import helmet from "icon:game-icons/viking-helmet";
import laurelCrown from "icon:game-icons/laurel-crown";
import laurels from "icon:game-icons/laurels";
import shield from "icon:game-icons/shield";
import { ICON_COLOURS, ICONS, type IconName } from "./components";

export const GLOSSARY: readonly GlossaryEntry[] = [
  ...Object.entries(ICONS).map(([name, icon]) => ({
    icon,
    colour: ICON_COLOURS[name as IconName],
    word: `boru-icon-${name}`,
  })),
  { icon: crown, word: "boru-page-sign-royal" },
  { icon: laurelCrown, word: "boru-page-wins" },
  { icon: laurels, colour: "var(--renown)", word: "boru-column-renown" },
  { icon: cards, word: "boru-column-cards" },
  { icon: banner, word: "boru-label-marker" },
  { icon: shield, word: "boru-column-token" },
  { icon: helmet, word: "boru-column-invaders" },
  { icon: drakkar, word: "boru-page-sign-battle" },
  { icon: cross, word: "boru-page-sign-monastery" },
];
