// Every sign of A Feast for Odin with its word.
import type { GlossaryEntry } from "@/games/face";
import { CATEGORY_ICONS } from "../cards/categories";
import { GROUP_ICONS } from "../board/group_icons";
import { ICONS } from "./icons";
import cards from "icon:game-icons/card-pick";
import draw from "icon:game-icons/card-draw";
import emigrate from "icon:game-icons/knife-fork";
import explore from "icon:game-icons/treasure-map";
import failure from "icon:game-icons/dead-wood";
import helmet from "icon:game-icons/viking-head";
import income from "icon:game-icons/receive-money";
import laurels from "icon:game-icons/laurels";
import lost from "icon:game-icons/broken-heart";
import meal from "icon:game-icons/meal";
import moose from "icon:game-icons/deer-head";
import pass from "icon:game-icons/sleepy";
import person from "icon:game-icons/person";
import play from "icon:game-icons/card-play";
import puzzle from "icon:game-icons/puzzle";
import sale from "icon:game-icons/price-tag";
import scroll from "icon:game-icons/scroll-unfurled";
import sickle from "icon:game-icons/sickle";
import twice from "icon:lucide/chevrons-up";
import up from "icon:lucide/arrow-big-up";

export const GLOSSARY: readonly GlossaryEntry[] = [
  { icon: helmet, word: "odin-column-vikings" },
  { icon: income, word: "odin-column-income" },
  { icon: laurels, word: "odin-column-points" },
  { icon: lost, word: "odin-column-penalties" },
  { icon: moose, word: "odin-label-start_player" },
  { icon: scroll, word: "odin-column-occupations" },
  { icon: cards, word: "odin-column-cards" },
  { icon: draw, word: "odin-page-sign-draw" },
  { icon: play, word: "odin-page-sign-play" },
  { icon: up, word: "odin-page-sign-up" },
  { icon: twice, word: "odin-page-sign-twice" },
  { icon: sale, word: "odin-page-sign-sale" },
  { icon: explore, word: "odin-page-sign-explore" },
  { icon: emigrate, word: "odin-page-sign-emigrate" },
  { icon: person, word: "odin-page-sign-player" },
  { icon: puzzle, word: "odin-page-sign-lay" },
  { icon: meal, word: "odin-page-sign-feast" },
  { icon: sickle, word: "odin-page-sign-harvest" },
  { icon: failure, word: "odin-label-crop_failure" },
  { icon: pass, word: "common-pass" },
  ...Object.entries(CATEGORY_ICONS).map(([name, icon]) => ({ icon, word: `odin-category-${name}` })),
  ...Object.entries(GROUP_ICONS).map(([name, icon]) => ({ icon, word: `odin-group-${name}` })),
  ...Object.entries(ICONS).map(([name, icon]) => ({ icon, word: `odin-${name.replace(".", "-")}` })),
];
