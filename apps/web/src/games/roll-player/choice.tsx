/** Questions whose answers are cards: they lie side by side over the table; and what a question comes from. */
import type { PendingAsk } from '@tabard/kernel';
import type { ReactNode } from 'react';
import { IconMark } from '../../design/icon';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { CardFace, FiendFace } from './card';
import { emblemOf } from './card-icons';
import { SeatName } from './marks';
import { aboutOf, askOf, factOf, nameOf, viewOf, wordsOf } from './view';
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
export function hasChoice(props: BoardProps): boolean {
  const ask = askOf(props);
  return ask !== null && (isCardQuestion(ask.question) || sourceOf(props, ask) !== null);
}

export function Choice({ props }: { readonly props: BoardProps }) {
  const ask = askOf(props);
  if (!ask) return null;
  if (isCardQuestion(ask.question)) return <CardChoice props={props} ask={ask} />;
  const source = sourceOf(props, ask);
  return source && <aside className="rp-source on-paper">{source}</aside>;
}

interface CardChoiceProps {
  readonly props: BoardProps;
  readonly ask: PendingAsk;
}

function CardChoice({ props, ask }: CardChoiceProps) {
  const keys = ask.options.filter((key) => key.includes(':'));
  return (
    <ul className="rp-cards-choice">
      {keys.map((key) => (
        <li key={key}>
          <button
            type="button"
            className="rp-cards-card on-paper"
            data-key={key}
            aria-label={props.describe(key)}
            onClick={() => props.onAnswer(key)}
          >
            <Thing props={props} choice={key} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thing({ props, choice }: { readonly props: BoardProps; readonly choice: string }) {
  const [word, first, second] = choice.split(':');
  if (word === 'fiend') return <FiendFace props={props} fiend={Number(first)} />;
  if (word === 'copy')
    return (
      <>
        <SeatName names={props.names} seat={Number(first)} />
        <CardFace props={props} card={Number(second)} />
      </>
    );
  return <CardFace props={props} card={Number(first)} />;
}

/** Questions that come from a card or a class: it lies beside them, so that nobody has to remember it. */
const WITH_SOURCE = ['effect.either', 'effect.may', 'skill.use', 'buy.charisma', 'xp.store', 'injury.buyoff'];

function sourceOf(props: BoardProps, ask: PendingAsk): ReactNode {
  const card = factOf(ask, 'card');
  if (!WITH_SOURCE.includes(ask.question) || card < 0) return null;
  const source = aboutOf(ask).source ?? 'card';
  if (source === 'class') return <ClassSource props={props} />;
  if (source === 'familiar') return <FamiliarSource props={props} />;
  if (source === 'fiend') return <FiendFace props={props} fiend={card} />;
  return <CardFace props={props} card={card} />;
}

function ClassSource({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const { b, content } = viewOf(props.seen);
  if (props.seat === null) return null;
  const it = content.classes[b.heroes[props.seat].class];
  return (
    <p className="rp-source-words">
      <IconMark icon={emblemOf('class', it.id)} size="2rem" />
      <span>
        <b>{t('rollPlayer.card.ability', { name: props.say(wordsOf('class', it, 'ability')) })}</b>{' '}
        {props.say(wordsOf('class', it, 'text'))}
      </span>
    </p>
  );
}

function FamiliarSource({ props }: { readonly props: BoardProps }) {
  const { b, content } = viewOf(props.seen);
  if (props.seat === null) return null;
  const it = content.familiars[b.heroes[props.seat].familiar];
  return (
    <p className="rp-source-words">
      <IconMark icon={emblemOf('familiar', it.id)} size="2rem" />
      <span>
        <b>{props.say(nameOf('familiar', it))}</b> {props.say(wordsOf('familiar', it, 'text'))}
      </span>
    </p>
  );
}
