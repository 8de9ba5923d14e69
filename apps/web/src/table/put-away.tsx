/** Deleting a game, asked once more: it is gone for good. */
import { useState } from 'react';
import { Button, Dialog } from '../design/controls';
import { useWords } from '../words/words';

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
