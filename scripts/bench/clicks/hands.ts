/**
 * How often a person presses to say what the strategy says, on the page as it is: a gesture (a throw, a drag) is a press,
 * an answer that the page gives by itself is none. What unfolds a list is not counted; nothing must be unfolded to play.
 */
import type { GameModule } from '@tabard/content';
import { dieValue, previewPicks } from '@tabard/dark-minions';
import type { Step } from './strategy';

/** Presses for the answers of one game in their order. */
export type Hand = (steps: readonly Step[]) => number;

/** What one answer takes; `next` is the one after it. */
type Presses = (step: Step, next: Step | undefined) => number;

/** What goes without saying is not pressed; who wants something else there says "wait" first. */
const handWith =
  ({ manners }: GameModule, presses: Presses): Hand =>
  (steps) => {
    let total = 0;
    for (const [i, step] of steps.entries()) {
      const { ask, seen, extras, key } = step;
      const routine = ask && ask.kind === 'one' && !ask.input ? manners.routine({ seen, ask, extras }) : null;
      if (routine?.key !== key) total += (routine ? 1 : 0) + presses(step, steps[i + 1]);
    }
    return total;
  };

export const plainHand = (module: GameModule): Hand => handWith(module, () => 1);

// ---- Dark Minions: dice lie in the hand and are carried to a place; a Town is sent the most, or stepped down to fewer

type DarkMinions = Parameters<typeof dieValue>[0];
const darkMinions = ({ seen }: Step): DarkMinions => seen as DarkMinions;

export const darkMinionsHand = (module: GameModule): Hand =>
  handWith(module, (step, next) => {
    const question = step.ask?.question ?? '';
    if (question === 'attack.count') return Number(step.ask?.options[0]) - Number(step.key);
    if (question.endsWith('.dice')) return question === 'reroll.dice' ? 1 : 0; // with the place they go to
    if (question !== 'commit.use') return 1;
    return 1 + toPickUp(step, next?.ask?.question.endsWith('.dice') ? next.key : onlyPick(step));
  });

const dice = (key: string): number[] => key.split('+').map(Number);

/** The only dice that fit are taken unasked. */
function onlyPick(step: Step): string | null {
  if (!/^(attack|capture|respawn|buy)/.test(step.key)) return null;
  const fitting = previewPicks(darkMinions(step), step.key).filter(({ why }) => why === null);
  return fitting.length === 1 ? fitting[0].key : null;
}

/** A single free die is always in the hand, of several the highest: any other hand is picked up die by die. */
function toPickUp(step: Step, key: string | null): number {
  if (key === null || step.key.startsWith('reroll')) return 0;
  if (step.key.startsWith('capture') && key === leastFor(step)) return 0;
  const { b } = darkMinions(step);
  const free = b.use.flatMap((use, die) => (use === 'free' ? [die] : []));
  if (free.length === 1) return 0;
  const values = free.map((die) => dieValue(darkMinions(step), die));
  const wanted = dice(key);
  return wanted.length === 1 && wanted[0] === free[values.indexOf(Math.max(...values))] ? 0 : wanted.length;
}

/** What a Tower takes where nobody has picked dice up. */
const leastFor = (step: Step): string | undefined =>
  previewPicks(darkMinions(step), step.key)
    .filter(({ why }) => why === null)
    .sort((x, y) => x.dice.length - y.dice.length || x.value - y.value)[0]?.key;

// ---- Roll Player: a die, then its row; mercenaries by a stepper; a Hunt and tied dice are one panel each

export const rollPlayerHand = (module: GameModule): Hand =>
  handWith(module, (step, next) => {
    const question = step.ask?.question;
    if (question === 'hunt.minion' && step.key === 'fight' && next?.ask?.question === 'hunt.mercenary') return 0;
    if (question === 'ties.arrange') {
      const isLast = next?.ask?.question !== question || next.ask.about.value !== step.ask?.about.value;
      return (step.ask?.options.indexOf(step.key) ?? 0) + (isLast ? 1 : 0); // moved down so often, laid so once
    }
    return 1 + beforehand(step);
  });

function beforehand({ ask, key }: Step): number {
  if (ask?.question === 'monster.mercenaries') {
    const [xp, gold] = key.split(':').map(Number);
    return xp + gold;
  }
  if (!/^(place\.die|starting\.place|stored\.place)$/.test(ask?.question ?? '')) return 0;
  const [, first] = (ask?.options[0] ?? '').split(':');
  return key.startsWith('place:') && key.split(':')[1] !== first ? 1 : 0;
}
