/** What was kept and cannot be read any more: it can be taken out as a file, or forgotten. */

import { Button } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { type DamagedKept, damagedKept, forgetKept } from '@tabard/page/kept/kept';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';

interface DamagedShelfProps {
  readonly game: string;
  /** Read as such, and yet the game can do nothing with them. */
  readonly more?: readonly DamagedKept[];
  readonly onForgotten?: () => void;
}

export function DamagedShelf({ game, more = [], onForgotten }: DamagedShelfProps) {
  const t = useWords();
  const [found, setFound] = useState(() => damagedKept(game));
  const all = [...found, ...more];
  if (all.length === 0) return null;
  function forget(key: string) {
    forgetKept(key);
    setFound(damagedKept(game));
    onForgotten?.();
  }
  return (
    <ul className="damaged-kept">
      {all.map(({ key, damaged, text }) => (
        <li key={key}>
          <p title={damaged}>{t('keeping.damagedKept')}</p>
          <Button onClick={() => download(text, `${key}.json`)}>{t('keeping.takeAlong')}</Button>
          <Button tone="danger" onClick={() => forget(key)}>
            {t('inn.putAway')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
