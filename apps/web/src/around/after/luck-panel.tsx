/** What the dice gave each seat: expected against rolled, by kind of die, and how unusual that was, in words. */

import { Panel } from '@tabard/page/design/controls';
import { WideTable } from '@tabard/page/design/wide-table';
import { SideMark } from '@tabard/page/room/sides';
import { locale, useWords } from '@tabard/page/words/words';
import { type Luck, luckReport } from '@tabard/table';
import { useMemo } from 'react';
import { gamesLike } from '../book/odds';
import type { After } from './use-after';

export function LuckPanel({ after }: { readonly after: After }) {
  const t = useWords();
  const { played, names, speaker } = after;
  const report = useMemo(() => luckReport(played.replay.last), [played]);
  return (
    <Panel title={t('after.luck')} className="luck">
      <p className="field-help">{t('after.luckSays')}</p>
      <ul className="luck-seats">
        {report.map(({ seat, dice, total }) => (
          <li key={seat} className="luck-seat">
            <h3>
              <SideMark seat={seat} />
              {names[seat]}
            </h3>
            <p className="luck-word">
              <b>{speaker.say({ id: total.word })}</b>
              {total.word !== 'luck.normal' && <span>{t('after.odds', { games: gamesLike(total.deviations) })}</span>}
            </p>
            <LuckTable
              rows={Object.entries(dice).map(([kind, luck]) => ({
                name: speaker.has(`kinds.${kind}`) ? speaker.say({ id: `kinds.${kind}` }) : kind,
                luck,
                word: speaker.say({ id: luck.word }),
              }))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface LuckTableProps {
  readonly rows: readonly { readonly name: string; readonly luck: Luck; readonly word: string }[];
}

function LuckTable({ rows }: LuckTableProps) {
  const t = useWords();
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 });
  if (rows.length === 0) return <p className="field-help">{t('after.noDice')}</p>;
  return (
    <WideTable className="luck-table" label={t('after.luck')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('after.dice')}</th>
            <th scope="col" className="number">
              {t('after.expected')}
            </th>
            <th scope="col" className="number">
              {t('after.rolled')}
            </th>
            <th scope="col">{t('after.unusual')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, luck, word }) => (
            <tr key={name}>
              <th scope="row">{t('after.diceOf', { count: luck.rolls, kind: name })}</th>
              <td className="number">{number.format(luck.expected)}</td>
              <td className="number">{number.format(luck.rolled)}</td>
              <td>
                <Scale deviations={luck.deviations} />
                <span className="luck-small">{word}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Three steps to either side of what was to be expected. */
function Scale({ deviations }: { readonly deviations: number }) {
  const part = Math.max(-3, Math.min(3, deviations)) / 6;
  return (
    <svg className="luck-scale" viewBox="0 0 120 14" aria-hidden="true">
      <path d="M0 7H120M20 3V11M40 3V11M60 0V14M80 3V11M100 3V11" className="luck-lines" />
      <rect
        x={part < 0 ? 60 + 120 * part : 60}
        y="3.5"
        width={Math.max(1.5, Math.abs(120 * part))}
        height="7"
        rx="2"
        className={part < 0 ? 'luck-under' : 'luck-over'}
      />
    </svg>
  );
}
