// What the page says about a question beyond its sentence: which answers stand in it, what is apart, what is asked once more.
import { idOf } from "@/lib/thing_names";
import type { EventInfo } from "@/lib/types";
import { say, words } from "@/lib/words.svelte";
import type { Answering, Asked, Asking, Confirmation, Drawn } from "../face";
import { cardOf, settlementOf, type Data, type PlayerView, type SpaceView, type View } from "./components/components";
import { workerName } from "./components/worker_name";

type RaidersAsking = Asking<View, Data>;
type RaidersAnswering = Answering<View, Data>;

const buildingOf = (data: Data, name: string): Data["village"]["building"][number] | undefined =>
  data.village.building.find(({ id }) => id === idOf(name));

/** A space of a settlement by its name. */
export const spaceOf = (view: View, name: string): SpaceView | undefined =>
  Object.values(view.settlements).find(({ spaces }) => name in spaces)?.spaces[name];

/** An offering on show by its name. */
export const offeringOf = (view: View, name: string): View["offerings"][number] =>
  view.offerings.find((tile) => tile?.tile === name) ?? null;

/** What a price asks for beyond what a player has. */
export function lacking(
  price: Readonly<Record<string, number>>,
  player: PlayerView | undefined,
): Record<string, number> {
  const lacks = Object.entries(price).map(([good, amount]) => [good, amount - (player?.goods[good] ?? 0)] as const);
  return Object.fromEntries(lacks.filter(([, amount]) => amount > 0));
}

/** What an answer costs in goods and cards, where it has a price. */
export function priceOf({ view, data }: Pick<RaidersAsking, "view" | "data">, thing: string): Record<string, number> {
  const offering = offeringOf(view, thing);
  if (offering) return offering.cost;
  for (const { action } of data.village.building) {
    const trade = action.do === "trade" ? action.trades.find(({ id }) => `trade.${id}` === thing) : undefined;
    if (trade) return { ...trade.pay } as Record<string, number>;
  }
  return {};
}

/** How many events of a kind the log ends with. */
function lastTold(log: readonly EventInfo[], kind: string): number {
  const other = log.findLastIndex((event) => event.kind !== kind);
  return log.length - 1 - other;
}

/** Which of so many cards, members of the crew or dice this question is about. */
function stepOf({ kind, about, view, data, log }: RaidersAsking): Asked["step"] {
  const { limits, start } = data.game;
  switch (kind) {
    case "put_back":
      return { at: view.aside.length + 1, of: start.dealt - start.kept };
    case "hand_limit": {
      const done = lastTold(log, "discards");
      return { at: done + 1, of: done + view.hand.length - limits.hand };
    }
    case "discard": {
      const of = data.village.building
        .flatMap(({ action }) => (action.do === "trade" ? action.trades : []))
        .find(({ id }) => id === idOf(about))?.cards;
      return { at: lastTold(log, "discards") + 1, of: of ?? 1 };
    }
    case "give_card":
      return { at: view.aside.length + 1, of: log.findLast((event) => event.kind === "swaps_cards")?.amount ?? 1 };
    case "mourn": {
      const raid = view.last_raid;
      return { at: (raid?.deaths.length ?? 0) + 1, of: raid?.plunder.valkyries ?? 1 };
    }
    default:
      return undefined;
  }
}

/** What stands in the question though it is on the board too. */
function listedIn({ kind, about, options, view, data }: RaidersAsking): string[] | undefined {
  const offerings = view.offerings.flatMap((tile) => (tile ? [tile.tile] : []));
  switch (kind) {
    case "trade": {
      const action = buildingOf(data, about)?.action;
      const trades = action?.do === "trade" ? action.trades.map(({ id }) => `trade.${id}`) : [];
      return [...offerings, ...trades];
    }
    case "cheap_offering":
      return offerings;
    case "plunder":
    case "reroll":
      return options.filter((option) => option !== "pass");
    default:
      return undefined;
  }
}

/** Whether nearly everybody does what a building is for: takes the goods, and draws cards that there is room for. */
function isSensible({ kind, about, view, data }: RaidersAsking): boolean {
  if (kind === "gather") return true;
  const action = buildingOf(data, about)?.action;
  return kind === "draw" && action?.do === "draw" && view.hand.length + action.cards <= data.game.limits.hand;
}

export function askOf(asking: RaidersAsking): Asked {
  const { game, kind, options } = asking;
  const step = stepOf(asking);
  const crew = options.filter((option) => option.startsWith("crew."));
  const wanted = options.filter((option) => option !== "pass");
  return {
    listed: listedIn(asking),
    step: step && step.of > 1 ? step : undefined,
    ...(kind === "hire" && crew.length
      ? {
          behind: { options: crew, label: say(`${game}-page-dismiss`), sentence: say(`${game}-page-dismiss-whom`) },
        }
      : {}),
    matters:
      kind === "place" && options.some((option) => option.startsWith("settlement."))
        ? say(`${game}-page-can-raid`)
        : undefined,
    sensible: wanted.length === 1 && isSensible(asking) ? wanted[0] : undefined,
  };
}

/** How much of what is gathered at a building goes back at once: only so much may be kept. */
function excessAt({ view, data, seat }: RaidersAnswering, building: string): { good: string; amount: number } | null {
  const gathers = Object.entries(view.village[building]?.gathers ?? {});
  const { silver, provisions } = data.game.limits;
  const limits: Readonly<Record<string, number>> = { silver, provisions };
  const goods = view.players[seat ?? -1]?.goods ?? {};
  const over = gathers.map(([good, amount]) => {
    const most = limits[idOf(good)];
    return { good, amount: most === undefined ? 0 : (goods[idOf(good)] ?? 0) + amount - most };
  });
  return over.length && over.every(({ amount }) => amount > 0) ? (over[0] ?? null) : null;
}

/** Dice are not rolled by a slip of the finger, and not before one has seen the odds; nothing goes back unsaid. */
export function confirmationOf(answering: RaidersAnswering): Confirmation | undefined {
  const { game, kind, thing, data } = answering;
  // The second action ends the turn, and then the limits hold.
  const excess = kind === "pick_up" ? excessAt(answering, thing) : null;
  if (excess)
    return {
      text: say(`${game}-page-excess`, {
        amount: excess.amount,
        count: data.game.limits.silver,
        good: words.thing(game, excess.good),
      }),
    };
  if (kind !== "place" || !settlementOf(data, thing)?.dice) return undefined;
  return { text: "", label: say(`${game}-page-roll`) };
}

/** Questions in which one of several cards goes. */
const GIVEN_AWAY: ReadonlySet<string> = new Set(["put_back", "hand_limit", "discard", "give_card"]);

/** The whole answer in words, where its name alone says too little: beside a card that a hint gives away, its figures. */
export function answerOf(answering: RaidersAnswering): string | undefined {
  const { game, kind, thing, data, view, things } = answering;
  const card = GIVEN_AWAY.has(kind) && things.hinted && things.hinted !== thing && cardOf(data, thing, view.printing);
  if (!card) return describe(answering, thing);
  return say(`${game}-page-figures`, {
    name: words.thing(game, thing),
    cost: card.cost,
    strength: card.strength,
  });
}

/** A space by what lies on it, an offering by what it gives and costs. */
export function describe({ game, view }: Drawn<View, Data>, thing: string): string | undefined {
  const space = spaceOf(view, thing);
  const listed = (amounts: Record<string, number>): string[] =>
    Object.entries(amounts).map(([good, amount]) => say(`${game}-have-${good}`, { amount, sign: "" }));
  if (space)
    return [space.worker ? workerName(game, space.worker) : "", ...listed(space.tokens)].filter(Boolean).join(", ");
  const offering = offeringOf(view, thing);
  if (offering)
    return `${say(`${game}-page-offering`, { amount: offering.points })}: ${listed(offering.cost).join(", ")}`;
  return undefined;
}
