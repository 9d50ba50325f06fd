// The trick that is looked at: the cards that were played for it, those that have acted and left the view too. Once it is
// over it stays, so that one sees who has won it, until the next town is named.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { clockwise, type View } from "../components/components";

export interface Trick {
  /** The town it is for; null before the first. */
  readonly town: string | null;
  readonly winner: number | null;
  /** Who plays the first card. */
  readonly leader: number;
  /** Everybody has played. */
  readonly decided: boolean;
  /** Everybody has acted: the next one has not begun. */
  readonly past: boolean;
  readonly cards: ReadonlyMap<number, string>;
  /** As they are played: clockwise from the leader; once all are played, as they act: from the lowest card up. */
  readonly order: number[];
}

export function watchTrick(of: () => View): Trick {
  const cards = new SvelteMap<number, string>();
  let last = $state<{ town: string; winner: number } | null>(null);
  const view = $derived(of());
  // Whoever wins takes the town: without that it was taken back.
  const past = $derived(
    view.phase === "actions" && view.active_town === null && last !== null && last.town in view.towns,
  );
  const town = $derived(view.active_town ?? (past ? (last?.town ?? null) : null));
  const winner = $derived(past ? (last?.winner ?? null) : view.trick_winner);
  let before = "";

  $effect.pre(() => {
    const { active_town: named, trick_winner: won, players } = view;
    const stays = past;
    untrack(() => {
      if (stays) return;
      const none = players.every((player) => !player.played && !cards.get(player.seat));
      if ((named ?? "") !== before || none) cards.clear();
      before = named ?? "";
      for (const { seat, played } of players) {
        if (played) cards.set(seat, played);
        else if (won === null) cards.delete(seat);
      }
      last = named !== null && won !== null ? { town: named, winner: won } : null;
    });
  });

  const order = $derived.by(() => {
    const seats = clockwise(view.players.length, view.marker);
    if (winner === null) return seats;
    const value = (seat: number): number => Number(cards.get(seat)?.split(".")[1] ?? 0);
    return seats.sort((a, b) => value(a) - value(b));
  });

  return {
    get town() {
      return town;
    },
    get winner() {
      return winner;
    },
    get leader() {
      return view.marker;
    },
    get decided() {
      return winner !== null;
    },
    get past() {
      return past;
    },
    get order() {
      return order;
    },
    cards,
  };
}
