// Food at the end of the round: how much there is for the pawns that are not fed yet.
import type { PlayerView } from "./components";

export interface FoodDue {
  /** Food, and sulfur in the wine barrel. */
  food: number;
  /** Pawns on the board; who is drunk has been fed. */
  pawns: number;
}

export function foodDue({ goods, barrel, pawns }: Pick<PlayerView, "goods" | "barrel" | "pawns">): FoodDue {
  const hungry = pawns.filter(({ location, drunk }) => location && !drunk).length;
  return { food: (goods["good.food"] ?? 0) + barrel, pawns: hungry };
}

/** Whether some pawn would leave the board, as things stand. */
export const isShort = ({ food, pawns }: FoodDue): boolean => food < pawns;
