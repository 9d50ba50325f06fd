// What answers to the questions of occupations mean: what is given and what comes, what a good becomes, how many come back.
import { idOf } from "@/lib/thing_names";
import { say, words } from "@/lib/words.svelte";
import type { Asking } from "../../face";
import { listed } from "../components/counted";
import { cardOf, goodOf, nameOf, upgradeOf, type Data } from "../components/components";

export interface Traded {
  gives: Record<string, number>;
  gets: Record<string, number>;
}

type Amounts = Readonly<Record<string, number>>;
type PrintedWays = Readonly<Record<string, readonly [Amounts, Amounts]>>;

/** Ways of cards whose effects data alone cannot say, as they are printed: by card and option, what is given and comes. */
const PRINTED: Readonly<Record<number, PrintedWays>> = {
  9: { "good.ore": [{}, { ore: 1 }] },
  42: { "good.wood": [{ wood: 1 }, { silver: 1 }], "good.stone": [{ stone: 1 }, { silver: 1 }] },
  87: { "tile.crucifix": [{}, { crucifix: 1 }] },
  169: { "good.flax": [{}, { flax: 1 }], "good.grain": [{}, { grain: 1 }] },
  182: { "amount.1": [{ wood: 2 }, { spices: 1 }], "amount.2": [{ wood: 5 }, { spices: 2 }] },
  184: { "good.wood": [{ wood: 4 }, { longship: 1 }], "good.silver": [{ silver: 3 }, { longship: 1 }] },
};

/** Words of the data that stand for several things. */
const ANY: Readonly<Record<string, string>> = {
  weapon: "weapon.card",
  any_cattle: "good.cattle",
  any_sheep: "good.sheep",
};

const named = (data: Data, amounts: Amounts): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).map(([id, count]) => [ANY[id] ?? nameOf(data, id), count]));

function wayOfCard(data: Data, about: string, option: string): Traded | null {
  const printed = PRINTED[Number(idOf(about))]?.[option];
  if (printed) return { gives: named(data, printed[0]), gets: named(data, printed[1]) };
  for (const effect of cardOf(data, about)?.effects ?? [])
    for (const way of effect.ways ?? [])
      if (way.option === option) return { gives: named(data, way.cost ?? {}), gets: named(data, way.gain ?? {}) };
  return null;
}

/** What is given and what comes by an answer, where that is all there is to it. */
export function tradedBy(data: Data, { kind, about }: Pick<Asking, "kind" | "about">, option: string): Traded | null {
  if (option === "done") return null;
  switch (kind) {
    case "effect_way":
      return wayOfCard(data, about, option);
    case "one_more":
      return { gives: {}, gets: { [option]: 1 } };
    case "unload":
      return { gives: {}, gets: { "good.ore": 1 } };
    case "pay":
      return { gives: { [option]: 1 }, gets: {} };
    default:
      return null;
  }
}

/** The good of the next colour, so many columns of the goods boxes beside it. */
function beside(data: Data, name: string, columns: number): string | undefined {
  const good = goodOf(data, name);
  if (!good) return undefined;
  const boxes = data.goods.columns.filter((column) => !column.mini_expansion).map(({ id }) => id);
  const column = boxes[boxes.indexOf(good.column) + columns];
  const colour = data.goods.colours[data.goods.colours.indexOf(good.colour) + 1];
  const raised = data.goods.goods.find((other) => other.column === column && other.colour === colour);
  return raised && `good.${raised.id}`;
}

function blueOf(data: Data, name: string): string {
  const next = upgradeOf(data, name);
  return next ? blueOf(data, next) : name;
}

function backOf(data: Data, name: string): string | undefined {
  const id = idOf(name);
  const tile = data.goods.tiles.find((each) => each.id === id || each.back === id);
  return tile && `good.${tile.id === id ? tile.back : tile.id}`;
}

/** What a good becomes by an occupation: `[peas, stockfish]`. */
export function raisedBy(data: Data, kind: string, option: string, about: string): string[] {
  if (!option.startsWith("good.")) return [];
  const becomes: Record<string, () => string | undefined> = {
    upgrade_up_left: () => beside(data, option, -1),
    upgrade_up_right: () => beside(data, option, 1),
    upgrade_to_blue: () => blueOf(data, option),
    turn_over: () => backOf(data, option),
  };
  if (kind === "upgrade_to" && about.startsWith("good.")) return [about, option];
  const risen = becomes[kind]?.();
  return risen ? [option, risen] : [];
}

/** How many Vikings an answer is about; 0: it is not. */
export const vikingsOf = (kind: string, option: string): number =>
  ["vikings", "recall_two", "vikings_back"].includes(kind) && option.startsWith("amount.") ? Number(idOf(option)) : 0;

/** An answer to a question of an occupation in words, where its name alone says too little. */
export function cardAnswer(data: Data, asking: Asking, option: string): string | undefined {
  const { game, kind, about } = asking;
  if (kind === "play_occupation" && option === "pass") return say("odin-page-no-occupation");
  if (option === "done") {
    if (kind === "play_occupation") return say(about ? "odin-page-after-action" : "odin-page-leave-effect");
    if (kind === "effect") return say("odin-page-leave-effect");
    if (kind === "exchange" || kind === "free_card") return say("odin-page-no");
    if (["effect_way", "loot_more", "turn_over", "upgrade_up_left"].includes(kind)) return say("odin-page-no-more");
    return undefined;
  }
  const raised = raisedBy(data, kind, option, about);
  if (raised.length) return raised.map((good) => words.thing(game, good)).join(" → ");
  if (kind === "vikings_back" && option === "amount.0") return say("odin-page-no-viking-back");
  const vikings = vikingsOf(kind, option);
  if (vikings) {
    const silver = kind === "recall_two" && vikings > 1 ? Number(idOf(about)) : 0;
    const said = say("odin-page-so-many-vikings", { count: vikings });
    return silver ? `${said}: −${silver} ${words.thing(game, "good.silver")}` : said;
  }
  if (kind === "unload") return `${words.thing(game, option)}: +1 ${words.thing(game, "good.ore")}`;
  const traded = tradedBy(data, asking, option);
  if (!traded) return undefined;
  const [gives, gets] = [traded.gives, traded.gets].map((amounts) => listed(game, Object.entries(amounts)));
  return gives && gets ? `${gives} → ${gets}` : gives || gets;
}

/** What is asked about occupations, where it depends on how many answers there are. */
export function cardQuestion({
  game,
  kind,
  about,
  options,
}: Pick<Asking, "game" | "kind" | "about" | "options">): string | undefined {
  const cards = options.filter((option) => option.startsWith("card."));
  if (kind === "effect" && !options.includes("done")) return say("odin-page-ask-order");
  if (kind === "effect" && cards.length === 1)
    return say("odin-page-ask-use", { card: words.thing(game, cards[0] ?? "") });
  if (kind === "anytime" && cards.length && !about) return say("odin-page-ask-anytime");
  if (kind === "play_occupation" && about) return say("odin-page-ask-before-action");
  if (kind === "effect_way" && about) return say("odin-page-ask-way", { card: words.thing(game, about) });
  return undefined;
}
