import { href } from './router';

/** After this visit the page needs no network. In development the files change too often for that. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Registered when the page is at rest: the first picture comes first.
  const register = () => void navigator.serviceWorker.register(href('/sw.js')).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
