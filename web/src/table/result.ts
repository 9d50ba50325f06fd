// How a game ended for one of its players.
import type { ScoreInfo } from "@/lib/types";

export interface OwnResult {
  place: number;
  players: number;
  /** The seats on the first place. */
  winners: number[];
  /** Whoever it was about: who won, or, for a winner, who came next. */
  rival: number | null;
  /** How many points lie between the two. */
  gap: number;
}

export function ownResult(scores: readonly ScoreInfo[], seat: number): OwnResult | null {
  const own = scores.find((score) => score.seat === seat);
  if (!own) return null;
  const winners = scores.filter((score) => score.place === 1);
  const ranked = [...scores].sort((one, other) => one.place - other.place);
  const rival = own.place === 1 ? ranked.find((score) => score.place > 1) : winners[0];
  return {
    place: own.place,
    players: scores.length,
    winners: winners.map((score) => score.seat),
    rival: rival?.seat ?? null,
    gap: Math.abs((rival?.total ?? own.total) - own.total),
  };
}
