/** Where the question stood, when an online game is over: what one knows of its dice, and the way to the result. */
import { readRecord, sealOf } from '@tabard/kernel';
import { useEffect, useState } from 'react';
import { Button } from '../design/controls';
import { useWords } from '../words/words';
import { type Fairness, fairnessOf } from './fair';
import { NoInn, recordOfTable } from './inn-api';
import type { RemoteTable } from './remote-table';
import { heldAt } from './tokens';
import type { VisitNow } from './visit';

interface OnlineEndProps {
  readonly id: string;
  readonly table: RemoteTable;
  readonly you: VisitNow['you'];
  readonly onHome: () => void;
}

export function OnlineEnd({ id, table, you, onHome }: OnlineEndProps) {
  const t = useWords();
  const fairness = useFairness(id, table, you?.seats ?? []);
  return (
    <section className="decision game-over" data-hash={table.hash ?? ''}>
      <h2 className="decision-question">{t('table.over')}</h2>
      {fairness && (
        <p className="online-fair" data-fair={fairness.kind} role="status">
          {fairness.kind === 'broken'
            ? t('online.fair.broken', { reason: fairness.reason })
            : t(`online.fair.${fairness.kind}`)}
        </p>
      )}
      <Button tone="primary" size="large" onClick={onHome}>
        {t('table.toResult')}
      </Button>
    </section>
  );
}

/** The record tells the seed; what leaves the house may name it from now on. */
function useFairness(id: string, table: RemoteTable, seats: readonly number[]): Fairness | null {
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const own = seats.join();
  useEffect(() => {
    let left = false;
    const look = async () => {
      const { record, fault } = readRecord(await recordOfTable(id));
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
