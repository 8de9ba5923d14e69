/** RA-26.5 to RA-26.9: the death track, and the entry that is read for each mark. */
import { LIST } from '../../content/labels';
import type { G, NextStep } from '../board';
import { eraseRests } from '../party/rest-track';
import { isPartyExhausted } from '../party/stamina';
import { turnTo } from './go';

export const DEATH_BOXES = 6; // RA-R8

/** RA-R83: where the engine struck, and the story goes on: an encounter that closes, an arrival, THE END. */
export const CLOSING = '@closing';
export const ARRIVING = '@arrive';
export const ENDING = '@end';
const STRUCK: { readonly [resume: string]: NextStep } = {
  [LIST]: 'list',
  [CLOSING]: 'closing',
  [ARRIVING]: 'arrive',
  [ENDING]: 'home',
};

/**
 * RA-26.6, RA-R84, RA-R88: the next box is marked and its entry read, once for each instruction. RA-R85: from box 6 on,
 * Death-6 each time.
 */
export function markDeath(g: G, resume: string): void {
  const { b } = g;
  if (b.deathMarks < DEATH_BOXES) b.deathMarks += 1;
  g.tell('death.marked', { box: b.deathMarks });
  b.story.caller = resume;
  b.story.callerList = b.story.list;
  b.story.died = 1;
  turnTo(g, `Death-${b.deathMarks}`);
}

/** `resume: caller`. RA-26.7: after that all marks on the rest track are erased. */
export function endDeath(g: G): void {
  const { b } = g;
  const resume = b.story.caller!;
  b.story.list = b.story.callerList; // a choice in the Death entry is none of the story's lists
  b.story.caller = null;
  b.story.callerList = null;
  eraseRests(g);
  if (Object.hasOwn(STRUCK, resume)) b.stage = STRUCK[resume];
  else turnTo(g, resume);
}

/** RA-R83: the story never told of the death, and the party may not act while wiped out. True: it is told now. */
export function dieIfDue(g: G, resume: string): boolean {
  const { b } = g;
  if (!isPartyExhausted(b) || b.story.died === 1) return false;
  markDeath(g, resume);
  return true;
}
