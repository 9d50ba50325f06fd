// How a game of A Feast for Odin goes, in five pictures: what is seen on each. The words are `odin-goes-1` to `-5`.
import type { IconData } from "@/ui/icon";
import animalHide from "icon:game-icons/animal-hide";
import bowArrow from "icon:game-icons/bow-arrow";
import drakkar from "icon:game-icons/drakkar";
import meal from "icon:game-icons/meal";
import puzzle from "icon:game-icons/puzzle";
import receiveMoney from "icon:game-icons/receive-money";
import robe from "icon:game-icons/robe";
import vikingHead from "icon:game-icons/viking-head";

export const STORY: readonly (readonly IconData[])[] = [
  [vikingHead],
  [bowArrow, drakkar],
  [animalHide, robe],
  [puzzle, receiveMoney],
  [meal],
];
