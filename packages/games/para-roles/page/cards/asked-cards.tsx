/** Questions about cards, answered where the cards lie: which one counts, how Polymorph draws, where a shape goes. */
import type { PendingAsk } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { useState } from 'react';
import { cardNamed, SUITS, suitName } from '../../index';
import { words } from '../say';
import { CardFace, SuitMark } from './cards';

export interface AskedProps {
  readonly ask: PendingAsk;
}

/** Which of several cards counts. */
export function Keep({ ask }: AskedProps) {
  const moment = useMoment();
  return (
    <div className="pr-keep">
      <p>{words(moment, 'keep')}</p>
      {ask.options.map((key) => (
        <button key={key} type="button" aria-label={moment.describe(key)} onClick={() => moment.onAnswer(key)}>
          <CardFace card={cardNamed(key)} />
        </button>
      ))}
    </div>
  );
}

/** So many cards of each suit: "1-0-2-1". */
const cardsIn = (key: string): number => key.split('-').reduce((sum, count) => sum + Number(count), 0);

/** Suit by suit; with the last card the answer is given. */
export function Split({ ask }: AskedProps) {
  const moment = useMoment();
  const [chosen, choose] = useState<readonly number[]>([]);
  const drawn = cardsIn(ask.options[0]);
  const counts = (suits: readonly number[]) => SUITS.map((suit) => suits.filter((other) => other === suit).length);
  function add(suit: number) {
    const next = [...chosen, suit];
    const key = counts(next).join('-');
    if (next.length === drawn && ask.options.includes(key)) moment.onAnswer(key);
    else choose(next.slice(0, drawn - 1));
  }
  return (
    <div className="pr-keep">
      <p>{words(moment, 'split')}</p>
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          className="pr-split"
          aria-label={words(moment, 'split.add', { suit: moment.say(suitName(suit)) })}
          onClick={() => add(suit)}
        >
          <SuitMark suit={suit} />
          <b>{counts(chosen)[suit]}</b>
        </button>
      ))}
      {chosen.length > 0 && (
        <button type="button" className="button" onClick={() => choose([])}>
          {words(moment, 'split.clear')}
        </button>
      )}
    </div>
  );
}

/** The shape that is to be laid on somebody: the sheets and enemies it fits are lit. */
export function Shape({ ask }: AskedProps) {
  const moment = useMoment();
  return (
    <div className="pr-keep">
      <CardFace card={cardNamed(ask.about.card as string)} />
      <p>{words(moment, 'place')}</p>
      {ask.options.includes('return') && (
        <button type="button" className="button" onClick={() => moment.onAnswer('return')}>
          {moment.describe('return')}
        </button>
      )}
    </div>
  );
}
