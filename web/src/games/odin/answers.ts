// Answers that say more than the option's own name: what a good becomes, what is paid, what comes of a failure.
import { say, words } from "@/lib/words.svelte";
import type { Answering } from "../face";
import { cardAnswer, raisedBy } from "./cards/card_answers";
import { idOf } from "@/lib/thing_names";
import {
  boardOf,
  goodOf,
  nameOf,
  rowsOf,
  spaceOf,
  specialOf,
  upgradeOf,
  type Data,
  type PlayerView,
  type StripView,
  type View,
} from "./components/components";
import { countedOf, listed } from "./components/counted";
import { diceStepOf, spentIn, type DiceStep } from "./components/icon_lines";

export type OdinAnswering = Answering<View, Data>;

export interface Payment {
  thing: string;
  count: number;
}

/** The dice action in which that weapon is spent, with that die if several take it: raiding and pillaging. */
export function stepSpending(data: Data, weapon: string, die?: number): DiceStep | null {
  const found = data.actions.spaces
    .flatMap(({ steps }) => steps)
    .filter(
      (step): step is DiceStep => (step.do === "hunt" || step.do === "raid") && spentIn(data, step).includes(weapon),
    );
  return found.find((step) => step.die === die) ?? found[0] ?? null;
}

/** How much is to be paid in all, as far as it can be told from how many weapons may be spent. */
function priceOf(view: View, step: DiceStep, have: [resource: number, weapon: number], amounts: number[]): number {
  if (step.do === "hunt") return Math.max(0, (view.dice.rolls.at(-1) ?? 0) + view.dice.shift);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least > 0) return least + have[0];
  return most < have[1] ? most : -1;
}

/** What is paid by spending so many weapons: the rest is the resource, where it is known how much that is. */
export function paymentOf(
  view: View,
  data: Data,
  player: PlayerView,
  { about, options, thing }: Pick<OdinAnswering, "about" | "options" | "thing">,
): Payment[] {
  const step = stepSpending(data, about);
  const weapons = Number(idOf(thing));
  const [resource = "", weapon = about] = step ? spentIn(data, step) : [];
  const amounts = options.filter((option) => option.startsWith("amount.")).map((option) => Number(idOf(option)));
  const has = (one: string): number => player.supply[one] ?? 0;
  const price = step ? priceOf(view, step, [has(resource), has(weapon)], amounts) : -1;
  const paid = [
    { thing: resource, count: price - weapons },
    { thing: weapon, count: weapons },
  ].filter(({ count }) => count > 0);
  return paid.length ? paid : [{ thing: weapon, count: weapons }];
}

/** What a failure gives. */
export function failureFor(data: Data, kind: string): Payment[] {
  const step = diceStepOf(data, kind);
  return Object.entries(step?.failure ?? {}).map(([id, count]) => ({ thing: nameOf(data, id), count }));
}

const paidWords = (game: string, payments: readonly Payment[]): string =>
  listed(
    game,
    payments.map(({ thing, count }) => [thing, count]),
  );

/** What is lost by leaving so many places of the table empty. */
export const lostBy = (data: Data, places: number): number => -places * data.rules.banquet.penalty_points;

/** Whether an answer gives up points though there is something better: it is asked about once more. */
export const isGrave = (kind: string, option: string, options: readonly string[]): boolean =>
  kind === "feast" &&
  (option === "empty" || option === "done") &&
  options.some((other) => other !== "empty" && other !== "done");

/** The colours of goods that are raised by a question, as names: `peas → mead`. */
export function riseOf(data: Data, kind: string, option: string, about = ""): string[] {
  if (!["upgrade", "upgrade_twice", "overseas"].includes(kind)) return raisedBy(data, kind, option, about);
  const once = upgradeOf(data, option);
  if (!once) return [];
  const twice = kind === "upgrade_twice" ? upgradeOf(data, once) : undefined;
  return [option, once, ...(twice ? [twice] : [])];
}

/** What a ship counts at the end, before and after it emigrates. */
export function emigrationOf(data: Data, thing: string): string {
  const ship = data.rules.ships.find(({ id }) => id === idOf(thing));
  return say("odin-page-emigrates", { now: ship?.points ?? 0, after: ship?.emigrated_points ?? 0 });
}

/** How many places of the table a dish covers, laid along it or upright. */
export function coveredBy(data: Data, option: string): number {
  const rows = rowsOf(data, `good.${idOf(option)}`);
  const [short, long] = [rows.length, rows[0]?.length ?? 1].sort((a, b) => a - b);
  return (option.startsWith("upright.") ? short : long) ?? 1;
}

/** How many spaces of a board a tile covers. */
export const spacesOf = (data: Data, tile: string): number =>
  rowsOf(data, tile).reduce((sum, row) => sum + row.replace(/[^X]/g, "").length, 0);

/** What a tile costs in battle. */
export const swordOf = (data: Data, tile: string): number =>
  specialOf(data, tile)?.sword ?? goodOf(data, tile)?.sword ?? 0;

/** What is to be paid for a tile beyond the battle result; a battle is won by more than that by which it is lost. */
export function lootPrice(view: View, data: Data, about: string, tile: string): number {
  const lost = data.actions.spaces
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.do === "raid" && step.die === view.dice.die ? [step.fails_up_to] : []));
  return Math.max(0, Math.max(swordOf(data, tile), (lost[0] ?? 0) + 1) - Number(idOf(about)));
}

/** The first items of a mountain strip, in words. */
export function itemsOf(game: string, { items }: StripView, first: number): string {
  const counts = new Map<string, number>();
  for (const { thing, amount } of items.slice(0, first)) counts.set(thing, (counts.get(thing) ?? 0) + amount);
  const said = [...counts].map(([thing, count]) => countedOf(game, thing, count));
  return new Intl.ListFormat(words.language).format(said);
}

/** The whole answer in words, where its name alone says too little. */
export function answerOf(answering: OdinAnswering): string | undefined {
  const { game, view, data, kind, thing, about, seat, things, then = "" } = answering;
  const ofCard = cardAnswer(data, answering, thing);
  if (ofCard) return ofCard;
  const risen = riseOf(data, kind, thing, about);
  const rise = then ? risen.slice(0, risen.indexOf(then) + 1 || undefined) : risen;
  if (rise.length) return rise.map((good) => words.thing(game, good)).join(" → ");
  if (/^(along|upright)\./.test(thing))
    return `${words.thing(game, `good.${idOf(thing)}`)} (${say("odin-page-covers", { count: coveredBy(data, thing) })})`;
  const strip = kind === "strip" ? view.strips.find(({ id }) => id === thing) : undefined;
  if (strip) {
    const items = itemsOf(game, strip, Number(idOf(then || about)) || 1);
    return say(then ? "odin-page-from-strip" : "odin-page-strip-with", { items });
  }
  const player = view.players[seat ?? -1];
  if (kind === "spend" && thing.startsWith("amount.") && player) {
    const paid = paymentOf(view, data, player, answering).filter(({ count }) => count);
    if (paid.length) return paidWords(game, paid);
    const step = stepSpending(data, about);
    const [resource = ""] = step ? spentIn(data, step) : [];
    return say("odin-page-no-cards", { resource: words.thing(game, resource) });
  }
  if (kind === "emigrate" && thing.startsWith("ship."))
    return `${words.thing(game, thing)} (${emigrationOf(data, thing)})`;
  if (kind === "feast" && (thing === "done" || thing === "empty")) {
    const count = thing === "done" ? Number(idOf(about)) : 1;
    return say("odin-page-leave-all", { count, points: lostBy(data, count) });
  }
  if (thing === "anytime") return say("odin-page-anytime");
  // Spaces have no names that could be seen: the one that a hint means is marked.
  if (kind === "cell") return say(thing === things.hinted ? "odin-page-marked-place" : "odin-page-another-place");
  const failure = thing === "fail" ? failureFor(data, kind) : [];
  if (failure.length) return `${words.thing(game, thing)}: ${paidWords(game, failure)}`;
  return undefined;
}

/** The ships and houses that can be had on a space. */
export function builtOn(data: Data, space: string): string[] {
  const steps = (spaceOf(data, space)?.steps ?? []).flatMap((step) =>
    step.do === "choose" ? step.between.flatMap((way) => way.steps) : [step],
  );
  const had = steps.flatMap((step) => ("gain" in step ? Object.keys(step.gain) : []).map((id) => nameOf(data, id)));
  return [...new Set(had.filter((thing) => /^(board|ship)\./.test(thing)))];
}

/** What a ship or a house costs and counts. */
export function builtWords(game: string, data: Data, thing: string): string {
  const house = thing.startsWith("board.") ? boardOf(data, thing) : undefined;
  if (!house) return words.text(game, thing);
  return say("odin-page-house", { points: house.points ?? 0, minus: house.minus });
}

/** Exchanges of a space that are left out, since the seat has not what they take. */
export function idleExchanges(data: Data, player: PlayerView, space: string): { gain: string[]; cost: string[] }[] {
  const named = (things: object): string[] => Object.keys(things).map((id) => nameOf(data, id));
  return (spaceOf(data, space)?.steps ?? []).flatMap((step) => {
    if (step.do !== "exchange" || !step.optional) return [];
    const lacks = Object.entries(step.cost).filter(([id, count]) => (player.supply[nameOf(data, id)] ?? 0) < count);
    return lacks.length ? [{ gain: named(step.gain), cost: named(Object.fromEntries(lacks)) }] : [];
  });
}
