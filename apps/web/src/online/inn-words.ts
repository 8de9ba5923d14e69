/** What the inn refuses or says goodbye with, as a sentence; a reason that nobody knows here is shown as it came. */
import { t } from '../words/words';
import { NoInn } from './inn-api';

const REASONS = [
  ...['away', 'trouble', 'closing', 'no-such-table', 'put-away', 'erased', 'no-such-code', 'seat-taken', 'name-taken'],
  ...['seats-open', 'not-your-seat', 'not-a-guest', 'not-the-host', 'begun', 'not-begun', 'paused', 'question-gone'],
  ...['not-over', 'full', 'too-fast', 'options', 'brought', 'no-such-game', 'not-a-log', 'other-protocol', 'not-sworn'],
];

export const tellInn = (reason: string): string =>
  REASONS.includes(reason) ? t(`online.reasons.${reason}`) : t('online.refused', { reason });

/** What went wrong with a request; anything but a refusal breaks the room. */
export function troubleWith(error: unknown): string {
  if (error instanceof NoInn) return tellInn(error.reason);
  throw error;
}
