/** Questions whose answers are cards: they lie side by side over the table; and what a question comes from. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { type Card, type CardQuestion, isForCards, isForFiend } from '../../index';
import { type Ask, asked, choicesIn } from '../asked';
import { SeatName } from '../marks';
import { nameOf, viewOf, wordsOf } from '../view';
import { CardFace, FiendFace } from './card';
import { emblemOf } from './card-icons';
import './choice.css';

/** Whether something lies over the table for the question of this moment. */
export function hasChoice(moment: Moment): boolean {
  const ask = asked.ask(moment);
  return ask !== null && (isForCards(ask) || sourceOf(ask) !== null);
}

export function Choice() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  if (!ask) return null;
  if (isForCards(ask)) return <CardChoice ask={ask} />;
  const source = sourceOf(ask);
  return source && <aside className="rp-source paper-sheet on-paper">{source}</aside>;
}

interface CardChoiceProps {
  readonly ask: CardAsk;
}
type CardAsk = Extract<Ask, { readonly question: CardQuestion }>;

const CardChoice = memo(function CardChoice({ ask }: CardChoiceProps) {
  const moment = useMoment();
  return (
    <ul className="rp-cards-choice">
      {choicesIn<CardAsk['options'][number]>(ask).map(({ key, option }) => (
        <li key={key}>
          <button
            type="button"
            className="rp-cards-card on-paper"
            data-key={key}
            aria-label={moment.describe(key)}
            onClick={() => moment.onAnswer(key)}
          >
            {isForFiend(ask) && typeof option === 'number' ? <FiendFace fiend={option} /> : <Thing thing={option} />}
          </button>
        </li>
      ))}
    </ul>
  );
});

interface ThingProps {
  /** A card, or a Skill of another. */
  readonly thing: Card | { readonly from: Seat; readonly card: Card };
}

const Thing = memo(function Thing({ thing }: ThingProps) {
  const moment = useMoment();
  if (typeof thing === 'number') return <CardFace card={thing} />;
  return (
    <>
      <SeatName names={moment.names} seat={thing.from} />
      <CardFace card={thing.card} />
    </>
  );
});

/** Questions that come from a card or a class: it lies beside them, so that nobody has to remember it. */
function sourceOf(ask: Ask): ReactNode {
  if (ask.question === 'buy.charisma') return <CardFace card={ask.about.card} />;
  if (ask.question !== 'effect.either' && ask.question !== 'effect.may') return null;
  const { source, card } = ask.about;
  if (source === 'class') return <ClassSource />;
  if (source === 'familiar') return <FamiliarSource />;
  if (source === 'fiend') return <FiendFace fiend={card} />;
  return <CardFace card={card} />;
}

function ClassSource() {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  if (moment.seat === null) return null;
  const it = content.classes[b.heroes[moment.seat].class];
  return (
    <p className="rp-source-words">
      <IconMark icon={emblemOf('class', it)} size="2rem" />
      <span>
        <b>{t('roll-player.card.ability', { name: moment.say(wordsOf('class', it, 'ability')) })}</b>{' '}
        {moment.say(wordsOf('class', it, 'text'))}
      </span>
    </p>
  );
}

function FamiliarSource() {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  if (moment.seat === null) return null;
  const it = content.familiars[b.heroes[moment.seat].familiar];
  return (
    <p className="rp-source-words">
      <IconMark icon={emblemOf('familiar', it)} size="2rem" />
      <span>
        <b>{moment.say(nameOf('familiar', it))}</b> {moment.say(wordsOf('familiar', it, 'text'))}
      </span>
    </p>
  );
}
