// What the page says about a question beyond its sentence: which pawn it is about, and what an answer gives up.
import { idOf } from "@/lib/thing_names";
import { say, words } from "@/lib/words.svelte";
import type { Asked, Asking, Confirmation, Drawn } from "../face";
import type { FeudumAnswering } from "./answers";
import { isPhone } from "@/ui/phone";
import { pawnOf, ROMAN, type Data, type View } from "./components/components";
import { namePawn } from "./components/descriptions";
import { foodDue, isShort } from "./components/food";

/** Questions of a card that was played: whoever does nothing has played it in vain. */
const OF_A_CARD = new Set(["migrate", "improve", "explore", "harvest", "conquer", "guild", "repeat"]);

/** Questions that are answered on a guild's board. */
const FOR_A_FINGER = new Set(["buy_good", "guild"]);

export function askOf({ game, kind, about, view, names, seat, options }: Asking<View, Data>): Asked | undefined {
  const pawn = pawnOf(view, seat, about);
  const own = view.players[seat ?? -1];
  if (kind === "choose_card" && own) return { step: { at: own.chosen.length + 1, of: own.chosen_count } };
  // What cannot be chosen now is not asked about.
  if ((kind === "improve" || kind === "conquer") && !options.some((option) => option.startsWith("ability.")))
    return { sentence: say(`feudum-page-ask-${kind}`) };
  // Whoever has no beads need not hear what becomes of them.
  if (kind === "favours" && !own?.beads.length)
    return { sentence: say("feudum-page-ask-favours", { about: words.thing(game, about) }) };
  // Shelves and the heads of guilds are thin for a finger, and the sheet has room.
  if (isPhone() && FOR_A_FINGER.has(kind))
    return { listed: options.filter((option) => /^(?:good|guild)\./.test(option)) };
  if (!pawn) return undefined;
  const called = namePawn(game, view, names, pawn, seat);
  return { sentence: words.say(`${game}-ask-${kind}`, { about: called, about_id: idOf(about) }) };
}

/** At these questions somebody may still get food, or choose to. */
const BEFORE_FEEDING = new Set(["choose_card", "play_card", "second_card", "repeat", "guild", "function", "buy_good"]);

/** That there is too little food for the pawns on the board, if so and if something can be done about it. */
export function hungerOf(kind: string, view: View, seat: number | null): string | undefined {
  const own = view.players[seat ?? -1];
  if (!own || !BEFORE_FEEDING.has(kind)) return undefined;
  const due = foodDue(own);
  // What is bought lies aside until all of it is paid.
  if (kind === "buy_good") due.food += view.aside["good.food"] ?? 0;
  return isShort(due) ? say("feudum-page-short-of-food", { ...due }) : undefined;
}

/** Whether no marker of an Influence has been put yet: all places of one's pawns can still have one. */
function isUnused({ options, view, seat }: FeudumAnswering): boolean {
  const pawns = view.players[seat ?? -1]?.pawns ?? [];
  const places = new Set(pawns.map(({ location }) => location).filter(Boolean));
  return places.size > 0 && options.length === places.size + 1;
}

export function confirmationOf(answering: FeudumAnswering): Confirmation | undefined {
  const { kind, thing, options, view, seat } = answering;
  if (kind === "influence" && thing === "done" && isUnused(answering))
    return { text: say("feudum-page-forgone"), label: say("feudum-page-no-influence"), danger: true };
  if (kind === "buy_good" && thing === "done" && options.includes("good.food")) {
    const hunger = hungerOf(kind, view, seat);
    return hunger ? { text: hunger, danger: true } : undefined;
  }
  if (thing !== "pass" || options.length < 2) return undefined;
  if (kind === "feed") return { text: say("feudum-page-starves"), label: say("feudum-page-no-feed"), danger: true };
  if (OF_A_CARD.has(kind))
    return { text: say("feudum-page-forgone"), label: say(`feudum-page-no-${kind}`), danger: true };
  return undefined;
}

/** The round and the epoch of what was seen. */
export function whenOf({ game, view }: Drawn<View, Data>): string {
  return `${words.thing(game, "label.round")} ${view.round}, ${words.thing(game, "label.epoch")} ${ROMAN[view.epoch] ?? ""}`;
}
