/** Dice are shown as dice on the buttons that speak of them: those about to be rolled, and those that lie there. */

import type { EventNamed, GameEvent, PendingAsk, Seen } from '@tabard/kernel';
import { DieFlat } from '@tabard/page/design/dice/die-flat';
import type { ReactNode } from 'react';
import { type DarkMinionsEvent, diceToRoll, faceOf, isForDice, questions } from '../../index';
import { viewOf } from '../view';
import { UnrolledDie } from './unrolled-die';

/** Dice that fell, were given away or were lost, beside the line that tells it. */
export function logPicture(given: Seen, event: GameEvent): ReactNode {
  const { dice, faces } = event as Partial<EventNamed<DarkMinionsEvent, 'dice.rolled'>>;
  const { content: c } = viewOf(given);
  return dice?.map((kind, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have an order
    <DieFlat key={i} die={{ kind, face: c.dice[kind][faces?.[i] ?? 0] }} size="1.35em" />
  ));
}

export function picture(given: Seen, asked: PendingAsk, key: string): ReactNode {
  const seen = viewOf(given);
  const { b, content: c } = seen;
  const ask = questions.of(asked, c);
  if (ask.question === 'roll.white') {
    const rolled = diceToRoll(seen, ask.seat, questions.option('roll.white', key, c));
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have an order
    return rolled.map((kind, i) => <UnrolledDie key={i} kind={kind} size="1.6rem" />);
  }
  if (!isForDice(ask)) return null;
  const { dice } = questions.option(ask.question, key, c);
  return dice.map((die) => <DieFlat key={die} die={{ kind: b.dice[die], face: faceOf(b, c, die) }} size="1.6rem" />);
}
