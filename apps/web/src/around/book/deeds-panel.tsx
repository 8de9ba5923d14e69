/** Deeds by game: those that were done with what they took, the others by name alone, so that nothing is given away. */
import { Panel } from '@tabard/page/design/controls';
import { hueOf } from '@tabard/page/face';
import { useWords } from '@tabard/page/words/words';
import { FACES } from '../../house/faces';
import { deedCounts } from './count';
import type { BookPage } from './page';
import type { Tongue } from './use-book';

interface DeedsPanelProps {
  readonly pages: readonly BookPage[];
  readonly tongueOf: (game: string) => Tongue;
}

export function DeedsPanel({ pages, tongueOf }: DeedsPanelProps) {
  const t = useWords();
  return (
    <Panel title={t('book.deeds')} className="book-deeds-panel">
      <p className="field-help">{t('book.deedsSays')}</p>
      {FACES.map((face) => {
        const { deeds, deedWords } = tongueOf(face.id);
        if (!deeds || !deedWords) return null;
        const counts = deedCounts(pages, face.id);
        return (
          <details key={face.id} className="book-game-deeds table-hue" style={hueOf(face)}>
            <summary>
              {t('book.deedsOf', { game: t(`tables.${face.id}.name`), done: counts.size, of: deeds.deeds.length })}
            </summary>
            <ul>
              {deeds.deeds.map(({ id }) => {
                const count = counts.get(id) ?? 0;
                return (
                  <li key={id} data-done={count > 0}>
                    <b>{deedWords.say({ id: `${id}.title` })}</b>
                    <span>{count > 0 ? deedWords.say({ id: `${id}.text` }) : t('book.notYet')}</span>
                    {count > 1 && <span className="book-times">{t('book.times', { count })}</span>}
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </Panel>
  );
}
