/** Questions whose answers are cards: they lie side by side over the table; and what a question comes from. */
import type { PendingAsk } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { aboutOf, askOf } from '@tabard/page/room/asked';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { ReactNode } from 'react';
import { SeatName } from '../marks';
import { factOf, nameOf, viewOf, wordsOf } from '../view';
import { CardFace, FiendFace } from './card';
import { emblemOf } from './card-icons';
import './choice.css';

const CARD_QUESTIONS = [
  'take.choose',
  'add.choose',
  'refresh.choose',
  'refresh.cleanup',
  'weapon.drop',
  'skill.copy',
  'banish.choose',
  'summon.fiend',
];

export const isCardQuestion = (question: string): boolean => CARD_QUESTIONS.includes(question);

/** Whether something lies over the table for the question of this moment. */
export function hasChoice(moment: Moment): boolean {
  const ask = askOf(moment);
  return ask !== null && (isCardQuestion(ask.question) || sourceOf(ask) !== null);
}

export function Choice() {
  const moment = useMoment();
  const ask = askOf(moment);
  if (!ask) return null;
  if (isCardQuestion(ask.question)) return <CardChoice ask={ask} />;
  const source = sourceOf(ask);
  return source && <aside className="rp-source paper-sheet on-paper">{source}</aside>;
}

interface CardChoiceProps {
  readonly ask: PendingAsk;
}

function CardChoice({ ask }: CardChoiceProps) {
  const moment = useMoment();
  const keys = ask.options.filter((key) => key.includes(':'));
  return (
    <ul className="rp-cards-choice">
      {keys.map((key) => (
        <li key={key}>
          <button
            type="button"
            className="rp-cards-card on-paper"
            data-key={key}
            aria-label={moment.describe(key)}
            onClick={() => moment.onAnswer(key)}
          >
            <Thing choice={key} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thing({ choice }: { readonly choice: string }) {
  const moment = useMoment();
  const [word, first, second] = choice.split(':');
  if (word === 'fiend') return <FiendFace fiend={Number(first)} />;
  if (word === 'copy')
    return (
      <>
        <SeatName names={moment.names} seat={Number(first)} />
        <CardFace card={Number(second)} />
      </>
    );
  return <CardFace card={Number(first)} />;
}

/** Questions that come from a card or a class: it lies beside them, so that nobody has to remember it. */
const WITH_SOURCE = ['effect.either', 'effect.may', 'skill.use', 'buy.charisma', 'xp.store', 'injury.buyoff'];

function sourceOf(ask: PendingAsk): ReactNode {
  const card = factOf(ask, 'card');
  if (!WITH_SOURCE.includes(ask.question) || card < 0) return null;
  const source = aboutOf(ask).source ?? 'card';
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
