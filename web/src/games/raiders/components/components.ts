// The printed things of Raiders of the North Sea, by the names they have in options and views.
import { idOf } from "@/lib/thing_names";
import type { Drawn } from "@/games/face";
import type { IconData } from "@/ui/icon";
import type { components } from "../schema";
import anchor from "icon:game-icons/anchor";
import anvil from "icon:game-icons/anvil";
import armour from "icon:game-icons/checked-shield";
import armoury from "icon:game-icons/chain-mail";
import axe from "icon:game-icons/battle-axe";
import barracks from "icon:game-icons/block-house";
import card from "icon:game-icons/card-draw";
import chest from "icon:game-icons/locked-chest";
import church from "icon:game-icons/church";
import coins from "icon:game-icons/two-coins";
import cow from "icon:game-icons/cow";
import crew from "icon:game-icons/horned-helm";
import dice from "icon:game-icons/dice-six-faces-five";
import fire from "icon:game-icons/fire-bowl";
import fort from "icon:game-icons/hill-fort";
import gate from "icon:game-icons/medieval-gate";
import goldBar from "icon:game-icons/gold-bar";
import ironBar from "icon:game-icons/metal-bar";
import laurels from "icon:game-icons/laurels";
import longHouse from "icon:game-icons/viking-longhouse";
import meat from "icon:game-icons/meat";
import mill from "icon:game-icons/windmill";
import scroll from "icon:game-icons/scroll-unfurled";
import tower from "icon:game-icons/stone-tower";
import wing from "icon:game-icons/feathered-wing";

type Shapes = components["schemas"];
export type View = Shapes["View"];
export type PlayerView = Shapes["PlayerView"];
export type RaidView = Shapes["RaidView"];
export type SettlementView = Shapes["SettlementView"];
export type BuildingView = Shapes["BuildingView"];
export type TileView = Shapes["TileView"];
export type SpaceView = Shapes["SpaceView"];
export type CardView = Shapes["CardView"];
export type CardData = Shapes["Card"];
export type SettlementData = Shapes["Settlement"];
export type BuildingData = Shapes["Building"];
export type SettlementKind = SettlementData["kind"];
export type Colour = Shapes["Space"]["worker"];

/** The files of the game's data that the page draws from. */
export interface Data {
  game: Shapes["Numbers"];
  offerings: Shapes["Offerings"];
  settlements: Shapes["Settlements"];
  townsfolk: Shapes["Townsfolk"];
  village: Shapes["Village"];
}

export type RaidersDrawn = Drawn<View, Data>;

/** What is counted: goods, and what else lies on spaces, tracks and cards. */
export const ICONS = {
  silver: coins,
  provisions: meat,
  gold: goldBar,
  iron: ironBar,
  livestock: cow,
  valkyries: wing,
  armour,
  strength: axe,
  points: laurels,
  crew,
  cards: card,
  dice,
  offerings: fire,
  plunder: chest,
} as const satisfies Record<string, IconData>;

export type Counted = keyof typeof ICONS;
export const GOODS = ["silver", "provisions", "gold", "iron", "livestock"] as const;

export const isCounted = (name: string): name is Counted => name in ICONS;
export const iconOf = (name: string): IconData => (isCounted(name) ? ICONS[name] : chest);

/** Goods and what is counted like them have a colour of their own wherever they are drawn; all else is ink. */
const TINTED = [...GOODS, "valkyries", "armour", "strength", "points"] as const;
const TINTS = new Map<IconData, string>(TINTED.map((name) => [ICONS[name], `var(--${name})`]));

export const tintOf = (icon: IconData): string | undefined => TINTS.get(icon);

export const KIND_ICONS: Record<SettlementKind, IconData> = {
  harbour: anchor,
  outpost: tower,
  monastery: church,
  fortress: fort,
};

export const BUILDING_ICONS: Record<string, IconData> = {
  gate_house: gate,
  town_hall: scroll,
  treasury: chest,
  barracks,
  armoury,
  mill,
  silversmith: anvil,
  long_house: longHouse,
};

/** Where the strength of a raid comes from, in the order in which it adds up: the dice fall last. */
export const SOURCES = ["crew", "skills", "armour", "dice"] as const;

/** The card of a name in hand or crew, as this printing has it. */
export function cardOf(data: Data, name: string, printing = "revised"): CardData | undefined {
  const id = idOf(name);
  const found = data.townsfolk.card.find((one) => one.id === id);
  if (!found || printing !== "first") return found;
  const { first } = found;
  return {
    ...found,
    cost: first?.cost ?? found.cost,
    strength: first?.strength ?? found.strength,
    town_hall: first?.town_hall ?? found.town_hall ?? null,
  };
}

export const settlementOf = (data: Data, name: string): SettlementData | undefined =>
  data.settlements.settlement.find((one) => one.id === idOf(name));

export const colourOf = (worker: string): Colour => idOf(worker) as Colour;

/** The members of a crew or the cards of a hand, each with a key of its own though two may be the same. */
export function keyed<Card extends { card: string }>(cards: readonly Card[]): { key: string; card: Card }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card.card) ?? 0;
    seen.set(card.card, copy + 1);
    return { key: `${card.card} ${copy}`, card };
  });
}
