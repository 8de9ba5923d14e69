/** In the menu of a local table: the game goes on in the inn, with its log. What is here stays here. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import type { LocalTable } from '../table/local-table';
import { bringTable, cardOfTable } from './inn-api';
import { troubleWith } from './inn-words';
import { ownName } from './own-name';
import { sitDown } from './sit-down';
import { useInn } from './use-inn';

export function PlayOnline({ table }: { readonly table: LocalTable }) {
  const t = useWords();
  const inn = useInn();
  const [isAsking, ask] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!inn) return null;
  function play() {
    setProblem(null);
    bring(table).then(
      (id) => go(pathTo('online', { id })),
      (error) => setProblem(troubleWith(error)),
    );
  }
  return (
    <>
      <Button onClick={() => ask(true)}>{t('online.playOnline')}</Button>
      <Dialog
        open={isAsking}
        title={t('online.playOnline')}
        onClose={() => ask(false)}
        deeds={
          <>
            <Button onClick={() => ask(false)}>{t('table.goOn')}</Button>
            <Button tone="primary" onClick={play}>
              {t('online.open')}
            </Button>
          </>
        }
      >
        <p className="prose">{t('online.playOnlineSays')}</p>
        {problem && <p role="alert">{problem}</p>}
      </Dialog>
    </>
  );
}

/** Whoever brings it takes the first person's seat; the other persons' seats are free for friends. */
async function bring({ table }: LocalTable): Promise<string> {
  const { table: id } = await bringTable(table.save, { isPublic: false, chat: 'phrases', delay: 0, watchers: true });
  const card = await cardOfTable(id);
  const seat = card.seats.findIndex(({ kind }) => kind === 'open');
  const name = ownName() || table.sitters[Math.max(0, seat)].name;
  await sitDown(card, name, seat < 0 ? [] : [seat]);
  return id;
}
