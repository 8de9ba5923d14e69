/** A game of the shelf is put away: asked once more, and its page is written into your own book before it goes. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { dateOfId } from '../../house/deal-rule';
import { type DamagedGame, isDamaged, type SavedGame } from '../../keep/storage/saved';
import { type Trouble, troubleOf } from '../../keep/storage/trouble';

interface PutAwayDialogProps {
  /** Null: nothing is asked. */
  readonly game: SavedGame | DamagedGame | null;
  readonly onClose: () => void;
}

export function PutAwayDialog({ game, onClose }: PutAwayDialogProps) {
  const t = useWords();
  /** Why its page could not be written: then it stays, unless somebody wants it gone all the same. */
  const [unnoted, setUnnoted] = useState<Trouble | null>(null);
  const close = () => {
    setUnnoted(null);
    onClose();
  };
  /** What your own book does not know yet is written in first; a game it cannot tell goes all the same. */
  async function putAway(leaving: SavedGame | DamagedGame): Promise<void> {
    if (!isDamaged(leaving) && !unnoted) {
      const { noteBeforeItGoes } = await import('../../around/book/note');
      const trouble = await noteBeforeItGoes(leaving).then(() => null, troubleOf);
      if (trouble && trouble.kind !== 'none') return setUnnoted(trouble); // Who keeps nothing has no book either.
    }
    close();
    const { deleteGame } = await import('../../keep/storage/shelf');
    await deleteGame(leaving.id).catch((error) => toast(t(`keeping.trouble.${troubleOf(error).kind}`)));
  }
  return (
    <Dialog
      open={game !== null}
      title={t('inn.putAwayTitle')}
      onClose={close}
      deeds={
        <>
          <Button onClick={close}>{t('inn.keep')}</Button>
          <Button tone="danger" onClick={() => void putAway(game!)}>
            {t(unnoted ? 'inn.putAwayUnnoted' : 'inn.putAway')}
          </Button>
        </>
      }
    >
      <p className="prose">{t('inn.putAwaySays')}</p>
      {game && isOpenDeal(game) && <p className="prose">{t('inn.putAwayDeal')}</p>}
      {unnoted && (
        <p className="prose" role="alert">
          <b>{t('inn.notNoted')}</b> {t(`keeping.trouble.${unnoted.kind}`)}
        </p>
      )}
    </Dialog>
  );
}

const isOpenDeal = (game: SavedGame | DamagedGame): boolean =>
  !isDamaged(game) && !game.over && dateOfId(game.id) !== null;
