// What is written on the map, and on answers that are listed, before something is chosen: the price of a way, the strength that an attack needs, what an
// improvement costs and brings.
import type { DecisionInfo } from "@/lib/types";
import type { PieceMoves } from "../components/components";
import type { Outlooks } from "../components/outlooks.svelte";
import type { DrawnRoute } from "./layout";

/** The routes that a piece can go. */
export function openRoutes(routes: readonly DrawnRoute[], moves: PieceMoves | undefined): Set<string> {
  if (!moves) return new Set();
  const open = routes.filter(({ kind, ends }) =>
    moves.ways.some(
      ({ to, route }) =>
        ends.includes(moves.location) && ends.includes(to) && (route === "" || route === `route.${kind}`),
    ),
  );
  return new Set(open.map(({ id }) => id));
}

/** What an attack on it needs: its strength against the defence. */
export function strengthsOf(location: string, target: string, outlooks: Outlooks): string[] {
  const found = outlooks.conquests(location).find((one) => one.target === target);
  return found ? ["attack", `${found.attack}:${found.defence}`] : [];
}

/** By location, the parts of a note: names of things are signs. */
export function notesOf(
  decision: DecisionInfo | null,
  moves: PieceMoves | undefined,
  outlooks: Outlooks,
): Map<string, string[]> {
  const notes = new Map<string, string[]>();
  for (const { to, route, shillings } of moves?.ways ?? []) {
    const note = notes.get(to) ?? [];
    if (route && !note.includes(route)) note.push(route);
    if (shillings) note.push(`−${shillings}`, "shilling");
    if (note.length) notes.set(to, note);
  }
  for (const option of decision?.options ?? []) {
    if (decision?.kind === "conquer")
      for (const { attack, defence } of outlooks.conquests(option).slice(0, 2))
        notes.set(option, [...(notes.get(option) ?? []), "attack", `${attack}:${defence}`]);
    const improvement = decision?.kind === "improve" ? outlooks.improvement(option) : undefined;
    if (improvement) {
      const gained = improvement.points ? [`+${improvement.points}`] : [];
      notes.set(option, [improvement.cost, "→", improvement.kind, ...gained]);
    }
  }
  return notes;
}
