// One's own boards while goods are laid on them: what is laid, what is only tried out, what the solver would do.
import { getContext, setContext } from "svelte";
import { app } from "@/lib/app.svelte";
import type { WantedChoice } from "@/lib/choice_sequence";
import type { Things } from "@/lib/things.svelte";
import { idOf } from "@/lib/thing_names";
import { say, words } from "@/lib/words.svelte";
import { colourOf } from "../components/components";
import { TURNS } from "../components/geometry";
import { offersAnytime } from "../question/anytime";
import { effectWords } from "./effect_words";
import { ghostOf, placementOf, turnOf, type Placement, type Plan, type Spots } from "./placements";
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
  /** What is in hand hovers over one's table at the feast. */
  isOverTable = $state(false);
  #asked = 0;
  /** A plan is being laid: what the rules said of it before holds no longer. */
  #laysAll = false;
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

  /** Whether food is in hand that can be served. */
  readonly serves = $derived.by(() => this.held !== null && this.#dishes(this.held.good).length > 0);

  /** How a good can be served at the feast just now: along the table, or upright. */
  #dishes(good: string): string[] {
    const { kind = "", options = [] } = this.things.decision ?? {};
    if (kind !== "feast") return [];
    return [`along.${idOf(good)}`, `upright.${idOf(good)}`].filter((dish) => options.includes(dish));
  }

  /** Serve what is in hand: lying or upright, as it is held, if it fits so. */
  async serve(): Promise<void> {
    const { held } = this;
    const dishes = held ? this.#dishes(held.good) : [];
    const upright = dishes.find((dish) => dish.startsWith("upright."));
    const option = (held && held.turn % 2 ? upright : undefined) ?? dishes[0];
    this.putBack();
    if (option) await this.things.chooseInSequence([{ option }]);
  }

  canLay(good: string): boolean {
    const decision = this.things.decision;
    const laying = this.player.laying;
    if (!decision || !this.open) return false;
    if (laying) return laying.good === good;
    return !offersAnytime(decision) || decision.options.includes(good);
  }

  /** Take a good in hand, turned as a hint would lay it; how it lay in hand last is forgotten. */
  pick(good: string, by: Hold, turn = turnOf(this.suggested, good)): boolean {
    if ((this.left[good] ?? 0) < 1) return false;
    if (this.sending) {
      // Who is faster than the server gets it once the last one lies; a drag cannot wait.
      if (by !== "drag") void this.#sent.then(() => this.pick(good, by, turn));
      return false;
    }
    const isFood = this.#dishes(good).length > 0;
    if (!this.planning && !this.open && !(isFood && by === "drag")) {
      app.tell(say(isFood ? "odin-page-puzzle-food" : "odin-page-puzzle-not-now"));
      return false;
    }
    this.held = { good, turn, by };
    this.leave();
    this.spots = null;
    this.things.closeExplanation();
    if (!this.serves) void this.consult();
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
    if (this.#laysAll) return;
    this.putBack();
    this.#laysAll = true;
    for (const first of this.tried) {
      this.tried = this.tried.slice(1);
      if (await this.#send(first)) continue;
      this.tried = [first, ...this.tried];
      break;
    }
    this.#laysAll = false;
    if (this.tried.length) void this.consult();
    else this.setPlanning(false);
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
      if (plan) app.tell([say("odin-page-puzzle-nothing-better"), this.#kept()].filter(Boolean).join(" "));
      return;
    }
    this.tried = [...this.tried, ...plan.steps];
    const boards = plan.steps.map(({ board }) => board);
    if (!boards.includes(this.shown)) this.show(boards[0] ?? this.shown);
    await this.consult();
    if (this.spots) app.announce(effectWords(this.things, this.spots.change));
    const kept = this.#kept();
    if (kept) app.tell(kept);
  }

  /** What the solver has kept although it could be laid: it will close something later. */
  #kept(): string {
    const { options = [] } = this.things.decision ?? {};
    const kept = options.filter((option) => (this.left[option] ?? 0) > 0 && colourOf(this.data, option) !== "piece");
    const goods = new Intl.ListFormat(words.language).format(kept.map((good) => this.things.name(good)));
    return kept.length ? say("odin-page-puzzle-kept", { goods }) : "";
  }

  /** Show where the tile of a hint lies well, and the board on which it does; none: no more. */
  async suggest(hinted: string | null): Promise<void> {
    this.suggested = null;
    const { laying } = this.player;
    const good = laying?.good ?? hinted;
    if (!good || !hinted) return;
    const said = laying?.board && laying.turn ? { ...laying, cell: hinted } : null;
    const plan = said ?? (await this.things.consult<Plan>({ ask: "plan", good, tried: this.tried }));
    if (!plan || this.things.hinted !== hinted) return;
    const found = "cell" in plan ? (plan as Placement) : plan.steps[0];
    this.suggested = found ?? null;
    if (found) this.show(found.board);
  }

  /** Ask the rules anew: about what is in hand, and about what is tried out. */
  consult(): Promise<void> {
    this.#answer = this.#consult();
    return this.#answer;
  }

  async #consult(): Promise<void> {
    const { held, tried } = this;
    if (this.#laysAll) return;
    if (!held && !tried.length) {
      this.spots = null;
      return;
    }
    this.#asked += 1;
    const asked = this.#asked;
    const spots = await this.things.consult<Spots>({ ask: "spots", good: held?.good ?? "", tried });
    if (!spots || asked !== this.#asked || this.#laysAll || tried !== this.tried) return;
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

/**
 * One for each table and seat, so that a plan outlives what shows it: the layout of another screen size, or a fold. A
 * replay shows what several seats have.
 */
const kept = new WeakMap<Things, Map<number, Puzzle>>();
/** The one that was shown last. */
const latest = new WeakMap<Things, Puzzle>();
/** How often another came: what asks for the boards of a table before they are drawn hears of them. */
let provided = $state(0);

export function providePuzzle(context: PuzzleContext, seat: number): Puzzle {
  const { things } = context;
  const puzzles = kept.get(things) ?? new Map<number, Puzzle>();
  kept.set(things, puzzles);
  let puzzle = puzzles.get(seat);
  if (!puzzle) {
    // What it derives must not end with the component that happens to be the first to show it.
    $effect.root(() => {
      puzzle = new Puzzle(context);
    });
    puzzle = puzzle as unknown as Puzzle;
    puzzles.set(seat, puzzle);
  }
  if (latest.get(things) !== puzzle) provided += 1;
  latest.set(things, puzzle);
  return setContext(KEY, puzzle.showIn(context));
}

/** The boards of a table, once they have been shown. */
export const puzzleAt = (things: Things): Puzzle | undefined => (provided ? latest.get(things) : undefined);

export const usePuzzle = (): Puzzle => getContext<Puzzle>(KEY);
