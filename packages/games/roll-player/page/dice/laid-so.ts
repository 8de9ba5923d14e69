/** Equal dice that fall on different cards: all of them are arranged at once (RP-6.4). Pure. */
import type { PendingAsk } from '@tabard/kernel';
import type { Intention } from '@tabard/page/room/automatic';
import { DICE, type Die } from '../../index';

const isAlike = (one: Die, two: Die): boolean =>
  DICE[one].kind === DICE[two].kind && DICE[one].colours.join() === DICE[two].colours.join();

const dieOf = (key: string): Die => Number(key.split(':')[1]);

/** Of dice that are alike in all only one is offered. */
const keyFor = ({ options }: PendingAsk, die: Die): string | null =>
  options.find((key) => isAlike(dieOf(key), die)) ?? null;

/** The answers that lay the dice in this order, the lowest first: one now, the others as far as they are asked for. */
export function laidSo(
  ask: PendingAsk,
  order: readonly Die[],
): { readonly key: string; readonly ahead: Intention[] } | null {
  const key = keyFor(ask, order[0]);
  if (key === null) return null;
  const ahead = order.slice(1).map(
    (die): Intention => ({
      question: ask.question,
      pick: (next) => (next.about.value === ask.about.value ? keyFor(next, die) : null),
    }),
  );
  return { key, ahead };
}

/** The die changes places with the one before it. */
export function moveDown(order: readonly Die[], at: number): Die[] {
  const moved = [...order];
  [moved[at - 1], moved[at]] = [moved[at], moved[at - 1]];
  return moved;
}
