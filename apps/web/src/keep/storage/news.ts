/** That something on the shelf has changed, in this tab or in another. */
import { openChannel } from './channel';

const listeners = new Set<() => void>();
const channel = openChannel<'changed'>('tabard.saves');
channel?.addEventListener('message', () => notify());

const notify = () => {
  for (const listener of listeners) listener();
};

export function tellChange(): void {
  notify();
  channel?.postMessage('changed');
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
