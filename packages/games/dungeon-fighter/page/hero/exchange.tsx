/**
 * Equipment changes hands: a found or bought card is given to a Hero, a carried one is passed on in Resting. Every
 * Hero stands there with its slots; a click on a card takes it up, a click on a Hero gives it.
 */

import type { ByQuestion, Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { heroName, questions } from '../../index';
import { asked, type ExchangeAsk, isExchange } from '../asked';
import { iconOf } from '../icons';
import { nameOfSeat, sheetAt, viewOf } from '../view';
import { GearCard } from './gear';
import { Slots } from './hero-sheet';
import './exchange.css';

export function Exchange() {
  const moment = useMoment();
  const t = useWords();
  const own = asked.ask(moment);
  const pending = moment.pending.asks[0];
  const ask = isExchange(own) ? own : pending && questions.of(pending, viewOf(moment.seen).content);
  if (!ask || !isExchange(ask)) return null;
  const plain = isExchange(own) ? wordsIn(own.options) : [];
  return (
    <section className="df-exchange" aria-label={t(`dungeon-fighter.exchange.${TITLES[ask.question]}`)}>
      <h2>{t(`dungeon-fighter.exchange.${TITLES[ask.question]}`)}</h2>
      <div className="df-exchange-table">
        {ask.question !== 'rest.exchange' && (
          <div className="df-exchange-card">
            <GearCard card={ask.about.card} price={ask.question === 'equipment.give' && ask.about.price > 0} />
          </div>
        )}
        <ul className="df-exchange-heroes">
          {Array.from({ length: moment.seen.seats }, (_, seat) => (
            <Taker key={nameOfSeat(moment, seat)} seat={seat} />
          ))}
        </ul>
      </div>
      <div className="df-exchange-plain">
        {plain.map((key) => (
          <Button key={key} data-key={key} onClick={() => moment.onAnswer(key)}>
            {moment.describe(key)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const TITLES: ByQuestion<ExchangeAsk['question'], string> = {
  'equipment.give': 'give',
  'rest.exchange': 'pass',
  'rest.to': 'to',
};

/** What gives no card to anybody. */
const wordsIn = (options: readonly ExchangeAsk['options'][number][]): string[] =>
  options.filter((option) => typeof option === 'string');

const maySwap = (options: readonly ExchangeAsk['options'][number][], seat: Seat): boolean =>
  options.some((option) => typeof option === 'object' && 'swap' in option && option.swap === seat);

const Taker = memo(function Taker({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const sheet = sheetAt(seen, seat);
  const hero = seen.b.heroes[seat];
  const ask = asked.ask(moment);
  if (!sheet || (hero.eliminated && hero.cards.length === 0)) return null;
  const give =
    asked.offered(moment, 'equipment.give', { give: seat }) ?? asked.offered(moment, 'rest.to', { to: seat });
  const mayMakeRoom = isExchange(ask) && maySwap(ask.options, seat);
  return (
    <li className="df-taker" data-open={give !== null}>
      <span className="df-member-portrait" aria-hidden="true">
        <IconMark icon={iconOf(sheet)} size="100%" />
      </span>
      <div>
        <b>{moment.say(heroName(sheet))}</b>
        <Slots seat={seat} sheet={sheet} />
        {mayMakeRoom && <small>{t('dungeon-fighter.exchange.swapHint')}</small>}
      </div>
      {give && (
        <button
          type="button"
          className="button"
          data-key={give}
          aria-label={moment.describe(give)}
          onClick={() => moment.onAnswer(give)}
        >
          {t('dungeon-fighter.exchange.here')}
        </button>
      )}
    </li>
  );
});
