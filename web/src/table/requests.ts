import type { Step } from "@/lib/table_sync";
import type { RequestInfo, TableInfo } from "@/lib/types";

/** How a request ended without being granted: somebody declined it, or the game went on; '' if it did neither. */
export function unmet(request: RequestInfo, { known, news }: Step): "declined" | "passed" | "" {
  if (known.request?.number === request.number) return "";
  if (news?.kind === "declined") return "declined";
  if (request.kind !== "undo") return "";
  const wentBack = (known.position?.move ?? 0) <= (request.move ?? 0);
  const ends = news === null || news.kind === "chose" || news.kind === "undone";
  return ends && !wentBack ? "passed" : "";
}

/** Whether others decide on a request: people who play themselves, not bots. */
export const asksOthers = ({ seats }: TableInfo): boolean =>
  seats.some((seat) => seat.kind === "person" && !seat.yours && !seat.stand_in);
