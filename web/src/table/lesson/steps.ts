// Where one stands in a chapter of a lesson, by how many moves have been made and what has been read.
import type { LessonInfo, LessonTurn } from "@/lib/types";

/** The choice with which the chapter goes on after so many moves; none at its end. */
export function turnAt(lesson: LessonInfo, move: number): LessonTurn | null {
  return lesson.steps.flatMap((step) => step.turns)[move - lesson.begins] ?? null;
}

/** Whether the choice may be that; `cell.*` is anything that begins so. */
export const fits = (turn: LessonTurn, option: string): boolean =>
  turn.options.some((one) => option === one || (one.endsWith("*") && option.startsWith(one.slice(0, -1))));

/** The first step that is neither done nor read; as many as there are, once the chapter is over. */
export function stepAt(lesson: LessonInfo, move: number, read: ReadonlySet<number>): number {
  const made = move - lesson.begins;
  const ends = endsOf(lesson);
  const lastDone = ends.findLastIndex((end) => end !== null && end <= made);
  const next = ends.findIndex((end, step) => step > lastDone && (end === null ? !read.has(step) : end > made));
  return next < 0 ? lesson.steps.length : next;
}

/** After how many moves of the chapter each step is done, with what others do in it; null where it is only read. */
function endsOf({ steps, seat }: LessonInfo): (number | null)[] {
  let made = 0;
  return steps.map(({ turns }) => {
    made += turns.length;
    return turns.some((turn) => turn.seat === seat) ? made : null;
  });
}
