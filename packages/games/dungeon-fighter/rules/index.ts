/** Dungeon Fighter as the kernel sees it. The rules stand in the files beside this one, a chapter of the ledger each. */
import { frozen, type Game } from '@tabard/kernel';
import { builtIn, type Content } from '../content';
import { hash } from '../content/read';
import { ENGINE } from '../physics';
import { anyTime } from './any-time';
import { type DungeonFighter, secrecy } from './board';
import { type DungeonFighterEvents, events } from './events';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { keys } from './keys';
import { conflict, options, setup } from './setup';
import { step } from './step';
import { undecided } from './undecided';
import { world } from './world';

export function dungeonFighterWith(
  content: Content,
  packs: { readonly [name: string]: string },
): Game<DungeonFighter, DungeonFighterEvents, Content> {
  return frozen({
    id: 'dungeon-fighter',
    version: '1',
    seats: { min: 2, max: Math.min(6, content.heroes.length), best: 4 }, // DF-1.4, DF-33.1
    options,
    keys,
    conflict,
    content,
    packs,
    dice: {},
    wishes: { windows: ['important', 'all'] }, // DF-R31
    secrecy,
    lookAwayAt: ['dungeon.card'], // DF-4.1, DF-R40
    openAtEnd: true,
    events,
    setup,
    step,
    anyTime,
    world,
    undecided,
    imagine,
    invariants,
    limits: { answers: 20_000 },
  });
}

/** The engine's version is in every record: another one could let the dice fall otherwise (DF-R100.6). */
export const dungeonFighter = dungeonFighterWith(builtIn, { 'dungeon-fighter': hash, physics: ENGINE });
