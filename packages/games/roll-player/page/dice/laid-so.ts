/** Equal dice that fall on different cards: all of them are arranged at once (RP-6.4). Pure. */
import type { Intention } from '@tabard/page/room/automatic';
import { type Content, DICE, type Die, questions } from '../../index';
import type { AskFor } from '../asked';

const isAlike = (one: Die, two: Die): boolean =>
  DICE[one].kind === DICE[two].kind && DICE[one].colours.join() === DICE[two].colours.join();

/** Of dice that are alike in all only one is offered. */
function keyFor(ask: AskFor<'ties.arrange'>, die: Die): string | null {
  const at = ask.options.findIndex((one) => isAlike(one, die));
  return at < 0 ? null : ask.keys[at];
}

/** The answers that lay the dice in this order, the lowest first: one now, the others as far as they are asked for. */
export function laidSo(
  content: Content,
  ask: AskFor<'ties.arrange'>,
  order: readonly Die[],
): { readonly key: string; readonly ahead: Intention[] } | null {
  const key = keyFor(ask, order[0]);
  if (key === null) return null;
  const ahead = order.slice(1).map(
    (die): Intention => ({
      question: ask.question,
      pick(pending) {
        const next = questions.of(pending, content);
        return next.question === ask.question && next.about.value === ask.about.value ? keyFor(next, die) : null;
      },
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
