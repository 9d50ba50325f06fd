// When occupations act: the four kinds of cards, in the order in which hands are sorted, with their signs.
import type { IconData } from "@/ui/icon";
import anytime from "icon:lucide/infinity";
import eachTime from "icon:lucide/repeat";
import immediate from "icon:lucide/zap";
import soon from "icon:lucide/hourglass";
import type { CardData } from "../components/components";

export type Category = CardData["category"];

export const CATEGORIES: readonly Category[] = ["immediate", "as_soon_as", "each_time", "anytime"];

export const CATEGORY_ICONS: Readonly<Record<Category, IconData>> = {
  immediate,
  as_soon_as: soon,
  each_time: eachTime,
  anytime,
};
