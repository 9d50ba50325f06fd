// One table, as it is looked at: what is known of it, and how news are shown.
import type { GameFace } from "@/games/face";
import type { Refused } from "@/lib/api";
import { app, namesOf } from "@/lib/app.svelte";
import { hasCompanion } from "@/lib/companion";
import { TableSync, waitsForMe, type Known, type Step } from "@/lib/table_sync";
import { settings } from "@/lib/settings.svelte";
import { newQuestion } from "@/lib/accidental_clicks";
import { Things } from "@/lib/things.svelte";
import type { LessonInfo, News, Position, ScoreInfo, SeatInfo, TableInfo } from "@/lib/types";
import { words } from "@/lib/words.svelte";
import { TableActions } from "./actions.svelte";
import { LessonGuide } from "./lesson/guide.svelte";
import { readSteps } from "./lesson/read_steps";
import { recentThings } from "./log";
import { lookAt, lookAtScene, PACE_MS, Pacing } from "./pacing";
import {
  lastStory,
  nextPart,
  storyUnderWay,
  withScenes,
  type FindScenes,
  type ShownScene,
  type ShownStep,
} from "./scenes";
import { TableTelling } from "./telling";

/** How long to wait with a hello when the server has had too many messages. */
const CALM_MS = 1_500;

interface Looking {
  /** On a screen on the wall, where nobody answers. */
  big?: boolean;
  face?: GameFace;
  /** The chapter that is learnt here, by whoever sits at its seat. */
  lesson?: LessonInfo | null;
}

export class TableStore {
  known = $state.raw<Known | null>(null);
  /** What the server has said last, though it may not be shown yet. */
  latest = $state.raw<Known | null>(null);
  here = $state.raw<number[]>([]);
  watching = $state(0);
  /** How many news wait to be shown. */
  behind = $state(0);
  /** What is shown by itself now, in place of the question. */
  scene = $state.raw<ShownScene | null>(null);
  seat = $state<number | null>(null);
  /** Why the table cannot be looked at any more. */
  gone = $state.raw<Refused | null>(null);
  /** The seat was taken from under whoever looked from it. */
  lostSeat = $state(false);
  /** Another seat looks now, and what it sees has not come yet: what is known here is for somebody else's eyes. */
  changing = $state(false);
  /** Goes up when the log is another, rather than longer. */
  logs = $state(0);
  /** The log's length when the page was last looked at after being away. */
  seenLog = $state(0);
  #sync: TableSync;
  #pacing: Pacing;
  #unwatch: () => void;
  readonly #scenes: FindScenes | undefined;
  /** A scene went by while nobody looked at the page. */
  #missed = false;
  readonly things: Things;
  readonly actions: TableActions;
  readonly telling: TableTelling;
  readonly big: boolean;
  readonly lesson: LessonGuide | null;

  constructor(table: TableInfo, seat: number | null, { big = false, face, lesson }: Looking = {}) {
    this.seat = seat;
    this.big = big;
    this.#scenes = face?.scenes;
    this.#sync = new TableSync(table.id, seat, {
      step: (step) => {
        const before = this.latest;
        this.latest = step.known;
        this.add(step, before);
        // Who plays one's seat is not to be learnt late.
        if (this.isMine(step.news?.note?.seat)) this.#pacing.skip();
      },
      greet: () => {
        app.socket.greet();
      },
      presence: (here, watching) => {
        this.here = here;
        this.watching = watching;
      },
      refused: (why) => {
        this.#refused(why);
      },
    });
    this.#pacing = new Pacing({
      show: (step) => {
        if (!this.actions.hold(step)) this.show(step);
      },
      pause: (step) => this.#pause(step),
      after: (ms, what) => setTimeout(what, ms),
      cancel: (timer) => {
        clearTimeout(timer as ReturnType<typeof setTimeout>);
      },
      changed: (waiting) => {
        this.behind = waiting;
      },
    });
    this.things = new Things({
      name: (id) => words.thing(this.game, id, this.names),
      text: (id) => words.text(this.game, id),
      why: (reason) => words.why(this.game, reason),
      choose: (option) => {
        this.actions.choose(option);
      },
      twoTaps: () => settings.twoTaps,
      chooseInSequence: (wants) => this.actions.chooseInSequence(wants),
      consult: (question) => this.actions.consult(question),
      advises: () => this.table.hints,
      goesOnBy: (option) => this.actions.goesOnBy(option),
    });
    this.actions = new TableActions(this);
    this.telling = new TableTelling(this, face?.quiet);
    this.lesson =
      lesson && lesson.seat === seat
        ? new LessonGuide(
            lesson,
            table.game,
            () => ({ move: this.#lessonMove, options: this.position?.decision?.options ?? [] }),
            readSteps(table.id),
          )
        : null;
    this.known = { number: -1, table, position: null, log: [], notes: [], chat: [], request: null };
    this.#unwatch = app.socket.watch(this.#sync);
    document.addEventListener("visibilitychange", this.#lookedAt);
  }

  leave(): void {
    this.#unwatch();
    document.removeEventListener("visibilitychange", this.#lookedAt);
  }

  /** Show what has happened when its turn has come, with the scenes in it. */
  add(step: Step, before: Known | null): void {
    const parts = this.actions.holding ? [step] : withScenes(step, before, this.#scenes);
    for (const part of parts) this.#pacing.add(part);
  }

  /** Show what came of one's own choices, whatever others have done meanwhile. */
  addOwn(step: Step, before: Known | null): void {
    this.#pacing.addFirst(withScenes(step, before, this.#scenes));
  }

  #pause(step: ShownStep): number {
    if (document.hidden) {
      this.#missed ||= step.scene !== undefined;
      return 0;
    }
    if (step.scene) {
      // Where somebody is asked something in the middle of a story, it stays beside the question.
      const asked = !step.scene.ends && step.known.log.length === this.latest?.log.length;
      const waits = this.seat !== null && !this.big;
      const lines = step.scene.scenes.at(-1)?.events.length ?? 1;
      return lookAtScene(
        { ends: step.scene.ends, asked, lines },
        { pace: settings.pace, waits, learns: this.hasCompanion },
      );
    }
    return lookAt(step, { own: !this.#isOthers(step.news), pace: PACE_MS[settings.pace] });
  }

  #lookedAt = (): void => {
    if (document.hidden || !this.#missed) return;
    this.#missed = false;
    this.lookAgain();
  };

  /** What is told so far of the story in the middle of which somebody is asked something. */
  readonly story = $derived.by(() =>
    this.table.state === "running" ? storyUnderWay(this.known?.log ?? [], this.#scenes) : [],
  );

  /** Whoever looks at a scene has seen it. */
  goOnFromScene(): void {
    const { again, scenes } = this.scene ?? { scenes: [] };
    if (again) this.scene = nextPart(again, scenes.length);
    else this.#pacing.advance();
  }

  skipScene(): void {
    if (this.scene?.again) this.scene = null;
    else this.skip();
  }

  /** Look at a story of the log again, the last one unless said. */
  lookAgain(story?: string): void {
    this.scene = lastStory(this.known?.log ?? [], this.#scenes, story === undefined ? {} : { story });
  }

  /** How far the lesson has come: past a choice as soon as a scene shows what came of it. */
  get #lessonMove(): number {
    const known = this.scene && !this.scene.again ? this.latest : this.known;
    return known?.position?.move ?? 0;
  }

  /** What whoever comes back to the table has not answered yet, and wants to see. */
  #unseen(known: Known): ShownScene | null {
    if (this.seat === null || this.big || settings.pace === "instant" || known.table.state !== "running") return null;
    // What led to where a chapter begins was none of the learner's doing.
    if (this.lesson && (known.position?.move ?? 0) <= this.lesson.chapter.begins) return null;
    return lastStory(known.log, this.#scenes, { since: this.seat });
  }

  get table(): TableInfo {
    return this.known?.table as TableInfo;
  }

  get position(): Position | null {
    return this.known?.position ?? null;
  }

  /** Whether the companion sits here too; a lesson says enough itself. */
  get hasCompanion(): boolean {
    return !this.lesson && this.seat !== null && hasCompanion(this.game, this.table.id);
  }

  get game(): string {
    return this.table.game;
  }

  #scores: readonly ScoreInfo[] = [];
  /** How all stand; while dice roll, as before. */
  readonly scores = $derived.by<readonly ScoreInfo[]>(() => {
    if (this.things.rolling === 0) this.#scores = this.position?.scores ?? [];
    return this.#scores;
  });
  readonly names = $derived.by(() => (this.known ? namesOf(this.known.table) : []));
  readonly mine = $derived.by<SeatInfo[]>(() => this.known?.table.seats.filter((seat) => seat.yours) ?? []);

  /** The seat on this device that is asked while this one is not: hand the device over. */
  get handTo(): number | null {
    const waiting = this.position?.waiting ?? [];
    if (this.seat !== null && waiting.includes(this.seat)) return null;
    return this.mine.find((seat) => waiting.includes(seat.seat) && !seat.stand_in)?.seat ?? null;
  }

  sit(seat: number | null): void {
    this.seat = seat;
    this.changing = this.position !== null && this.position.seat !== seat;
    this.logs += 1;
    this.things.decision = null;
    this.things.picked = null;
    this.#sync.sit(seat);
  }

  /** Look on: the seat is not one's own any more. */
  loseSeat(): void {
    const lost = this.seat;
    if (lost === null || !this.known) return;
    const { table } = this.known;
    const seats = table.seats.map((place) => (place.seat === lost ? { ...place, yours: false } : place));
    this.known = { ...this.known, table: { ...table, seats } };
    this.lostSeat = true;
    this.sit(null);
    // Where several people share a device, the others play on.
    const playsOn = seats.some((seat) => seat.yours && seat.kind === "person");
    app.tell(playsOn ? words.say("web-note-replaced", { who: this.names[lost] ?? "" }) : words.say("web-seat-lost"));
  }

  #refused(why: Refused): void {
    if (why.code === "not_yours" && this.seat !== null) this.loseSeat();
    else if (why.code === "too_fast") setTimeout(() => app.socket.greet(), CALM_MS);
    else {
      this.gone = why;
      app.waits(this.table.id, this.game, false);
    }
  }

  tryAgain(): void {
    this.gone = null;
    app.socket.greet();
  }

  /** A moment of the game, seen by whoever looks now; once it is over, with all hands open. */
  replayPath(move?: number): string {
    const query = new URLSearchParams();
    if (move !== undefined) query.set("move", String(Math.max(0, move)));
    if (this.table.state === "running") query.set("look", String(this.seat ?? "nobody"));
    return `/table/${this.table.id}/replay?${query.toString()}`;
  }

  skip(): void {
    this.#pacing.skip();
  }

  #isOthers(news: News | null): boolean {
    return news?.kind === "chose" && !this.isMine(news.seat);
  }

  isMine(seat: number | null | undefined): boolean {
    return this.mine.some((mine) => mine.seat === seat);
  }

  /** Whoever acts has looked long enough at what was shown. */
  goOn(): void {
    this.#pacing.goOn();
  }

  show(step: ShownStep): void {
    const { known, news } = step;
    if (this.changing && known.position && known.position.seat !== this.seat) return;
    const before = this.known?.position?.decision ?? null;
    this.telling.tellAsker(step);
    this.known = known;
    this.scene = step.scene ?? (news ? (this.scene?.again ? this.scene : null) : this.#unseen(known));
    this.things.recent = recentThings(step.scene ? (news?.events ?? []) : known.log, step.scene ? null : this.seat);
    this.things.told = known.log;
    this.gone = null;
    this.changing = false;
    if (!news || news.log) this.logs += 1;
    // What has been answered meanwhile, by a bot when time was over, is not asked any more.
    const asked = known.position?.decision ?? null;
    const decision = asked?.number === (this.latest ?? known).position?.decision?.number ? asked : null;
    this.things.decision = decision;
    if (decision?.number !== before?.number) {
      newQuestion();
      this.things.picked = null;
      this.things.hinted = null;
      this.actions.confirming = null;
    }
    this.actions.settle();
    if (this.mine.length && !this.lesson) app.waits(known.table.id, known.table.game, waitsForMe(this.latest ?? known));
    if (news?.note) this.telling.tellNote(news.note);
    this.telling.speak(news, before, this.big ? null : decision);
  }
}
