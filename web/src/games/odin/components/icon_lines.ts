// What a space does, as rows of signs: what it takes, an arrow, what it gives.
import { nameOf, type AnyStep, type Data, type PlainStep, type SpaceData } from "./components";

/** Signs that are no goods: what they mean is drawn in `Signs.svelte`. */
export type SignKind =
  | "arrow"
  | "or"
  | "die"
  | "mountain"
  | "upgrade"
  | "upgrade_twice"
  | "overseas"
  | "sale"
  | "forge"
  | "loot"
  | "explore"
  | "emigrate"
  | "draw"
  | "play"
  | "player"
  | "most"
  | "viking";

export type Sign =
  /** `count` 0: some of it. */
  { kind: "thing"; name: string; count: number } | { kind: SignKind; text: string };

export type DiceStep = Extract<PlainStep, { do: "hunt" | "raid" }>;

export type Line = readonly Sign[];

const sign = (kind: SignKind, text: number | string = ""): Sign => ({ kind, text: String(text) });
const arrow = sign("arrow");

/** Things and how many of each, as signs. */
export function signsOf(data: Data, amounts: Readonly<Record<string, number>>): Sign[] {
  return Object.entries(amounts).map(([id, count]) => ({ kind: "thing", name: nameOf(data, id), count }));
}

const oneOf = (data: Data, ids: readonly string[]): Sign[] =>
  ids.flatMap((id, i): Sign[] => [...(i ? [sign("or")] : []), ...signsOf(data, { [id]: 1 })]);

function plain(data: Data, step: PlainStep, players: number | null): Sign[] {
  switch (step.do) {
    case "gain":
      return signsOf(data, step.gain);
    case "gain_per_player":
      if (players === null) return [...signsOf(data, step.gain), sign("player")];
      return Object.entries(step.gain).flatMap(([id, count]) => signsOf(data, { [id]: count * players }));
    case "gain_per_animal":
      return [
        ...signsOf(data, { [step.animal]: 1 }),
        arrow,
        ...signsOf(data, { [step.gain]: 1 }),
        sign("most", step.most),
      ];
    case "gain_if_animal":
      return [...signsOf(data, { [step.animal]: 1 }), arrow, ...signsOf(data, step.gain)];
    case "exchange":
      return [...signsOf(data, step.cost), arrow, ...signsOf(data, step.gain)];
    case "pay_one_of":
      return [...oneOf(data, step.of), arrow];
    case "mountain":
      return [sign("mountain", step.takes.join("+"))];
    case "upgrade":
      return [sign(step.levels > 1 ? "upgrade_twice" : "upgrade", step.goods)];
    case "overseas_trade":
      return [...signsOf(data, step.cost), arrow, sign("overseas")];
    case "special_sale":
      return [...signsOf(data, { silver: 0 }), arrow, sign("sale", step.most)];
    case "forge":
      return [...signsOf(data, step.cost), arrow, sign("forge")];
    case "hunt":
      return [sign("die", step.die), ...oneOf(data, step.pay), arrow, ...signsOf(data, step.success)];
    case "raid":
      return [sign("die", step.die), ...oneOf(data, step.add), arrow, sign("loot")];
    case "explore":
      return [sign("explore")];
    case "emigrate":
      return [sign("emigrate")];
    case "draw_weapons":
      return [{ kind: "thing", name: "weapon.card", count: step.count }];
    case "draw_occupation":
      return [sign("draw", step.count)];
    case "play_occupation":
      return [sign("play", step.most)];
  }
}

/** The rows of a step: one, but for a choice, which has a row for each way. */
function rows(data: Data, step: AnyStep, players: number | null): Sign[][] {
  if (step.do !== "choose") return [plain(data, step, players)];
  return step.between.map((way, i) => [
    ...(i ? [sign("or")] : []),
    ...way.steps.flatMap((one) => plain(data, one, players)),
  ]);
}

/** What may follow on the same row: something that is simply received, or paid for by what stands before it. */
const joins = (before: AnyStep | undefined, step: AnyStep): boolean =>
  before?.do === "pay_one_of" ||
  before?.do === "play_occupation" ||
  before?.do === "draw_occupation" ||
  (before?.do === "gain_per_player" && step.do === "gain") ||
  before?.do === "mountain" ||
  before?.do === "upgrade";

/** What a space does. `players`: how many play; null where nobody does. */
export function spaceLines(data: Data, space: SpaceData, players: number | null): Line[] {
  const lines: Sign[][] = [];
  space.steps.forEach((step, i) => {
    const [first = [], ...more] = rows(data, step, players);
    const last = lines.at(-1);
    if (last && joins(space.steps[i - 1], step)) last.push(...first);
    else lines.push(first);
    lines.push(...more);
  });
  return lines;
}

/** What a way of a space does, for its button. */
export function wayOf(data: Data, option: string): Line {
  const id = option.slice("way.".length);
  for (const space of data.actions.spaces)
    for (const step of space.steps)
      if (step.do === "choose") {
        const way = step.between.find((one) => one.id === id);
        if (way) return way.steps.flatMap((one) => plain(data, one, null));
      }
  return [];
}

/** The dice action of a kind of question: `hunt`, `snare`, `whale`, `raid`, `pillage`; those of a kind are alike. */
export function diceStepOf(data: Data, kind: string): DiceStep | null {
  for (const { steps } of data.actions.spaces)
    for (const step of steps) if ((step.do === "hunt" || step.do === "raid") && step.action === kind) return step;
  return null;
}

/** Whether the last of these rolls has not been seen yet: it is no part of what was rolled before. */
export const isNewRoll = (before: readonly number[], now: readonly number[]): boolean =>
  now.length > 0 && (now.length > before.length || now.some((roll, i) => roll !== before[i]));

/** The resource and the weapon that are paid or added. */
export const spentIn = (data: Data, step: DiceStep): string[] =>
  (step.do === "hunt" ? step.pay : step.add).map((id) => nameOf(data, id));

/** What comes of a failure, where dice are rolled. */
export function failureOf(data: Data, space: SpaceData): Line {
  const step = space.steps.find((one) => one.do === "hunt" || one.do === "raid");
  if (step?.do !== "hunt" && step?.do !== "raid") return [];
  return [...signsOf(data, step.failure), ...(step.vikings_back ? [sign("viking", step.vikings_back)] : [])];
}

/** The ships that a space wants in the bay; `any` and `large` are shown as the ships that will do. */
export function shipsOf(space: SpaceData): { ships: string[]; count: number } | null {
  const { any = 0, large = 0, whaling_boat = 0, knarr = 0, longship = 0 } = space.ships ?? {};
  if (any) return { ships: ["ship.whaling_boat", "ship.knarr", "ship.longship"], count: any };
  if (large) return { ships: ["ship.knarr", "ship.longship"], count: large };
  if (whaling_boat) return { ships: ["ship.whaling_boat"], count: whaling_boat };
  if (knarr) return { ships: ["ship.knarr"], count: knarr };
  if (longship) return { ships: ["ship.longship"], count: longship };
  return null;
}
