// Scenes: what happens at moments that matter (an upkeep, a raid, a feast) is shown by itself, one part after the other, before
// the game goes on. A game finds its scenes in the log, so that a reload and a replay show the same; here they are put in
// order, and the log is kept from running ahead of them.
import type { Scene } from "@/games/face";
import type { Known, Step } from "@/lib/table_sync";
import type { EventInfo } from "@/lib/types";
import { byMove } from "./log";

export type FindScenes = (log: readonly EventInfo[]) => Scene[];

export interface ShownScene {
  /** What has been shown of the story so far; the last one is what is looked at. */
  scenes: Scene[];
  /** Nothing of this news is to be shown after it but how things stand. */
  last: boolean;
  /** It is looked at again: what came of it is on the table already. */
  again: boolean;
}

/** A step of the table, or a scene on the way to it. */
export interface ShownStep extends Step {
  scene?: ShownScene;
}

/** The scenes of one story, up to one of them. */
const storyUpTo = (scenes: readonly Scene[], at: number): Scene[] =>
  scenes.slice(0, at + 1).filter((scene) => scene.story === scenes[at]?.story);

/** Part a step into its scenes: until the last of them is over the table stands as before, and the log grows with them. */
export function withScenes(step: Step, before: Known | null, find: FindScenes | undefined): ShownStep[] {
  const { known, news } = step;
  const count = news?.events?.length ?? 0;
  if (!find || !before || !news || !count || news.log) return [step];
  const log = known.log;
  const first = log.length - count;
  const scenes = find(log);
  const fresh = scenes.map((scene, at) => ({ scene, at })).filter(({ scene }) => scene.from >= first);
  if (!fresh.length) return [step];
  let told = first;
  const steps = fresh.map(({ scene, at }, i): ShownStep => {
    const events = log.slice(told, scene.to);
    told = scene.to;
    return {
      known: { ...before, log: log.slice(0, scene.to) },
      news: { ...news, events, position: null, change: null, table: null },
      scene: { scenes: storyUpTo(scenes, at), last: i === fresh.length - 1, again: false },
    };
  });
  return [...steps, { known, news: { ...news, events: log.slice(told) } }];
}

/** The last story of the log, to be looked at again; one that happened since that seat chose last, if one is given. */
export function lastStory(
  log: readonly EventInfo[],
  find: FindScenes | undefined,
  { story, since }: { story?: string; since?: number } = {},
): ShownScene | null {
  const scenes = find?.(log) ?? [];
  const at = story === undefined ? scenes.length - 1 : scenes.findLastIndex((scene) => scene.story === story);
  const last = scenes[at];
  if (!last) return null;
  if (since !== undefined && (last.events[0]?.move ?? 0) < lastMoveOf(log, since)) return null;
  return { scenes: storyUpTo(scenes, at), last: true, again: true };
}

/** The last move that a seat made; -1 if the log tells of none. */
function lastMoveOf(log: readonly EventInfo[], seat: number): number {
  return byMove(log).findLast((move) => move.events[0]?.seat === seat)?.move ?? -1;
}
