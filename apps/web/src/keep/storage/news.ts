/** That something on the shelf has changed, in this tab or in another. */
import { Listeners } from '@tabard/page/store/store';
import { openChannel } from './channel';

const listeners = new Listeners();
const channel = openChannel<'changed'>('tabard.saves');
channel?.addEventListener('message', () => listeners.tell());

export function tellChange(): void {
  listeners.tell();
  channel?.postMessage('changed');
}

export const onChange = listeners.subscribe;
