// How a choice of a game that is over is told: things are called as they were then, a pawn by its character.
import type { Drawn, GameFace } from "@/games/face";
import { api } from "@/lib/api";
import { idOf } from "@/lib/thing_names";
import type { Things } from "@/lib/things.svelte";
import type { LookBackInfo, MomentInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";

/** What the seat saw at each of the moments, by its move. */
export async function viewsAt(table: string, seat: number, found: LookBackInfo): Promise<Map<number, unknown>> {
  const moves = [...found.well_done, ...found.try_next].map(({ move }) => move);
  const seen = await Promise.all(moves.map((move) => api.replay(table, move, seat, false)));
  return new Map(seen.map(({ move, view }) => [move, view]));
}

/** Whether a game's things are called by what they are at the time. */
export const changesNames = (face: GameFace): boolean => Boolean(face.name ?? face.wasCalled);

/** What an option of the moment is called by what the seat saw then. */
export const calledAt = (face: GameFace, drawn: Drawn, option: string): string | undefined =>
  face.name?.(drawn, option) ?? face.wasCalled?.(drawn, option);

/** The question of the moment; `drawn` is what the seat saw then. */
export function questionAt(
  face: GameFace,
  drawn: Drawn,
  seat: number,
  moment: Pick<MomentInfo, "kind" | "about">,
): string {
  const { game, names } = drawn;
  const called = face.name?.(drawn, moment.about);
  return called
    ? words.say(`${game}-ask-${moment.kind}`, { about: called, about_id: idOf(moment.about), seat: names[seat] ?? "" })
    : words.question(game, { seat, ...moment }, names);
}

/** What an option was called as an answer: 'pass' and its like mean what their question makes of them. */
export function nameAt(
  face: GameFace,
  drawn: Drawn,
  things: Things,
  { kind, about }: Pick<MomentInfo, "kind" | "about">,
  option: string,
): string | undefined {
  const isPlain = !option.includes(".");
  const asked = { kind, about, options: [], refused: {}, log: [], things, thing: option };
  return (
    face.answered?.(drawn.game, drawn.data, about, option) ??
    calledAt(face, drawn, option) ??
    (isPlain ? face.answer?.({ ...drawn, ...asked }) : undefined)
  );
}
