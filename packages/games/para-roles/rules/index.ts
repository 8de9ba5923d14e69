/** Para Roles as the kernel sees it. The rules stand in the files beside this one, a chapter of the ledger each. */
import { frozen, type Game, hashOf } from '@tabard/kernel';
import { builtIn, builtInData, type Content } from '../content';
import { type ParaRoles, secrecy } from './board';
import './effects';
import { events, type ParaRolesEvents } from './events';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { brings } from './party';
import { setup } from './setup';
import { conflict, options } from './setup/options';
import { step } from './step';
import { undecided } from './undecided';

export function paraRolesWith(
  content: Content,
  packs: { readonly [name: string]: string },
): Game<ParaRoles, ParaRolesEvents, Content> {
  return frozen({
    id: 'para-roles',
    version: '2', // 2: each activation of an EPIC runs for itself (PR-R106), and a drawer picks its victim (PR-1.9)
    seats: { min: 4, max: 4, best: 4 }, // PR-3.1, PR-R76
    options,
    conflict,
    content,
    packs,
    dice: { enemy: [1, 2, 3, 4, 5, 6] },
    wishes: {},
    secrecy,
    openAtEnd: true,
    events,
    setup,
    step,
    brings,
    undecided,
    imagine,
    invariants,
    limits: { answers: 200_000 },
  });
}

export const paraRoles = paraRolesWith(builtIn, { 'para-roles': hashOf(builtInData) });
