// What the rules say beforehand: what cards and guilds would do now, what attacks need, what moves and improvements cost.
import type { Things } from "@/lib/things.svelte";
import type { CardOutlook, Conquest, FunctionOutlook, GuildOutlook, Improvement, PieceMoves, View } from "./components";

interface Answers {
  cards: { cards: CardOutlook[] };
  guilds: { guilds: GuildOutlook[] };
  conquests: { conquests: Conquest[] };
  moves: { points: number; pieces: PieceMoves[] };
  improvements: { improvements: Improvement[] };
}
type Ask = keyof Answers;

/** What is asked at questions of these kinds, beside cards and guilds. */
const ABOUT: Readonly<Record<string, Ask>> = {
  move: "moves",
  move_to: "moves",
  route: "moves",
  conquer: "conquests",
  attack: "conquests",
  weapon: "conquests",
  saltpeter: "conquests",
  improve: "improvements",
};

export class Outlooks {
  #things: Things;
  #view: View | null = null;
  #number = -1;
  #known = $state.raw<Partial<Answers>>({});

  constructor(things: Things) {
    this.#things = things;
  }

  /** Ask anew where something else is asked of the player; old answers stay until the new ones come. */
  follow(view: View): void {
    const decision = this.#things.decision;
    if (!decision || !this.#things.consults || (view === this.#view && decision.number === this.#number)) return;
    this.#view = view;
    this.#number = decision.number;
    const more = ABOUT[decision.kind];
    void this.#ask(more ? ["cards", "guilds", more] : ["cards", "guilds"], decision.number);
  }

  async #ask(asks: readonly Ask[], number: number): Promise<void> {
    const answers = await Promise.all(asks.map(async (ask) => [ask, await this.#things.consult({ ask })] as const));
    if (number === this.#number) this.#known = Object.fromEntries(answers.filter(([, answer]) => answer !== null));
  }

  card(action: string): CardOutlook | undefined {
    return this.#known.cards?.cards.find(({ action: { name } }) => name === action);
  }

  function(guild: string, name: string): FunctionOutlook | undefined {
    const found = this.#known.guilds?.guilds.find((one) => one.guild === guild);
    return found?.functions.find(({ function: which }) => which === name);
  }

  conquests(location: string): readonly Conquest[] {
    return this.#known.conquests?.conquests.filter((one) => one.location === location) ?? [];
  }

  moves(piece: string): PieceMoves | undefined {
    return this.#known.moves?.pieces.find((one) => one.piece === piece);
  }

  improvement(location: string): Improvement | undefined {
    return this.#known.improvements?.improvements.find((one) => one.location === location);
  }
}

const kept = new WeakMap<Things, Outlooks>();

/** One for each table: several parts of the page show the same answers. */
export function outlooksOf(things: Things): Outlooks {
  let found = kept.get(things);
  if (!found) {
    found = new Outlooks(things);
    kept.set(things, found);
  }
  return found;
}
