// The printed things of Brian Boru, by the names they have in options and views.
import { idOf } from "@/lib/thing_names";
import type { Drawn } from "@/games/face";
import type { IconData } from "@/ui/icon";
import type { components } from "../schema";
import battle from "icon:game-icons/crossed-swords";
import church from "icon:game-icons/church";
import claimTown from "icon:game-icons/castle";
import coin from "icon:game-icons/two-coins";
import courtship from "icon:game-icons/linked-rings";
import crown from "icon:game-icons/crown";
import expand from "icon:game-icons/path-distance";
import liberate from "icon:game-icons/breaking-chain";
import pay from "icon:game-icons/pay-money";

type Shapes = components["schemas"];
export type View = Shapes["View"];
export type PlayerView = Shapes["PlayerView"];
export type ActionCardData = Shapes["ActionCard"];
export type TownData = Shapes["Town"];
export type RegionData = Shapes["Region"];
export type IconName = Shapes["ActionCard"]["primary"][number];
export type Suit = ActionCardData["suit"];

/** The files of the game's data that the page draws from. */
export interface Data {
  board: Shapes["Board"];
  action_cards: Shapes["ActionCards"];
  marriage: Shapes["Marriage"];
  vikings: Shapes["VikingCards"];
  rules: Shapes["Numbers"];
}

export type BoruDrawn = Drawn<View, Data>;

export const ICONS: Record<IconName, IconData> = {
  claim_town: claimTown,
  coin,
  pay,
  church,
  battle,
  courtship,
  expand,
  liberate,
};

/** What a sign is drawn in wherever it stands on paper; the others are ink. */
export const ICON_COLOURS: Partial<Record<IconName, string>> = {
  coin: "var(--coin)",
  pay: "var(--coin)",
  church: "var(--blue)",
  battle: "var(--red)",
  courtship: "var(--yellow)",
};

export const SUIT_ICONS: Record<Suit, IconData> = { red: battle, blue: church, yellow: courtship, white: crown };

export function cardOf(data: Data, name: string): ActionCardData | undefined {
  const id = Number(idOf(name));
  return data.action_cards.cards.find((card) => card.id === id);
}

export const cardsOf = (data: Data, names: readonly string[]): ActionCardData[] =>
  names.flatMap((name) => cardOf(data, name) ?? []);

/** Cards as they lie in a hand. */
export const held = (data: Data, names: readonly string[]): { key: string; name: string; card: ActionCardData }[] =>
  cardsOf(data, names).map((card) => ({ key: `card.${card.id}`, name: `card.${card.id}`, card }));

export const townOf = (data: Data, name: string): TownData | undefined =>
  data.board.towns.find((town) => town.id === idOf(name));

export const regionOf = (data: Data, name: string): RegionData | undefined =>
  data.board.regions.find((region) => region.id === idOf(name));

/** Seats from one of them on, clockwise. */
export const clockwise = (players: number, first: number): number[] =>
  Array.from({ length: players }, (_, i) => (first + i) % players);

/** Which icons an action has, and how many of each. */
export function counted(icons: readonly IconName[]): [IconName, number][] {
  return [...new Set(icons)].map((icon) => [icon, icons.filter((other) => other === icon).length]);
}
