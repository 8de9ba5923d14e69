/** Deleting a game, asked once more: it is gone for good. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';

export function PutAway({ onPutAway }: { readonly onPutAway: () => void }) {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {t('inn.putAway')}
      </Button>
      <Dialog
        open={asking}
        title={t('inn.putAwayTitle')}
        onClose={() => setAsking(false)}
        deeds={
          <>
            <Button onClick={() => setAsking(false)}>{t('inn.keep')}</Button>
            <Button tone="danger" onClick={onPutAway}>
              {t('inn.putAway')}
            </Button>
          </>
        }
      >
        <p className="prose">{t('inn.putAwaySays')}</p>
      </Dialog>
    </>
  );
}
