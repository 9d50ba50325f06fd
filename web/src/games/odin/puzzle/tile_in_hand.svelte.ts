// A tile that is held over one's own boards: how it is turned, where it hovers, what the rules say of it there.
import { app } from "@/lib/app.svelte";
import type { Things } from "@/lib/things.svelte";
import { rowsOf, type BoardView, type Data, type PlayerView } from "../components/components";
import { hasMirror, mirrored, rotated, turned, type Shape } from "../components/geometry";
import { coversWords, verdictWords } from "./effect_words";
import {
  bonusUnder,
  legalCorners,
  placementOf,
  snapped,
  verdictOf,
  type Ghost,
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

export class TileInHand {
  held = $state.raw<Held | null>(null);
  ghost = $state.raw<Ghost | null>(null);
  spots = $state.raw<Spots | null>(null);
  /** The board that is shown large. */
  shown = $state("board.home");
  /** Where a tile that is dragged is held, on the page. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  /** How wide a cell of the boards is drawn, in pixels. */
  cell = $state(28);
  /** Who shows it now: on another screen size that is another part of the page. */
  #context = $state.raw() as PuzzleContext;
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

  rotatedTurn(by = 1): number {
    return this.held ? rotated(rowsOf(this.data, this.held.good), this.held.turn, by) : 0;
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

  /** The rules were heard: it is drawn to where it may lie. */
  protected aimAgain(): void {
    if (this.#aimed) this.aim(this.#aimed.board, this.#aimed.row, this.#aimed.col);
    else if (this.held?.by === "key" && !this.ghost) this.aimFirst();
  }
}
