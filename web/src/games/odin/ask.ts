// What the page says about a question beyond its sentence: which answers are apart, which of how many this is.
import { idOf } from "@/lib/thing_names";
import type { EventInfo } from "@/lib/types";
import { say, words } from "@/lib/words.svelte";
import { isPhone } from "@/ui/phone";
import type { Asked, Asking, Confirmation } from "../face";
import { cardQuestion } from "./cards/card_answers";
import { forecastsOf } from "./cards/forecasts.svelte";
import { sortedCards } from "./cards/own_cards.svelte";
import { isGrave, lootPrice, lostBy, spacesOf, swordOf, type OdinAnswering } from "./answers";
import { isIdle, offersAnytime } from "./question/anytime";
import { idlesOf } from "./question/idle.svelte";
import { puzzleAt } from "./puzzle/puzzle.svelte";
import { spaceOf, specialOf, type AnyStep, type Data, type PlainStep, type View } from "./components/components";

type OdinAsking = Asking<View, Data>;

/** Before it goods may be placed for the last time. */
const SCORING = "phase.scoring";

/** What the seat has done on the space that it has taken, and which it is. */
function sinceTaken({ log, seat }: OdinAsking): { space: string; events: readonly EventInfo[] } {
  const at = log.findLastIndex(({ kind, seat: by }) => by === seat && (kind === "placed" || kind === "imitated"));
  return { space: log[at]?.thing ?? "", events: log.slice(at + 1).filter((event) => event.seat === seat) };
}

const plainSteps = (steps: readonly AnyStep[]): PlainStep[] =>
  steps.flatMap((step) => (step.do === "choose" ? step.between.flatMap((way) => way.steps) : [step]));

/** Which of so many goods, special tiles or cards this question is about. */
function stepOf(asking: OdinAsking): Asked["step"] {
  const { kind, data } = asking;
  const { space, events } = sinceTaken(asking);
  const steps = plainSteps(spaceOf(data, space)?.steps ?? []);
  const told = (what: string, start = ""): number =>
    events.filter((event) => event.kind === what && event.thing.startsWith(start)).length;
  for (const step of steps) {
    if (step.do === "upgrade" && kind === (step.levels === 1 ? "upgrade" : "upgrade_twice"))
      return { at: told("traded") + 1, of: step.goods };
    if (step.do === "special_sale" && kind === "special_sale")
      return { at: told("gained", "tile.") + 1, of: step.most };
    if (step.do === "play_occupation" && kind === "play_occupation")
      return { at: told("played_occupation") + 1, of: step.most };
  }
  return undefined;
}

/** Tiles to be won, by what is to be paid for them: the dearest of each price first. */
function lootGroups({ options, data, view, about }: OdinAsking): Asked["groups"] {
  const tiles = options.filter((option) => /^(good|tile)\./.test(option));
  const prices = [...new Set(tiles.map((tile) => lootPrice(view, data, about, tile)))].sort((a, b) => a - b);
  return prices.map((price) => ({
    label: say("odin-page-pay", { price }),
    things: tiles
      .filter((tile) => lootPrice(view, data, about, tile) === price)
      .sort((a, b) => swordOf(data, b) - swordOf(data, a)),
  }));
}

/** Special tiles to be bought, the dearest first. */
const byPrice = ({ options, data }: OdinAsking): string[] =>
  options
    .filter((option) => option.startsWith("tile."))
    .sort((a, b) => (specialOf(data, b)?.price ?? -1) - (specialOf(data, a)?.price ?? -1));

/** What stands in the question though it is drawn elsewhere too: boards may be behind others, ships have only a name. */
function listedIn(asking: OdinAsking): string[] | undefined {
  const { kind, options, refused } = asking;
  if (kind === "special_sale") return byPrice(asking);
  // Cards as they lie in one's hand.
  if (kind === "first_card" || kind === "play_occupation")
    return sortedCards(asking.game, asking.data, options, forecastsOf(asking.things)).map(({ id }) => `card.${id}`);
  // At the thumb the boards' names have the room while something is being laid.
  if (kind === "board") return isPhone() ? undefined : [...options];
  // In one's turn those that are possible are enough; before the scoring no ship can be had.
  if (offersAnytime(asking))
    return [...options, ...(kind === "turn" || asking.about === SCORING ? [] : Object.keys(refused))].filter((thing) =>
      /^(ship|arm)\./.test(thing),
    );
  return undefined;
}

/** Why it matters, where one plays alone or nothing comes after this round: no others take what one wants. */
function mattersNow({ kind, about, view }: OdinAsking): string | undefined {
  const isLast = view.round === view.rounds.length;
  const alone = view.players.length === 1;
  if (kind === "anytime" && about !== SCORING && isLast) return say("odin-page-matters-place-last");
  if (kind === "turn" && alone) return say(isLast ? "odin-page-matters-turn-last" : "odin-page-matters-turn-alone");
  return kind === "strip" && alone ? say("odin-page-matters-strip-alone") : undefined;
}

/** Whether there is no use in what is offered; whoever has tried something out is asked. */
const goesOn = (asking: OdinAsking): boolean =>
  (isIdle(asking) || idlesOf(asking.things).isIdle) && !puzzleAt(asking.things)?.tried.length;

export function askOf(asking: OdinAsking): Asked {
  const { kind } = asking;
  const step = stepOf(asking);
  return {
    // Beside what ends the question, laying goods and buying ships: it is always possible, and always there.
    apart: [...(kind === "feast" ? ["empty", "done"] : []), "anytime"],
    // They stand where nobody has just ended anything.
    givesUp: kind === "feast",
    step: step && step.of > 1 && step.at <= step.of ? step : undefined,
    // What is to be paid stands with the tiles.
    sentence:
      kind === "loot" ? say("odin-page-loot-what", { result: Number(idOf(asking.about)) }) : cardQuestion(asking),
    groups: kind === "loot" ? lootGroups(asking) : undefined,
    listed: listedIn(asking),
    sensible: goesOn(asking) ? "done" : undefined,
    matters: mattersNow(asking),
  };
}

/** What is left undone by ending a question at which goods could be placed: a plan, or what would still score. */
function leftUndone({ game, kind, about, options, things }: OdinAnswering): string {
  if (kind !== "anytime") return "";
  const planned = puzzleAt(things)?.tried.length ?? 0;
  if (planned) return say("odin-page-plan-left", { count: planned });
  // A coin counts as much as what it would cover.
  const goods = options.filter((option) => /^(good|tile)\./.test(option) && option !== "good.silver");
  if (about !== SCORING || !goods.length) return "";
  const named = goods.map((good) => words.thing(game, good));
  return say("odin-page-goods-left", { goods: new Intl.ListFormat(words.language).format(named) });
}

/** What is said before an answer is given that gives up points, or brings a tile that one may want to try first. */
export function confirmationOf(answering: OdinAnswering): Confirmation | undefined {
  const { data, kind, thing, about, view, options } = answering;
  const left = thing === "done" ? leftUndone(answering) : "";
  if (left) return { text: left, label: say("odin-page-go-on"), danger: true };
  const vikings = view.players[answering.seat ?? -1]?.vikings ?? 0;
  if (kind === "turn" && thing === "pass" && vikings && options.some((option) => option.startsWith("space.")))
    return { text: say("odin-page-pass-vikings", { count: vikings }), danger: true };
  if (isGrave(kind, thing, options)) {
    const places = thing === "done" ? Number(idOf(about)) : 1;
    return { text: say("odin-page-leave-empty", { count: places, points: lostBy(data, places) }), danger: true };
  }
  // It cannot be taken back, and perhaps only its name was read.
  if (kind === "first_card") return { label: say("odin-page-play-card") };
  if (kind === "loot" && thing !== "anytime")
    return {
      text: say("odin-page-loot", {
        sword: swordOf(data, thing),
        price: lootPrice(view, data, about, thing),
        spaces: spacesOf(data, thing),
      }),
      label: say("odin-page-take-it"),
    };
  return undefined;
}
