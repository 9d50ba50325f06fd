// What things on the map are in words: for those who listen, and in the popover.
import { say, words } from "@/lib/words.svelte";
import { pawnsOut, type PawnAt, type View } from "./components";

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

/** A pawn by its character and whose it is. */
function ownedPawn(game: string, names: readonly string[], { seat: of, pawn }: PawnAt, seat: number | null): string {
  const character = pawn.character ? words.thing(game, pawn.character) : "";
  return of === seat
    ? say("feudum-page-own-pawn", { character })
    : say("feudum-page-pawn", { character, who: names[of] ?? "" });
}

/** What a pawn is called; where its owner has two alike, with where it stands. */
export function namePawn(game: string, view: View, names: readonly string[], of: PawnAt, seat: number | null): string {
  const alike = pawnsOut(view).filter((one) => one.seat === of.seat && one.pawn.character === of.pawn.character);
  const where = alike.length > 1 && of.pawn.location ? words.thing(game, of.pawn.location) : undefined;
  return joined([ownedPawn(game, names, of, seat), where]);
}

/** A pawn with its character, whose it is, where it stands, what it rides, and how it fares. */
export function describePawn(game: string, names: readonly string[], of: PawnAt, seat: number | null): string {
  const { location } = of.pawn;
  return describePawnHere(game, names, of, seat, location ? words.thing(game, location) : undefined);
}

/** The same without where it stands, for where that is known already. */
export function describePawnHere(
  game: string,
  names: readonly string[],
  of: PawnAt,
  seat: number | null,
  where?: string,
): string {
  const { pawn } = of;
  const how = joined([
    where,
    pawn.vessel ? words.thing(game, pawn.vessel) : undefined,
    pawn.drunk ? words.thing(game, "label.drunk") : undefined,
    pawn.held ? words.thing(game, "label.held") : undefined,
  ]);
  const owned = ownedPawn(game, names, of, seat);
  // In brackets: after a comma, a hint to move it would read as a move there.
  return how ? `${owned} (${how})` : owned;
}

/** A monster, whose it is and where. */
export function describeMonster(game: string, names: readonly string[], monster: string, view: View): string {
  const found = view.monsters[monster];
  const name = words.thing(game, monster);
  return found ? joined([name, names[found.owner], words.thing(game, found.location)]) : name;
}
