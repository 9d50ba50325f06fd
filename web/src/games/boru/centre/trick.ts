// The trick that is looked at: the cards that were played for it, and those of the last one until the next town is named.
import { say } from "@/lib/words.svelte";
import type { Drawn } from "../../face";
import { clockwise, type Data, type View } from "../components/components";

export interface Trick {
  /** The town it is for; null before the first of a round. */
  town: string | null;
  winner: number | null;
  /** Who plays the first card. */
  leader: number;
  /** Everybody has played. */
  decided: boolean;
  /** Everybody has acted: the next one has not begun. */
  past: boolean;
  cards: ReadonlyMap<number, string>;
  /** As they are played: clockwise from the leader; once all are played, as they act: from the lowest card up. */
  order: number[];
}

export function trickOf({ active_town, past_town, trick_winner, past_winner, players, marker }: View): Trick {
  const past = active_town === null && past_town !== null;
  const cards = new Map(players.flatMap(({ seat, played }) => (played ? [[seat, played] as const] : [])));
  const value = (seat: number): number => Number(cards.get(seat)?.split(".")[1] ?? 0);
  const decided = cards.size === players.length;
  const order = clockwise(players.length, marker);
  return {
    town: active_town ?? past_town,
    winner: past ? past_winner : trick_winner,
    leader: marker,
    decided,
    past,
    cards,
    order: decided ? order.sort((a, b) => value(a) - value(b)) : order,
  };
}

/** The round, and the trick of it, of what the seat saw. */
export function whenOf({ view, data, seat }: Drawn<View, Data>): string {
  const { round, rounds, players, hand, active_town } = view;
  const own = seat === null ? undefined : players[seat];
  const held = data.rules.by_players.find(({ id }) => id === players.length)?.hand;
  if (!round || !own) return "";
  if (view.phase !== "actions" || held === undefined) return say("boru-page-round", { round, rounds });
  const played = active_town !== null && own.played !== null ? 0 : 1;
  return say("boru-page-round-trick", { round, trick: held - hand.length + played });
}
