/** The inn: its tables, the games left on them, and today's deal. */

import { useWords } from '@tabard/page/words/words';
import { FACES } from '../../house/faces';
import { DealOfTheDay } from './deal-of-the-day';
import { LeftOnTheTable } from './left-on-the-table';
import { Panorama } from './panorama';
import { TableCard } from './table-card';
import { WayIn } from './way-in';
import './inn.css';

export function Inn() {
  const t = useWords();
  return (
    <>
      <div className="inn-top">
        <div className="inn-view">
          <Panorama />
        </div>
        <div className="inn-greeting">
          <h1>{t('inn.title', { count: FACES.length })}</h1>
          <p className="prose">{t('inn.lead')}</p>
          <WayIn />
        </div>
      </div>
      <section className="inn-tables" aria-label={t('inn.tables')}>
        {FACES.map((face) => (
          <TableCard key={face.id} face={face} />
        ))}
      </section>
      <div className="inn-below">
        <LeftOnTheTable />
        <DealOfTheDay />
      </div>
    </>
  );
}
