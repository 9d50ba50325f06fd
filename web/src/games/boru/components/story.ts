// How a game of Brian Boru goes, in five pictures: what is seen on each. The words are `boru-goes-1` to `-5`.
import type { IconData } from "@/ui/icon";
import cardDraw from "icon:game-icons/card-draw";
import castle from "icon:game-icons/castle";
import church from "icon:game-icons/church";
import crown from "icon:game-icons/crown";
import laurelCrown from "icon:game-icons/laurel-crown";
import linkedRings from "icon:game-icons/linked-rings";
import shield from "icon:game-icons/shield";
import twoCoins from "icon:game-icons/two-coins";
import vikingHelmet from "icon:game-icons/viking-helmet";

export const STORY: readonly (readonly IconData[])[] = [
  [cardDraw],
  [castle, laurelCrown],
  [twoCoins, linkedRings],
  [vikingHelmet, church],
  [shield, crown],
];
