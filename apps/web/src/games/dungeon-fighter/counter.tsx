/** The Shop: a counter with the cards on offer, healing and Bonus dice, and the Gold that is left. */
import { ALL_BONUS_DICE } from '@tabard/dungeon-fighter';
import { Button } from '../../design/controls';
import { IconMark } from '../../design/icon';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { GearCard } from './gear';
import { SIGNS } from './icons';
import { Amount, DieMark } from './marks';
import { askOf, viewOf } from './view';
import './counter.css';

export function Counter({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const seen = viewOf(props.seen);
  const { chest, onOffer, shops } = seen.b;
  const options = askOf(props)?.options ?? [];
  const buys = (key: string) => (options.includes(key) ? () => props.onAnswer(key) : undefined);
  return (
    <section className="df-counter" aria-label={t('dungeonFighter.shop.title', { shop: shops })}>
      <header>
        <IconMark icon={SIGNS.shop} size="2.2rem" />
        <h2>{t('dungeonFighter.shop.title', { shop: shops })}</h2>
        <span className="df-purse">
          <Amount icon={SIGNS.gold} n={chest.gold} label={t('dungeonFighter.room.gold', { gold: chest.gold })} />
        </span>
      </header>
      <div className="df-wares">
        {onOffer.map((card) => {
          const key = `card:${card}`;
          const buy = buys(key);
          return <GearCard key={card} props={props} card={card} price does={buy && props.describe(key)} onPick={buy} />;
        })}
      </div>
      <div className="df-services">
        <Service props={props} choice="heal">
          <IconMark icon={SIGNS.hearts} size="1.8rem" />
        </Service>
        <Service props={props} choice="die">
          <DieMark die="white" cubes={seen.options.dice === 'crate'} size="1.9rem" />
          <small>
            {chest.bonus}/{ALL_BONUS_DICE}
          </small>
        </Service>
        {options.includes('done') && (
          <Button tone="primary" data-key="done" onClick={() => props.onAnswer('done')}>
            {props.describe('done')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface ServiceProps {
  readonly props: BoardProps;
  readonly choice: 'heal' | 'die';
  readonly children: React.ReactNode;
}

function Service({ props, choice, children }: ServiceProps) {
  const t = useWords();
  const isOpen = askOf(props)?.options.includes(choice) ?? false;
  return (
    <button
      type="button"
      className="df-service"
      data-key={choice}
      data-open={isOpen}
      aria-disabled={!isOpen || undefined}
      onClick={() => isOpen && props.onAnswer(choice)}
    >
      {children}
      <span>{isOpen ? props.describe(choice) : t(`dungeonFighter.shop.${choice}`)}</span>
    </button>
  );
}
