/*
 * The service worker's other half: an inn calls somebody whose turn it is, though no page of theirs is open. It says which
 * table and nothing of the game; the words were left here by the page, in the language of whoever reads it.
 *
 * Joined to sw.js by build/offline.mjs; BASE is its.
 */

/** Written by the page (online/calls.ts). */
const CALL_STORE = 'tabard-call';
const CALL_WORDS = `${BASE}.call`;
/** As an inn names its tables. */
const TABLE = /^[\w-]{1,40}$/;
const HOUSE = 'Tabard';

self.addEventListener('push', (event) => event.waitUntil(callFor(noticeIn(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.table));
});

/** Whoever can push to this browser is the inn; what it says is looked at all the same. */
function noticeIn(data) {
  try {
    const { tabard, table, game } = data.json();
    const isNotice = (tabard === 'turn' || tabard === 'nudge') && TABLE.test(table);
    return isNotice ? { kind: tabard, table, game: String(game) } : null;
  } catch {
    return null;
  }
}

/** A browser wants something to be shown for every push that nobody sees otherwise. */
async function callFor(notice) {
  if (notice && (await isLookedAt(notice.table))) return;
  const { kind = 'turn', table = null, game = '' } = notice ?? {};
  const words = await callWords();
  const title = words?.games?.[game] ?? HOUSE;
  const body = words?.[kind] ?? '';
  const icon = `${BASE}icon.svg`;
  // One for each table: a reminder takes the place of what was not read.
  const tag = `tabard-${table ?? 'call'}`;
  await self.registration.showNotification(title, { body, icon, tag, renotify: true, data: { table } });
}

async function callWords() {
  const found = await (await caches.open(CALL_STORE)).match(CALL_WORDS);
  return found ? found.json().catch(() => null) : null;
}

const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (table) => (tab) => `${new URL(tab.url).pathname}/`.startsWith(`${BASE}inn/${table}/`);

/** A worker knows of a tab only where it was opened; whoever looks at a table holds a lock of its name (online/use-visit.ts). */
async function isLookedAt(table) {
  const { held } = (await self.navigator.locks?.query()) ?? { held: [] };
  return held.some(({ name }) => name === `tabard-at-${table}`);
}

/** To the table, in the tab that was opened for it, if there is one: it may be elsewhere by now. */
async function goTo(table) {
  const place = typeof table === 'string' && TABLE.test(table) ? `${BASE}inn/${table}` : BASE;
  const open = (await tabs()).find(isAt(table));
  const led = await open
    ?.focus()
    .then((tab) => tab.navigate(place))
    .catch(() => null);
  if (!led) await self.clients.openWindow(place);
}
