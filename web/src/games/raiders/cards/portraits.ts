// A sign for each of the townsfolk.
import type { IconData } from "@/ui/icon";
import archer from "icon:game-icons/bowman";
import armourer from "icon:game-icons/anvil-impact";
import avenger from "icon:game-icons/hooded-assassin";
import barbarian from "icon:game-icons/barbarian";
import berserker from "icon:game-icons/bear-head";
import brawler from "icon:game-icons/fist";
import brynjar from "icon:game-icons/breastplate";
import cartographer from "icon:game-icons/treasure-map";
import champion from "icon:game-icons/laurel-crown";
import folke from "icon:game-icons/three-friends";
import forager from "icon:game-icons/basket";
import gatekeeper from "icon:game-icons/key";
import gravedigger from "icon:game-icons/spade";
import huntsman from "icon:game-icons/hunting-horn";
import jeweller from "icon:game-icons/gem-pendant";
import marauder from "icon:game-icons/war-axe";
import mercenary from "icon:game-icons/crossed-swords";
import merchant from "icon:game-icons/scales";
import ragnhildr from "icon:game-icons/angel-wings";
import recruiter from "icon:game-icons/shaking-hands";
import sage from "icon:game-icons/wizard-staff";
import scout from "icon:game-icons/spyglass";
import shieldmaiden from "icon:game-icons/shield-bash";
import trader from "icon:game-icons/swap-bag";
import warlord from "icon:game-icons/overlord-helm";
import warmonger from "icon:game-icons/torch";

const PORTRAITS: Record<string, IconData> = {
  archer,
  armourer,
  avenger,
  barbarian,
  berserker,
  brawler,
  brynjar,
  cartographer,
  champion,
  folke,
  forager,
  gatekeeper,
  gravedigger,
  huntsman,
  jeweller,
  marauder,
  mercenary,
  merchant,
  ragnhildr,
  recruiter,
  sage,
  scout,
  shieldmaiden,
  trader,
  warlord,
  warmonger,
};

export const portraitOf = (id: string): IconData => PORTRAITS[id] ?? folke;
