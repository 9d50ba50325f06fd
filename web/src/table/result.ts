// How a game ended for one of its players.
import type { ScoreInfo } from "@/lib/types";

export interface OwnResult {
  place: number;
  points: number;
  players: number;
  /** The seats on the first place. */
  winners: number[];
  /** Whoever it was about: who won, or, for a winner, who came next. */
  rival: number | null;
  /** How many points lie between the two. */
  gap: number;
  /** Where they have as many: what decided between them, and what the better and the worse have of it. */
  tie: { name: string; more: number; less: number } | null;
}

export function ownResult(scores: readonly ScoreInfo[], seat: number): OwnResult | null {
  const own = scores.find((score) => score.seat === seat);
  if (!own) return null;
  const winners = scores.filter((score) => score.place === 1);
  const ranked = [...scores].sort((one, other) => one.place - other.place);
  const rival = own.place === 1 ? ranked.find((score) => score.place > 1) : winners[0];
  const gap = Math.abs((rival?.total ?? own.total) - own.total);
  return {
    place: own.place,
    points: own.total,
    players: scores.length,
    winners: winners.map((score) => score.seat),
    rival: rival?.seat ?? null,
    gap,
    tie: rival && gap === 0 ? decided(own, rival) : null,
  };
}

function decided(one: ScoreInfo, other: ScoreInfo): OwnResult["tie"] {
  const [better, worse] = one.place < other.place ? [one, other] : [other, one];
  for (const [row, [name, more]] of better.ties.entries()) {
    const less = worse.ties[row]?.[1] ?? 0;
    if (more !== less) return { name, more, less };
  }
  return null;
}
