// How a game of Raiders of the North Sea goes, in five pictures: what is seen on each. The words are `raiders-goes-1` to `-5`.
import type { IconData } from "@/ui/icon";
import diceSixFacesFive from "icon:game-icons/dice-six-faces-five";
import featheredWing from "icon:game-icons/feathered-wing";
import fireBowl from "icon:game-icons/fire-bowl";
import hillFort from "icon:game-icons/hill-fort";
import hornedHelm from "icon:game-icons/horned-helm";
import meat from "icon:game-icons/meat";
import medievalGate from "icon:game-icons/medieval-gate";
import meeple from "icon:game-icons/meeple";
import windmill from "icon:game-icons/windmill";

export const STORY: readonly (readonly IconData[])[] = [
  [meeple, medievalGate],
  [windmill, meeple],
  [hornedHelm, meat],
  [hillFort, diceSixFacesFive],
  [fireBowl, featheredWing],
];
