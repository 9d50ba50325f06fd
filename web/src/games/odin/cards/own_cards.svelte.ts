// One's own occupations as they lie before one: in the order that was asked for, which is kept while the page is open.
import { words } from "@/lib/words.svelte";
import { cardOf, type CardData, type Data } from "../components/components";
import { inOrder, type Order } from "./find_cards";
import type { Forecasts } from "./forecasts.svelte";

export const handOrder = $state<{ by: Order }>({ by: "kind" });

/** What comes at once counts for more than what acts later, and that for more than nothing. */
function bringsNow(forecasts: Forecasts, card: CardData): number {
  const said = forecasts.of(`card.${card.id}`);
  if (said?.works !== "now") return said?.works === "later" ? 0 : -1;
  return 1 + Object.values(said.changes).reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** The cards of those names, sorted. */
export function sortedCards(game: string, data: Data, names: readonly string[], forecasts: Forecasts): CardData[] {
  const cards = names.flatMap((name) => cardOf(data, name) ?? []);
  return inOrder(cards, handOrder.by, {
    name: (card) => words.thing(game, `card.${card.id}`),
    now: (card) => bringsNow(forecasts, card),
  });
}
