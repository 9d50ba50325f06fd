// What is said of a table beside what is drawn: to those who listen rather than look, and to those who look elsewhere.
import { app } from "@/lib/app.svelte";
import { call, tellAway } from "@/lib/notice";
import type { Step } from "@/lib/table_sync";
import type { DecisionInfo, News, NoteInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";
import { bySeat } from "./log";
import { unmet } from "./requests";
import type { TableStore } from "./store.svelte";

/** What is asked of a table before something is said of it. */
type Told = Pick<TableStore, "game" | "isMine" | "known" | "names" | "seat" | "table">;

export class TableTelling {
  readonly #store: Told;
  /** Events that are not worth a sentence while they are hidden. */
  readonly #quiet: readonly string[];

  constructor(store: Told, quiet: readonly string[] = []) {
    this.#store = store;
    this.#quiet = quiet;
  }

  /** Whoever asked the table hears that it came to nothing. */
  tellAsker(step: Step): void {
    const { known, names, seat } = this.#store;
    const request = known?.request;
    if (!request || request.seat !== seat) return;
    const end = unmet(request, step);
    const by = step.news?.seat ?? null;
    if (end === "passed") app.tell(words.say("web-request-passed"));
    else if (end === "declined" && by !== null && by !== seat)
      app.tell(words.say("web-request-declined", { who: names[by] ?? "" }));
  }

  /** A sentence about who plays a seat, and why. */
  noteWords({ kind, seat }: NoteInfo): string {
    const who = this.#store.names[seat] ?? "";
    return words.say(`web-note-${kind}${this.#store.isMine(seat) ? "-you" : ""}`, { who });
  }

  tellNote(note: NoteInfo): void {
    const { game, table } = this.#store;
    const said = this.noteWords(note);
    app.tell(said);
    if (this.#store.isMine(note.seat)) tellAway(words.say(`${game}-name`), said, table.id);
  }

  /** Say what has happened and what is asked now; call whoever is asked something after others have played. */
  speak(news: News | null, before: DecisionInfo | null, decision: DecisionInfo | null): void {
    const { game, names, table } = this.#store;
    const heard = (news?.events ?? []).filter((event) => !(event.hidden && this.#quiet.includes(event.kind)));
    const told = bySeat(heard).map((run) => words.events(game, run.events, names));
    if (news?.chat) told.push(`${news.chat.name}: ${news.chat.text}`);
    if (decision && decision.number !== before?.number) {
      const question = words.question(game, decision, names);
      if (!before) told.push(words.say("web-your-turn"));
      told.push(question);
      if (news && !before) call(`${words.say(`${game}-name`)}: ${question}`, table.id);
    }
    if (told.length) app.announce(told.join(" "));
  }
}
