// "Your turn", by sound and by the browser's own notices, for those who want them.
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

let audio: AudioContext | undefined;

/** Say that it is somebody's turn at a table, in whatever ways they want. */
export function call(what: string, table: string): void {
  chime();
  notify(words.say("web-your-turn"), what, table);
}

/** Two soft tones of a horn, made on the spot. */
export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, frequency] of [392, 523.25].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    const at = start + i * 0.16;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.16, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}

/** A notice outside the page, only while nobody looks at the page. */
function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices only to installed pages; the tab's title still tells.
  }
}

/** Ask the browser whether notices are allowed. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
