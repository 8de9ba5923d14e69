/**
 * How often a person presses to say what the strategy says, on the page as it is: a gesture (a throw, a drag) is a press,
 * an answer that the page gives by itself is none. What unfolds a list is not counted; nothing must be unfolded to play.
 */
import { type DarkMinions, previewPicks } from '@tabard/dark-minions';
import type { Step } from './strategy';

/** Presses for the answers of one game in their order. */
export type Hand = (steps: readonly Step[]) => number;

export const plainHand: Hand = (steps) => steps.length;

// ---- Dark Minions: dice are picked up and carried to a place

const boardOf = ({ seen }: Step): DarkMinions => seen.b as DarkMinions;

export const darkMinionsHand: Hand = (steps) => {
  let presses = 0;
  for (const [i, step] of steps.entries()) {
    const question = step.ask?.question ?? '';
    if (question.endsWith('.dice') && question !== 'reroll.dice') continue; // with the place they go to
    const next = steps[i + 1];
    const dice = next?.ask?.question.endsWith('.dice') ? next.key : onlyPick(step);
    presses += question === 'commit.use' && dice !== null ? 1 + toPickUp(step, dice) : 1;
  }
  return presses;
};

/** The only dice that fit are taken unasked. */
function onlyPick(step: Step): string | null {
  if (!/^(attack|capture|respawn|buy)/.test(step.key)) return null;
  const fitting = previewPicks(step.seen as never, step.key).filter(({ why }) => why === null);
  return fitting.length === 1 ? fitting[0].key : null;
}

/** A single free die is always in the hand. */
function toPickUp(step: Step, dice: string): number {
  const free = boardOf(step).use.filter((use) => use === 'free').length;
  return free === 1 ? 0 : dice.split('+').length;
}

// ---- Roll Player: a die, then its row; mercenaries by a stepper

export const rollPlayerHand: Hand = (steps) => steps.reduce((presses, step) => presses + 1 + beforehand(step), 0);

function beforehand({ ask, key }: Step): number {
  if (ask?.question === 'monster.mercenaries') {
    const [xp, gold] = key.split(':').map(Number);
    return xp + gold;
  }
  if (!/^(place\.die|starting\.place|stored\.place)$/.test(ask?.question ?? '')) return 0;
  const [, first] = (ask?.options[0] ?? '').split(':');
  return key.startsWith('place:') && key.split(':')[1] !== first ? 1 : 0;
}
