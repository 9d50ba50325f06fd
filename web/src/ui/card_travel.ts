// A card that leaves one place and comes to another travels there.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { moving } from "@/lib/settings.svelte";

export const [sendCard, receiveCard] = crossfade({
  duration: () => moving(240),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: moving(180) }),
});
