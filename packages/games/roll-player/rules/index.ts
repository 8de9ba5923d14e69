/** Roll Player as the kernel sees it. The rules stand in the files beside this one, a chapter of the ledger each. */
import { frozen, type Game, hashOf } from '@tabard/kernel';
import { builtIn, builtInData, type Content } from '../content';
import { anyTime } from './any-time';
import { type RollPlayer, secrecy } from './board';
import { FACES } from './dice';
import { events, type RollPlayerEvents } from './events';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { conflict, options, setup } from './setup';
import { step } from './step';
import { undecided } from './undecided';

export function rollPlayerWith(
  content: Content,
  packs: { readonly [name: string]: string },
): Game<RollPlayer, RollPlayerEvents, Content> {
  return frozen({
    id: 'roll-player',
    version: '2',
    seats: { min: 1, max: 5, best: 3 }, // RP-1.3
    options,
    conflict,
    content,
    packs,
    dice: FACES,
    wishes: { windows: ['ask', 'pass'] }, // RP-R50
    secrecy,
    lookAwayAt: ['familiar.choose', 'monster.mercenaries', 'monster.reroll'], // section 7; Adventure cards lie face down until they are peeked at
    openAtEnd: true,
    events,
    setup,
    step,
    anyTime,
    undecided,
    imagine,
    invariants,
    limits: { answers: 20_000 },
  });
}

export const rollPlayer = rollPlayerWith(builtIn, { 'roll-player': hashOf(builtInData) });
