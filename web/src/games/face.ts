// What a game brings to the page. Everything else (questions, input, undo, log, replay) is the same for all games.
import type { Component } from "svelte";
import type { EventInfo, ScoreInfo } from "@/lib/types";

/** What is handed to everything that a game draws. Choosing goes through `useThings()`: see lib/things. */
export interface Drawn<View = unknown, Data = unknown> {
  game: string;
  /** What may be seen from the seat that looks. */
  view: View;
  /** The game's component data: each file of its `data/` folder under its name. */
  data: Data;
  /** The players' names by seat. */
  names: readonly string[];
  /** The seat that looks; null for an onlooker. */
  seat: number | null;
}

export interface SeatDrawn<View = unknown, Data = unknown> extends Drawn<View, Data> {
  /** Whose area is drawn. */
  of: number;
  score: ScoreInfo | undefined;
}

export interface ThingDrawn<View = unknown, Data = unknown> extends Drawn<View, Data> {
  /** The thing to be explained, as it is named in options: `town.con5`. */
  thing: string;
}

export interface OptionDrawn<View = unknown, Data = unknown> extends ThingDrawn<View, Data> {
  /** What the question is about, as the decision names it. */
  about: string;
}

/** An option as an answer to the question that is asked. */
export interface Answering<View = unknown, Data = unknown> extends OptionDrawn<View, Data> {
  /** The kind of the question, and all that may be answered. */
  kind: string;
  options: readonly string[];
}

/** A part of the log that is shown by itself, before the game goes on. */
export interface Scene {
  /** What it is part of: the scenes of a story are shown one after the other in one place. */
  story: string;
  /** Which part of it. */
  name: string;
  /** Where it lies in the log: its events are those from one place up to another. */
  from: number;
  to: number;
  events: readonly EventInfo[];
}

export interface SceneDrawn<View = unknown, Data = unknown> extends Drawn<View, Data> {
  /** What has been shown of a story so far; the last one is what is looked at. */
  scenes: readonly Scene[];
}

export interface GalleryDrawn<Data = unknown> {
  game: string;
  data: Data;
}

export interface GameFace<View = unknown, Data = unknown> {
  /** Minutes that a game takes among people, from and to. */
  minutes?: [number, number];
  /** Whether the board stands upright (its players' areas are then beside it) or lies (they are then below). */
  shape: "tall" | "wide";
  /** The kinds of events with which a part of the game begins: the log has them as headings. */
  headings?: readonly string[];
  /** The board that all share. */
  Board: Component<Drawn<View, Data>>;
  /** What lies in the middle of the table beside the board, if anything. */
  Centre?: Component<Drawn<View, Data>>;
  /** What lies before the seat that looks: a hand, a board of its own. */
  Own?: Component<Drawn<View, Data>>;
  /** What lies before a player, in the slim panel with the name. */
  Seat: Component<SeatDrawn<View, Data>>;
  /** More about a thing than its name and its sentence, in the popover. */
  Explain?: Component<ThingDrawn<View, Data>>;
  /** What stands on the button of an option that is nowhere on the board; its name, where this draws nothing. */
  Option?: Component<OptionDrawn<View, Data>>;
  /** What an option means as an answer, where its name alone says too little: `peas → mead` rather than `peas`. */
  answer?: (answering: Answering<View, Data>) => string | undefined;
  /** The moments of the log that are shown by themselves; from the log alone, so that a reload and a replay find them too. */
  scenes?: (log: readonly EventInfo[]) => Scene[];
  /** Such a moment. */
  Scene?: Component<SceneDrawn<View, Data>>;
  /** The pieces of the game, to be looked at without playing it. */
  Gallery: Component<GalleryDrawn<Data>>;
}
