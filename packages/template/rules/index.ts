/** Sleeping Dragon as the kernel sees it. The rules stand in the files beside this one, a chapter of the law each. */
import { frozen, type Game } from '@tabard/kernel';
import { builtIn, type Content } from '../content';
import { hash } from '../content/read';
import { events, type G, type SleepingDragon, type SleepingDragonEvents, secrecy } from './board';
import { keys } from './keys';
import { step } from './turn';

function setup(g: G): SleepingDragon {
  const turn = g.pick('first', g.seats);
  g.tell('turn.begins', { seat: turn, turn: 1 });
  return { turn, turnNumber: 1, held: 0, reaches: 0, dice: [], gold: new Array<number>(g.seats).fill(0) };
}

function invariants({ b }: G): string | null {
  if (b.held < 0 || b.gold.some((gold) => gold < 0)) return 'somebody has less than nothing';
  return b.reaches === 0 && b.held > 0 ? 'somebody holds gold and never reached in' : null;
}

export const sleepingDragonWith = (
  content: Content,
  packs: { readonly [name: string]: string },
): Game<SleepingDragon, SleepingDragonEvents, Content> =>
  frozen({
    id: 'sleeping-dragon',
    version: '1',
    seats: { min: 2, max: 4, best: 3 },
    options: [],
    content,
    packs,
    dice: { d6: [1, 2, 3, 4, 5, 6] },
    wishes: {},
    secrecy,
    openAtEnd: true,
    events,
    setup,
    step,
    keys,
    imagine: () => {}, // Nothing is hidden. With a hidden hand: docs/adding-a-game.md, "What a seat may not know".
    invariants,
    limits: { answers: 5000 },
  });

export const sleepingDragon = sleepingDragonWith(builtIn, { 'sleeping-dragon': hash });
