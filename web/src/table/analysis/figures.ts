import type { AnalysisInfo, JudgementInfo } from "@/lib/types";

/** The figures after every move, from move 0 on: between two standings they stay as they were. */
export function byMove(analysis: AnalysisInfo, moves: number): number[][] {
  const found: number[][] = [];
  let at = 0;
  for (let move = 0; move <= moves; move++) {
    while ((analysis.standings[at + 1]?.move ?? Infinity) <= move) at += 1;
    found.push(analysis.standings[at]?.figures ?? []);
  }
  return found;
}

/** The choices that the bot would have made otherwise, the costliest of them, in the order of the game. */
export function mistakes(analysis: AnalysisInfo, most: number): JudgementInfo[] {
  return analysis.judgements
    .filter((judged) => judged.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
}

/** What is said of the choice that led to a move: the one before it. */
export function judgementAt(analysis: AnalysisInfo, move: number): JudgementInfo | null {
  return analysis.judgements.find((judged) => judged.move === move - 1) ?? null;
}
