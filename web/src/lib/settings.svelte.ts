// What a person likes, kept on the device.
import { languageOf, words } from "./words.svelte";
import type { Language } from "./types";

export type Theme = "system" | "light" | "dark";
export type Contrast = "system" | "normal" | "more";
export type Confirm = "never" | "final" | "always";
export type Pace = "slow" | "normal" | "instant";

interface Kept {
  language: Language;
  theme: Theme;
  contrast: Contrast;
  motion: "system" | "none";
  sound: boolean;
  notify: boolean;
  confirm: Confirm;
  twoTaps: boolean;
  pace: Pace;
  shortcuts: boolean;
  /** By game, whether somebody has switched the companion on or off, who says why each question matters. */
  companion: Record<string, boolean>;
  /** The tables that were opened with a companion. */
  companionTables: string[];
  /** The games that have been played on this device. */
  played: string[];
  /** The table of a lesson that is under way, and which of its steps have been read there. */
  lesson: { table: string; read: number[] };
}

const KEY = "meadhall.settings";

function fresh(): Kept {
  return {
    language: languageOf(navigator.languages),
    theme: "system",
    contrast: "system",
    motion: "system",
    sound: false,
    notify: false,
    confirm: "never",
    twoTaps: matchMedia("(pointer: coarse)").matches,
    pace: "normal",
    shortcuts: true,
    companion: {},
    companionTables: [],
    played: [],
    lesson: { table: "", read: [] },
  };
}

function read(): Kept {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh();
  }
}

export const settings = $state<Kept>(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const more = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, more: more.matches, still: still.matches });

/** Whether pieces should jump rather than move. */
export const isStill = (): boolean => system.still || settings.motion === "none";

/** Milliseconds of a movement: none for those who want none. */
export const moving = (ms: number): number => (isStill() ? 0 : ms);

/** Keep what is chosen, and show it on the page's root. Call once. */
export function applySettings(): void {
  dark.addEventListener("change", () => (system.dark = dark.matches));
  more.addEventListener("change", () => (system.more = more.matches));
  still.addEventListener("change", () => (system.still = still.matches));
  // What is changed in one tab holds in the others too.
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, read());
    // If the words cannot be fetched, the page goes on in the language it speaks.
    if (settings.language !== words.language) void words.speak(settings.language).catch(() => undefined);
  });
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      const isDark = settings.theme === "dark" || (settings.theme === "system" && system.dark);
      const isMore = settings.contrast === "more" || (settings.contrast === "system" && system.more);
      root.dataset.theme = isDark ? "dark" : "light";
      root.dataset.contrast = isMore ? "more" : "normal";
      root.dataset.motion = isStill() ? "none" : "full";
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A browser that keeps nothing still plays; the choice lasts as long as the page.
      }
    });
  });
}
