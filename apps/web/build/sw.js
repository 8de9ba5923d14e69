/*
 * The page without a network. The shell is stored with the first visit, a game when it is opened or asked for, whole:
 * board, rules, worker, words, book. Files named after their content are shared by all builds; what has one name in
 * every build (the page itself) is stored for each build apart. A new build takes over at once, but what a tab of an older
 * one may still ask for stays as long as the tab does.
 *
 * Filled in by build/offline.mjs.
 */
const VERSION = '%VERSION%';
const BASE = '%BASE%';
/** Path, bytes as stored, bytes as sent. */
const FILES = '%FILES%';
/** By group, places in FILES. */
const GROUPS = '%GROUPS%';

const NAMED = `${BASE}assets/`;
/** Where a page asks whether there is an inn behind it. */
const HELLO = `${BASE}api/hello`;
const NAMED_STORE = 'tabard-files';
const PAGE_STORE = 'tabard-page-';
const OWN_STORE = PAGE_STORE + VERSION;
/** In a page store: the list of its build, for the time when another build looks after it. */
const LIST = `${BASE}.list`;
/** Tabs hold this lock, with their build behind it, as long as they live. */
const LOCK = 'tabard-build-';
/** Where tabs cannot be counted, old builds would pile up. */
const MOST_BUILDS = 5;
/** What the page asks for goes first; the rest of an opened game waits for a quiet moment. */
const QUIET_MS = 1500;
const AT_A_TIME = 4;

const sizes = new Map(FILES.map(([path, stored, sent]) => [path, { stored, sent }]));
const pathsOf = (group) => GROUPS[group].map((place) => FILES[place][0]);
const storeFor = (path) => caches.open(path.startsWith(NAMED) ? NAMED_STORE : OWN_STORE);

// ---- a new build

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

/** Whatever worked without a network before works after: only then this build may take over. */
async function install() {
  const kept = await keptBefore();
  await fill(['shell', ...kept]);
  const own = await caches.open(OWN_STORE);
  await own.put(LIST, new Response(JSON.stringify({ files: FILES.map(([path]) => path), groups: GROUPS })));
  await self.skipWaiting();
}

/** The groups that an older build has whole. */
async function keptBefore() {
  const has = await namedHere();
  const kept = new Set();
  for (const { files, groups } of await olderLists()) {
    for (const [group, places] of Object.entries(groups)) {
      const named = places.map((place) => files[place]).filter((path) => path.startsWith(NAMED));
      if (Object.hasOwn(GROUPS, group) && named.length > 0 && named.every((path) => has.has(path))) kept.add(group);
    }
  }
  return kept;
}

async function olderLists() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGE_STORE) && name !== OWN_STORE);
  return (await Promise.all(names.map(listIn))).filter(Boolean);
}

async function listIn(name) {
  const list = await (await caches.open(name)).match(LIST);
  return list ? list.json() : null;
}

async function namedHere() {
  const store = await caches.open(NAMED_STORE);
  return new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
}

// ---- what nobody needs any more

/** Old builds go when no tab of theirs is open. */
async function tidy() {
  const stores = (await caches.keys()).filter((name) => /^tabard-(page-)?[0-9a-f]{16}$/.test(name));
  const older = stores.filter((name) => name !== OWN_STORE);
  const inUse = await buildsInUse();
  const unused = inUse ? older.filter((name) => !inUse.has(name.split('-').at(-1))) : older.slice(0, -MOST_BUILDS);
  await Promise.all(unused.map((name) => caches.delete(name)));
  const wanted = new Set(sizes.keys());
  for (const { files } of await olderLists()) for (const path of files) wanted.add(path);
  const store = await caches.open(NAMED_STORE);
  for (const request of await store.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await store.delete(request);
  }
}

/** Null where a tab does not say which build it is of: one from before there were locks, or one just opening. */
async function buildsInUse() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = tabs.filter(({ url }) => new URL(url).pathname.startsWith(BASE));
  const { held } = self.navigator.locks ? await self.navigator.locks.query() : { held: [] };
  const locks = held.filter(({ name }) => name.startsWith(LOCK));
  return ours.length > locks.length ? null : new Set(locks.map(({ name }) => name.slice(LOCK.length)));
}

// ---- what is asked for

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  if (pathname === HELLO) {
    event.respondWith(fetch(request).catch(() => new Response('{ "tabard": "away" }'))); // Whether there is one, nobody knows now.
  } else if (pathname.startsWith(NAMED)) {
    event.respondWith(named(request, pathname));
    event.waitUntil(opened([pathname], QUIET_MS));
  } else if (sizes.has(pathname)) {
    event.respondWith(ownFile(pathname));
  } else if (request.mode === 'navigate') {
    event.respondWith(ownFile(`${BASE}index.html`)); // Every address of the page is the same page.
  }
});

/** Named after its content: whichever build brought it, it is the right one. */
async function named(request, path) {
  return (await caches.match(path, { ignoreVary: true })) ?? (sizes.has(path) ? bring(path) : fetch(request));
}

async function ownFile(path) {
  const store = await caches.open(OWN_STORE);
  return (await store.match(path, { ignoreVary: true })) ?? bring(path);
}

const onTheWay = new Map();

/** Fetched once, however many want it, and stored when it is what it should be. */
async function bring(path) {
  if (!onTheWay.has(path))
    onTheWay.set(
      path,
      fetchAndStore(path).finally(() => onTheWay.delete(path)),
    );
  return (await onTheWay.get(path)).clone();
}

/** What has one name in every build is fetched past the browser's own cache: a half-old page is worse than a slow one. */
async function fetchAndStore(path) {
  const response = await fetch(path, { cache: path.startsWith(NAMED) ? 'default' : 'reload' });
  if (await isRight(path, response.clone())) await putAway(path, response.clone());
  return response;
}

/** A full disk is no reason not to show what has come; whoever needs it stored looks whether it is. */
async function putAway(path, response) {
  try {
    await (await storeFor(path)).put(path, response);
  } catch {
    // As if it had not been asked for: it comes over the network the next time, too.
  }
}

/** Not an error, not a host's own page in its stead, and the page only of this build. */
async function isRight(path, response) {
  if (!response.ok || response.redirected) return false;
  if (path === `${BASE}index.html`) return (await response.text()).includes(`content="${VERSION}"`);
  return !/^text\/html/.test(response.headers.get('content-type') ?? '');
}

// ---- groups

/** All of these groups, or an error. */
async function fill(groups) {
  const missing = await missingOf(groups.flatMap(pathsOf));
  await eachOf([...missing], async (path) => {
    await bring(path);
    if (!(await (await storeFor(path)).match(path, { ignoreVary: true })))
      throw new Error(`${path} could not be stored`);
    tellShelf();
  });
}

async function missingOf(paths) {
  const has = await namedHere();
  const own = await caches.open(OWN_STORE);
  for (const { url } of await own.keys()) has.add(new URL(url).pathname);
  return new Set(paths.filter((path) => !has.has(path)));
}

async function eachOf(things, act) {
  const waiting = [...things];
  const work = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await act(thing);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

const filling = new Map();
const whole = new Set();

/** One of a game's own files was asked for: somebody is there, and shall be able to come back without a network. */
async function opened(paths, wait) {
  const places = new Set(paths.map((path) => FILES.findIndex(([known]) => known === path)));
  const own = Object.keys(GROUPS).filter(
    (group) => group !== 'shell' && GROUPS[group].some((place) => isOwn(place, places)),
  );
  if (own.length > 0 && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  await Promise.all(own.map((group) => keep(group).catch(() => undefined))); // Without a network: the next time.
}

const isOwn = (place, places) => places.has(place) && groupsWith.get(place) === 1;
const groupsWith = new Map();
for (const place of Object.values(GROUPS).flat()) groupsWith.set(place, (groupsWith.get(place) ?? 0) + 1);

async function keep(group) {
  if (whole.has(group)) return;
  if (!filling.has(group))
    filling.set(
      group,
      fill([group]).finally(() => filling.delete(group)),
    );
  await filling.get(group);
  whole.add(group);
}

// ---- the page's questions

const answers = {
  build: () => VERSION,
  shelf: () => shelf(),
  keep: ({ group }) => keepAsked(group),
  loaded: ({ paths }) => opened(paths, 0),
  tidy: () => tidy(),
};

self.addEventListener('message', (event) => {
  const { kind } = event.data ?? {};
  if (!Object.hasOwn(answers, kind)) return;
  event.waitUntil(Promise.resolve(answers[kind](event.data)).then((answer) => event.ports[0]?.postMessage(answer)));
});

/** Whether it is here now; asked for by somebody, it is looked at anew, for a browser may have cleared its shelf. */
async function keepAsked(group) {
  if (!Object.hasOwn(GROUPS, group)) return false;
  whole.delete(group);
  return keep(group).then(
    () => true,
    () => false,
  );
}

/** Each group with its sizes and what of it is still to come. */
async function shelf() {
  const missing = await missingOf([...sizes.keys()]);
  return Object.keys(GROUPS).map((id) => {
    const paths = pathsOf(id);
    const sum = (which, of) => paths.filter(which).reduce((total, path) => total + sizes.get(path)[of], 0);
    return {
      id,
      stored: sum(() => true, 'stored'),
      sent: sum(() => true, 'sent'),
      toCome: sum((p) => missing.has(p), 'sent'),
    };
  });
}

const news = 'BroadcastChannel' in self ? new BroadcastChannel('tabard.shelf') : null;
async function tellShelf() {
  news?.postMessage(await shelf());
}
