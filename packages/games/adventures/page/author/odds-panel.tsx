/** How hard each check and fight of the book is for the party that was chosen: played out many times, on request. */

import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useRef, useState } from 'react';
import { turnTo, useBench } from './bench';
import { Chosen } from './book-bar';
import type { OddsLine, OddsWish } from './check-worker';
import { checkInWorker } from './checker';
import type { OpenBook } from './desk';
import { PartyPicker } from './party-picker';

const TRIES = ['20', '60', '200'] as const;

interface Run {
  readonly rows: readonly OddsLine[];
  readonly done: number;
  readonly of: number;
  readonly isRunning: boolean;
  readonly problem: string | null;
}

const NONE: Run = { rows: [], done: 0, of: 0, isRunning: false, problem: null };

export function OddsPanel({ open }: { readonly open: OpenBook }) {
  const t = useWords();
  const { party } = useBench();
  const [tries, setTries] = useState<string>(TRIES[1]);
  const { run, start, stop } = useOdds(open);
  const wish = { ...party, tries: Number(tries), label: null };
  return (
    <div className="ra-odds">
      <div className="ra-odds-asked">
        <PartyPicker isTutorial={open.source.adventure.kind === 'tutorial'} />
        <Chosen
          name={t('workshop.odds.tries')}
          value={tries}
          options={TRIES.map((one) => [one, one])}
          onChange={setTries}
        />
        {run.isRunning ? (
          <Button onClick={stop}>{t('workshop.odds.stop')}</Button>
        ) : (
          <Button tone="primary" onClick={() => start(wish)}>
            {t('workshop.odds.start')}
          </Button>
        )}
      </div>
      <div className="ra-odds-found">
        <p role="status">
          {run.problem !== null
            ? t('workshop.odds.failed', { detail: run.problem })
            : run.of > 0
              ? t('workshop.odds.progress', { done: run.done, of: run.of })
              : t(run.isRunning ? 'workshop.odds.begins' : 'workshop.odds.says')}
        </p>
        {run.isRunning && (
          <progress
            aria-label={t('workshop.odds.start')}
            max={Math.max(1, run.of)}
            value={run.of > 0 ? run.done : undefined}
          />
        )}
        {run.rows.length > 0 && <OddsTable rows={run.rows} />}
      </div>
    </div>
  );
}

/** Another reading of the book is another question: what was asked of the last one is stopped. */
function useOdds(open: OpenBook) {
  const [run, setRun] = useState<Run>(NONE);
  const end = useRef<(() => void) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every reading anew
  useEffect(() => {
    setRun(NONE);
    return () => end.current?.();
  }, [open]);
  return {
    run,
    start(wish: OddsWish) {
      end.current?.();
      setRun({ ...NONE, isRunning: true });
      end.current = checkInWorker({ kind: 'odds', book: open.source, slug: open.slug, wish }, (told) => {
        if (told.kind === 'failed') setRun((now) => ({ ...now, isRunning: false, problem: told.message }));
        if (told.kind !== 'odds') return;
        const { row, done, of } = told;
        setRun((now) => ({ ...now, rows: [...now.rows, row], done, of, isRunning: done < of }));
      });
    },
    stop() {
      end.current?.();
      setRun((now) => ({ ...now, isRunning: false }));
    },
  };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function OddsTable({ rows }: { readonly rows: readonly OddsLine[] }) {
  const t = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="ra-odds-table" data-scrolls tabIndex={0} aria-label={t('workshop.odds.table')}>
      <table>
        <caption className="hidden-words">{t('workshop.odds.table')}</caption>
        <thead>
          <tr>
            {(['entry', 'success', 'what', 'target', 'fatigue', 'wiped'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`workshop.odds.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, what, target, odds }) => (
            <tr key={label}>
              <th scope="row">
                <button type="button" className="ra-way" onClick={() => turnTo(label)}>
                  {label}
                </button>
              </th>
              <td>
                {odds && (
                  <>
                    <b>{percent(odds.success)}</b> ± {percent(odds.error)}
                  </>
                )}
              </td>
              <td>{what}</td>
              {odds ? (
                <>
                  <td>{target}</td>
                  <td>{odds.fatigue.toFixed(1)}</td>
                  <td>{percent(odds.wiped)}</td>
                </>
              ) : (
                <td colSpan={3}>{t('workshop.odds.cannot')}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
