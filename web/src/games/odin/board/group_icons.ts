// A sign for each group of the action board.
import type { IconData } from "@/ui/icon";
import anvil from "icon:game-icons/anvil";
import bow from "icon:game-icons/bow-arrow";
import bucket from "icon:game-icons/full-wood-bucket-handle";
import extension from "icon:lucide/copy";
import hut from "icon:game-icons/hut";
import market from "icon:game-icons/shop";
import mountains from "icon:game-icons/mountains";
import scroll from "icon:game-icons/scroll-unfurled";
import sheep from "icon:game-icons/sheep";
import ship from "icon:game-icons/drakkar";
import sail from "icon:game-icons/sail";

export const GROUP_ICONS: Readonly<Record<string, IconData>> = {
  build_houses: hut,
  build_ships: ship,
  hunting: bow,
  livestock_market: sheep,
  weekly_market: market,
  products: bucket,
  crafting: anvil,
  mountains_and_trade: mountains,
  sailing: sail,
  emigration_and_occupation: scroll,
  extension,
};
