/**
 * Equipment changes hands: a found or bought card is given to a Hero, a carried one is passed on in Resting. Every
 * Hero stands there with its slots; a click on a card takes it up, a click on a Hero gives it.
 */

import type { Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { aboutOf, askOf, questionOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { heroName } from '../../index';
import { iconOf } from '../icons';
import { nameOfSeat, sheetAt, viewOf } from '../view';
import { GearCard } from './gear';
import { Slots } from './hero-sheet';
import './exchange.css';

export const EXCHANGES = ['equipment.give', 'rest.exchange', 'rest.to'];

export function Exchange() {
  const moment = useMoment();
  const t = useWords();
  const ask = askOf(moment) ?? moment.pending.asks[0] ?? null;
  const question = questionOf(moment);
  const options = askOf(moment)?.options ?? [];
  const card = aboutOf(ask).card;
  const price = aboutOf(ask).price;
  const plain = options.filter((key) => key === 'leave' || key === 'back' || key === 'done');
  const title = question === 'equipment.give' ? 'give' : question === 'rest.to' ? 'to' : 'pass';
  return (
    <section className="df-exchange" aria-label={t(`dungeon-fighter.exchange.${title}`)}>
      <h2>{t(`dungeon-fighter.exchange.${title}`)}</h2>
      <div className="df-exchange-table">
        {typeof card === 'number' && (
          <div className="df-exchange-card">
            <GearCard card={card} price={typeof price === 'number' && price > 0} />
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

function Taker({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const sheet = sheetAt(seen, seat);
  const hero = seen.b.heroes[seat];
  const options = askOf(moment)?.options ?? [];
  if (!sheet || (hero.eliminated && hero.cards.length === 0)) return null;
  const give = options.find((key) => key === `give:${seat}` || key === `to:${seat}`);
  const swaps = options.filter((key) => key.startsWith(`swap:${seat}:`));
  return (
    <li className="df-taker" data-open={give !== undefined}>
      <span className="df-member-portrait" aria-hidden="true">
        <IconMark icon={iconOf(sheet)} size="100%" />
      </span>
      <div>
        <b>{moment.say(heroName(sheet))}</b>
        <Slots seat={seat} sheet={sheet} />
        {swaps.length > 0 && <small>{t('dungeon-fighter.exchange.swapHint')}</small>}
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
}
