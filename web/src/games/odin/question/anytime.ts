// Anytime actions: placing goods, buying and arming ships, using occupations.
import type { Asking } from "../../face";
import { cardOf, type Data, type View } from "../components/components";

interface Decided {
  readonly kind: string;
  readonly options: readonly string[];
}

/** Whether they stand among the answers: alone, or beside the spaces in one's turn. */
export const offersAnytime = ({ kind, options }: Decided): boolean =>
  kind === "anytime" || (kind === "turn" && options.includes("done"));

/** In one's turn they need no end: a space is taken whenever one likes. */
export const endsByItself = (decided: Decided): boolean => decided.kind === "turn" && offersAnytime(decided);

/** Occupations that may act on what is placed or bought. */
const ACTING = new Set(["each_time", "as_soon_as"]);

/**
 * Whether there is no use in them just now: before the feast, since goods lie as well after it, before the bonus. Only
 * occupations can make it matter that they lie there sooner.
 */
export function isIdle({
  kind,
  about,
  options,
  view,
  data,
  seat,
}: Pick<Asking<View, Data>, "kind" | "about" | "options" | "view" | "data" | "seat">): boolean {
  if (kind !== "anytime" || about !== "phase.feast" || options.some((option) => option.startsWith("card.")))
    return false;
  const played = view.players[seat ?? -1]?.occupations ?? [];
  return !played.some((card) => ACTING.has(cardOf(data, card)?.category ?? ""));
}
