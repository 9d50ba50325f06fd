// One's own boards while goods are laid on them: what is laid, what is only tried out, what the solver would do.
import { getContext, setContext } from "svelte";
import { app } from "@/lib/app.svelte";
import type { WantedChoice } from "@/lib/choice_sequence";
import type { Things } from "@/lib/things.svelte";
import { say } from "@/lib/words.svelte";
import { TURNS } from "../components/geometry";
import { offersAnytime } from "../question/anytime";
import { effectWords } from "./effect_words";
import { ghostOf, placementOf, type Placement, type Plan, type Spots } from "./placements";
import { TileInHand, type Hold, type PuzzleContext } from "./tile_in_hand.svelte";

const KEY = Symbol("puzzle");

export class Puzzle extends TileInHand {
  planning = $state(false);
  tried = $state.raw<Placement[]>([]);
  /** What was dropped and is on its way to the server. */
  sending = $state.raw<Placement | null>(null);
  /** Where the tile of a hint lies well. */
  suggested = $state.raw<Placement | null>(null);
  /** The solver is at work. */
  thinking = $state(false);
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();
  #sent: Promise<boolean> = Promise.resolve(true);

  /** What is left of the supply once the tiles that are tried out are taken from it. */
  readonly left = $derived.by<Record<string, number>>(() => {
    const left = { ...this.player.supply };
    for (const { good } of this.sending ? [...this.tried, this.sending] : this.tried)
      left[good] = (left[good] ?? 0) - 1;
    return left;
  });

  /** Whether goods can be laid just now: the question allows for it. */
  readonly open = $derived.by(() => {
    const decision = this.things.decision;
    if (!decision) return false;
    return decision.options.includes("anytime") || offersAnytime(decision) || this.player.laying !== null;
  });

  canLay(good: string): boolean {
    const decision = this.things.decision;
    const laying = this.player.laying;
    if (!decision || !this.open) return false;
    if (laying) return laying.good === good;
    return !offersAnytime(decision) || decision.options.includes(good);
  }

  /** Take a good in hand; how it lay in hand last is forgotten. */
  pick(good: string, by: Hold, turn = 0): boolean {
    if ((this.left[good] ?? 0) < 1) return false;
    if (this.sending) {
      // Who is faster than the server gets it once the last one lies; a drag cannot wait.
      if (by !== "drag") void this.#sent.then(() => this.pick(good, by, turn));
      return false;
    }
    if (!this.planning && !this.open) {
      app.tell(say("odin-page-puzzle-not-now"));
      return false;
    }
    this.held = { good, turn, by };
    this.leave();
    this.spots = null;
    this.things.closeExplanation();
    void this.consult();
    return true;
  }

  /** What was dragged is let go: laid if it may lie there, or else it stays there to be moved and turned. */
  async drop(): Promise<void> {
    this.hold("tap");
    await this.lay();
  }

  /** Lay what is in hand where it hovers: for good, or to try it out. */
  async lay(): Promise<void> {
    if (!this.spots) await this.#answer;
    const { held, shape, ghost, verdict } = this;
    if (!held || !shape || !ghost) return;
    if (!verdict?.legal) {
      if (verdict) this.speak();
      return;
    }
    const placement = placementOf(held.good, held.turn, shape, ghost);
    if (this.planning) {
      this.tried = [...this.tried, placement];
      this.putBack();
      app.announce(say("odin-page-puzzle-tried", { good: this.things.name(held.good) }));
      void this.consult();
      return;
    }
    if (!this.canLay(held.good) || !this.#goesOn(placement)) {
      app.tell(say("odin-page-puzzle-not-now"));
      return;
    }
    this.putBack();
    await this.#send(placement);
  }

  /** Whether it is what was begun by choosing one thing after the other, if anything was. */
  #goesOn({ board, turn }: Placement): boolean {
    const laying = this.player.laying;
    return (laying?.board ?? board) === board && (laying?.turn ?? turn) === turn;
  }

  #send(placement: Placement): Promise<boolean> {
    this.#sent = this.#choose(placement);
    return this.#sent;
  }

  async #choose(placement: Placement): Promise<boolean> {
    this.sending = placement;
    const { good, board, turn, cell } = placement;
    const wants: WantedChoice[] = [
      ...(this.player.laying ? [] : [{ option: "anytime", ifAsked: true }, { option: good }]),
      { option: board, ifAsked: true },
      { option: turn, ifAsked: true },
      { option: cell, ifAsked: true },
    ];
    const laid = (await this.things.chooseInSequence(wants)) && this.player.laying === null;
    this.sending = null;
    if (!laid) app.tell(say("odin-page-puzzle-not-laid"), true);
    return laid;
  }

  /** Take a tile that was tried out in hand again. */
  takeUp(number: number, by: Hold): void {
    const placement = this.tried[number];
    if (!placement) return;
    const turn = TURNS.indexOf(placement.turn);
    this.tried = this.tried.filter((_, place) => place !== number);
    if (!this.pick(placement.good, by, turn) || !this.shape) return;
    const { board, row, col } = ghostOf(this.shape, placement);
    this.aim(board, row, col);
  }

  takeAllBack(): void {
    this.tried = [];
    this.putBack();
    this.spots = null;
  }

  setPlanning(on: boolean): void {
    this.planning = on;
    if (!on) this.takeAllBack();
  }

  /** Lay all that was tried out, one after the other; what cannot be laid now stays tried out. */
  async layAll(): Promise<void> {
    this.putBack();
    while (this.tried.length) {
      const [first, ...rest] = this.tried;
      if (!first) return;
      this.tried = rest;
      if (!(await this.#send(first))) {
        this.tried = [first, ...rest];
        void this.consult();
        return;
      }
    }
    this.setPlanning(false);
  }

  /** Fill the plan with what the solver would lay. */
  async placeForMe(): Promise<void> {
    if (this.thinking) return;
    this.putBack();
    const planned = this.planning;
    this.planning = true;
    this.thinking = true;
    const plan = await this.things.consult<Plan>({ ask: "plan", tried: this.tried });
    this.thinking = false;
    if (!plan?.steps.length) {
      // A plan of nothing would keep the boards open.
      if (!this.tried.length) this.planning = planned;
      if (plan) app.tell(say("odin-page-puzzle-nothing-better"));
      return;
    }
    this.tried = [...this.tried, ...plan.steps];
    await this.consult();
    if (this.spots) app.announce(effectWords(this.things, this.spots.change));
  }

  /** Find out where a tile lies well; none: no more. */
  async suggest(good: string | null): Promise<void> {
    this.suggested = null;
    if (!good) return;
    const plan = await this.things.consult<Plan>({ ask: "plan", tried: this.tried });
    if (this.things.hinted === good) this.suggested = plan?.steps.find((step) => step.good === good) ?? null;
  }

  /** Ask the rules anew: about what is in hand, and about what is tried out. */
  consult(): Promise<void> {
    this.#answer = this.#consult();
    return this.#answer;
  }

  async #consult(): Promise<void> {
    const { held, tried } = this;
    if (!held && !tried.length) {
      this.spots = null;
      return;
    }
    this.#asked += 1;
    const asked = this.#asked;
    const spots = await this.things.consult<Spots>({ ask: "spots", good: held?.good ?? "", tried });
    if (!spots || asked !== this.#asked) return;
    this.spots = spots;
    this.aimAgain();
    if (spots.refused.length) {
      const gone = spots.refused.map(({ number }) => number);
      this.tried = this.tried.filter((placement) => !gone.includes(tried.indexOf(placement)));
      if (!this.tried.length && !this.held) this.planning = false;
      app.tell(say("odin-page-puzzle-plan-changed"));
    }
  }
}

/** One for each table, so that a plan outlives what shows it: the layout of another screen size, or a fold. */
const kept = new WeakMap<Things, Puzzle>();
/** How many there are: what asks for the boards of a table before they are drawn hears of them. */
let made = $state(0);

export function providePuzzle(context: PuzzleContext): Puzzle {
  let puzzle = kept.get(context.things);
  if (!puzzle) {
    // What it derives must not end with the component that happens to be the first to show it.
    $effect.root(() => {
      puzzle = new Puzzle(context);
    });
    puzzle = puzzle as unknown as Puzzle;
    kept.set(context.things, puzzle);
    made += 1;
  }
  return setContext(KEY, puzzle.showIn(context));
}

/** The boards of a table, once they have been shown. */
export const puzzleAt = (things: Things): Puzzle | undefined => (made ? kept.get(things) : undefined);

export const usePuzzle = (): Puzzle => getContext<Puzzle>(KEY);
