// What things of a finished game were called when something was chosen: a pawn by its character, a space by what lay on it.
import { untrack } from "svelte";
import type { Drawn } from "@/games/face";
import { api } from "@/lib/api";
import type { Things } from "@/lib/things.svelte";
import type { JudgementInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";
import { changesNames, nameAt, questionAt } from "../moments";
import type { StageInfo } from "../stage_context";

export class NamesThen {
  /** What seats saw, by the move and the seat. */
  #seen = $state.raw<ReadonlyMap<string, unknown>>(new Map());
  readonly #wanted = new Set<string>();
  readonly #table: string;
  readonly #stage: () => StageInfo;
  readonly #things: Things;

  constructor(table: string, stage: () => StageInfo, things: Things) {
    this.#table = table;
    this.#stage = stage;
    this.#things = things;
  }

  /** The question that was answered. */
  question(judged: JudgementInfo, game: string, names: readonly string[]): string {
    const drawn = this.#drawnAt(judged);
    return drawn ? questionAt(this.#stage().face, drawn, judged.seat, judged) : words.question(game, judged, names);
  }

  /** What an answer to it was called. */
  name(judged: JudgementInfo, option: string, game: string, names: readonly string[]): string {
    const drawn = this.#drawnAt(judged);
    const said = drawn && nameAt(this.#stage().face, drawn, this.#things, judged, option);
    return said ?? words.thing(game, option, names);
  }

  /** What the seat saw then, as soon as it has come; nothing in games whose things keep their names. */
  #drawnAt({ move, seat }: JudgementInfo): Drawn | null {
    const { face, drawn } = this.#stage();
    if (!drawn || !changesNames(face)) return null;
    const key = `${move} ${seat}`;
    if (!this.#seen.has(key)) {
      untrack(() => void this.#look(key, move, seat));
      return null;
    }
    return { ...drawn, seat, view: this.#seen.get(key) };
  }

  async #look(key: string, move: number, seat: number): Promise<void> {
    if (this.#wanted.has(key)) return;
    this.#wanted.add(key);
    try {
      const { view } = await api.replay(this.#table, move, seat, false);
      this.#seen = new Map(this.#seen).set(key, view);
    } catch {
      // Without it things are called by their numbers.
    }
  }
}
