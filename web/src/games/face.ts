// What a game brings to the page. Everything else (questions, input, undo, log, replay) is the same for all games.
import type { Component } from "svelte";
import type { Things } from "@/lib/things.svelte";
import type { EventInfo, ScoreInfo } from "@/lib/types";
import type { IconData } from "@/ui/icon";

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
  /** The name of who holds what is drawn, where it is not the one who looks: in a replay. */
  whose?: string;
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
  /** What it is called as an answer. */
  answer: string;
  /** Why it cannot be chosen, if it is only shown; otherwise nothing. */
  refused: string;
  /** There are many answers: there is room for a sign and a number each. */
  compact: boolean;
}

/** A question that the seat which looks is asked. */
export interface Asking<View = unknown, Data = unknown> extends Drawn<View, Data> {
  kind: string;
  /** What it is about, as the decision names it. */
  about: string;
  options: readonly string[];
  /** What one might expect among them, and why it is not there. */
  refused: Readonly<Record<string, string>>;
  /** All that was told so far, the newest last. */
  log: readonly EventInfo[];
  /** What can be chosen, and what a game keeps for it: a plan. */
  things: Things;
}

/** An option as an answer to the question that is asked. */
export interface Answering<View = unknown, Data = unknown> extends Asking<View, Data> {
  thing: string;
  /** What would be answered to the question about it that follows, where a hint says so. */
  then?: string;
}

/** What a game says about a question beyond its sentence. */
export interface Asked {
  /** The sentence, where the decision's own words do not fit what is shown. */
  sentence?: string;
  /** Answers that stand in the question though they are drawn elsewhere too, in this order; what is refused is greyed. */
  listed?: readonly string[];
  /** The same in groups, each with what its answers have in common: their price. */
  groups?: readonly { label: string; things: readonly string[] }[];
  /** Answers that end or give up something: they have a place of their own, where no other answer ever is. */
  apart?: readonly string[];
  /** What is apart gives something up: it stands away from where something is ended without a loss. */
  givesUp?: boolean;
  /** Which of so many choices of the same kind this is. */
  step?: { at: number; of: number };
  /** Answers that are offered only once somebody asks for them, by a button of their own. */
  behind?: { options: readonly string[]; label: string; sentence: string };
  /** What nearly everybody would choose: it is chosen by itself for those who want that. */
  sensible?: string;
  /** What the companion says of it now, where that is more than why such a question matters. */
  matters?: string | undefined;
}

/** What is said before an answer is given that is dear, or cannot be taken back. */
export interface Confirmation {
  text?: string;
  /** What the button says that gives the answer. */
  label?: string;
  /** It gives something up. */
  danger?: boolean;
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
  /** All of them are looked at, as in a replay. */
  whole?: boolean;
  /** The last one is not over: somebody is asked in the middle of it. */
  goesOn?: boolean;
}

export interface GalleryDrawn<Data = unknown> {
  game: string;
  data: Data;
}

/** A sign, and the message that says what it stands for. */
export interface GlossaryEntry {
  icon: IconData;
  word: string;
  colour?: string | undefined;
}

export interface GameFace<View = unknown, Data = unknown> {
  /** Minutes that a game takes among people, from and to. */
  minutes?: [number, number];
  /** Whether the board stands upright (its players' areas are then beside it) or lies (they are then below). */
  shape: "tall" | "wide";
  /** The kinds of events with which a part of the game begins: the log has them as headings. */
  headings?: readonly string[];
  /** The kinds of events that many do at once out of each other's sight: the log folds them into a line. */
  quiet?: readonly string[];
  /** The kinds of events that only say how another one came about: the log shows them to whoever asks. */
  details?: readonly string[];
  /** The board that all share. */
  Board: Component<Drawn<View, Data>>;
  /** What lies in the middle of the table beside the board, if anything. */
  Centre?: Component<Drawn<View, Data>>;
  /** What happens for a while and then is over (dice, a feast): over the lower part of the board. Nothing, if nothing does. */
  Happening?: Component<Drawn<View, Data>>;
  /** What lies before the seat that looks: a hand, a board of its own. */
  Own?: Component<Drawn<View, Data>>;
  /** What lies before a player, in the slim panel with the name. */
  Seat: Component<SeatDrawn<View, Data>>;
  /** More about a thing than its name and its sentence, in the popover. */
  Explain?: Component<ThingDrawn<View, Data>>;
  /** What stands on the button of an option that is nowhere on the board; its name, where this draws nothing. */
  Option?: Component<OptionDrawn<View, Data>>;
  /** What a thing is called as it now is, where its name alone says too little: a pawn by its character. */
  name?: (drawn: Drawn<View, Data>, thing: string) => string | undefined;
  /** What an option of a game that is over was, by what was seen then: a space by what lay on it. */
  wasCalled?: (drawn: Drawn<View, Data>, thing: string) => string | undefined;
  /** What an option means as an answer, where its name alone says too little: `peas → mead` rather than `peas`. */
  answer?: (answering: Answering<View, Data>) => string | undefined;
  /** What an option was called as an answer to a question about something, by what never changes: for looking back. */
  answered?: (game: string, data: Data, about: string, thing: string) => string | undefined;
  /** How many rows of answers the question has room for on a desk, whatever is asked. */
  rows?: number;
  /** How wide the board is on a desk, as a CSS length; `--room` is the height that it has. */
  boardWidth?: string;
  /**
   * How high a phone's sheet is, whatever is asked; one's own area when something in it is chosen, if not as it needs;
   * the line of it that a lesson shows which is about something else; and what of it stays, as a CSS length, whatever
   * else is said, while something in it is chosen.
   */
  sheet?: { height: number; own?: number; line?: number; least?: string };
  /** On a low desk, where a hint takes its room: how high one's own area is beside it at least, as a CSS length. */
  besideHint?: string;
  /** On a desk it is as high as it needs to be: one scrolls to it below the question, which stays. */
  ownFlows?: boolean;
  /** What is said about a question beyond its sentence. */
  ask?: (asking: Asking<View, Data>) => Asked | undefined;
  /** When in the game it is, for looking back: the round. */
  when?: (drawn: Drawn<View, Data>) => string;
  /** Whether an answer is asked about once more, and how. */
  confirm?: (answering: Answering<View, Data>) => Confirmation | undefined;
  /** More about an answer that is asked about once more. */
  Confirm?: Component<Answering<View, Data>>;
  /** What stands before the answers of a question: a hand with it, or what is to be known for it. */
  Asked?: Component<Asking<View, Data>>;
  /** The moments of the log that are shown by themselves; from the log alone, so that a reload and a replay find them too. */
  scenes?: (log: readonly EventInfo[]) => Scene[];
  /** Such a moment. */
  Scene?: Component<SceneDrawn<View, Data>>;
  /** How a game goes, in five pictures: what is seen on each. */
  story?: readonly (readonly IconData[])[];
  /** Every sign that it draws. */
  glossary?: readonly GlossaryEntry[];
  /** The pieces of the game, to be looked at without playing it. */
  Gallery: Component<GalleryDrawn<Data>>;
}
