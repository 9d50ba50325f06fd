// Looking for occupations among many: by words, deck, kind and what they touch; and in which order they lie.
import { plain, wantedWords } from "@/lib/search";
import type { CardData } from "../components/components";
import { CATEGORIES, type Category } from "./categories";
import { touchedBy, type Topic } from "./portraits";

export interface Wanted {
  /** Words of the name or the text, in any order; accents do not matter. */
  words: string;
  decks: readonly string[];
  categories: readonly Category[];
  /** One of these, if any. */
  topics: readonly Topic[];
  /** Light or dark brown; null: both. */
  light: boolean | null;
}

export const ANY_CARD: Wanted = { words: "", decks: [], categories: [], topics: [], light: null };

export const ORDERS = ["kind", "name", "now", "points"] as const;
export type Order = (typeof ORDERS)[number];

/** What a card is called and what it says, in the language that is spoken. */
export type Said = (card: CardData) => { name: string; text: string };

const holds = <Item>(wanted: readonly Item[], item: Item): boolean => !wanted.length || wanted.includes(item);

/** The cards that are looked for. */
export function findCards(cards: readonly CardData[], wanted: Wanted, said: Said): CardData[] {
  const parts = wantedWords(wanted.words);
  return cards.filter((card) => {
    if (!holds(wanted.decks, card.deck) || !holds(wanted.categories, card.category)) return false;
    if (wanted.light !== null && wanted.light !== card.light) return false;
    if (wanted.topics.length && !touchedBy(card.id).topics.some((topic) => wanted.topics.includes(topic))) return false;
    const { name, text } = said(card);
    const read = plain(`${card.id} ${name} ${text}`);
    return parts.every((part) => read.includes(part));
  });
}

/** Cards as they lie in that order; `now` says how much one brings at once. */
export function inOrder(
  cards: readonly CardData[],
  order: Order,
  { name, now }: { name: (card: CardData) => string; now: (card: CardData) => number },
): CardData[] {
  const byName = (one: CardData, other: CardData): number => name(one).localeCompare(name(other));
  const compare: Record<Order, (one: CardData, other: CardData) => number> = {
    kind: (one, other) => CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category),
    name: () => 0,
    now: (one, other) => now(other) - now(one),
    points: (one, other) => other.points - one.points,
  };
  return cards.toSorted((one, other) => compare[order](one, other) || byName(one, other));
}
