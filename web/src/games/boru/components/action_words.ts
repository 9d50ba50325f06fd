// What an action of a losing card is called: by what it does.
import { words } from "@/lib/words.svelte";
import type { Answering } from "../../face";
import { cardOf, counted, type Data, type IconName, type View } from "./components";

/** What the action of the card does, by its icons. */
export function actionOf(data: Data, about: string, thing: string): IconName[] | undefined {
  const card = about.startsWith("card.") ? cardOf(data, about) : undefined;
  return thing === "action.upper" ? card?.secondary[0] : thing === "action.lower" ? card?.secondary[1] : undefined;
}

export const actionWords = (game: string, action: readonly IconName[]): string =>
  counted(action)
    .map(([icon, count]) => words.say(`${game}-page-does-${icon}`, { count }))
    .join(", ");

/** How much of what the action does there is room for now, where that is less than it says; null: all of it. */
export function lessNow(data: Data, view: View, action: readonly IconName[], seat: number): number | null {
  const top = Math.max(...data.marriage.track.map(({ id }) => id));
  for (const [icon, count] of counted(action)) {
    const space = view.players[seat]?.marriage_space ?? 0;
    const room = icon === "battle" ? view.battle_area : icon === "courtship" ? top - space : count;
    if (room < count) return room;
  }
  return null;
}

/** An action as an answer, by the words on its button. */
export function answeredOf(game: string, data: Data, about: string, thing: string): string | undefined {
  const action = actionOf(data, about, thing);
  return action && actionWords(game, action);
}

export const answerOf = ({ game, data, about, thing }: Answering<View, Data>): string | undefined =>
  answeredOf(game, data, about, thing);
