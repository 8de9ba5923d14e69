/**
 * Which build this page is of, and whether there is a newer one. The page never loads itself anew: whoever plays is told
 * and decides. While it is open it holds a lock with its build's name, so that the files it may still need stay.
 */

import { href } from '@tabard/page/router/base';
import { Store, useStore } from '@tabard/page/store/store';
import { ask, registerWorker } from './worker';

const MINUTE = 60_000;
/** A tab that stays open for days looks around now and then, and when somebody comes back to it. */
const LOOK_EVERY = 60 * MINUTE;
const NOT_WITHIN = 10 * MINUTE;

const BUILD = 'tabard-build';
const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${BUILD}"]`)?.getAttribute('content') ?? null;

const renewed = new Store(false);
let lookedAt = 0;

/** Whether a newer build would be shown if the page were loaded again. */
export const isRenewed = renewed.get;
export const useRenewal = (): boolean => useStore(renewed);

export const loadAnew = (): void => window.location.reload();

/** Once, when the page begins. */
export async function openForOffline(): Promise<void> {
  const build = ownBuild();
  if (build === null) return; // In development there is nothing to keep and nothing to renew.
  holdBuild(build);
  const registration = await registerWorker();
  if (registration) followWorker(build);
  const look = () => void (registration ? registration.update() : comparePage(build)).catch(() => undefined);
  lookedAt = Date.now();
  window.setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < NOT_WITHIN) return;
    lookedAt = Date.now();
    look();
  });
}

/** The lock ends with the tab, however it ends. */
function holdBuild(build: string): void {
  void navigator.locks?.request(`${BUILD}-${build}`, { mode: 'shared' }, () => new Promise(() => undefined));
}

function followWorker(build: string): void {
  let hadWorker = navigator.serviceWorker.controller !== null;
  const compare = async () => {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    if (!hadWorker) void ask(worker, 'loaded', { paths: loadedSoFar() });
    hadWorker = true;
    void ask(worker, 'tidy');
    renewed.set((await ask(worker, 'build')) !== build);
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare());
  void compare();
}

/** What was opened before there was a worker to see it. */
const loadedSoFar = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.href).pathname)
    .filter((path) => path.startsWith(href('/assets/')));

/** Without a worker the page at the door tells which build it is of. */
async function comparePage(build: string): Promise<void> {
  const response = await fetch(href('/index.html'), { cache: 'no-cache' });
  const found = new RegExp(`name="${BUILD}" content="(\\w+)"`).exec(await response.text())?.[1];
  renewed.set(response.ok && found !== undefined && found !== build);
}
