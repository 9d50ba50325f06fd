// What cards and buildings do, as lines of numbers and icons. The words are in the popover; these are to be read at a glance.
import type { IconData } from "@/ui/icon";
import back from "icon:game-icons/card-pickup";
import crown from "icon:game-icons/crown";
import cycle from "icon:game-icons/cycle";
import everybody from "icon:game-icons/three-friends";
import exchange from "icon:game-icons/card-exchange";
import grave from "icon:game-icons/tombstone";
import hourglass from "icon:game-icons/hourglass";
import meeple from "icon:game-icons/meeple";
import person from "icon:game-icons/person";
import village from "icon:game-icons/huts-village";
import { BUILDING_ICONS, GOODS, ICONS, KIND_ICONS, type BuildingData, type CardData, type Colour } from "./components";

export interface Sign {
  /** What stands before the icon: `+2`. */
  text?: string;
  /** It has the colour of what it stands for: see `tintOf`. */
  icon?: IconData;
  /** A worker of that colour, in place of an icon. */
  worker?: Colour;
}

export type Line = Sign[];
type Amounts = Partial<Record<(typeof GOODS)[number] | "armour", number>>;

/** Signs of cards and buildings that stand for no good: each has its words, `raiders-page-sign-…`. */
export const SIGNS_OF_CARDS = { killed: grave, end: hourglass, one: person, all: everybody, again: cycle, swap: exchange, back, village, hero: crown }; // prettier-ignore

const MINUS = "−";
const counted = (amounts: Amounts, before: string): Line =>
  ([...GOODS, "armour"] as const).flatMap((name) => {
    const amount = amounts[name] ?? 0;
    return amount ? [{ text: `${before}${amount}`, icon: ICONS[name] }] : [];
  });
const gains = (amounts: Amounts): Line => counted(amounts, "+");
export const pays = (amounts: Amounts): Line => counted(amounts, MINUS);

/** While hired: when, and what. */
export function crewLines({ crew }: CardData): Line[] {
  switch (crew.on) {
    case "raid": {
      if (crew.per_armour)
        return [[{ text: `${crew.per_armour}`, icon: ICONS.armour }], [{ text: "+1", icon: ICONS.strength }]];
      if (crew.per_valkyries)
        return [[{ text: `${crew.per_valkyries}`, icon: ICONS.valkyries }], [{ text: "+1", icon: ICONS.strength }]];
      if (crew.per_other_crew)
        return [[{ text: "1", icon: ICONS.crew }], [{ text: `+${crew.per_other_crew}`, icon: ICONS.strength }]];
      const what: Line = [];
      if (crew.points) what.push({ text: `+${crew.points}`, icon: ICONS.points });
      if (crew.strength) what.push({ text: `+${crew.strength}`, icon: ICONS.strength });
      if (crew.less_provisions) what.push({ text: `${MINUS}${crew.less_provisions}`, icon: ICONS.provisions });
      if (crew.less_gold) what.push({ text: `${MINUS}${crew.less_gold}`, icon: ICONS.gold });
      return [[{ icon: crew.at ? KIND_ICONS[crew.at] : ICONS.strength }], what];
    }
    case "roll":
      return [[{ icon: ICONS.dice }], [{ text: `${crew.rerolls}`, icon: cycle }]];
    case "building": {
      const what: Record<typeof crew.extra, Sign> = {
        cards: { text: "+1", icon: ICONS.cards },
        provisions: { text: "+1", icon: ICONS.provisions },
        silver: { text: "+1", icon: ICONS.silver },
        actions: { text: "+1", icon: cycle },
        discount: { text: `${MINUS}1`, icon: ICONS.silver },
      };
      return [[{ icon: BUILDING_ICONS[crew.at] ?? village }], [what[crew.extra]]];
    }
    case "killed": {
      const what: Line = [];
      if (crew.gold) what.push({ text: `+${crew.gold}`, icon: ICONS.gold });
      if (crew.points) what.push({ text: `+${crew.points}`, icon: ICONS.points });
      if (crew.to_hand) what.push({ icon: back });
      if (crew.avenged) what.push({ text: `${MINUS}${crew.avenged}`, icon: ICONS.crew });
      return [[{ icon: grave }, ...(crew.avenged ? [{ icon: person }] : [])], what];
    }
    case "end":
      if (crew.per_livestock)
        return [
          [{ icon: hourglass }, { icon: ICONS.livestock }],
          [{ text: `+${crew.per_livestock}`, icon: ICONS.points }],
        ];
      if (crew.per_offering)
        return [
          [{ icon: hourglass }, { icon: ICONS.offerings }],
          [{ text: `+${crew.per_offering}`, icon: ICONS.points }],
        ];
      return [[{ icon: hourglass }], [{ text: `+${crew.points ?? 0}`, icon: ICONS.points }]];
  }
}

/** At the Town Hall: who or for what, and what. */
export function hallLines({ town_hall: action }: CardData): Line[] {
  if (!action) return [];
  switch (action.do) {
    case "gain":
      return gains(action).map((sign) => [sign]);
    case "exchange":
      return [pays(action.pay), gains(action.gain)];
    case "lose":
      return [[{ icon: action.from === "all" ? everybody : person }], pays(action)];
    case "take":
      return [[{ icon: person }], counted(action, action.up_to ? "≤" : "+")];
    case "draw":
      return [[{ text: `${action.up_to ? "≤" : "+"}${action.cards}`, icon: ICONS.cards }]];
    case "hire":
      return [[{ text: `${MINUS}${action.silver}`, icon: ICONS.silver }], [{ text: "+1", icon: ICONS.crew }]];
    case "offering":
      return [
        [{ icon: ICONS.offerings }],
        either([ICONS.plunder, ICONS.silver].map((icon) => ({ text: `${MINUS}${action.less}`, icon }))),
      ];
    case "take_plunder":
      return [[{ icon: person }], [{ text: "+1", icon: ICONS.plunder }]];
    case "sacrifice":
      return [[{ text: `${MINUS}1`, icon: ICONS.crew }], [{ text: "+1", icon: ICONS.plunder }]];
    case "tribute":
      return [[{ icon: everybody }], either([{ icon: ICONS.silver }, { icon: ICONS.provisions }])];
    case "swap_worker":
      return [[{ icon: person }], [{ icon: meeple }, { icon: cycle }]];
    case "swap_cards":
      return [[{ icon: person }], [{ icon: exchange }]];
    case "swap_crew":
      return [[{ icon: ICONS.crew }, { icon: cycle }]];
    case "cycle_offerings":
      return [[{ icon: ICONS.offerings }, { icon: cycle }]];
    case "copy_building":
      return [[{ icon: village }]];
  }
}

/** What a building offers, in so many lines at most. */
export function buildingLines({ action }: BuildingData, most: number): Line[] {
  switch (action.do) {
    case "draw":
      return [[{ text: `+${action.cards}`, icon: ICONS.cards }]];
    case "play":
      return [[{ text: `${MINUS}1`, icon: ICONS.cards }, { icon: BUILDING_ICONS.town_hall ?? village }]];
    case "hire":
      return [
        [
          { text: MINUS, icon: ICONS.silver },
          { text: "+1", icon: ICONS.crew },
        ],
      ];
    case "gather": {
      const { black, grey, white } = action;
      const by = (worker: Colour, amounts: Amounts): Line => [{ worker }, ...either(gains(amounts))];
      const lines = [by("black", black), by("grey", grey), by("white", white)];
      return lines.length <= most ? lines : [lines.slice(0, 2).flat(), ...lines.slice(2)];
    }
    case "trade":
      return [...action.trades.map(tradeLine), ...(action.offerings ? [[{ icon: ICONS.offerings }]] : [])];
  }
}

/** One or the other, not both. */
const either = (line: Line): Line => line.map((sign, i) => (i ? { ...sign, text: `/${sign.text ?? ""}` } : sign));

export function tradeLine(trade: Extract<BuildingData["action"], { do: "trade" }>["trades"][number]): Line {
  const paid: Line = trade.cards ? [{ text: `${MINUS}${trade.cards}`, icon: ICONS.cards }] : [];
  return [...paid, ...pays(trade.pay ?? {}), ...gains({ ...trade.gain, armour: trade.armour })];
}
