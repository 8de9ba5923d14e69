/** A table of the inn, opened while nobody answers there: what waits for the line is told, and the page comes in by itself. */
import door from '@iconify-json/game-icons/wooden-door';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { Link } from '@tabard/page/router/router';
import { useWords } from '@tabard/page/words/words';
import { waitingAt } from './outbox';
import { heldAt } from './tokens';

interface AwayRoomProps {
  /** Of the table that was asked for; null: none. */
  readonly id: string | null;
  readonly onKnock: () => void;
}

export function AwayRoom({ id, onKnock }: AwayRoomProps) {
  const t = useWords();
  const waiting = id === null ? 0 : waitingAt(id, heldAt(id)?.token ?? null);
  return (
    <Notice
      emblem={<IconMark icon={door} />}
      title={t('online.innAway')}
      deeds={
        <>
          <Button tone="primary" onClick={onKnock}>
            {t('online.retry')}
          </Button>
          <Link className="button" to="/">
            {t('shell.backToInn')}
          </Link>
        </>
      }
    >
      <p role="status">{t('online.innAwaySays')}</p>
      {waiting > 0 && (
        <p className="online-waits">
          <b>{t('online.waits', { count: waiting })}</b> {t('online.waitsSays')}
        </p>
      )}
    </Notice>
  );
}
