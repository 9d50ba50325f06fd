// One's own boards while goods are laid on them: what is in hand, where it hovers, what is only tried out.
import { getContext, setContext } from "svelte";
import { app } from "@/lib/app.svelte";
import type { WantedChoice } from "@/lib/choice_sequence";
import type { Things } from "@/lib/things.svelte";
import { say } from "@/lib/words.svelte";
import { rowsOf, type BoardView, type Data, type PlayerView } from "../components/components";
import { hasMirror, mirrored, rotated, turned, TURNS, type Shape } from "../components/geometry";
import { coversWords, effectWords, verdictWords } from "./effect_words";
import {
  bonusUnder,
  ghostOf,
  legalCorners,
  placementOf,
  snapped,
  verdictOf,
  type Ghost,
  type Placement,
  type Plan,
  type Spots,
  type Verdict,
} from "./placements";

/** How a good came into the hand, and so what moves it: a pointer that is pressed, taps and hovering, or keys. */
export type Hold = "drag" | "tap" | "key";

export interface Held {
  good: string;
  /** A place in `TURNS`. */
  turn: number;
  by: Hold;
}

export interface PuzzleContext {
  player(): PlayerView;
  data(): Data;
  things: Things;
}

const KEY = Symbol("puzzle");

export class Puzzle {
  held = $state.raw<Held | null>(null);
  ghost = $state.raw<Ghost | null>(null);
  spots = $state.raw<Spots | null>(null);
  planning = $state(false);
  tried = $state.raw<Placement[]>([]);
  /** What was dropped and is on its way to the server. */
  sending = $state.raw<Placement | null>(null);
  /** The solver is at work. */
  thinking = $state(false);
  /** The board that is shown large. */
  shown = $state("board.home");
  /** Where a tile that is dragged is held, on the page. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  /** How wide a cell of the boards is drawn, in pixels. */
  cell = $state(28);
  /** Who shows it now: on another screen size that is another part of the page. */
  #context = $state.raw() as PuzzleContext;
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();
  /** Where the tile was held, before it was drawn to a cell. */
  #aimed: Ghost | null = null;

  constructor(context: PuzzleContext) {
    this.#context = context;
  }

  showIn(context: PuzzleContext): this {
    this.#context = context;
    return this;
  }

  get player(): PlayerView {
    return this.#context.player();
  }

  get data(): Data {
    return this.#context.data();
  }

  get things(): Things {
    return this.#context.things;
  }

  readonly boards = $derived.by<BoardView[]>(() => this.player.boards);
  readonly shape = $derived.by<Shape | null>(() =>
    this.held ? turned(rowsOf(this.data, this.held.good), this.held.turn) : null,
  );
  readonly mirrors = $derived.by(() => this.held !== null && hasMirror(rowsOf(this.data, this.held.good)));
  readonly turns = $derived.by(() => this.held !== null && this.rotatedTurn() !== this.held.turn);

  /** What is left of the supply once the tiles that are tried out are taken from it. */
  readonly left = $derived.by<Record<string, number>>(() => {
    const left = { ...this.player.supply };
    for (const { good } of this.sending ? [...this.tried, this.sending] : this.tried)
      left[good] = (left[good] ?? 0) - 1;
    return left;
  });

  readonly verdict = $derived.by<Verdict | null>(() =>
    this.held && this.shape && this.ghost ? verdictOf(this.spots, this.held.turn, this.shape, this.ghost) : null,
  );

  /** What is printed where it hovers and is not had yet: covered, it never comes. */
  readonly covers = $derived.by<string[]>(() => {
    const { ghost, shape, verdict } = this;
    const board = this.boards.find(({ id }) => id === ghost?.board);
    if (!ghost || !shape || !board || !verdict?.legal) return [];
    return bonusUnder(board, shape, ghost).filter((thing) => !verdict.effect.loses.includes(thing));
  });

  /** Whether goods can be laid just now: the question allows for it. */
  readonly open = $derived.by(() => {
    const decision = this.things.decision;
    if (!decision) return false;
    return decision.options.includes("anytime") || decision.kind === "anytime" || this.player.laying !== null;
  });

  canLay(good: string): boolean {
    const decision = this.things.decision;
    const laying = this.player.laying;
    if (!decision || !this.open) return false;
    if (laying) return laying.good === good;
    return decision.kind !== "anytime" || decision.options.includes(good);
  }

  rotatedTurn(by = 1): number {
    return this.held ? rotated(rowsOf(this.data, this.held.good), this.held.turn, by) : 0;
  }

  /** Take a good in hand; how it lay in hand last is forgotten. */
  pick(good: string, by: Hold, turn = 0): boolean {
    if ((this.left[good] ?? 0) < 1 || this.sending) return false;
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

  putBack(): void {
    this.held = null;
    this.pointer = null;
    this.leave();
  }

  /** Hold it over no board. */
  leave(): void {
    this.ghost = null;
    this.#aimed = null;
  }

  /** What was dragged is let go: laid if it may lie there, or else it stays there to be moved and turned. */
  async drop(): Promise<void> {
    this.hold("tap");
    await this.lay();
  }

  /** What is in hand is moved in another way from now on. */
  hold(by: Hold): boolean {
    if (this.held) this.held = { ...this.held, by };
    return this.held !== null;
  }

  rotate(by = 1): void {
    if (this.held) this.#turnTo(this.rotatedTurn(by));
  }

  mirror(): void {
    if (this.held) this.#turnTo(mirrored(rowsOf(this.data, this.held.good), this.held.turn));
  }

  /** Turn it about its middle. */
  #turnTo(turn: number): void {
    const before = this.shape;
    if (!this.held || !before || turn === this.held.turn) return;
    this.held = { ...this.held, turn };
    const now = this.shape;
    if (this.ghost && now) {
      const row = this.ghost.row + (before.rows - now.rows) / 2;
      const col = this.ghost.col + (before.cols - now.cols) / 2;
      this.aim(this.ghost.board, row, col);
    }
    if (this.held.by === "key") this.speak();
  }

  /** Hold it over a board, the corner of its box there; it is drawn to where it may lie. */
  aim(board: string, row: number, col: number): void {
    if (!this.held || !this.shape) return;
    this.#aimed = { board, row, col };
    const [r, c] = snapped(legalCorners(this.spots, this.held.turn, this.shape, board), row, col);
    this.#moveTo({ board, row: r, col: c });
  }

  /** Hold its middle over a point of a board, in cells. */
  aimMiddle(board: string, row: number, col: number): void {
    if (this.shape) this.aim(board, row - this.shape.rows / 2, col - this.shape.cols / 2);
  }

  /** Move it by cells, as keys do; it stays where some of it lies on the board. */
  nudge(rows: number, cols: number): void {
    const { ghost, shape } = this;
    const board = this.boards.find(({ id }) => id === ghost?.board);
    if (!ghost || !shape || !board) return;
    const within = (value: number, size: number, length: number): number =>
      Math.max(1 - size, Math.min(length - 1, value));
    const row = within(ghost.row + rows, shape.rows, board.rows.length);
    const col = within(ghost.col + cols, shape.cols, board.rows[0]?.length ?? 1);
    this.#moveTo({ ...ghost, row, col });
    this.speak();
  }

  #moveTo(ghost: Ghost): void {
    const { ghost: now } = this;
    if (now?.board === ghost.board && now.row === ghost.row && now.col === ghost.col) return;
    this.ghost = ghost;
  }

  /** Bring another board up large. */
  show(board: string): void {
    if (board === this.shown) return;
    this.leave();
    this.shown = board;
    if (this.held?.by === "key") this.aimFirst();
  }

  showNext(): void {
    const at = this.boards.findIndex(({ id }) => id === this.shown);
    this.show(this.boards[(at + 1) % this.boards.length]?.id ?? "board.home");
  }

  /** Where keys begin: the first place where it may lie, or the corner of the board. */
  aimFirst(): void {
    if (!this.held || !this.shape) return;
    const board = this.shown;
    const corner = legalCorners(this.spots, this.held.turn, this.shape, board).at(-1);
    this.#moveTo({ board, row: corner?.[0] ?? 0, col: corner?.[1] ?? 0 });
    this.speak();
  }

  /** Say where it is, and what the rules say of it. */
  speak(): void {
    const { held, shape, ghost, verdict } = this;
    if (!held || !shape || !ghost) return;
    const { cell } = placementOf(held.good, held.turn, shape, ghost);
    const where = this.things.name(cell);
    const said = [verdict ? verdictWords(this.things, verdict) : "", coversWords(this.things, this.covers)];
    app.announce([where, said.filter(Boolean).join(", ")].filter(Boolean).join(": "));
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

  async #send(placement: Placement): Promise<boolean> {
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
    this.planning = true;
    this.thinking = true;
    const plan = await this.things.consult<Plan>({ ask: "plan", tried: this.tried });
    this.thinking = false;
    if (!plan) return;
    if (!plan.steps.length) app.tell(say("odin-page-puzzle-nothing-better"));
    this.tried = [...this.tried, ...plan.steps];
    await this.consult();
    if (plan.steps.length && this.spots) app.announce(effectWords(this.things, this.spots.change));
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
    if (this.#aimed) this.aim(this.#aimed.board, this.#aimed.row, this.#aimed.col);
    else if (this.held?.by === "key" && !this.ghost) this.aimFirst();
    if (spots.refused.length) {
      const gone = spots.refused.map(({ number }) => number);
      this.tried = tried.filter((_, place) => !gone.includes(place));
      app.tell(say("odin-page-puzzle-plan-changed"));
    }
  }
}

/** One for each table, so that a plan outlives what shows it: the layout of another screen size, or a fold. */
const kept = new WeakMap<Things, Puzzle>();

export function providePuzzle(context: PuzzleContext): Puzzle {
  let puzzle = kept.get(context.things);
  if (!puzzle) {
    // What it derives must not end with the component that happens to be the first to show it.
    $effect.root(() => {
      puzzle = new Puzzle(context);
    });
    puzzle = puzzle as unknown as Puzzle;
    kept.set(context.things, puzzle);
  }
  return setContext(KEY, puzzle.showIn(context));
}

export const usePuzzle = (): Puzzle => getContext<Puzzle>(KEY);
