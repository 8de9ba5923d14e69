/** Games and wins, by game and by bot; streaks, throws and the best heroes. */
import { Panel } from '@tabard/page/design/controls';
import { locale, useWords } from '@tabard/page/words/words';
import { bestHeroes, grouped, type Tallied, tally, throwsIn, winsInARow } from './count';
import type { BookPage } from './page';
import type { Tongue } from './use-book';

interface FiguresProps {
  readonly pages: readonly BookPage[];
  readonly tongueOf: (game: string) => Tongue;
}

export function RecordPanel({ pages, tongueOf }: FiguresProps) {
  const t = useWords();
  const games = grouped(pages, ({ game }) => [game]);
  const bots = grouped(pages, ({ game, bots: levels }) => levels.map((bot) => `${game} ${bot}`));
  const nameOf = (key: string) => {
    const [game, bot] = key.split(' ');
    if (bot === 'random') return t('setup.random');
    const { speaker } = tongueOf(game);
    return speaker?.has(`bots.${bot}.title`) ? speaker.say({ id: `bots.${bot}.title` }) : bot;
  };
  return (
    <Panel title={t('book.games')} className="book-record">
      <p className="book-total">
        <b>{t('book.total', { ...tally(pages) })}</b>
      </p>
      <Figures caption={t('book.byGame')} rows={games.map(([game, own]) => [t(`tables.${game}.name`), own] as const)} />
      {bots.length > 0 && (
        <Figures
          caption={t('book.byBot')}
          rows={bots.map(([key, own]) => [
            t('book.botOf', { bot: nameOf(key), game: t(`tables.${key.split(' ')[0]}.name`) }),
            own,
          ])}
        />
      )}
    </Panel>
  );
}

interface FigureTableProps {
  readonly caption: string;
  readonly rows: readonly (readonly [string, Tallied])[];
}

function Figures({ caption, rows }: FigureTableProps) {
  const t = useWords();
  return (
    <div className="book-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('book.name')}</th>
            {(['played', 'won', 'lost', 'other'] as const).map((column) => (
              <th key={column} scope="col" className="number">
                {t(`book.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, own]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="number">{own.played}</td>
              <td className="number">{own.won}</td>
              <td className="number">{own.lost}</td>
              <td className="number">{own.other}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEROES = 5;

export function BestPanel({ pages, tongueOf }: FiguresProps) {
  const t = useWords();
  const row = winsInARow(pages);
  const { hit, thrown } = throwsIn(pages);
  const hints = pages.reduce((sum, page) => sum + page.hints, 0);
  const heroes = bestHeroes(pages, HEROES);
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return (
    <Panel title={t('book.best')} className="book-best">
      <ul className="book-facts">
        <li>{t('book.streak', row)}</li>
        {thrown > 0 && <li>{t('book.throws', { hit, thrown, percent: Math.round((100 * hit) / thrown) })}</li>}
        <li>{t('book.hints', { count: hints })}</li>
      </ul>
      {heroes.length > 0 && (
        <>
          <h3>{t('book.heroes')}</h3>
          <ol className="book-heroes">
            {heroes.map(({ page, hero }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal heroes are told apart by nothing else
              <li key={`${page.id} ${at}`}>
                <b>{tongueOf(page.game).speaker?.say(hero.name as never) ?? t(`tables.${page.game}.name`)}</b>
                <span>{t('book.heroPoints', { points: hero.points, date: when.format(page.at) })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}
