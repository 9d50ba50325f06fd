// What is shown to people. The names of messages follow the same scheme as in Python's meadhall.words.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readMessages } from "./messages";
import { LANGUAGES, type DecisionInfo, type EventInfo, type Language, type ReasonInfo } from "./types";

export type Args = Record<string, FluentVariable>;
type Asked = Pick<DecisionInfo, "seat" | "kind" | "about">;

/** What messages are given for nobody and nothing, to select by. */
const NONE = "none";

/** How a question names an answer; `follows`: the question that is asked next. */
type NameAnswer = (option: string, follows: boolean) => string;
/** Estimates come in tenths of a point. */
const TENTHS = 10;
const NUMBERED = /^(.*?)_?(\d+)$/;

/** As a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Reads the messages of a game, by its id, or of `common` or `web`; undefined where a language has none. */
export type ReadMessages = (name: string, language: Language) => Promise<string | undefined>;

export class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  #wanted = new Set<string>();
  #loaded = new Map<string, FluentResource>();
  #read: ReadMessages;

  constructor(read: ReadMessages) {
    this.#read = read;
  }

  /** Speak another language from now on; resolves when all that is on the page can be said in it. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#wanted].map((name) => this.#load(name, language)));
    this.language = language;
    this.#rebuild();
  }

  /** Have the messages of a game at hand, or those of `common` or `web`. */
  async need(name: string): Promise<void> {
    this.#wanted.add(name);
    if (this.#loaded.has(`${name}/${this.language}`)) return;
    await this.#load(name, this.language);
    this.#rebuild();
  }

  async #load(name: string, language: Language): Promise<void> {
    const key = `${name}/${language}`;
    if (this.#loaded.has(key)) return;
    const source = await this.#read(name, language);
    if (source !== undefined) this.#loaded.set(key, new FluentResource(source));
  }

  #rebuild(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const name of this.#wanted) {
      const resource = this.#loaded.get(`${name}/${this.language}`);
      if (resource) bundle.addResource(resource);
    }
    this.#bundle = bundle;
  }

  /** A message by its name; the name itself where there is none, which the tests forbid. */
  say(message: string, args: Args = {}): string {
    return this.find(message, args) ?? message;
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  find(message: string, args: Args = {}, attribute = ""): string | undefined {
    const bundle = this.#bundle;
    const found = bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return pattern == null ? undefined : bundle.formatPattern(pattern, args, []);
  }

  question(game: string, decision: Asked, names: readonly string[]): string {
    return this.say(`${game}-ask-${decision.kind}`, this.#asked(game, decision, names));
  }

  /** What a bot would do, in the question's own words where it is not just to choose: to put back, to lose. */
  hint(game: string, decision: Asked, names: readonly string[], option: string): string {
    const own = this.find(`${game}-ask-${decision.kind}`, { ...this.#asked(game, decision, names), option }, "hint");
    return own ?? this.say("web-hint-said", { option });
  }

  #asked(game: string, decision: Asked, names: readonly string[]): Args {
    return {
      about: this.phrase(game, decision.about, names),
      about_id: idOf(decision.about),
      seat: player(decision.seat, names),
    };
  }

  event(game: string, event: EventInfo, names: readonly string[]): string {
    return this.say(`${game}-told-${event.kind}${event.hidden ? "-hidden" : ""}`, {
      seat: player(event.seat, names),
      thing: this.phrase(game, event.thing, names),
      thing_id: idOf(event.thing),
      amount: event.amount,
      other: player(event.other, names),
    });
  }

  /** What one player did, one thing after the other: the name is said once, as far as one sentence goes. */
  events(game: string, events: readonly EventInfo[], names: readonly string[]): string {
    const sentences: { parts: string[]; goesOn: boolean }[] = [];
    for (const { event, said } of this.#counted(game, events, names)) {
      const name = `${names[event.seat] ?? NONE} `;
      const goesOn = said.startsWith(name) && isPlain(said);
      const before = sentences.at(-1);
      if (goesOn && before?.goesOn) before.parts.push(said.slice(name.length));
      else sentences.push({ parts: [said], goesOn });
    }
    return sentences.map(({ parts }) => this.#joined(parts)).join(" ");
  }

  /** What is said several times running is said once, and how often; what is done with several things, with all of them. */
  #counted(game: string, events: readonly EventInfo[], names: readonly string[]): { event: EventInfo; said: string }[] {
    const told: { event: EventInfo; said: string; times: number; around: string[]; things: string[] }[] = [];
    for (const event of events) {
      const said = this.event(game, event, names);
      const { thing, around } = partsOf(said, event, this.phrase(game, event.thing, names), player(event.seat, names));
      const before = told.at(-1);
      if (before?.said === said) before.times += 1;
      else if (before?.times === 1 && before.event.kind === event.kind && isAround(before.around, around)) {
        before.things.push(thing);
        before.said = before.around.join(new Intl.ListFormat(this.language).format(before.things));
      } else told.push({ event, said, times: 1, around, things: [thing] });
    }
    return told.map(({ event, said, times }) => ({
      event,
      said: times > 1 && said.endsWith(".") ? `${said.slice(0, -1)} (×${times}).` : said,
    }));
  }

  #joined(parts: readonly string[]): string {
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    const bare = parts.map((part) => part.slice(0, -1));
    // After a colon a comma would go on with the list; after a semicolon somebody else may do what follows.
    if (bare.slice(0, -1).some((part) => /[:;]/.test(part))) return `${bare.join("; ")}.`;
    return `${new Intl.ListFormat(this.language).format(bare)}.`;
  }

  /** The name of a thing, such as an option. */
  thing(game: string, name: string, names: readonly string[] = []): string {
    return this.#thing(game, name, names) ?? name;
  }

  /** What the thing does, in a sentence; empty where there is nothing to say. */
  text(game: string, name: string): string {
    for (const [message, args] of candidates(game, name)) {
      const said = this.find(message, args, "text");
      if (said !== undefined) return said;
    }
    return "";
  }

  /** Why something is not on offer, or should be thought of twice; a number may follow the reason. */
  why(game: string, reason: string): string {
    const [name = "", amount = "0"] = reason.split(" ");
    return this.say(`${game}-why-${name}`, { amount: Number(amount) });
  }

  /** Why such a decision matters, for those who learn the game; empty where the game does not say. */
  matters(game: string, { kind, about }: Pick<Asked, "kind" | "about">): string {
    return this.find(`${game}-matters-${kind}`, { about_id: idOf(about) }) ?? "";
  }

  /** A reason in words; `answer` says how a question names its answers: the same question, or the one that follows. */
  reason(game: string, reason: ReasonInfo, names: readonly string[], answer?: NameAnswer): string {
    const [part, name] = reason.message.split("-");
    const follows = reason.message === "then";
    const args = {
      amount: Math.abs(reason.amount),
      points: Math.abs(reason.amount) / TENTHS,
      sign: reason.amount < 0 ? "−" : "+",
      other: reason.other,
      thing:
        answer && (reason.role === "compared" || follows)
          ? answer(reason.thing, follows)
          : this.phrase(game, reason.thing, names),
    };
    if (part === "hope")
      return this.say("common-reason-hope", { ...args, what: this.say(`${game}-${reason.message}`) });
    const message = name === undefined ? `common-reason-${reason.message}` : `${game}-${reason.message}`;
    // What all games have, such as points, a game need not say.
    return this.say(this.has(message) ? message : `common-${reason.message}`, args);
  }

  /** All reasons for a hint: what changes right away together, what follows together in its place, the others. */
  reasons(game: string, reasons: readonly ReasonInfo[], names: readonly string[], answer?: NameAnswer): string[] {
    const said = { now: [] as string[], then: [] as string[], first: [] as string[], rest: [] as string[] };
    for (const reason of reasons) {
      const other = said.then.length ? "rest" : "first";
      const place = !reason.message.startsWith("have-") ? other : reason.role === "leads" ? "then" : "now";
      said[place].push(this.reason(game, reason, names, answer));
    }
    const then = said.then.length ? [this.say("common-reason-leads", { what: said.then.join(", ") })] : [];
    return [said.now.join(", "), ...said.first, ...then, ...said.rest].filter(Boolean);
  }

  /** Names and plain words, with spaces between: `Ada: 2` for `seat.0 2`, `Dublin (Ada)` the other way round. */
  phrase(game: string, phrase: string, names: readonly string[]): string {
    const spoken = phrase
      .split(/\s+/)
      .filter(Boolean)
      .map((word, place, all) => {
        const said = this.#thing(game, word, names) ?? word;
        if (!word.startsWith("seat.") || all.length === 1) return said;
        return place ? `(${said})` : `${said}:`;
      });
    return spoken.join(" ") || NONE;
  }

  #thing(game: string, name: string, names: readonly string[]): string | undefined {
    if (name.startsWith("seat.")) {
      const seat = Number(name.slice("seat.".length));
      return names[seat] ?? this.say("common-seat", { number: seat + 1 });
    }
    for (const [message, args] of [...candidates(game, name), ...candidates("common", name)]) {
      const said = this.find(message, args);
      if (said !== undefined) return said;
    }
    return undefined;
  }
}

/** One sentence with a full stop, which can go on. */
const isPlain = (sentence: string): boolean => /^[^.!?]*\.$/.test(sentence);

/** A thing and what is said around it; an amount goes with all that follows it: 'Ada gains … .' */
function partsOf(said: string, event: EventInfo, thing: string, name: string): { thing: string; around: string[] } {
  if (!event.amount) return { thing, around: said.split(thing) };
  const at = said.indexOf(String(event.amount), said.startsWith(name) ? name.length : 0);
  // Of one thing many a language says no amount.
  if (at < 0) return { thing, around: said.split(thing) };
  const amount = said.slice(at, -1);
  const isAll = said.endsWith(".") && !/[,.:;()]/.test(amount);
  return { thing: amount, around: isAll ? [said.slice(0, at), "."] : [] };
}

/** Whether the same is said around two things: 'Ada keeps … .' */
const isAround = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 2 && other.length === 2 && one[0] === other[0] && one[1] === other[1];

function player(seat: number, names: readonly string[]): string {
  return names[seat] ?? NONE;
}

/** What messages select by: `battle` of `icon.battle`; a bare word is its own id. */
function idOf(name: string): string {
  const first = name.split(" ")[0] ?? "";
  return first.slice(first.lastIndexOf(".") + 1) || NONE;
}

/** The messages that may name a thing, the closest first: its id, the id without its number, its kind. */
export function candidates(prefix: string, name: string): [string, Args][] {
  const dot = name.indexOf(".");
  if (dot < 0) return [[`${prefix}-${name}`, {}]];
  const kind = name.slice(0, dot);
  const thing = name.slice(dot + 1);
  const key = thing.replaceAll(".", "-");
  const numbered = NUMBERED.exec(key);
  const args: Args = { id: thing };
  if (numbered) args.number = Number(numbered[2]);
  const found: [string, Args][] = [[`${prefix}-${kind}-${key}`, args]];
  if (numbered?.[1]) found.push([`${prefix}-${kind}-${numbered[1]}`, args]);
  found.push([`${prefix}-${kind}`, args]);
  return found;
}

/** The language of a browser that prefers these, English where it is none of ours. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** The one voice of the page: messages are fetched when first needed. */
export const words = new Words(readMessages);

/** Short for templates. */
export const say = (message: string, args?: Args): string => words.say(message, args);
