/** Where the question stood, when an online game is over: what one knows of its dice, the way to the result, and the way on. */
import type { TableCard, Whoami } from '@tabard/inn';
import { readRecord, sealOf } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { Trouble } from '../../keep/storage/trouble';
import { againAt, mayPlayAgain } from './again';
import { recordOnceKept } from './closing';
import { type Fairness, fairnessOf } from './fair';
import { NoInn } from './inn-api';
import { troubleWith } from './inn-words';
import { sitAtNext } from './next-seat';
import type { RemoteTable } from './remote-table';
import { takeHome } from './take-home';
import { heldAt } from './tokens';
import type { Visit } from './visit';

interface OnlineEndProps {
  readonly visit: Visit;
  readonly table: RemoteTable;
  readonly card: TableCard;
  readonly you: Whoami | null;
}

export function OnlineEnd({ visit, table, card, you }: OnlineEndProps) {
  const t = useWords();
  const fairness = useFairness(visit.id, table, you?.seats ?? []);
  const [busy, setBusy] = useState(false);

  /** One thing at a time, and what went wrong is said. */
  function take(deed: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    deed()
      .catch((error) => toast(error instanceof Trouble ? t(`keeping.trouble.${error.kind}`) : troubleWith(error)))
      .finally(() => setBusy(false));
  }
  const again = async () => go(pathTo('gathering', { id: await againAt(visit.id) }));
  const result = async () => {
    const { id } = await takeHome(table.module, card);
    go(pathTo('replay', { id }));
  };
  return (
    <section className="decision game-over" data-hash={table.hash ?? ''} aria-busy={busy}>
      <h2 className="decision-question">{t('table.over')}</h2>
      {fairness && (
        <p className="online-fair" data-fair={fairness.kind} role="status">
          {fairness.kind === 'broken'
            ? t('online.fair.broken', { reason: fairness.reason })
            : t(`online.fair.${fairness.kind}`)}
        </p>
      )}
      <NextAdventure {...{ table, card, you }} onTake={take} />
      <Button tone="primary" size="large" aria-disabled={busy || undefined} onClick={() => take(result)}>
        {t('table.toResult')}
      </Button>
      {mayPlayAgain(visit.id) && you?.viewer != null && (
        <>
          {card.again !== null && <p role="status">{t('online.againIsOpen')}</p>}
          <Button size="large" aria-disabled={busy || undefined} onClick={() => take(again)}>
            {t(card.again === null ? 'online.again' : 'online.againJoin')}
          </Button>
        </>
      )}
    </section>
  );
}

interface NextAdventureProps extends Pick<OnlineEndProps, 'table' | 'card' | 'you'> {
  readonly onTake: (deed: () => Promise<void>) => void;
}

/** The next adventure of a campaign: the host opens it, and whoever sat here is shown the way to the same seat. */
function NextAdventure({ table: { module }, card, you, onTake }: NextAdventureProps) {
  const t = useWords();
  const isOne = module.campaigns !== undefined && !module.campaigns.standsAlone(card.options);
  if (!isOne) return null;
  const { next } = card;
  const host = card.guests.find(({ guest }) => guest === card.host)?.name ?? '';
  if (next !== null)
    return (
      <>
        <p role="status">{t('online.nextIsOpen', { host })}</p>
        <Button size="large" onClick={() => onTake(() => goOnAt(next))}>
          {t('online.toNext')}
        </Button>
      </>
    );
  if (you?.guest == null) return null;
  if (you.guest !== card.host) return <p role="status">{t('online.hostOpensNext', { host })}</p>;
  return (
    <Button size="large" onClick={() => onTake(() => openNext())}>
      {t('online.next')}
    </Button>
  );

  async function goOnAt(next: string): Promise<void> {
    await sitAtNext(next, card, you);
    go(pathTo('gathering', { id: next }));
  }

  /** The campaign stands on the shelf first: from there who walks on is chosen, as for any campaign. */
  async function openNext(): Promise<void> {
    const { id, campaign } = await takeHome(module, card);
    go(campaign === null ? pathTo('replay', { id }) : `${pathTo('campaignNext', { id: campaign })}?after=${card.id}`);
  }
}

/** The record tells the seed; what leaves the house may name it from now on. */
function useFairness(id: string, table: RemoteTable, seats: readonly number[]): Fairness | null {
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const own = seats.join();
  useEffect(() => {
    let left = false;
    const look = async () => {
      const { record, fault } = readRecord(await recordOnceKept(id));
      if (left) return;
      if (!record) return setFairness({ kind: 'broken', reason: fault.reason });
      table.setOrigin({ seed: record.seed, seal: sealOf(record) });
      setFairness(fairnessOf(record, heldAt(id), own === '' ? [] : own.split(',').map(Number)));
    };
    look().catch((error) => {
      if (!(error instanceof NoInn)) throw error; // Without the inn nothing is said; the result is still there.
    });
    return () => {
      left = true;
    };
  }, [id, table, own]);
  return fairness;
}
