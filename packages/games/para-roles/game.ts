/**
 * The game's door: Para Roles as the kernel sees it. The rules stand in rules/, a chapter of the ledger each, and know no
 * campaign; those of campaigns/ register here.
 */
import { frozen, type Game } from '@tabard/kernel';
import { builtIn, type Content } from './content';
import { hash } from './content/read';
import { type ParaRoles, secrecy } from './rules/board';
import './rules/effects';
import { campaigns } from './campaigns';
import { register } from './rules/campaign';
import { events, type ParaRolesEvents } from './rules/events';
import { imagine } from './rules/imagine';
import { invariants } from './rules/invariants';
import { keys } from './rules/keys';
import { setup } from './rules/setup';
import { conflict, options } from './rules/setup/options';
import { brings } from './rules/setup/party';
import { step } from './rules/step';
import { undecided } from './rules/undecided';

register(campaigns);

export function paraRolesWith(
  content: Content,
  packs: { readonly [name: string]: string },
): Game<ParaRoles, ParaRolesEvents, Content> {
  return frozen({
    id: 'para-roles',
    version: '3', // 3: no heart is laid on the Ancient One (PR-P27), and its helpers follow the open portals (PR-P18)
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
    keys,
    setup,
    step,
    brings,
    undecided,
    imagine,
    invariants,
    limits: { answers: 200_000 },
  });
}

export const paraRoles = paraRolesWith(builtIn, { 'para-roles': hash });
