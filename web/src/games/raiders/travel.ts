// A card that is hired travels from the hand to the crew, and back if it returns.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { moving } from "@/lib/settings.svelte";

export const [sendCard, receiveCard] = crossfade({
  duration: () => moving(240),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: moving(180) }),
});
