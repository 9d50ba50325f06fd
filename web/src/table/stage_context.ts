// What is drawn now, for components deep in the page: a game's face, and what is handed to all it draws.
import { getContext, setContext } from "svelte";
import type { Drawn, GameFace } from "@/games/face";
import { useThings } from "@/lib/things.svelte";

export interface StageInfo {
  face: GameFace;
  drawn: Drawn | null;
}

const KEY = Symbol("stage");

export const provideStage = (stage: () => StageInfo): void => {
  setContext(KEY, stage);
};
export const useStage = (): (() => StageInfo) => getContext<() => StageInfo>(KEY);

/** What options are called as answers to the question that is asked. */
export function useAnswers(): (option: string) => string {
  const things = useThings();
  const stage = useStage();
  return (option) => {
    const { face, drawn } = stage();
    const { kind, about, options } = things.decision ?? { kind: "", about: "", options: [] };
    const said = drawn && face.answer?.({ ...drawn, thing: option, about, kind, options });
    return said ?? things.name(option);
  };
}
