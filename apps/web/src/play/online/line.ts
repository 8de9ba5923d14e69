/** A browser's line to the inn: a socket at its door, the clock, and the signs that a network is back. */
import type { Guest, Socket, World } from '@tabard/inn';
import { href } from '@tabard/page/router/base';

/** Where the inn listens; the token is said on the line, never in the address. */
function doorOf(): string {
  const door = new URL(href('/api/play'), window.location.href);
  door.protocol = door.protocol === 'https:' ? 'wss:' : 'ws:';
  return door.href;
}

export const browserWorld: World = {
  // Its handlers could be handed more than a guest's are: to TypeScript that is another socket.
  connect: () => new WebSocket(doorOf()) as unknown as Socket,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  newName: () => crypto.randomUUID(),
  random: Math.random,
};

/** A network that goes or comes is noticed at once, not at the next beat; so is somebody who looks again. */
export function followNetwork(guest: Pick<Guest, 'connection' | 'retryNow'>): () => void {
  const again = () => guest.retryNow();
  const looked = () => {
    if (document.visibilityState === 'visible' && guest.connection !== 'here') guest.retryNow();
  };
  window.addEventListener('online', again);
  window.addEventListener('offline', again);
  document.addEventListener('visibilitychange', looked);
  return () => {
    window.removeEventListener('online', again);
    window.removeEventListener('offline', again);
    document.removeEventListener('visibilitychange', looked);
  };
}
