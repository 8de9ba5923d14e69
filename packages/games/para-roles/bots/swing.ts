/** Swing: everyone attacks, always. The measure of how far one comes without a thought (ledger, 5.6). */
import type { PendingAsk } from '@tabard/kernel';
import { Companion, type ParaBot } from './companion';

export const swing: ParaBot = {
  id: 'swing',
  listens: false,
  sit: (chair) => {
    const guide = new Companion(chair); // the way through a maze it knows as well as anybody
    return { choose: (ask) => (ask.question === 'turn.action' ? swingAt(ask) : guide.choose(ask)) };
  },
};

function swingAt({ options }: PendingAsk): string {
  const wanted = ['seal', 'rest', 'begin'].find((key) => options.includes(key));
  return options.find((key) => key.startsWith('attack:')) ?? wanted ?? options[0];
}
