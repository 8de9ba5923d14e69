/** What stands between somebody and their deal: a shelf that cannot be read, a book that cannot be kept, a wrong clock. */

import { useWords } from '@tabard/page/words/words';
import { daysBefore } from '../../house/deal-rule';
import { latestDay } from '../book/count';
import { dayWords } from './day-words';
import type { Deals } from './use-deals';

interface SignsProps {
  readonly deals: Pick<Deals, 'pages' | 'trouble' | 'unwritten'>;
  readonly today: string;
}

export function DealSigns({ deals, today }: SignsProps) {
  const t = useWords();
  const { trouble, unwritten } = deals;
  return (
    <>
      {trouble && (
        <p className="prose" role="alert">
          <b>{t('keeping.notRead')}</b> {t(`keeping.trouble.${trouble.kind}`)}
        </p>
      )}
      {!trouble && unwritten && (
        <p className="prose" role="alert">
          <b>{t('book.trouble')}</b> {t(`keeping.trouble.${unwritten.kind}`)}
        </p>
      )}
      <ClockIsBehind {...{ deals, today }} />
    </>
  );
}

/** A clock that was set back deals other deals than friends get, and the tries of a day that has been are no tries. */
function ClockIsBehind({ deals: { pages }, today }: SignsProps) {
  const t = useWords();
  const latest = latestDay(pages);
  if (latest === null || latest <= daysBefore(today, -1)) return null;
  const say = (date: string) => dayWords(date, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <p className="prose" role="status">
      {t('deal.clock', { today: say(today), latest: say(latest) })}
    </p>
  );
}
