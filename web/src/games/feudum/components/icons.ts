// The signs of all that is on the table. Each has its colour too, by the same name, in feudum.css.
import type { IconData } from "@/ui/icon";
import airBalloon from "icon:game-icons/air-balloon";
import anvil from "icon:game-icons/anvil";
import apple from "icon:game-icons/shiny-apple";
import archeryTarget from "icon:game-icons/archery-target";
import bag from "icon:game-icons/swap-bag";
import barn from "icon:game-icons/barn";
import barrel from "icon:game-icons/barrel";
import beads from "icon:game-icons/prayer-beads";
import bird from "icon:lucide/bird";
import boot from "icon:game-icons/walking-boot";
import bow from "icon:game-icons/high-shot";
import chicken from "icon:game-icons/chicken";
import coins from "icon:game-icons/two-coins";
import compass from "icon:game-icons/compass";
import crown from "icon:game-icons/queen-crown";
import crystals from "icon:game-icons/crystal-growth";
import cycle from "icon:game-icons/cycle";
import deck from "icon:game-icons/card-draw";
import disc from "icon:game-icons/token";
import flag from "icon:game-icons/flying-flag";
import flask from "icon:game-icons/round-bottom-flask";
import gate from "icon:game-icons/medieval-gate";
import hammer from "icon:game-icons/hammer-nails";
import handshake from "icon:game-icons/shaking-hands";
import helm from "icon:game-icons/visored-helm";
import log from "icon:game-icons/log";
import mammoth from "icon:game-icons/mammoth";
import mitre from "icon:game-icons/pope-crown";
import pawn from "icon:game-icons/pawn";
import pouch from "icon:game-icons/knapsack";
import powder from "icon:game-icons/powder-bag";
import raft from "icon:game-icons/raft";
import sailboat from "icon:game-icons/sailboat";
import scales from "icon:game-icons/scales";
import scroll from "icon:game-icons/tied-scroll";
import serpent from "icon:game-icons/sea-serpent";
import shield from "icon:game-icons/shield";
import sickle from "icon:game-icons/sickle";
import silverMine from "icon:game-icons/gold-mine";
import spade from "icon:game-icons/spade";
import star from "icon:game-icons/round-star";
import submarine from "icon:game-icons/submarine";
import sulfurMine from "icon:game-icons/mine-wagon";
import sunrise from "icon:game-icons/sunrise";
import sword from "icon:game-icons/broadsword";
import swords from "icon:game-icons/crossed-swords";
import taxes from "icon:game-icons/pay-money";
import tower from "icon:game-icons/tower-flag";
import treasureMap from "icon:game-icons/treasure-map";
import tree from "icon:game-icons/fruit-tree";
import village from "icon:game-icons/village";
import walk from "icon:game-icons/walk";
import waxSeal from "icon:game-icons/wax-seal";
import wheat from "icon:game-icons/wheat";

export const ICONS: Readonly<Record<string, IconData>> = {
  "good.food": apple,
  "good.wood": log,
  "good.iron": anvil,
  "good.sulfur": crystals,
  "good.saltpeter": powder,
  "guild.farmer": sickle,
  "guild.merchant": scales,
  "guild.alchemist": flask,
  "guild.knight": helm,
  "guild.noble": crown,
  "guild.monk": mitre,
  "pawn.farmer": sickle,
  "pawn.merchant": scales,
  "pawn.alchemist": flask,
  "pawn.knight": helm,
  "pawn.noble": crown,
  "pawn.monk": mitre,
  "kind.outpost": tower,
  "kind.farm": barn,
  "kind.town": village,
  "kind.feudum": gate,
  "vessel.ship": sailboat,
  "vessel.submersible": submarine,
  "vessel.flying": airBalloon,
  "invention.krud": barrel,
  "monster.behemoth": mammoth,
  "monster.sea_serpent": serpent,
  "landscape.orchard": tree,
  "landscape.butts": archeryTarget,
  "landscape.silver_mine": silverMine,
  "landscape.sulfur_mine": sulfurMine,
  "route.road": boot,
  "route.ferry": raft,
  "route.ship": sailboat,
  "route.submersible": submarine,
  "route.flying": bird,
  "action.migrate": walk,
  "action.move": boot,
  "action.influence": flag,
  "action.improve": hammer,
  "action.explore": spade,
  "action.harvest": wheat,
  "action.tax": taxes,
  "action.conquer": swords,
  "action.defend": shield,
  "action.repeat": cycle,
  "action.guild": handshake,
  "mandate.bow": bow,
  "mandate.sword": sword,
  attack: swords,
  bag,
  barrel,
  bead: beads,
  charter: scroll,
  chicken,
  deck,
  routes: treasureMap,
  disc,
  mandate: scroll,
  marker: flag,
  military: shield,
  pawn,
  pouch,
  seal: waxSeal,
  shilling: coins,
  star,
  sunrise,
  target: archeryTarget,
  voyage: compass,
  wine: barrel,
};

/** The sign of a thing: its own, or that of its kind. */
export const iconOf = (thing: string): IconData | undefined => ICONS[thing] ?? ICONS[thing.split(".")[0] ?? ""];

const COLOURED = /^(?:good|guild|pawn|kind|route|landscape)\.(\w+)$/;
const BY_ITSELF = new Set(["shilling", "seal", "bead"]);

/** Its colour: goods, guilds, kinds of locations, landscapes and routes have their own; all else is ink. */
export function colourOf(thing: string): string {
  const name = COLOURED.exec(thing)?.[1] ?? (BY_ITSELF.has(thing) ? thing : "ink");
  return `var(--${name})`;
}
