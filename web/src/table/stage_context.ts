// What is drawn now, for components deep in the page: a game's face, and what is handed to all it draws.
import { getContext, setContext } from "svelte";
import type { Drawn, GameFace } from "@/games/face";

export interface StageInfo {
  face: GameFace;
  drawn: Drawn | null;
}

const KEY = Symbol("stage");

export const provideStage = (stage: () => StageInfo): void => {
  setContext(KEY, stage);
};
export const useStage = (): (() => StageInfo) => getContext<() => StageInfo>(KEY);
