/**
 * Which dice are in the hand, and what they would do at each place. The rules say what fits (previewPicks); here it
 * becomes the answers to send, in their order.
 */

import type { AskOf, Why } from '@tabard/kernel';
import { type Moment, useKept, useMoment } from '@tabard/page/room/moment';
import { play } from '@tabard/page/sound/sound';
import { isSame } from '@tabard/page/store/same';
import { Store, useStore } from '@tabard/page/store/store';
import darkMinions, {
  type DarkMinionsAsks,
  type DiceUse,
  dieValue,
  isForDice,
  isForTown,
  previewAttack,
  previewPicks,
  readyDice,
} from '../../index';
import { asked } from '../asked';
import { viewOf } from '../view';

// ---- the dice picked up

type Dice = readonly number[] | null;

/** What the person does with the dice of this table before anything is said. */
export class Picks {
  /** Null: the person has picked up none, and the next die lies in the hand by itself. */
  readonly picked = new Store<Dice>(null);
  /** The dice that the place under the pointer would take; null: it points at none. */
  readonly pointed = new Store<Dice>(null);

  readonly pickUp = (dice: Dice): void => put(this.picked, dice && [...dice].sort((x, y) => x - y));
  readonly pointAt = (dice: Dice): void => put(this.pointed, dice);

  /**
   * A die that lay in the hand by itself makes way for the one that is wanted, but a plus is added to it (DM-3.5); dice that
   * were picked up stay together.
   */
  toggle(die: number, { dice, byItself }: Hand, isPlus: boolean): void {
    if (dice.includes(die)) this.pickUp(dice.filter((other) => other !== die));
    else this.pickUp(byItself && !isPlus ? [die] : [...dice, die]);
  }
}

/** The same dice again are no news. */
function put(store: Store<Dice>, dice: Dice): void {
  if (!isSame(dice, store.get())) store.set(dice);
}

const newPicks = () => new Picks();
export const usePicks = (): Picks => useKept(newPicks);

/** The dice in the hand. */
export interface Hand {
  readonly dice: readonly number[];
  /** Nobody picked them up: they lie there so that a place can be pressed at once. */
  readonly byItself: boolean;
}

export function useHandOfDice(): Hand {
  const moment = useMoment();
  const chosen = useStore(usePicks().picked);
  return handOf(moment, chosen);
}

/** The dice that would go if a place were pressed now: those of the place pointed at, or those in the hand. */
export function useDiceToGo({ dice, byItself }: Hand): readonly number[] {
  const wanted = useStore(usePicks().pointed);
  return byItself && wanted !== null ? wanted : dice;
}

/** What was picked up and is still free; a single free die is always in the hand, and of several the highest is next. */
export function handOf(moment: Moment, chosen: readonly number[] | null): Hand {
  const free = freeOf(moment);
  if (free.length === 1) return { dice: free, byItself: false };
  if (chosen !== null) return { dice: chosen.filter((die) => free.includes(die)), byItself: false };
  if (asked.ask(moment)?.question !== 'commit.use' || free.length === 0) return { dice: [], byItself: true };
  const values = free.map((die) => dieValue(viewOf(moment.seen), die));
  return { dice: [free[values.indexOf(Math.max(...values))]], byItself: true };
}

/** Dice the viewer may pick up now. */
export function freeOf(moment: Moment): readonly number[] {
  const ask = asked.ask(moment);
  const { b } = viewOf(moment.seen);
  if (!ask || b.turn !== moment.seat) return [];
  if (ask.question !== 'commit.use' && !isForDice(ask)) return [];
  return b.dice.flatMap((_, die) => (b.use[die] === 'free' ? [die] : []));
}

// ---- what they would do

export interface Aim {
  /** May be done as things stand: it glows. */
  readonly open: boolean;
  /** What to answer. */
  readonly keys: readonly string[];
  /** It is a Skull face that goes there, and no number. */
  readonly bySkull: boolean;
  /** The dice that would go there. */
  readonly dice: readonly number[];
  /** What the dice in the hand make there; null when none are in the hand. */
  readonly value: number | null;
  /** Why not. */
  readonly why: { readonly text: string; readonly clause: string } | null;
}

const CLOSED: Aim = { open: false, keys: [], bySkull: false, dice: [], value: null, why: null };

type Ask = AskOf<DarkMinionsAsks>;

/** The question for dice that follows a commitment, and what it is about. */
function asksDiceFor(use: DiceUse, ask: Ask): boolean {
  if (use === 'respawn') return ask.question === 'respawn.dice';
  if ('attack' in use) return ask.question === 'attack.dice' && ask.about.town === use.attack;
  if ('buy' in use) return ask.question === 'buy.dice' && ask.about.overlord === use.buy;
  return ask.question === 'capture.dice' && ask.about.town === use.capture && ask.about.colour === use.colour;
}

/**
 * What the dice in the hand would do there. Where nobody has picked any up each place has its own dice ready, and a die
 * that does not fit keeps no place shut.
 */
export function aimAt(moment: Moment, use: DiceUse, { dice, byItself }: Hand): Aim {
  const ready = byItself && dice.length > 0 ? readyDice(viewOf(moment.seen), use) : null;
  const aim = aimDice(moment, use, ready ?? dice);
  return aim.open || !byItself ? aim : aimDice(moment, use, []);
}

function aimDice(moment: Moment, use: DiceUse, dice: readonly number[]): Aim {
  const ask = asked.ask(moment);
  const seen = viewOf(moment.seen);
  if (!ask || seen.b.turn !== moment.seat) return CLOSED;
  const pickIn = (picks: ReturnType<typeof previewPicks>) => picks.find((one) => one.dice.join() === dice.join());
  if (asksDiceFor(use, ask)) {
    const pick = pickIn(previewPicks(seen, use));
    if (!pick) return { ...CLOSED, open: true };
    return {
      ...CLOSED,
      open: pick.why === null,
      keys: [pick.key],
      dice,
      value: pick.value,
      why: told(moment, pick.why),
    };
  }
  if (ask.question !== 'commit.use') return CLOSED;
  const key = asked.key(moment, 'commit.use', use);
  const isOffered = ask.keys.includes(key);
  if (isOffered && dice.length === 0) return { ...CLOSED, open: true, keys: [key] };
  const skull = use === 'respawn' ? skullKey(moment, ask, dice) : null;
  if (skull) return { ...CLOSED, open: true, keys: [skull], bySkull: true, dice, value: 0 };
  if (!isOffered) return { ...CLOSED, why: moment.why(key) };
  const picks = previewPicks(seen, use);
  const pick = pickIn(picks);
  if (!pick) return CLOSED;
  if (pick.why) return { ...CLOSED, value: pick.value, why: told(moment, pick.why) };
  const choices = picks.filter((one) => one.why === null).length;
  // The only choice is taken unasked: its key would then answer the next question.
  return { ...CLOSED, open: true, keys: choices === 1 ? [key] : [key, pick.key], dice, value: pick.value };
}

/** A skull face brought to the Graveyard. */
function skullKey(moment: Moment, ask: Ask, dice: readonly number[]): string | null {
  if (dice.length !== 1) return null;
  const key = asked.key(moment, 'commit.use', { skull: dice[0], take: 'respawn' });
  return ask.keys.includes(key) ? key : null;
}

const told = (moment: Moment, why: Why | null): Aim['why'] =>
  why && {
    text: moment.say(darkMinions.speech.refusal(why, moment.seen.content)),
    clause: why.clause,
  };

/** A Town as a place for dice: how many would march there at most. */
export interface TownAim extends Aim {
  /** 0: no dice are aimed at it. */
  readonly most: number;
}

/** A Town as the answer to what is asked now: an attack, how many march, or the Town an Overlord wants named. */
export function aimAtTown(moment: Moment, slot: number, hand: Hand): TownAim {
  const { b } = viewOf(moment.seen);
  const town = b.town[slot];
  const ask = asked.ask(moment);
  if (ask && isForTown(ask)) {
    const at = ask.options.indexOf(town);
    if (at >= 0) return { ...CLOSED, open: true, keys: [ask.keys[at]], most: 0 };
  }
  if (ask?.question === 'attack.count') {
    const most = ask.about.slot === slot ? Math.max(...ask.options) : 0;
    return { ...CLOSED, open: most > 0, value: most, most };
  }
  const aim = aimAt(moment, { attack: town }, hand);
  return { ...aim, most: aim.open && aim.value ? Math.min(aim.value, b.supply[b.turn]) : 0 };
}

/** All that it takes to send so many there; where only one could go nobody is asked how many. */
export const marching = (moment: Moment, { keys, most }: TownAim, count: number): readonly string[] =>
  most > 1 ? [...keys, asked.key(moment, 'attack.count', count)] : keys;

export function useSend(): (keys: readonly string[]) => void {
  const moment = useMoment();
  const picks = usePicks();
  return (keys) => {
    if (keys.length === 0) return;
    play('wood');
    picks.pickUp(null);
    picks.pointAt(null); // The next dice are others.
    moment.onAnswer(...keys);
  };
}

/** "31 of 29: it falls, and you win it", for so many minions more. */
export function outcomeOf(moment: Moment, slot: number, count: number) {
  const { total, need, falls, place } = previewAttack(viewOf(moment.seen), moment.seat as number, slot, count);
  return { total, need, falls, outcome: falls ? place : 'stands' };
}
