/** One tab plays a game at a time: this is what the others show. */
import door from '@iconify-json/game-icons/wooden-door';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { Link } from '@tabard/page/router/router';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { takeAlong } from './keep-sign';
import type { LocalTable } from './local-table';

interface ElsewhereRoomProps {
  /** elsewhere: another tab has it. lost: another tab took it over. overtaken: another tab has written on. */
  readonly why: 'elsewhere' | 'lost' | 'overtaken';
  readonly onTake: () => void;
  /** What was played here and is not saved. */
  readonly table?: LocalTable;
}

export function ElsewhereRoom({ why, onTake, table }: ElsewhereRoomProps) {
  const t = useWords();
  const [taking, setTaking] = useState(false);
  return (
    <Notice
      emblem={<IconMark icon={door} />}
      title={t(`elsewhere.${why}.title`)}
      deeds={
        <>
          <Button
            tone="primary"
            aria-disabled={taking || undefined}
            onClick={() => {
              setTaking(true);
              onTake();
            }}
          >
            {t(`elsewhere.${why}.take`)}
          </Button>
          {table && <Button onClick={() => takeAlong(table)}>{t('keeping.takeAlong')}</Button>}
          <Link className="button" to="/">
            {t('shell.backToInn')}
          </Link>
        </>
      }
    >
      <p>{t(`elsewhere.${why}.says`)}</p>
    </Notice>
  );
}
