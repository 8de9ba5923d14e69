/** The host closes a table for good: asked once more, because it is gone for everybody. */

import { Button } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import { go } from '@tabard/page/router/router';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { closeTable } from './inn-api';
import { troubleWith } from './inn-words';
import { letGo } from './tokens';

interface CloseTableProps {
  readonly id: string;
  readonly token: string;
}

export function CloseTable({ id, token }: CloseTableProps) {
  const t = useWords();
  const [isAsking, ask] = useState(false);
  function close() {
    closeTable(id, token).then(
      () => {
        letGo(id);
        go('/');
      },
      (error) => toast(troubleWith(error)),
    );
  }
  if (!isAsking) return <Button onClick={() => ask(true)}>{t('online.close')}</Button>;
  return (
    <div className="host-close" role="alert">
      <p>{t('online.closeSays')}</p>
      <Button tone="danger" onClick={close}>
        {t('online.closeNow')}
      </Button>
      <Button onClick={() => ask(false)}>{t('inn.keep')}</Button>
    </div>
  );
}
