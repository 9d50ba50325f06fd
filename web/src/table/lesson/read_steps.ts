import { settings } from "@/lib/settings.svelte";

/** Which steps have been read, kept where a reload finds them. */
export interface ReadSteps {
  get(): readonly number[];
  keep(steps: readonly number[]): void;
}

/** What has been read of a lesson at a table, on this device. */
export const readSteps = (table: string): ReadSteps => ({
  get: () => (settings.lesson.table === table ? settings.lesson.read : []),
  keep: (read) => (settings.lesson = { table, read: [...read] }),
});
