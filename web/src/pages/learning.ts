// Which chapter comes next for somebody who learns a game, and the way there.
import { api } from "@/lib/api";
import { app } from "@/lib/app.svelte";
import { router } from "@/lib/router.svelte";
import type { Lessons } from "@/lib/types";

/** Where somebody left off, else the first chapter that is not learnt yet, else the first. */
export function nextChapter({ chapters, learned, at }: Lessons): { table: string } | { chapter: string } | null {
  if (at && !learned.includes(at.lesson)) return { table: at.table };
  const names = chapters.map(({ name }) => name);
  const chapter = names.find((name) => !learned.includes(name)) ?? names[0];
  return chapter === undefined ? null : { chapter };
}

/** Sit down to a chapter of one's own. */
export async function beginChapter(game: string, chapter: string): Promise<void> {
  await app.introduceNewcomer();
  const table = await api.learn(game, chapter);
  router.go(`/table/${table.id}`);
}

/** Learn on where one is. */
export async function learnOn(game: string): Promise<void> {
  const next = nextChapter(await api.lessons(game));
  if (next && "table" in next) router.go(`/table/${next.table}`);
  else if (next) await beginChapter(game, next.chapter);
}
