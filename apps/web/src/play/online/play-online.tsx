/** In the menu of a local table: the game goes on in the inn, with its log. What is here stays here. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { Switch } from '@tabard/page/design/fields';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import type { Sitter } from '@tabard/table';
import { useState } from 'react';
import type { LocalTable } from '../table/local-table';
import { bringTable, cardOfTable, changeTable } from './inn-api';
import { troubleWith } from './inn-words';
import { firstForFriends, freeSeats, withOpen } from './open-seats';
import { ownName } from './own-name';
import { sitDown } from './sit-down';
import { useInn } from './use-inn';

export function PlayOnline({ table }: { readonly table: LocalTable }) {
  const t = useWords();
  const inn = useInn();
  const [isAsking, ask] = useState(false);
  if (!inn) return null;
  return (
    <>
      <Button onClick={() => ask(true)}>{t('online.playOnline')}</Button>
      {isAsking && <Question table={table} onClose={() => ask(false)} />}
    </>
  );
}

function Question({ table, onClose }: { readonly table: LocalTable; readonly onClose: () => void }) {
  const t = useWords();
  const { sitters } = table.table;
  const [opened, setOpened] = useState<readonly number[]>(() => firstForFriends(sitters));
  const [problem, setProblem] = useState<string | null>(null);
  const free = freeSeats(sitters, opened);
  function play() {
    setProblem(null);
    bring(table, opened).then(
      (id) => go(pathTo('online', { id })),
      (error) => setProblem(troubleWith(error)),
    );
  }
  return (
    <Dialog
      open
      title={t('online.playOnline')}
      onClose={onClose}
      deeds={
        <>
          <Button onClick={onClose}>{t('table.goOn')}</Button>
          <Button tone="primary" onClick={play}>
            {t('online.open')}
          </Button>
        </>
      }
    >
      <p className="prose">{t('online.playOnlineSays', { free })}</p>
      {sitters.map(
        ({ kind, name }: Sitter, seat) =>
          kind === 'bot' && (
            <Switch
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              name={t('online.openSeat', { name })}
              on={opened.includes(seat)}
              onChange={(on) => setOpened(on ? [...opened, seat] : opened.filter((one) => one !== seat))}
            />
          ),
      )}
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  );
}

/** Whoever brings it takes the first person's seat; the other persons' seats are free for friends, and those of bots that are opened. */
async function bring({ table }: LocalTable, opened: readonly number[]): Promise<string> {
  const { table: id } = await bringTable(table.save, { isPublic: false, chat: 'phrases', delay: 0, watchers: true });
  const card = await cardOfTable(id);
  const seat = card.seats.findIndex(({ kind }) => kind === 'open');
  const name = ownName() || table.sitters[Math.max(0, seat)].name;
  const { token } = await sitDown(card, name, seat < 0 ? [] : [seat]);
  if (opened.length > 0) await changeTable(id, token, { seats: withOpen((await cardOfTable(id)).seats, opened) });
  return id;
}
