import { faceOf } from "@/games";
import type { GameFace } from "@/games/face";
import { api } from "@/lib/api";
import type { GameAbout, TableInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";

export interface LoadedTable {
  table: TableInfo;
  face: GameFace;
  about: GameAbout;
}

/** A table with all that is needed to draw its game. */
export async function loadTable(id: string): Promise<LoadedTable> {
  const table = await api.table(id);
  const [face, about] = await Promise.all([faceOf(table.game), api.about(table.game), words.need(table.game)]);
  return { table, face, about };
}
