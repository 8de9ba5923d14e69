/** Questions about cards, answered where the cards lie: which one counts, how Polymorph draws, where a shape goes. */
import type { PendingAsk } from '@tabard/kernel';
import { cardNamed, SUITS, suitName } from '@tabard/para-roles';
import { useState } from 'react';
import type { BoardProps } from '../face';
import { CardFace, SuitMark } from './cards';
import { words } from './say';

export interface AskedProps {
  readonly props: BoardProps;
  readonly ask: PendingAsk;
}

/** Which of several cards counts. */
export function Keep({ props, ask }: AskedProps) {
  return (
    <div className="pr-keep">
      <p>{words(props, 'keep')}</p>
      {ask.options.map((key) => (
        <button key={key} type="button" aria-label={props.describe(key)} onClick={() => props.onAnswer(key)}>
          <CardFace card={cardNamed(key)} />
        </button>
      ))}
    </div>
  );
}

const DRAWN = 4;

/** Four cards in all, suit by suit; with the fourth the answer is given. */
export function Split({ props, ask }: AskedProps) {
  const [chosen, choose] = useState<readonly number[]>([]);
  const counts = (suits: readonly number[]) => SUITS.map((suit) => suits.filter((other) => other === suit).length);
  function add(suit: number) {
    const next = [...chosen, suit];
    const key = counts(next).join('-');
    if (next.length === DRAWN && ask.options.includes(key)) props.onAnswer(key);
    else choose(next.slice(0, DRAWN - 1));
  }
  return (
    <div className="pr-keep">
      <p>{words(props, 'split')}</p>
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          className="pr-split"
          aria-label={words(props, 'split.add', { suit: props.say(suitName(suit)) })}
          onClick={() => add(suit)}
        >
          <SuitMark suit={suit} />
          <b>{counts(chosen)[suit]}</b>
        </button>
      ))}
      {chosen.length > 0 && (
        <button type="button" className="button" onClick={() => choose([])}>
          {words(props, 'split.clear')}
        </button>
      )}
    </div>
  );
}

/** The shape that is to be laid on somebody: the sheets and enemies it fits are lit. */
export function Shape({ props, ask }: AskedProps) {
  return (
    <div className="pr-keep">
      <CardFace card={cardNamed(ask.about.card as string)} />
      <p>{words(props, 'place')}</p>
      {ask.options.includes('return') && (
        <button type="button" className="button" onClick={() => props.onAnswer('return')}>
          {props.describe('return')}
        </button>
      )}
    </div>
  );
}
