/** What the inn refuses or says goodbye with, as a sentence; a reason that nobody knows here is shown as it came. */
import { createSpeaker } from '@tabard/content';
import { locale, t } from '@tabard/page/words/words';
import { tableWords } from '@tabard/table';
import { NoInn } from './inn-api';

export const REASONS = [
  ...[
    'away',
    'trouble',
    'closing',
    'no-such-table',
    'put-away',
    'erased',
    'no-such-code',
    'seat-taken',
    'name-taken',
    'no-name',
  ],
  ...['seats-open', 'not-your-seat', 'not-a-guest', 'not-the-host', 'begun', 'not-begun', 'paused', 'question-gone'],
  ...[
    'over',
    'taken-home',
    'not-over',
    'full',
    'too-fast',
    'options',
    'brought',
    'no-such-game',
    'not-a-log',
    'other-protocol',
    'not-sworn',
  ],
  ...[
    'no-chat',
    'muted',
    'nudged-already',
    'not-waited-for',
    'not-away',
    'nobody-to-agree',
    'takeover-open',
    'has-a-seat',
    'no-voice',
  ],
  ...['gone-on', 'no-watching', 'newer-rules', 'other-rules', 'no-record', 'rules-broke'],
  ...['too-many', 'too-many-devices', 'house-full', 'log-full', 'other-origin', 'too-slow', 'too-large', 'too-deep'],
  ...['not-json', 'address-too-long', 'headers-too-large', 'no-push'],
];

export const tellInn = (reason: string): string =>
  REASONS.includes(reason) ? t(`online.reasons.${reason}`) : t('online.refused', { reason });

/** A refusal of the table itself. */
export const tableSays = (id: string): string => {
  const language = locale();
  const words = [tableWords[language], tableWords.en].filter((each) => each !== undefined);
  return createSpeaker({ words, names: [], language }).say({ id });
};

/** What went wrong with a request; anything but a refusal breaks the room. */
export function troubleWith(error: unknown): string {
  if (error instanceof NoInn) return tellInn(error.reason);
  throw error;
}
