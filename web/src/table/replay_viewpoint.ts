import type { TableInfo } from "@/lib/types";

/** Who looks at a replay first: as the link says if that may be seen, else whoever gives nothing away. */
export function firstViewpoint(asked: string | null, table: TableInfo): string {
  const over = table.state === "over";
  const open = table.seats.filter((seat) => over || seat.yours).map((seat) => String(seat.seat));
  if (asked !== null) return open.includes(asked) || (over && asked === "open") ? asked : "nobody";
  if (over) return "open";
  // Two people on one device: neither hand is shown unasked.
  return open.length === 1 ? (open[0] ?? "nobody") : "nobody";
}
