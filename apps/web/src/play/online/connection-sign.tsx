/** Whether the inn hears us: always in sight at an online table, by colour, shape and word. */

import { useWords } from '@tabard/page/words/words';
import { useWarningBeforeLeaving } from '../../house/leaving';
import type { VisitNow } from './visit';
import './online.css';

type State = 'here' | 'connecting' | 'offline' | 'moment' | 'gone';

function stateOf({ connection, farewell }: Pick<VisitNow, 'connection' | 'farewell'>): State {
  if (connection === 'here' || connection === 'gone' || connection === 'connecting') return connection;
  return farewell === null ? 'offline' : 'moment'; // The inn said that it comes back.
}

interface ConnectionSignProps {
  readonly now: Pick<VisitNow, 'connection' | 'farewell' | 'waiting' | 'isKept'>;
  readonly onRetry: () => void;
}

export function ConnectionSign({ now, onRetry }: ConnectionSignProps) {
  const t = useWords();
  const state = stateOf(now);
  useWarningBeforeLeaving(now.waiting > 0 && !now.isKept); // Then it lives in this page alone.
  return (
    <p className="connection" data-connection={state} role="status">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {state === 'here' ? <circle cx="8" cy="8" r="6" /> : <path d="M8 1 15 15H1Z" />}
      </svg>
      <span className="connection-word">{t(`online.connection.${state}`)}</span>
      {now.waiting > 0 && <b>{t('online.waits', { count: now.waiting })}</b>}
      {state === 'offline' && (
        <button type="button" className="connection-retry" onClick={onRetry}>
          {t('online.retry')}
        </button>
      )}
    </p>
  );
}
