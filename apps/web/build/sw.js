// Filled in by build/offline.mjs.
const VERSION = '%VERSION%';
const BASE = '%BASE%';
const FILES = '%FILES%';
const STORE = `tabard-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

// `reload` goes past the browser's own cache: a half-old page is worse than a slow one.
async function fill() {
  const store = await caches.open(STORE);
  await store.addAll(FILES.map((path) => new Request(path, { cache: 'reload' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldStores().then(() => self.clients.claim()));
});

async function dropOldStores() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('tabard-') && name !== STORE).map((name) => caches.delete(name)),
  );
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request, url.pathname));
});

// Every address of the page is the same page; files that are opened by themselves are not.
async function page(request) {
  const path = new URL(request.url).pathname;
  return file(request, FILES.includes(path) ? path : `${BASE}index.html`);
}

async function file(request, path) {
  const store = await caches.open(STORE);
  return (await store.match(path)) ?? fetch(request);
}
