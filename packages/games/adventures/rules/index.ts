/** Roll Player Adventures as the kernel sees it. The rules stand in the folders beside this file, a chapter each. */
import { frozen, type Game, type Plain, type TableOptions, type Why, why } from '@tabard/kernel';
import type { Content } from '../content';
import { type Adventures, secrecy } from './board';
import { brings, unwelcome } from './campaign/brings';
import { DICE } from './dice';
import { type AdventuresEvents, events } from './events';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { keys } from './keys';
import { start } from './start';
import { step } from './step';
import { undecided } from './undecided';

/** RA-35.1: a tutorial is no campaign. RA-31.3: a sidequest needs one, which is brought; `brings` tells the rest. */
const conflict = ({ book, mode }: TableOptions, _seats: number, brought?: Plain): Why | null => {
  if (book === 'tutorial' && mode === 'legendary') return why('RA-35.1');
  const isAlone = brought !== undefined && !(brought as { campaign?: Plain } | null)?.campaign;
  return book === 'sidequest' && isAlone ? why('RA-31.3') : null;
};

export function adventuresWith(
  content: Content,
  packs: { readonly [name: string]: string },
): Game<Adventures, AdventuresEvents, Content> {
  return frozen({
    id: 'adventures',
    version: '2',
    seats: { min: 1, max: 4, best: 2 }, // RA-1.1
    options: [
      { id: 'book', values: ['next', 'tutorial', 'sidequest'], clause: 'RA-31.1' },
      { id: 'mode', values: ['normal', 'legendary'], clause: 'RA-35.1' },
    ],
    conflict,
    content,
    keys,
    packs,
    dice: DICE,
    wishes: {},
    secrecy,
    openAtEnd: true,
    events,
    setup: start,
    step,
    brings: brings(content),
    unwelcome: unwelcome(content),
    undecided,
    imagine,
    invariants,
    limits: { answers: 60_000 },
  });
}
