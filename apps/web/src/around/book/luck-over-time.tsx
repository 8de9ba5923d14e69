/** Luck over time: what the dice gave against what was to be expected, game by game, as a curve and as a table. */
import { createSpeaker } from '@tabard/content';
import { Panel } from '@tabard/page/design/controls';
import { locale, useWords } from '@tabard/page/words/words';
import { tableWords, wordFor } from '@tabard/table';
import { luckOverTime } from './count';
import { gamesLike } from './odds';
import type { BookPage } from './page';

const WIDTH = 320;
const HEIGHT = 96;
/** Steps of the scale to either side. */
const STEPS = 3;

export function LuckOverTime({ pages }: { readonly pages: readonly BookPage[] }) {
  const t = useWords();
  const points = luckOverTime(pages);
  if (points.length === 0) return null;
  const { soFar } = points.at(-1)!;
  const word = wordFor(soFar);
  const words = [tableWords[locale()] ?? tableWords.en, tableWords.en];
  const speaker = createSpeaker({ words, names: [], language: locale() });
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  const x = (i: number) => (points.length === 1 ? WIDTH / 2 : (i * WIDTH) / (points.length - 1));
  const y = (deviations: number) =>
    HEIGHT / 2 - (Math.max(-STEPS, Math.min(STEPS, deviations)) * HEIGHT) / (2 * STEPS + 1);
  return (
    <Panel title={t('book.luck')} className="book-luck">
      <p>
        <b>{t('book.luckUntilNow', { word: speaker.say({ id: word }) })}</b>{' '}
        {word !== 'luck.normal' && t('book.luckOdds', { games: gamesLike(soFar) })}
      </p>
      <p className="field-help">{t('book.luckSays')}</p>
      <svg className="book-curve" viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT}`} aria-hidden="true">
        {[-2, -1, 0, 1, 2].map((step) => (
          <path key={step} d={`M0 ${y(step)}H${WIDTH}`} data-zero={step === 0} className="book-line" />
        ))}
        <polyline className="book-so-far" points={points.map((point, i) => `${x(i)},${y(point.soFar)}`).join(' ')} />
        {points.map(({ id, own }, i) => (
          <circle key={id} cx={x(i)} cy={y(own)} r="3" className="book-game" />
        ))}
      </svg>
      <p className="field-help">{t('book.curveSays')}</p>
      <details>
        <summary>{t('book.luckTable')}</summary>
        <div className="book-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('book.name')}</th>
                <th scope="col" className="number">
                  {t('book.dice')}
                </th>
                <th scope="col" className="number">
                  {t('book.thisGame')}
                </th>
                <th scope="col" className="number">
                  {t('book.soFar')}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.id}>
                  <th scope="row">
                    {t(`tables.${point.game}.name`)}, {when.format(point.at)}
                  </th>
                  <td className="number">{point.rolls}</td>
                  <td className="number">{number.format(point.own)}</td>
                  <td className="number">{number.format(point.soFar)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Panel>
  );
}
