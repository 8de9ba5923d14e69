/** What one may do about oneself at a table: take another name, and get up for good. */
import type { TableCard, Whoami } from '@tabard/inn';
import { Button } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { type FormEvent, useId, useState } from 'react';
import { moduleOf } from '../../house/modules';
import { bestBot, NAME_LIMIT } from '../begin/table-choice';
import { leaveTable } from './inn-api';
import { troubleWith } from './inn-words';
import { sitDown } from './sit-down';
import { heldAt, letGo } from './tokens';

interface OwnDeedsProps {
  readonly card: TableCard;
  readonly you: Whoami | null;
}

export function OwnDeeds({ card, you }: OwnDeedsProps) {
  if (you?.guest == null || heldAt(card.id) === null) return null;
  return (
    <section className="own-deeds">
      {card.phase !== 'over' && <NameForm key={you.guest} {...{ card, you }} />}
      <GetUp {...{ card }} />
    </section>
  );
}

function NameForm({ card, you }: { readonly card: TableCard; readonly you: Whoami }) {
  const t = useWords();
  const id = useId();
  const called = card.guests.find(({ guest }) => guest === you.guest)?.name ?? '';
  const [name, setName] = useState(called);
  function rename(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || name.trim() === called) return;
    sitDown(card, name, you.seats).then(
      () => toast(t('online.renamed')),
      (error) => toast(troubleWith(error)),
    );
  }
  return (
    <details>
      <summary>{t('online.rename')}</summary>
      <form className="own-name" onSubmit={rename}>
        <label className="field-name" htmlFor={id}>
          {t('online.yourName')}
        </label>
        <input
          id={id}
          className="text-input"
          value={name}
          maxLength={NAME_LIMIT}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t('online.renameNow')}</Button>
      </form>
    </details>
  );
}

/** For good, so it is asked once more. */
function GetUp({ card }: { readonly card: TableCard }) {
  const t = useWords();
  const [isAsking, ask] = useState(false);
  async function leave() {
    const held = heldAt(card.id);
    if (!held) return;
    const bot = card.phase === 'playing' ? bestBot(await moduleOf(card.game)) : undefined;
    await leaveTable(card.id, held.token, bot);
    letGo(card.id);
    go(pathTo('lobby'));
  }
  if (!isAsking) return <Button onClick={() => ask(true)}>{t('online.leave')}</Button>;
  return (
    <div className="host-close" role="alert">
      <p>{t(`online.leaveSays.${card.phase}`)}</p>
      <Button tone="danger" onClick={() => leave().catch((error) => toast(troubleWith(error)))}>
        {t('online.leaveNow')}
      </Button>
      <Button onClick={() => ask(false)}>{t('online.stay')}</Button>
    </div>
  );
}
