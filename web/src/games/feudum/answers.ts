// Answers that say more than the option's own name: which pawn, whose row, what a mandate's way asks for and gives.
import { idOf } from "@/lib/thing_names";
import { say, words } from "@/lib/words.svelte";
import type { Answering, Drawn } from "../face";
import { describePawn, describePawnHere } from "./components/descriptions";
import { pawnOf, wayOf, type Data, type MandateOption, type View } from "./components/components";

export type FeudumAnswering = Answering<View, Data>;

/** What a way of a mandate costs, and what it brings: names of things, and how many. */
export function exchangeOf(way: MandateOption): { paid: [string, number][]; gained: [string, number][] } {
  const paid = Object.entries(way.pay ?? {}).map(([good, count]): [string, number] => [`good.${good}`, count]);
  const vessel: [string, number][] = way.vessel && way.vessel !== "any" ? [[`vessel.${way.vessel}`, 1]] : [];
  const gained: [string, number][] = [
    ["attack", way.attack ?? 0],
    ["bag", way.goods ?? 0],
    ["shilling", way.shillings ?? 0],
    ["marker", way.markers ?? 0],
    ["seal", way.seals ?? 0],
    ["bead", way.beads ?? 0],
    ...vessel,
  ];
  return { paid, gained: gained.filter(([, count]) => count) };
}

/** What stands at the head of a thing's popover, where its name alone says too little. */
export function nameOf({ game, view, names, seat }: Drawn<View, Data>, thing: string): string | undefined {
  const pawn = pawnOf(view, seat, thing);
  return pawn && describePawn(game, names, pawn, seat);
}

/** The shillings that come with so much food for goods; undefined where the bag's last food hides how much there is to have. */
export function shillingsBeside(
  { bag }: Pick<View, "bag">,
  options: readonly string[],
  thing: string,
): number | undefined {
  const most = Math.max(
    ...options.filter((option) => option.startsWith("amount.")).map((option) => Number(idOf(option))),
  );
  return most < (bag["good.food"] ?? 0) ? most - Number(idOf(thing)) : undefined;
}

/** The whole answer in words, where its name alone says too little. */
export function answerOf(answering: FeudumAnswering): string | undefined {
  const { game, view, data, names, seat, kind, about, thing } = answering;
  if (thing === "pass" || thing === "done") return words.find(`feudum-page-no-${kind}`);
  const pawn = pawnOf(view, seat, thing);
  // All that is attacked stands at the place of which the question speaks.
  if (pawn) return (kind === "attack" ? describePawnHere : describePawn)(game, names, pawn, seat);
  if (thing.startsWith("colour.")) {
    const row = view.boards.knight.rows.find((one) => one.row === thing);
    const who = row?.seat == null ? say("feudum-page-nobodys-row") : (names[row.seat] ?? "");
    return say("feudum-page-row-of", { who });
  }
  if (thing.startsWith("role.") && kind === "starve") {
    const place = view.locations[about];
    const owner = thing === "role.subject" ? place?.ruler : place?.serf;
    return `${words.thing(game, thing)}: ${owner == null ? "" : (names[owner] ?? "")}`;
  }
  if (thing.startsWith("way.")) {
    const way = wayOf(data, about, thing);
    return way && wayInWords(game, way);
  }
  if (thing.startsWith("amount.") && kind === "to_barrel")
    return say("feudum-page-into-barrel", { count: Number(idOf(thing)) });
  if (thing.startsWith("amount.") && kind === "farmer_reward") {
    const count = shillingsBeside(view, answering.options, thing);
    const food = `${idOf(thing)}\u00a0${words.thing(game, about)}`;
    return count ? `${food} + ${say("feudum-page-gain-shilling", { count })}` : food;
  }
  return undefined;
}

function wayInWords(game: string, way: MandateOption): string {
  const { paid, gained } = exchangeOf(way);
  const cost = paid.map(([good, count]) => `${count}\u00a0${words.thing(game, good)}`);
  const gain = gained.map(([thing, count]) =>
    thing.startsWith("vessel.") ? words.thing(game, thing) : say(`feudum-page-gain-${thing}`, { count }),
  );
  if (way.guild) cost.push(words.thing(game, `guild.${way.guild}`));
  if (way.vessel === "any") gain.push(say("feudum-page-gain-vessel"));
  return [cost, gain].flatMap((side) => (side.length ? [side.join(", ")] : [])).join(" → ");
}
