// The icon of everything that is counted, laid, sailed or built.
import type { IconData } from "@/ui/icon";
import amberMosquito from "icon:game-icons/amber-mosquito";
import amphora from "icon:game-icons/amphora";
import animalHide from "icon:game-icons/animal-hide";
import battleAxe from "icon:game-icons/battle-axe";
import beerHorn from "icon:game-icons/beer-horn";
import belt from "icon:game-icons/belt";
import berriesBowl from "icon:game-icons/berries-bowl";
import bowArrow from "icon:game-icons/bow-arrow";
import boxTrap from "icon:game-icons/box-trap";
import broadsword from "icon:game-icons/broadsword";
import cabbage from "icon:game-icons/cabbage";
import chest from "icon:game-icons/chest";
import clothes from "icon:game-icons/clothes";
import coinsPile from "icon:game-icons/coins-pile";
import cow from "icon:game-icons/cow";
import crossedBones from "icon:game-icons/crossed-bones";
import crossedSwords from "icon:game-icons/crossed-swords";
import crucifix from "icon:game-icons/crucifix";
import drakkar from "icon:game-icons/drakkar";
import fishCooked from "icon:game-icons/fish-cooked";
import flax from "icon:game-icons/flax";
import forkKnifeSpoon from "icon:game-icons/fork-knife-spoon";
import fullWoodBucketHandle from "icon:game-icons/full-wood-bucket-handle";
import furShirt from "icon:game-icons/fur-shirt";
import gemNecklace from "icon:game-icons/gem-necklace";
import grapes from "icon:game-icons/grapes";
import hamShank from "icon:game-icons/ham-shank";
import horseshoe from "icon:game-icons/horseshoe";
import hotSpices from "icon:game-icons/hot-spices";
import house from "icon:game-icons/house";
import huntingHorn from "icon:game-icons/hunting-horn";
import hut from "icon:game-icons/hut";
import jellyBeans from "icon:game-icons/jelly-beans";
import jewelCrown from "icon:game-icons/jewel-crown";
import jeweledChalice from "icon:game-icons/jeweled-chalice";
import linkedRings from "icon:game-icons/linked-rings";
import log from "icon:game-icons/log";
import meat from "icon:game-icons/meat";
import nestEggs from "icon:game-icons/nest-eggs";
import openTreasureChest from "icon:game-icons/open-treasure-chest";
import ore from "icon:game-icons/ore";
import peas from "icon:game-icons/peas";
import prayerBeads from "icon:game-icons/prayer-beads";
import ribbon from "icon:game-icons/ribbon";
import robe from "icon:game-icons/robe";
import rolledCloth from "icon:game-icons/rolled-cloth";
import runeStone from "icon:game-icons/rune-stone";
import safetyPin from "icon:game-icons/safety-pin";
import sailboat from "icon:game-icons/sailboat";
import sheep from "icon:game-icons/sheep";
import spermWhale from "icon:game-icons/sperm-whale";
import starMedal from "icon:game-icons/star-medal";
import stoneBlock from "icon:game-icons/stone-block";
import stoneBust from "icon:game-icons/stone-bust";
import stoneSpear from "icon:game-icons/stone-spear";
import swordAltar from "icon:game-icons/sword-altar";
import twoCoins from "icon:game-icons/two-coins";
import vikingHead from "icon:game-icons/viking-head";
import vikingHelmet from "icon:game-icons/viking-helmet";
import vikingLonghouse from "icon:game-icons/viking-longhouse";
import vikingShield from "icon:game-icons/viking-shield";
import village from "icon:game-icons/village";
import warhammer from "icon:game-icons/warhammer";
import wheat from "icon:game-icons/wheat";
import woodCanoe from "icon:game-icons/wood-canoe";
import wool from "icon:game-icons/wool";

export const ICONS: Readonly<Record<string, IconData>> = {
  "good.peas": peas,
  "good.flax": flax,
  "good.beans": jellyBeans,
  "good.grain": wheat,
  "good.cabbage": cabbage,
  "good.fruits": grapes,
  "good.mead": beerHorn,
  "good.stockfish": fishCooked,
  "good.milk": fullWoodBucketHandle,
  "good.salt_meat": hamShank,
  "good.game_meat": meat,
  "good.whale_meat": spermWhale,
  "good.sheep": sheep,
  "good.pregnant_sheep": sheep,
  "good.cattle": cow,
  "good.pregnant_cattle": cow,
  "good.oil": amphora,
  "good.hide": animalHide,
  "good.wool": wool,
  "good.linen": rolledCloth,
  "good.skin_and_bones": crossedBones,
  "good.fur": furShirt,
  "good.robe": robe,
  "good.clothing": clothes,
  "good.rune_stone": runeStone,
  "good.silverware": forkKnifeSpoon,
  "good.chest": chest,
  "good.silk": ribbon,
  "good.spices": hotSpices,
  "good.jewelry": gemNecklace,
  "good.treasure_chest": openTreasureChest,
  "good.silver_hoard": coinsPile,
  "good.berries": berriesBowl,
  "good.eggs": nestEggs,
  "good.amber": amberMosquito,
  "good.guldgubber": vikingHead,
  "good.silver": twoCoins,
  "good.ore": ore,
  "good.wood": log,
  "good.stone": stoneBlock,
  "tile.glass_beads": prayerBeads,
  "tile.helmet": vikingHelmet,
  "tile.cloakpin": safetyPin,
  "tile.belt": belt,
  "tile.crucifix": crucifix,
  "tile.drinking_horn": huntingHorn,
  "tile.amber_figure": stoneBust,
  "tile.horseshoe": horseshoe,
  "tile.gold_brooch": starMedal,
  "tile.forge_hammer": warhammer,
  "tile.fibula": linkedRings,
  "tile.throwing_axe": battleAxe,
  "tile.chalice": jeweledChalice,
  "tile.round_shield": vikingShield,
  "tile.english_crown": jewelCrown,
  "tile.altar": swordAltar,
  "weapon.bow_and_arrow": bowArrow,
  "weapon.snare": boxTrap,
  "weapon.spear": stoneSpear,
  "weapon.long_sword": broadsword,
  "weapon.card": crossedSwords,
  "ship.whaling_boat": woodCanoe,
  "ship.knarr": sailboat,
  "ship.longship": drakkar,
  "board.home": village,
  "board.shed": hut,
  "board.stone_house": house,
  "board.long_house": vikingLonghouse,
};

/** The icon of a good, tile, weapon, ship or building; houses are numbered: `board.shed_2`. */
export const iconOf = (name: string): IconData | undefined => ICONS[name] ?? ICONS[name.replace(/_\d+$/, "")];
