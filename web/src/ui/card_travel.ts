// A card that leaves one place and comes to another travels there; what lies beside it moves up.
import { flip, type AnimationConfig, type FlipParams } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";
import { moving } from "@/lib/settings.svelte";

const [send, receive] = crossfade({
  duration: () => moving(240),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: moving(180) }),
});

type Travel = typeof send;
const AT_ONCE = { duration: 0 };

/** What is not drawn has no size by which another could be measured: it does not travel. */
const drawnOnly =
  (travel: Travel): Travel =>
  (node, params) => {
    const begin = travel(node, params);
    return (): TransitionConfig => {
      const config = begin();
      return node.getBoundingClientRect().width ? config : AT_ONCE;
    };
  };

export const sendCard = drawnOnly(send);
export const receiveCard = drawnOnly(receive);

/** Svelte's `flip`, for what may come out of sight meanwhile. */
export const moveUp = (node: Element, rects: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig =>
  [rects.from, rects.to].every(({ width, height }) => width && height) ? flip(node, rects, params) : AT_ONCE;
