/**
 * The middle of the table: Initiative cards and dice, the Market, what waits outside; in their turn the set-up, a Hunt,
 * the fight with the Monster and the end. On a small screen one page at a time, and the hero's page is one of them.
 */

import type { ByQuestion } from '@tabard/kernel';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { useNarrow } from '@tabard/page/room/frame/form';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useId, useRef, useState } from 'react';
import type { RollPlayerQuestion } from '../index';
import { EndSheet } from './after/end-sheet';
import { asked } from './asked';
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
    <div className="rp-board" data-phase={phase} data-question={asked.ask(moment)?.question} data-hunt={hunt !== null}>
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
  asked.ask(moment)?.question !== 'score.shed';

/** Everything beside the hero's page. */
function Middle() {
  const moment = useMoment();
  const { phase, combat } = viewOf(moment.seen).b;
  if (SET_UP.includes(phase)) return <SetUp />;
  if (moment.over || asked.ask(moment)?.question === 'score.shed') return <EndSheet />;
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
const PAGE_OF: ByQuestion<RollPlayerQuestion, Page | null> = {
  'sheet.choose': null,
  'class.choose': null,
  'familiar.choose': null,
  'starting.place': 'hero',
  'ties.arrange': 'table',
  'initiative.select': 'table',
  'place.die': 'hero',
  'stored.place': 'hero',
  'action.choose': 'hero',
  'attribute.choose': 'hero',
  'die.flip': 'hero',
  'die.set': 'hero',
  'die.adjust': 'hero',
  'die.reroll': 'hero',
  'die.keep': 'hero',
  'die.copy.to': 'hero',
  'die.copy.from': 'hero',
  'swap.first': 'hero',
  'swap.second': 'hero',
  'replace.die': 'hero',
  'replace.space': 'hero',
  'token.move': 'hero',
  'effect.either': null,
  'effect.may': null,
  'skill.copy': null,
  'banish.choose': 'hero',
  'summon.fiend': 'table',
  'summon.card': 'table',
  'initiative.die': 'table',
  'initiative.cards': 'table',
  'look.choose': 'foes',
  'refresh.choose': 'hero',
  'xp.store': null,
  'injury.buyoff': null,
  'market.option': 'table',
  'market.second': 'table',
  'market.buy': 'table',
  'take.choose': 'table',
  'add.choose': 'table',
  'buy.charisma': 'table',
  'weapon.drop': 'table',
  'hunt.minion': 'table',
  'hunt.mercenary': 'table',
  'hunt.reroll': 'table',
  'hunt.reward': 'table',
  'monster.mercenaries': 'foes',
  'monster.reroll': 'foes',
  'refresh.cleanup': 'hero',
  'score.shed': null,
  'window.select': 'hero',
  'window.dice': 'hero',
  'window.market': 'hero',
  'window.last': 'hero',
  'window.combat': 'hero',
};

function Pages() {
  const moment = useMoment();
  const t = useWords();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { b } = viewOf(moment.seen);
  const question = asked.ask(moment)?.question ?? null;
  const [{ page, at }, turn] = useState<{ page: Page; at: RollPlayerQuestion | null }>({ page: 'hero', at: null });
  if (at !== question) turn({ page: (question && PAGE_OF[question]) ?? page, at: question });
  const setPage = (to: Page) => turn({ page: to, at: question });
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
