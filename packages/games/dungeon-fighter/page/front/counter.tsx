/** The Shop: a counter with the cards on offer, healing and Bonus dice, and the Gold that is left. */

import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { intend } from '@tabard/page/room/automatic';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { ALL_BONUS_DICE, equipmentName, heroName, takersOf } from '../../index';
import { asked } from '../asked';
import { GearCard } from '../hero/gear';
import { iconOf, SIGNS } from '../icons';
import { Amount, DieMark } from '../marks';
import { sheetAt, viewOf } from '../view';
import './counter.css';

export function Counter() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const { chest, onOffer, shops } = seen.b;
  return (
    <section className="df-counter" aria-label={t('dungeon-fighter.shop.title', { shop: shops })}>
      <header>
        <IconMark icon={SIGNS.shop} size="2.2rem" />
        <h2>{t('dungeon-fighter.shop.title', { shop: shops })}</h2>
        <span className="df-purse">
          <Amount icon={SIGNS.gold} n={chest.gold} label={t('dungeon-fighter.room.gold', { gold: chest.gold })} />
        </span>
      </header>
      <div className="df-wares">
        {onOffer.map((card) => {
          const key = asked.offered(moment, 'shop.buy', { card });
          const buy = key === null ? undefined : () => moment.onAnswer(key);
          return (
            <div key={card} className="df-ware">
              <GearCard card={card} price does={key === null ? undefined : moment.describe(key)} onPick={buy} />
              {key && <ForWhom card={card} buys={key} />}
            </div>
          );
        })}
      </div>
      <div className="df-services">
        <Service choice="heal">
          <IconMark icon={SIGNS.hearts} size="1.8rem" />
        </Service>
        <Service choice="die">
          <DieMark die="white" cubes={seen.options.dice === 'crate'} size="1.9rem" />
          <small>
            {chest.bonus}/{ALL_BONUS_DICE}
          </small>
        </Service>
        {asked.offered(moment, 'shop.buy', 'done') && (
          <Button data-key="done" onClick={() => moment.onAnswer('done')}>
            {moment.describe('done')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Bought and given in one press, to whoever has room for it; pressed itself the card asks who takes it. */
const ForWhom = memo(function ForWhom({ card, buys }: { readonly card: number; readonly buys: string }) {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const takers = takersOf(seen, card);
  const name = moment.say(equipmentName(seen.content.equipment[card]));
  if (takers.length < 2) return null;
  return (
    <ul className="df-for-whom" aria-label={t('dungeon-fighter.shop.forWhom', { card: name })}>
      {takers.map((seat) => {
        const sheet = sheetAt(seen, seat);
        if (!sheet) return null;
        const gives = asked.key(moment, 'equipment.give', { give: seat });
        const says = t('dungeon-fighter.shop.for', { card: name, hero: moment.say(heroName(sheet)) });
        return (
          <li key={seat}>
            <button
              type="button"
              className="df-for"
              title={says}
              aria-label={says}
              onClick={() => moment.onAnswerAhead(buys, intend('equipment.give', gives))}
            >
              <IconMark icon={iconOf(sheet)} size="1.5rem" />
            </button>
          </li>
        );
      })}
    </ul>
  );
});

interface ServiceProps {
  readonly choice: 'heal' | 'die';
  readonly children: React.ReactNode;
}

function Service({ choice, children }: ServiceProps) {
  const moment = useMoment();
  const t = useWords();
  const isOpen = asked.offered(moment, 'shop.buy', choice) !== null;
  return (
    <button
      type="button"
      className="df-service"
      data-key={choice}
      data-open={isOpen}
      aria-disabled={!isOpen || undefined}
      onClick={() => isOpen && moment.onAnswer(choice)}
    >
      {children}
      <span>{isOpen ? moment.describe(choice) : t(`dungeon-fighter.shop.${choice}`)}</span>
    </button>
  );
}
