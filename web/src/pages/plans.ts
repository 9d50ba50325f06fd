import type { GameInfo, SeatPlan } from "@/lib/types";

/** The bot to be offered first: neither the weakest, which is no company, nor one that thinks for minutes. */
export function usualBot(game: GameInfo): string {
  return game.bots[Math.min(1, game.bots.length - 1)] ?? "";
}

/** Me and bots, as few as the game takes. */
export function botSeats(game: GameInfo): SeatPlan[] {
  const players = Math.max(2, Math.min(...game.players));
  const count = game.players.includes(players) ? players : Math.min(...game.players);
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", bot: usualBot(game) },
  );
}
