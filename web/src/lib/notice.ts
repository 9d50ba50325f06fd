// "Your turn", by sound and by the browser's own notices, for those who want them.
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

const WORKER = "/notices.js";

let audio: AudioContext | undefined;

/** Say that it is somebody's turn at a table, in whatever ways they want. */
export function call(what: string, table: string): void {
  chime();
  void notify(words.say("web-your-turn"), what, table);
}

/** Say something else that whoever looks elsewhere should know of a table, without a sound. */
export function tellAway(title: string, what: string, table: string): void {
  void notify(title, what, table);
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
async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  // One notice a table; a later turn calls again though the notice of an earlier one is still there.
  const how = { body, tag: table, renotify: true, icon: "/icon.svg" };
  try {
    // Phones show only what a service worker shows; some desks know no service worker.
    const worker = await readyWorker();
    if (worker) await worker.showNotification(title, how);
    else showHere(title, how);
  } catch {
    // Notices can be forbidden in ways of which no browser tells beforehand; the tab's title still calls.
  }
}

function showHere(title: string, how: NotificationOptions & { tag: string }): void {
  const notice = new Notification(title, how);
  notice.onclick = () => {
    window.focus();
    notice.close();
    goTo(how.tag);
  };
}

/** The service worker that shows notices, ready to do so; none where the browser has none, or allows none. */
async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(WORKER);
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

function goTo(table: string): void {
  const path = `/table/${table}`;
  if (location.pathname !== path) router.go(path);
}

/** Ask the browser whether notices are allowed; only then is there a service worker. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  await readyWorker();
  return true;
}

/** No more notices: the service worker goes too. */
export async function endNotices(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await worker?.unregister();
}

/** Go to the table whose notice was clicked, when the service worker says so. Call once. */
export function heedNotices(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.onmessage = (event: MessageEvent<{ table: string }>) => {
    goTo(event.data.table);
  };
}
