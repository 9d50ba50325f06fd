// What the page says about a question beyond its sentence: which pawn it is about, and what an answer gives up.
import { idOf } from "@/lib/thing_names";
import { say, words } from "@/lib/words.svelte";
import type { Asked, Asking, Confirmation } from "../face";
import type { FeudumAnswering } from "./answers";
import { pawnOf, type Data, type View } from "./components/components";
import { namePawn } from "./components/descriptions";

/** Questions of a card that was played: whoever does nothing has played it in vain. */
const OF_A_CARD = new Set(["migrate", "improve", "explore", "harvest", "conquer", "guild", "repeat"]);

export function askOf({ game, kind, about, view, names, seat }: Asking<View, Data>): Asked | undefined {
  const pawn = pawnOf(view, seat, about);
  // Whoever has no beads need not hear what becomes of them.
  if (kind === "favours" && !view.players[seat ?? -1]?.beads.length)
    return { sentence: say("feudum-page-ask-favours", { about: words.thing(game, about) }) };
  if (!pawn) return undefined;
  const called = namePawn(game, view, names, pawn, seat);
  return { sentence: words.say(`${game}-ask-${kind}`, { about: called, about_id: idOf(about) }) };
}

export function confirmationOf({ kind, thing, options }: FeudumAnswering): Confirmation | undefined {
  if (thing !== "pass" || options.length < 2) return undefined;
  if (kind === "feed") return { text: say("feudum-page-starves"), label: say("feudum-page-no-feed"), danger: true };
  if (OF_A_CARD.has(kind)) return { text: say("feudum-page-forgone"), danger: true };
  return undefined;
}
