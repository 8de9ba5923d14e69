/** The page's side of the service worker (build/sw.js): it is registered here, and asked here. */
import { href } from '@tabard/page/router/base';

/** A group of files that are kept together: the shell, a table, a heavy room. Sizes in bytes. */
export interface Shelved {
  readonly id: string;
  readonly stored: number;
  readonly sent: number;
  /** Of `sent`: 0 when it works without a network. */
  readonly toCome: number;
}

interface Questions {
  build: { asks: object; gets: string };
  shelf: { asks: object; gets: readonly Shelved[] };
  keep: { asks: { readonly group: string }; gets: boolean };
  loaded: { asks: { readonly paths: readonly string[] }; gets: undefined };
  tidy: { asks: object; gets: undefined };
}

export function ask<Kind extends keyof Questions>(
  worker: ServiceWorker,
  kind: Kind,
  more: Questions[Kind]['asks'] = {},
): Promise<Questions[Kind]['gets']> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ kind, ...more }, [port2]);
  });
}

/** Null in a browser that keeps no pages, and in development, where the files change too often. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await pageAtRest(); // The first picture comes first.
  return navigator.serviceWorker.register(href('/sw.js')).catch(() => null);
}

function pageAtRest(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** The worker that answers now; null where there is none or will be none. */
export async function workerHere(): Promise<ServiceWorker | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration(href('/')))?.active ?? navigator.serviceWorker.controller;
}
