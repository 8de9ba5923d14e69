/**
 * "Tell me when it is my turn": the browser's push service is asked for an address, which goes to the inn for one table. Only
 * on a person's click; a browser that cannot do it is not asked. What is shown then says the worker (build/sw-call.js), in
 * words that are left for it here.
 */

import { href } from '@tabard/page/router/base';
import { t } from '@tabard/page/words/words';
import { FACES } from '../../house/faces';
import { workerHere } from '../../keep/offline/worker';
import { calledAt, forgetCalls, isCalledAnywhere, rememberCalls } from './called';
import { pushKey, subscribePush, unsubscribePush } from './inn-api';

/** denied: the person forbade it, now or once; failed: the browser's own service does not answer. */
export type Called = 'on' | 'denied' | 'failed';

/** Where the worker finds its words (build/sw-call.js). */
const STORE = 'tabard-call';

/** The inn's key, where this browser and this inn can do it at all; else null. */
export async function whatCalls(): Promise<string | null> {
  const can = 'PushManager' in globalThis && 'Notification' in globalThis && 'caches' in globalThis;
  if (!can || !(await workerHere())) return null;
  const { key } = await pushKey();
  return key;
}

/** Called by a click: only then a browser asks whether it may. */
export async function callAt(table: string, token: string, key: string): Promise<Called> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await leaveWords();
  const subscription = await subscribedTo(key);
  if (!subscription) return 'failed';
  await subscribePush(table, token, subscription.toJSON());
  rememberCalls(table, subscription.endpoint);
  return 'on';
}

export async function callNoMore(table: string, token: string): Promise<void> {
  const endpoint = calledAt(table);
  if (endpoint !== null) await unsubscribePush(table, token, endpoint);
  forgetCalls(table);
  if (!isCalledAnywhere()) await (await pushManager())?.getSubscription().then((one) => one?.unsubscribe());
}

/**
 * Somebody who may be called is at the table again: a browser changes its address now and then, the inn its key, the person
 * the language. What was asked for once holds on without a question; what was forbidden since is forgotten.
 */
export async function keepCalling(table: string, token: string, key: string): Promise<boolean> {
  if (calledAt(table) === null) return false;
  if (Notification.permission !== 'granted') {
    forgetCalls(table);
    return false;
  }
  await leaveWords();
  const subscription = await subscribedTo(key);
  if (subscription && subscription.endpoint !== calledAt(table)) {
    await subscribePush(table, token, subscription.toJSON());
    rememberCalls(table, subscription.endpoint);
  }
  return subscription !== null;
}

const pushManager = async (): Promise<PushManager | null> =>
  (await navigator.serviceWorker.getRegistration(href('/')))?.pushManager ?? null;

/** Null: the browser's push service gives no address now. */
async function subscribedTo(key: string): Promise<PushSubscription | null> {
  const manager = await pushManager();
  const before = (await manager?.getSubscription()) ?? null;
  if (before && isOf(before, key)) return before;
  await before?.unsubscribe(); // Of an inn that stood here before.
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  return manager?.subscribe(wish).catch(() => null) ?? null;
}

/** A browser that does not tell is believed. */
function isOf({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey } = options;
  return applicationServerKey === null || base64Url(new Uint8Array(applicationServerKey)) === key;
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** A full store leaves a notice that names the house and the table alone. */
async function leaveWords(): Promise<void> {
  const games = Object.fromEntries(FACES.map(({ id }) => [id, t(`tables.${id}.name`)]));
  const words = { turn: t('online.callMe.turn'), nudge: t('online.callMe.nudge'), games };
  const store = await caches.open(STORE).catch(() => null);
  await store?.put(href('/.call'), new Response(JSON.stringify(words))).catch(() => undefined);
}
