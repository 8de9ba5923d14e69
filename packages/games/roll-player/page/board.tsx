/**
 * The middle of the table: Initiative cards and dice, the Market, what waits outside; in their turn the set-up, a Hunt,
 * the fight with the Monster and the end. On a small screen one page at a time, and the hero's page is one of them.
 */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import { askOf, isAsked } from '@tabard/page/room/asked';
import { useNarrow } from '@tabard/page/room/frame/form';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useId, useRef, useState } from 'react';
import { EndSheet } from './after/end-sheet';
import { Choice, hasChoice } from './cards/choice';
import { CombatView } from './combat/combat';
import { Foes } from './combat/foes';
import { Initiative } from './dice/initiative';
import { HuntView } from './hunt/hunt';
import { SIGNS } from './icons';
import { Market } from './market/market';
import { RoundLine } from './round';
import { SetUp } from './set-up/set-up';
import { Sheet } from './sheet/sheet';
import { viewOf } from './view';
import './board.css';

export function Board() {
  const moment = useMoment();
  const { phase, hunt } = viewOf(moment.seen).b;
  const isNarrow = useNarrow();
  return (
    <div className="rp-board" data-phase={phase} data-question={askOf(moment)?.question} data-hunt={hunt !== null}>
      {isNarrow && hasPages(moment) ? <Pages /> : <Middle />}
    </div>
  );
}

const SET_UP = ['sheets', 'classes', 'familiars'];

/** On a small screen the set-up and the end take it all. */
const hasPages = (moment: Moment): boolean =>
  moment.seat !== null &&
  !moment.over &&
  !SET_UP.includes(viewOf(moment.seen).b.phase) &&
  !isAsked(moment, 'score.shed');

/** Everything beside the hero's page. */
function Middle() {
  const moment = useMoment();
  const { phase, combat } = viewOf(moment.seen).b;
  if (SET_UP.includes(phase)) return <SetUp />;
  if (moment.over || isAsked(moment, 'score.shed')) return <EndSheet />;
  if (combat) return <CombatView />;
  return (
    <>
      <RoundLine />
      <Draft />
      <Foes />
    </>
  );
}

/** What is chosen from lies where the Initiative cards lie; those are not asked for at the same time. */
function Draft() {
  const moment = useMoment();
  const { hunt } = viewOf(moment.seen).b;
  return (
    <>
      <Choice />
      {hunt && <HuntView />}
      {!hunt && !hasChoice(moment) && <Initiative />}
      <Market />
    </>
  );
}

// ---- pages of a small screen

const PAGES = ['hero', 'table', 'foes'] as const;
type Page = (typeof PAGES)[number];

const PAGE_ICONS: { readonly [page in Page]: Icon } = {
  hero: SIGNS.STR,
  table: SIGNS.dice,
  foes: SIGNS.monster,
};

/** Where a question is answered; null where any page will do. */
function pageOf(question: string): Page | null {
  if (/^(initiative|ties|market|buy|weapon|take|add|summon|hunt)\b/.test(question)) return 'table';
  if (/^(look|monster)\b/.test(question)) return 'foes';
  if (/^(place|starting|action|die|swap|replace|token|attribute|stored|refresh|banish|window)\b/.test(question))
    return 'hero';
  return null;
}

function Pages() {
  const moment = useMoment();
  const t = useWords();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { b } = viewOf(moment.seen);
  const question = askOf(moment)?.question ?? '';
  const [{ page, asked }, turn] = useState<{ page: Page; asked: string }>({ page: 'hero', asked: '' });
  if (asked !== question) turn({ page: pageOf(question) ?? page, asked: question });
  const setPage = (to: Page) => turn({ page: to, asked: question });
  useEffect(() => {
    if (page !== 'hero') panel.current?.closest('.at-table-board')?.scrollTo(0, 0);
  }, [page]);
  const hasFoes = b.mode !== 'base';
  return (
    <>
      <div className="rp-pages" role="tablist" aria-label={t('roll-player.room.pages')}>
        {PAGES.filter((each) => each !== 'foes' || hasFoes).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            className="rp-page-tab"
            aria-selected={each === page}
            aria-controls={id}
            onClick={() => setPage(each)}
          >
            <IconMark icon={PAGE_ICONS[each]} size="1.3rem" />
            {t(`roll-player.room.page.${each}`)}
          </button>
        ))}
      </div>
      <div ref={panel} className="rp-page" id={id} role="tabpanel" data-page={page}>
        {page === 'hero' && moment.seat !== null && (
          <>
            <Choice />
            <Sheet seat={moment.seat} />
          </>
        )}
        {page === 'table' &&
          (b.combat ? (
            <CombatView />
          ) : (
            <>
              <RoundLine />
              <Draft />
            </>
          ))}
        {page === 'foes' && (b.combat ? <CombatView /> : <Foes />)}
      </div>
    </>
  );
}
