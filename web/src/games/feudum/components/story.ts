// How a game of Feudum goes, in five pictures: what is seen on each. The words are `feudum-goes-1` to `-5`.
import type { IconData } from "@/ui/icon";
import barn from "icon:game-icons/barn";
import cardDraw from "icon:game-icons/card-draw";
import medievalGate from "icon:game-icons/medieval-gate";
import pawn from "icon:game-icons/pawn";
import roundStar from "icon:game-icons/round-star";
import shakingHands from "icon:game-icons/shaking-hands";
import sunrise from "icon:game-icons/sunrise";
import walkingBoot from "icon:game-icons/walking-boot";

export const STORY: readonly (readonly IconData[])[] = [
  [cardDraw],
  [pawn, walkingBoot],
  [barn, medievalGate],
  [shakingHands, roundStar],
  [sunrise],
];
