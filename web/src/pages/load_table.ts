import { faceOf } from "@/games";
import type { GameFace } from "@/games/face";
import { api } from "@/lib/api";
import { lessonsNameOf } from "@/lib/messages";
import type { GameAbout, LessonInfo, TableInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";

export interface LoadedTable {
  table: TableInfo;
  face: GameFace;
  about: GameAbout;
  /** The chapter that is learnt here, if one is. */
  lesson: LessonInfo | null;
}

/** A table with all that is needed to draw its game. */
export async function loadTable(id: string): Promise<LoadedTable> {
  const table = await api.table(id);
  const [face, about, lessons] = await Promise.all([
    faceOf(table.game),
    api.about(table.game),
    table.lesson ? api.lessons(table.game) : null,
    words.need(table.game),
    table.lesson ? words.need(lessonsNameOf(table.game)) : null,
  ]);
  return { table, face, about, lesson: lessons?.chapters.find(({ name }) => name === table.lesson) ?? null };
}
