/**
 * The middle of the table: Initiative cards and dice, the Market, what waits outside; in their turn the set-up, a Hunt,
 * the fight with the Monster and the end. On a small screen one page at a time, and the hero's page is one of them.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { type Icon, IconMark } from '../../design/icon';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { Choice, hasChoice } from './choice';
import { CombatView } from './combat';
import { EndSheet } from './end-sheet';
import { Foes } from './foes';
import { HuntView } from './hunt';
import { SIGNS } from './icons';
import { Initiative } from './initiative';
import { Market } from './market';
import { Moments } from './moments';
import { RoundLine } from './round';
import { SetUp } from './set-up';
import { Sheet } from './sheet';
import { useNarrow } from './use-narrow';
import { askOf, isAsked, viewOf } from './view';
import './board.css';
import './phone.css';

export function Board(props: BoardProps) {
  const { phase, hunt } = viewOf(props.seen).b;
  const isNarrow = useNarrow();
  return (
    <div
      className="rp-board"
      data-phase={phase}
      data-question={askOf(props)?.question}
      data-hunt={hunt !== null}
      data-narrow={isNarrow}
    >
      {isNarrow && hasPages(props) ? <Pages props={props} /> : <Middle props={props} />}
      <Moments {...props} />
    </div>
  );
}

const SET_UP = ['sheets', 'classes', 'familiars'];

/** On a small screen the set-up and the end take it all. */
const hasPages = (props: BoardProps): boolean =>
  props.seat !== null && !props.over && !SET_UP.includes(viewOf(props.seen).b.phase) && !isAsked(props, 'score.shed');

/** Everything beside the hero's page. */
function Middle({ props }: { readonly props: BoardProps }) {
  const { phase, combat } = viewOf(props.seen).b;
  if (SET_UP.includes(phase)) return <SetUp props={props} />;
  if (props.over || isAsked(props, 'score.shed')) return <EndSheet props={props} />;
  if (combat) return <CombatView props={props} />;
  return (
    <>
      <RoundLine props={props} />
      <Draft props={props} />
      <Foes props={props} />
    </>
  );
}

/** What is chosen from lies where the Initiative cards lie; those are not asked for at the same time. */
function Draft({ props }: { readonly props: BoardProps }) {
  const { hunt } = viewOf(props.seen).b;
  return (
    <>
      <Choice props={props} />
      {hunt && <HuntView props={props} />}
      {!hunt && !hasChoice(props) && <Initiative props={props} />}
      <Market props={props} />
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

function Pages({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { b } = viewOf(props.seen);
  const question = askOf(props)?.question ?? '';
  const [page, setPage] = useState<Page>(pageOf(question) ?? 'hero');
  useEffect(() => {
    const wanted = pageOf(question);
    if (wanted) setPage(wanted);
  }, [question]);
  useEffect(() => {
    if (page !== 'hero') panel.current?.closest('.at-table-board')?.scrollTo(0, 0);
  }, [page]);
  const hasFoes = b.mode !== 'base';
  return (
    <>
      <div className="rp-pages" role="tablist" aria-label={t('rollPlayer.room.pages')}>
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
            {t(`rollPlayer.room.page.${each}`)}
          </button>
        ))}
      </div>
      <div ref={panel} className="rp-page" id={id} role="tabpanel" data-page={page}>
        {page === 'hero' && props.seat !== null && (
          <>
            <Choice props={props} />
            <Sheet props={props} seat={props.seat} />
          </>
        )}
        {page === 'table' &&
          (b.combat ? (
            <CombatView props={props} />
          ) : (
            <>
              <RoundLine props={props} />
              <Draft props={props} />
            </>
          ))}
        {page === 'foes' && (b.combat ? <CombatView props={props} /> : <Foes props={props} />)}
      </div>
    </>
  );
}
