// What the rules say beforehand: what cards and guilds would do now, what attacks need, what moves and improvements cost.
import type { WantedChoice } from "@/lib/choice_sequence";
import type { Things } from "@/lib/things.svelte";
import { isPhone } from "@/ui/phone";
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

/** Nobody asks the rules at every step of a rival, only once the table has been at rest for so long. */
const REST_MS = 400;

/** Whether a seat that waits looks at cards which it will play. */
function waitsWithCards({ phase, players, seat }: View): boolean {
  return phase === "turns" && !isPhone() && (players[seat ?? -1]?.chosen.length ?? 0) > 0;
}

export class Outlooks {
  #things: Things;
  #view: View | null = null;
  #number: number | undefined = -1;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The number of the question to which the answers belong. */
  #answered = $state<number | undefined>(-1);
  #known = $state.raw<Partial<Answers>>({});

  constructor(things: Things) {
    this.#things = things;
  }

  /** Ask anew where something else is asked of the player, or of a rival; old answers stay until the new ones come. */
  follow(view: View): void {
    const decision = this.#things.decision;
    if (!this.#things.consults || (view === this.#view && decision?.number === this.#number)) return;
    clearTimeout(this.#resting);
    if (!decision && !waitsWithCards(view)) return;
    this.#view = view;
    this.#number = decision?.number;
    const more = ABOUT[decision?.kind ?? ""];
    const asks: readonly Ask[] = more ? ["cards", "guilds", more] : ["cards", "guilds"];
    if (decision) void this.#ask(asks, view);
    else this.#resting = setTimeout(() => void this.#ask(asks, view), REST_MS);
  }

  async #ask(asks: readonly Ask[], view: View): Promise<void> {
    const number = this.#number;
    const answers = await Promise.all(asks.map(async (ask) => [ask, await this.#things.consult({ ask })] as const));
    if (number !== this.#number || view !== this.#view) return;
    this.#known = Object.fromEntries(answers.filter(([, answer]) => answer !== null));
    this.#answered = number;
  }

  /** Whether they are about what is asked now. */
  get #areCurrent(): boolean {
    return this.#things.decision !== null && this.#answered === this.#things.decision.number;
  }

  /** Where it is asked which piece goes: the one that could go there, and nobody else. */
  walkTo(location: string): readonly WantedChoice[] | undefined {
    if (this.#things.decision?.kind !== "move" || !this.#areCurrent) return undefined;
    const [piece, ...others] = (this.#known.moves?.pieces ?? []).filter(
      (one) => this.#things.can(one.piece) && one.ways.some(({ to }) => to === location),
    );
    return piece && !others.length ? [{ option: piece.piece }, { option: location, ifAsked: true }] : undefined;
  }

  /** Where it is asked which location is attacked: what stands there. */
  attackOn(target: string): readonly WantedChoice[] | undefined {
    if (this.#things.decision?.kind !== "conquer" || !this.#areCurrent) return undefined;
    const [attack, ...others] = (this.#known.conquests?.conquests ?? []).filter((one) => one.target === target);
    return attack && !others.length ? [{ option: attack.location }, { option: target, ifAsked: true }] : undefined;
  }

  /** Where it is asked which guild is used: what can be done there. */
  use(guild: string, name: string): readonly WantedChoice[] | undefined {
    if (this.#things.decision?.kind !== "guild" || !this.#areCurrent) return undefined;
    return this.function(guild, name)?.why === "" ? [{ option: guild }, { option: name, ifAsked: true }] : undefined;
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
