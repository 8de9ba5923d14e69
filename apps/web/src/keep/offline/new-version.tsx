/** "There is a newer version": a quiet line in the rooms, a small mark at a table, where it can wait. Never by itself. */
import candle from '@iconify-json/game-icons/candle-holder';
import { Button, Dialog } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { loadAnew, useRenewal } from './renewal';
import './new-version.css';

export function NewVersionLine() {
  const t = useWords();
  const renewed = useRenewal();
  const [later, setLater] = useState(false);
  return (
    <div className="renewal" role="status" hidden={!renewed || later}>
      {renewed && !later && (
        <>
          <IconMark icon={candle} size="1.6rem" />
          <span>{t('renewal.says')}</span>
          <Button onClick={loadAnew}>{t('renewal.load')}</Button>
          <Button tone="quiet" onClick={() => setLater(true)}>
            {t('renewal.later')}
          </Button>
        </>
      )}
    </div>
  );
}

export function NewVersionMark() {
  const t = useWords();
  const renewed = useRenewal();
  const [open, setOpen] = useState(false);
  if (!renewed) return null;
  return (
    <>
      <Button tone="quiet" className="renewal-mark" title={t('renewal.says')} onClick={() => setOpen(true)}>
        <IconMark icon={candle} size="1.4rem" label={t('renewal.says')} />
      </Button>
      <Dialog
        open={open}
        title={t('renewal.says')}
        onClose={() => setOpen(false)}
        deeds={
          <>
            <Button onClick={loadAnew}>{t('renewal.load')}</Button>
            <Button tone="primary" onClick={() => setOpen(false)}>
              {t('renewal.playOn')}
            </Button>
          </>
        }
      >
        <p className="prose">{t('renewal.game')}</p>
      </Dialog>
    </>
  );
}
