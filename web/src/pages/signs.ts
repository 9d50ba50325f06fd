// The sign of each game, wherever games are named: known before the game's board, which is heavy, is asked for.
import type { IconData } from "@/ui/icon";
import drakkar from "icon:game-icons/drakkar";
import harp from "icon:game-icons/harp";
import helmet from "icon:game-icons/viking-helmet";
import horn from "icon:game-icons/beer-horn";

const signs: Record<string, IconData> = { boru: harp, odin: helmet, raiders: drakkar };

export function signOf(game: string): IconData {
  return signs[game] ?? horn;
}
