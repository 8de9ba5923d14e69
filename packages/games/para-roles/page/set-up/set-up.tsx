/** Before the first fight: the draft of the stat cards, the roles, the suits by which enemies find each character. */

import { IconMark } from '@tabard/page/design/icon';
import { askOf, questionOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { colourOf, SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import {
  abilitiesOf,
  abilityName,
  type CallingId,
  type Card,
  callingName,
  callingOf,
  cardName,
  epicName,
  type ParaRolesQuestion,
  ROLES,
  type Role,
  SUITS,
  type Suit,
  suitName,
  suitOf,
} from '../../index';
import { asked } from '../asked';
import { CardFace, SuitMark } from '../cards/cards';
import { ABILITY_ICONS, CALLING_ICONS } from '../icons';
import { words } from '../say';
import { viewOf } from '../view';
import { draftOf } from './draft';
import './set-up.css';

export function SetUp() {
  const moment = useMoment();
  const question = questionOf(moment);
  return (
    <section className="pr-setup" aria-label={words(moment, 'setup')}>
      <h2 className="pr-setup-title">{words(moment, titleOf(question))}</h2>
      <Stall question={question} />
    </section>
  );
}

const titleOf = (question: string): string => {
  if (question === 'setup.role' || question === 'setup.class' || question === 'setup.epic') return 'setup.roles';
  if (question === 'setup.suits' || question === 'setup.suit') return 'setup.suits';
  if (question === 'setup.buff') return 'setup.buffs';
  if (question === 'setup.hero' || question === 'setup.apprentice' || question === 'setup.mentor') return 'setup.who';
  return 'setup.cards';
};

interface StallProps {
  readonly question: string;
}

const Stall = memo(function Stall({ question }: StallProps) {
  const moment = useMoment();
  if (question === 'setup.stat' || question === 'setup.ace' || question === 'setup.keep') return <Draft />;
  if (question === 'setup.role') return <Callings callings={ROLES} />;
  if (question === 'setup.class') return <Callings callings={askOf(moment)?.options ?? []} small />;
  if (question === 'setup.suit') return <Suits />;
  return <Plain />;
});

/** All the cards of this draft in their suits: those that are taken bear their owner's mark. */
function Draft() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  const isDraft = ask?.question === 'setup.stat' || ask?.question === 'setup.ace' || ask?.question === 'setup.keep';
  const offered = isDraft ? ask.options : [];
  const all = draftOf(viewOf(moment.seen), offered);
  return (
    <div className="pr-draft">
      <Taught />
      {SUITS.map((suit) => (
        <div key={suit} className="pr-draft-row">
          {all
            .filter(({ card }) => suitOf(card) === suit)
            .map(({ card, owner }) => (
              <DraftCard key={card} card={card} answer={ask?.keys[offered.indexOf(card)]} owner={owner} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** What the cards are for, and what the role that waits for this seat lives by. */
function Taught() {
  const moment = useMoment();
  const seat = askOf(moment)?.seat;
  const isKnown = viewOf(moment.seen).options.makeup === 'basic' && seat !== undefined;
  return (
    <p className="pr-setup-hint">
      {words(moment, 'setup.hint.draft')}{' '}
      {isKnown && <b>{words(moment, `setup.hint.draft.${ROLES[seat]}`, { name: moment.names[seat] })}</b>}
    </p>
  );
}

interface DraftCardProps {
  readonly card: Card;
  /** Its key, if it is offered. */
  readonly answer: string | undefined;
  readonly owner: number | null;
}

const DraftCard = memo(function DraftCard({ card, answer, owner }: DraftCardProps) {
  const moment = useMoment();
  const face = <CardFace card={card} />;
  if (answer !== undefined)
    return (
      <button
        type="button"
        className="pr-draft-card"
        data-open="true"
        aria-label={moment.describe(answer)}
        title={moment.describe(answer)}
        onClick={() => moment.onAnswer(answer)}
      >
        {face}
      </button>
    );
  return (
    <span className="pr-draft-card" data-taken={owner !== null}>
      {face}
      {owner !== null && (
        <span className="pr-draft-owner">
          <SideMark seat={owner} size="1.2rem" />
          <span className="hidden-words">
            {words(moment, 'taken', { card: cardName(card), name: moment.names[owner] })}
          </span>
        </span>
      )}
    </span>
  );
});

interface CallingsProps {
  readonly callings: readonly string[];
  readonly small?: boolean;
}

/** Roles and classes as cards: emblem, both abilities, the EPIC. */
const Callings = memo(function Callings({ callings, small }: CallingsProps) {
  const moment = useMoment();
  const offered = askOf(moment)?.options ?? []; // A calling is its own key.
  return (
    <div className="pr-callings" data-small={small}>
      {callings.map((id) => (
        <CallingCard key={id} calling={id as CallingId} open={offered.includes(id)} />
      ))}
    </div>
  );
});

const CallingCard = memo(function CallingCard({
  calling,
  open,
}: {
  readonly calling: CallingId;
  readonly open: boolean;
}) {
  const moment = useMoment();
  const { epic } = callingOf(calling);
  const abilities = (ROLES as readonly string[]).includes(calling)
    ? abilitiesOf(calling as Role)
    : callingOf(calling).pair;
  return (
    <button
      type="button"
      className="pr-calling-card"
      data-open={open}
      aria-disabled={!open || undefined}
      aria-label={open ? moment.describe(calling) : moment.say(callingName(calling))}
      onClick={() => open && moment.onAnswer(calling)}
    >
      <IconMark icon={CALLING_ICONS[calling]} size="100%" className="pr-calling-emblem" />
      <b>{moment.say(callingName(calling))}</b>
      {abilities.map((ability) => (
        <span key={ability} className="pr-calling-ability">
          <IconMark icon={ABILITY_ICONS[ability]} /> {moment.say(abilityName(ability))}
        </span>
      ))}
      <span className="pr-calling-epic">{words(moment, 'epic.named', { epic: moment.say(epicName(epic)) })}</span>
    </button>
  );
});

function Suits() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  const keyOf = (suit: Suit) => (ask?.question === 'setup.suit' ? ask.keys[ask.options.indexOf(suit)] : undefined);
  return (
    <div className="pr-suit-choice">
      {SUITS.map((suit) => {
        const key = keyOf(suit);
        return (
          <button
            key={suit}
            type="button"
            className="pr-card pr-suit-card"
            data-open={key !== undefined}
            aria-disabled={key === undefined || undefined}
            aria-label={moment.say(suitName(suit))}
            onClick={() => key !== undefined && moment.onAnswer(key)}
          >
            <SuitMark suit={suit} />
          </button>
        );
      })}
    </div>
  );
}

/** Tokens that are still to be placed. */
const Pool = memo(function Pool({ seat, left }: { readonly seat: number; readonly left: number }) {
  return (
    <p className="pr-pool" aria-hidden="true" style={{ '--owner': colourOf(seat) } as React.CSSProperties}>
      {Array.from({ length: left }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one token is like another
        <i key={i} className="pr-seal">
          +
        </i>
      ))}
    </p>
  );
});

/** Questions whose answers lie on the sheets below, and what is said of them. */
const ON_SHEETS: ReadonlyMap<ParaRolesQuestion, string> = new Map([
  ['setup.buff', 'setup.hint.buff'],
  ['setup.hero', 'setup.hint.hero'],
  ['setup.apprentice', 'setup.hint.apprentice'],
  ['setup.mentor', 'setup.hint.mentor'],
  ['setup.redraw', 'setup.hint.redraw'],
]);

/** A question whose answers lie on the sheets below, or are few enough for plain buttons. */
function Plain() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  if (!ask) return <p className="pr-setup-hint">{words(moment, 'camp.waits')}</p>;
  const hint = ON_SHEETS.get(ask.question);
  const keys = hint ? ask.keys.filter((_, i) => typeof ask.options[i] === 'string') : ask.keys;
  return (
    <div className="pr-setup-plain">
      {ask.question === 'setup.buff' && <Pool seat={ask.seat} left={ask.about.left} />}
      {hint && <p className="pr-setup-hint">{words(moment, hint)}</p>}
      {keys.map((key) => (
        <button key={key} type="button" className="button" onClick={() => moment.onAnswer(key)}>
          {moment.describe(key)}
        </button>
      ))}
    </div>
  );
}
