// What a browser keeps for offline, as its service worker tells a script that drives it (Playwright's `page`).

/** @returns {Promise<{ id: string, stored: number, sent: number, toCome: number }[]>} */
export async function shelfOf(page) {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      active.postMessage({ kind: 'shelf' }, [port2]);
    });
  });
}

/** Waits until all of a group lies on the shelf. */
export async function untilKept(page, id) {
  while ((await shelfOf(page)).find((group) => group.id === id)?.toCome !== 0) await page.waitForTimeout(100);
}

/** Until the first visit has stored the shell, and the worker looks after the page. */
export async function untilShelled(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await untilKept(page, 'shell');
}

/** Bytes of all that is stored, by the lengths of the files; a browser's own book-keeping comes on top. */
export const storedIn = (page) =>
  page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys()) sum += (await (await store.match(request)).blob()).size;
    }
    return sum;
  });

/** Counts what leaves a server from now on. */
export function countSent(server) {
  const sockets = new Set();
  server.on('connection', (socket) => sockets.add(socket));
  return () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
}
