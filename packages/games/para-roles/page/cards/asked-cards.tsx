/** Questions about cards, answered where the cards lie: which one counts, how Polymorph draws, where a shape goes. */
import type { AskNamed } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { memo, useState } from 'react';
import { cardNamed, type ParaRolesAsks, type ParaRolesQuestion, SUITS, suitName } from '../../index';
import { asked } from '../asked';
import { words } from '../say';
import { sum } from '../view';
import { CardFace, SuitMark } from './cards';

interface AskedProps<Name extends ParaRolesQuestion> {
  readonly ask: AskNamed<ParaRolesAsks, Name>;
}

/** Which of several cards counts. */
export const Keep = memo(function Keep({ ask }: AskedProps<'draw.keep'>) {
  const moment = useMoment();
  return (
    <div className="pr-keep">
      <p>{words(moment, 'keep')}</p>
      {ask.keys.map((key, i) => (
        <button key={key} type="button" aria-label={moment.describe(key)} onClick={() => moment.onAnswer(key)}>
          <CardFace card={ask.options[i]} />
        </button>
      ))}
    </div>
  );
});

/** Suit by suit; with the last card the answer is given. */
export const Split = memo(function Split({ ask }: AskedProps<'polymorph.split'>) {
  const moment = useMoment();
  const [chosen, choose] = useState<readonly number[]>([]);
  const drawn = sum(ask.options[0]);
  const counts = (suits: readonly number[]) => SUITS.map((suit) => suits.filter((other) => other === suit).length);
  function add(suit: number) {
    const next = [...chosen, suit];
    const key = asked.key(moment, ask.question, counts(next));
    if (next.length === drawn && ask.keys.includes(key)) moment.onAnswer(key);
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
});

/** The shape that is to be laid on somebody: the sheets and enemies it fits are lit. */
export const Shape = memo(function Shape({ ask }: AskedProps<'polymorph.place'>) {
  const moment = useMoment();
  return (
    <div className="pr-keep">
      <CardFace card={cardNamed(ask.about.card)} />
      <p>{words(moment, 'place')}</p>
      {ask.options.includes('return') && (
        <button type="button" className="button" onClick={() => moment.onAnswer('return')}>
          {moment.describe('return')}
        </button>
      )}
    </div>
  );
});
