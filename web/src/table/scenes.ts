// Scenes: what happens at moments that matter (an upkeep, a raid, a feast) is shown by itself, one part after the other, before
// the game goes on. A game finds its scenes in the log, so that a reload and a replay show the same; here they are put in
// order, with the table as it stood after each, and the log is kept from running ahead of them.
import type { Scene } from "@/games/face";
import type { Known, Step } from "@/lib/table_sync";
import type { EventInfo, News } from "@/lib/types";
import { byMove } from "./log";

export type FindScenes = (log: readonly EventInfo[]) => Scene[];

export interface ShownScene {
  /** What has been shown of the story so far; the last one is what is looked at. */
  scenes: Scene[];
  /** The story ends with it, and the game goes on with something else. */
  ends: boolean;
  /** It is looked at again: what came of it is on the table already, and this is all of it. */
  again?: readonly Scene[];
}

/** A step of the table, or a part of the way to it. */
export interface ShownStep extends Step {
  scene?: ShownScene;
}

/** The scenes of one story, up to one of them. */
const storyUpTo = (scenes: readonly Scene[], at: number): Scene[] =>
  scenes.slice(0, at + 1).filter((scene) => scene.story === scenes[at]?.story);

/** Part a step into its scenes: each is shown on the table as it then stood, and the log grows with them. */
export function withScenes(step: Step, before: Known | null, find: FindScenes | undefined): ShownStep[] {
  const { known, news } = step;
  const count = news?.events?.length ?? 0;
  if (!find || !before?.position || !news || !count || news.log) return [step];
  const { log } = known;
  const first = log.length - count;
  const scenes = find(log);
  const at = scenes.findIndex((scene) => scene.from >= first);
  const begins = scenes[at]?.from;
  if (begins === undefined) return [step];
  const way = new Way(step, news, before);
  const steps = begins > first ? [way.upTo(begins)] : [];
  scenes.slice(at).forEach((scene, i) => {
    const next = scenes[at + i + 1];
    const ends = next ? next.story !== scene.story : scene.to < log.length || (known.position?.over ?? false);
    steps.push({ ...way.upTo(scene.to), scene: { scenes: storyUpTo(scenes, at + i), ends } });
  });
  return [...steps, { known, news: { ...news, events: log.slice(way.told) } }];
}

/** The way from one position to the next, as far as it is known. */
class Way {
  /** How much of the log has been told. */
  told: number;
  readonly #step: Step;
  readonly #news: News;
  readonly #before: Known;

  constructor(step: Step, news: News, before: Known) {
    this.#step = step;
    this.#news = news;
    this.#before = before;
    this.told = step.known.log.length - (news.events?.length ?? 0);
  }

  /** What is known when the log has come so far. */
  upTo(place: number): ShownStep {
    const { log } = this.#step.known;
    const first = log.length - (this.#news.events?.length ?? 0);
    const stages = this.#news.stages ?? [];
    const stood = stages.find(({ events }) => first + events >= place) ?? stages.at(-1);
    const now = place === log.length ? this.#step.known.position : stood;
    const { position } = this.#before;
    const events = log.slice(this.told, place);
    this.told = place;
    return {
      known: {
        ...this.#before,
        log: log.slice(0, place),
        position: position && now ? { ...position, view: now.view, scores: now.scores ?? position.scores } : position,
      },
      news: { ...this.#news, events, position: null, change: null, table: null },
    };
  }
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
  return nextPart(storyUpTo(scenes, at), 0);
}

/** A story that is looked at again, up to its next part when so many of its scenes have been seen; null at its end. */
export function nextPart(again: readonly Scene[], seen: number): ShownScene | null {
  const next = again[seen];
  if (!next) return null;
  const after = again.findIndex((scene, at) => at > seen && scene.name !== next.name);
  const scenes = after < 0 ? [...again] : again.slice(0, after);
  return { scenes, ends: after < 0, again };
}

/** The story in the middle of which somebody is asked something. */
export function storyUnderWay(log: readonly EventInfo[], find: FindScenes | undefined): Scene[] {
  const scenes = find?.(log) ?? [];
  return scenes.at(-1)?.to === log.length ? storyUpTo(scenes, scenes.length - 1) : [];
}

/** The last move that a seat made; -1 if the log tells of none. */
function lastMoveOf(log: readonly EventInfo[], seat: number): number {
  return byMove(log).findLast((move) => move.events[0]?.seat === seat)?.move ?? -1;
}
