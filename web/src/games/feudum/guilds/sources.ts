// Where the goods lie that a question offers: on the shelves, in the barn, or nowhere on the board.
import type { DecisionInfo } from "@/lib/types";
import type { View } from "../components/components";

export type Source = "barn" | "shelves";

/** Goods of the Farmer Guild that have room on their shelves. */
const pulled = ({ boards: { farmer, merchant } }: View): string[] =>
  Object.keys(farmer.barn).filter((good) => (merchant.shelves[good] ?? 0) < merchant.spaces);

/** Whether the Merchant Guild pulls from the barn, rather than pushes from its shelves. */
function isPull(options: readonly string[], view: View, seat: number): boolean {
  const goods = options.filter((option) => option.startsWith("good."));
  const canBePull = goods.every((good) => pulled(view).includes(good));
  const canBePush = goods.every((good) => (view.boards.merchant.shelves[good] ?? 0) > 0);
  if (canBePull !== canBePush) return canBePull;
  return view.guilds["guild.merchant"]?.members[0] !== seat;
}

/** Where the goods are that the question is about. */
export function sourceOf(decision: DecisionInfo | null, view: View): Source | null {
  if (decision?.kind === "buy_good") return "shelves";
  if (decision?.kind !== "move_good") return null;
  if (decision.about === "guild.farmer") return "barn";
  if (decision.about === "guild.alchemist") return "shelves";
  return isPull(decision.options, view, decision.seat) ? "barn" : "shelves";
}
