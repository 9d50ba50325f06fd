// What things on the map are in words: for those who listen, and in the popover.
import { say, words } from "@/lib/words.svelte";
import type { PawnAt, View } from "./components";

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(", ");

/** A location with what stands there and who has markers there. */
export function describeLocation(game: string, view: View, names: readonly string[], location: string): string {
  const name = words.thing(game, location);
  const state = view.locations[location];
  if (!state) return name;
  const role = (of: string, seat: number | null): string | undefined =>
    seat === null ? undefined : `${words.thing(game, `role.${of}`)} ${names[seat] ?? ""}`;
  const stands = [words.thing(game, state.kind), state.guild ? words.thing(game, state.guild) : undefined];
  const markers = [role("ruler", state.ruler), role("subject", state.subject ? state.ruler : null)];
  return `${name}: ${joined([...stands, ...markers, role("serf", state.serf)])}`;
}

/** A pawn with its character, whose it is, what it rides, and how it fares. */
export function describePawn(game: string, names: readonly string[], of: PawnAt, seat: number | null): string {
  const { pawn } = of;
  const character = pawn.character ? words.thing(game, pawn.character) : "";
  const whose =
    of.seat === seat
      ? say("feudum-page-own-pawn", { character })
      : say("feudum-page-pawn", { character, who: names[of.seat] ?? "" });
  return joined([
    whose,
    pawn.location ? words.thing(game, pawn.location) : undefined,
    pawn.vessel ? words.thing(game, pawn.vessel) : undefined,
    pawn.drunk ? words.thing(game, "label.drunk") : undefined,
    pawn.held ? words.thing(game, "label.held") : undefined,
  ]);
}

/** A monster, whose it is and where. */
export function describeMonster(game: string, names: readonly string[], monster: string, view: View): string {
  const found = view.monsters[monster];
  const name = words.thing(game, monster);
  return found ? joined([name, names[found.owner], words.thing(game, found.location)]) : name;
}
