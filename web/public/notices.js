// The service worker behind notices: phones show none without one. It keeps nothing of the page, and fetches nothing.

addEventListener("install", () => skipWaiting());

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});

/** Show the table: where it is open already, else in a window of the hall, else in a new one. */
async function show(table) {
  const path = `/table/${table}`;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (page) => new URL(page.url).pathname;
  const open = windows.find((page) => at(page) === path);
  if (open) return open.focus();
  // Whoever sits at another table stays there.
  const free = windows.find((page) => !at(page).startsWith("/table/"));
  if (!free) return clients.openWindow(path);
  free.postMessage({ table });
  return free.focus();
}
