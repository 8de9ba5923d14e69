/** From this moment on, another way: a new local game in which one seat is yours. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { Choice } from '@tabard/page/design/fields';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { forkLog, sittersForFork } from '../../play/begin/fork';
import { shelve } from '../../play/begin/new-game';
import { newWhims } from '../../play/begin/opening';
import { bestBot } from '../../play/begin/table-choice';
import { turnAt } from './story';
import type { After } from './use-after';
import { seatsToLookThrough } from './viewers';

export function ForkButton({ after, at }: { readonly after: After; readonly at: number }) {
  const t = useWords();
  const { played, names, story } = after;
  const { module, replay, sitters } = played;
  const seats = seatsToLookThrough(after);
  const person = sitters.findIndex(({ kind }) => kind === 'person');
  const [open, setOpen] = useState(false);
  const [own, setOwn] = useState(Math.max(0, person));
  const atTheEnd = replay.at(at).standing !== null;
  const turn = turnAt(story.turns, at)?.number ?? 0;

  async function begin() {
    const seated = sittersForFork(sitters, own, bestBot(module));
    const game = played.title ?? t(`tables.${module.game.id}.name`);
    const title = t('after.forkTitle', { game, turn });
    const id = await shelve(forkLog(replay.last, at, seated, newWhims()), title, false);
    go(pathTo('table', { id }));
  }

  if (seats.length === 0) return null;
  return (
    <>
      <Button
        className="theatre-fork"
        aria-disabled={atTheEnd || undefined}
        title={atTheEnd ? t('after.forkEnd') : undefined}
        onClick={() => !atTheEnd && setOpen(true)}
      >
        {t('after.fork')}
      </Button>
      <Dialog
        open={open}
        title={t('after.forkAt', { turn })}
        onClose={() => setOpen(false)}
        deeds={
          <>
            <Button onClick={() => setOpen(false)}>{t('after.forkNot')}</Button>
            <Button tone="primary" onClick={() => void begin()}>
              {t('after.forkBegin')}
            </Button>
          </>
        }
      >
        <p className="prose">{t('after.forkSays')}</p>
        {seats.length > 1 && (
          <Choice
            name={t('after.forkSeat')}
            value={String(own)}
            options={seats.map((seat) => ({ value: String(seat), name: names[seat] }))}
            onChange={(value) => setOwn(Number(value))}
          />
        )}
      </Dialog>
    </>
  );
}
