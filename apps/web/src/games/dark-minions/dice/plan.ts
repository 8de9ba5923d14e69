/**
 * Which dice are in the hand, and what they would do at each place. The rules say what fits (previewPicks); here it
 * becomes the answers to send, in their order.
 */
import darkMinions, { previewAttack, previewPicks } from '@tabard/dark-minions';
import type { Why } from '@tabard/kernel';
import { useSyncExternalStore } from 'react';
import { askOf } from '../../../room/asked';
import { type Moment, useMoment } from '../../../room/moment';
import { play } from '../../../sound/sound';
import { viewOf } from '../view';

// ---- the dice picked up

let picked: readonly number[] = [];
const listeners = new Set<() => void>();

export function pickUp(dice: readonly number[]): void {
  if (dice.join() === picked.join()) return;
  picked = [...dice].sort((x, y) => x - y);
  for (const listener of listeners) listener();
}

export const toggle = (die: number): void =>
  pickUp(picked.includes(die) ? picked.filter((other) => other !== die) : [...picked, die]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The dice picked up that are still free; a single free die is always in the hand. */
export function usePicked(): readonly number[] {
  const moment = useMoment();
  const all = useSyncExternalStore(subscribe, () => picked);
  const free = freeOf(moment);
  return free.length === 1 ? free : all.filter((die) => free.includes(die));
}

/** Dice the viewer may pick up now. */
export function freeOf(moment: Moment): readonly number[] {
  const ask = askOf(moment);
  const { b } = viewOf(moment.seen);
  if (!ask || b.turn !== moment.seat) return [];
  if (ask.question !== 'commit.use' && !ask.question.endsWith('.dice')) return [];
  return b.dice.flatMap((_, die) => (b.use[die] === 'free' ? [die] : []));
}

// ---- what they would do

export interface Aim {
  /** May be done as things stand: it glows. */
  readonly open: boolean;
  /** What to answer. */
  readonly keys: readonly string[];
  /** What the dice in the hand make there; null when none are in the hand. */
  readonly value: number | null;
  /** Why not. */
  readonly why: { readonly text: string; readonly clause: string } | null;
}

const CLOSED: Aim = { open: false, keys: [], value: null, why: null };

/** The question for dice that follows a commitment, and what it is about. */
const isDiceFor = (commitment: string, moment: Moment): boolean => {
  const ask = askOf(moment);
  const [does, what, colour] = commitment.split(':');
  if (ask?.question !== `${does}.dice`) return false;
  const { b, content: c } = viewOf(moment.seen);
  if (does === 'attack') return c.towns[b.town[ask.about.slot as number]].id === what;
  if (does === 'capture')
    return (
      c.towns[b.town[ask.about.slot as number]].id === what &&
      ['white', 'gray', 'black'][ask.about.colour as number] === colour
    );
  return does === 'respawn' || c.overlords[ask.about.overlord as number]?.id === what;
};

/** What the dice in the hand would do there. */
export function aimAt(moment: Moment, commitment: string, dice: readonly number[]): Aim {
  const ask = askOf(moment);
  const seen = viewOf(moment.seen);
  if (!ask || seen.b.turn !== moment.seat) return CLOSED;
  const key = dice.join('+');
  if (isDiceFor(commitment, moment)) {
    const pick = previewPicks(seen, commitment).find((one) => one.key === key);
    if (!pick) return { ...CLOSED, open: true };
    return { open: pick.why === null, keys: [key], value: pick.value, why: told(moment, pick.why) };
  }
  if (ask.question !== 'commit.use') return CLOSED;
  if (!ask.options.includes(commitment)) {
    const skull = skullKey(moment, commitment, dice);
    if (skull) return { open: true, keys: [skull], value: 0, why: null };
    return { ...CLOSED, why: moment.why(commitment) };
  }
  if (dice.length === 0) return { open: true, keys: [commitment], value: null, why: null };
  const skull = skullKey(moment, commitment, dice);
  if (skull) return { open: true, keys: [skull], value: 0, why: null };
  const picks = previewPicks(seen, commitment);
  const pick = picks.find((one) => one.key === key);
  if (!pick) return CLOSED;
  if (pick.why) return { open: false, keys: [], value: pick.value, why: told(moment, pick.why) };
  const choices = picks.filter((one) => one.why === null).length;
  // The only choice is taken unasked: its key would then answer the next question.
  return { open: true, keys: choices === 1 ? [commitment] : [commitment, key], value: pick.value, why: null };
}

/** A skull face brought to the Graveyard. */
function skullKey(moment: Moment, commitment: string, dice: readonly number[]): string | null {
  const key = `skull:${dice[0]}:respawn`;
  return commitment === 'respawn' && dice.length === 1 && askOf(moment)?.options.includes(key) ? key : null;
}

const told = (moment: Moment, why: Why | null): Aim['why'] =>
  why && {
    text: moment.say(darkMinions.speech.refusal(why, moment.seen.content)),
    clause: why.clause,
  };

/** A Town as the answer to what is asked now: an attack, or the Town an Overlord wants named. */
export function aimAtTown(moment: Moment, slot: number, dice: readonly number[]): Aim {
  const { b, content: c } = viewOf(moment.seen);
  const { id } = c.towns[b.town[slot]];
  if (askOf(moment)?.options.includes(id)) return { open: true, keys: [id], value: null, why: null };
  return aimAt(moment, `attack:${id}`, dice);
}

export function send(moment: Moment, { keys }: Aim): void {
  if (keys.length === 0) return;
  play('wood');
  pickUp([]);
  moment.onAnswer(...keys);
}

/** "31 of 29: it falls, and you win it", for so many minions more. */
export function outcomeOf(moment: Moment, slot: number, count: number) {
  const { total, need, falls, place } = previewAttack(viewOf(moment.seen), moment.seat as number, slot, count);
  return { total, need, falls, outcome: falls ? place : 'stands' };
}
