/** How an adventure went, counted from what was told. Pure. */

import { asEventOf, type Seat } from '@tabard/kernel';
import type { ToldEvent } from '@tabard/page/face';
import type { AdventuresEvent } from '../../index';

const eventsIn = (told: readonly ToldEvent[]) =>
  told.map(({ answers, event }) => ({ answers, event: asEventOf<AdventuresEvent>(event) }));

// ---- the way

export interface Step {
  readonly answers: number;
  readonly to: string;
  /** The path that was walked; null where the story put the party there. */
  readonly path: string | null;
}

/** Every place in the order the party came to it, the first included. */
export function wayOf(told: readonly ToldEvent[], start: string): Step[] {
  const steps: Step[] = [{ answers: 0, to: start, path: null }];
  for (const { answers, event } of eventsIn(told)) {
    if (event.type === 'adventure.begins') steps.push({ answers, to: start, path: null }); // RA-R86: begun again
    if (event.type === 'moves') steps.push({ answers, to: event.to, path: event.path });
    if (event.type === 'party.moved') steps.push({ answers, to: event.letter, path: null });
  }
  return steps.filter(({ to }, i) => i === 0 || steps[i - 1].to !== to);
}

// ---- what was tried

export interface Trial {
  readonly answers: number;
  readonly kind: 'check' | 'combat';
  readonly skill: number;
  readonly difficulty: number;
  readonly enemies: readonly number[];
  /** Null: it was not decided any more. */
  won: boolean | null;
  covered: number;
  slots: number;
}

export function trialsOf(told: readonly ToldEvent[]): Trial[] {
  const trials: Trial[] = [];
  const begun = { skill: 0, difficulty: 0, enemies: [], won: null, covered: 0, slots: 0 };
  for (const { answers, event } of eventsIn(told)) {
    const last = trials.at(-1);
    if (event.type === 'check.begins')
      trials.push({ ...begun, answers, kind: 'check', skill: event.skill, difficulty: event.difficulty });
    if (event.type === 'combat.begins') trials.push({ ...begun, answers, kind: 'combat', enemies: event.enemies });
    if (event.type === 'check.over' && last)
      Object.assign(last, { won: event.passed, covered: event.covered, slots: event.slots });
    if (event.type === 'combat.over' && last)
      Object.assign(last, { won: event.won, covered: event.covered, slots: event.slots });
  }
  return trials;
}

// ---- who did what

export interface Deeds {
  /** Cards played and class abilities used; dice that these changed, drew or threw again. */
  cards: number;
  abilities: number;
  dice: number;
  /** Stamina paid for dice. */
  stamina: number;
  fatigue: number;
  exhausted: number;
}

export const DEEDS = ['cards', 'abilities', 'dice', 'stamina', 'fatigue', 'exhausted'] as const;

export function deedsOf(told: readonly ToldEvent[], seats: number): Deeds[] {
  const all = Array.from({ length: seats }, (): Deeds => ({ ...NOTHING }));
  let hand: Seat | null = null; // whose card or ability is being resolved
  for (const { event } of eventsIn(told)) {
    switch (event.type) {
      case 'card.played':
        hand = event.seat;
        all[hand].cards += 1;
        break;
      case 'ability.used':
        hand = event.seat;
        all[hand].abilities += 1;
        break;
      case 'die.changed':
        if (hand !== null) all[hand].dice += 1;
        break;
      case 'dice.drawn':
        if (hand !== null) all[hand].dice += event.dice.length;
        break;
      case 'dice.rerolled':
        all[event.by].dice += event.dice.length;
        break;
      case 'die.bought':
        event.paid.forEach((stamina, seat) => {
          all[seat].stamina += stamina;
        });
        break;
      case 'fatigued':
        all[event.seat].fatigue += event.amount;
        break;
      case 'exhausted':
        all[event.seat].exhausted += 1;
        break;
      case 'round.begins':
      case 'check.begins':
      case 'dice.placed':
        hand = null;
    }
  }
  return all;
}

const NOTHING: Deeds = { cards: 0, abilities: 0, dice: 0, stamina: 0, fatigue: 0, exhausted: 0 };

/** A hero of several adventures: all that it did in them. */
export function together(all: readonly Deeds[]): Deeds {
  const sum = { ...NOTHING };
  for (const deeds of all) for (const deed of DEEDS) sum[deed] += deeds[deed];
  return sum;
}

// ---- luck

export interface Luck {
  /** How often a die came up 1 to 6. */
  readonly counts: readonly number[];
  readonly rolled: number;
  readonly sum: number;
}

export function luckOf(told: readonly ToldEvent[]): Luck {
  const values = eventsIn(told).flatMap(({ event }) =>
    event.type === 'dice.rolled' || event.type === 'dice.rerolled' || event.type === 'rest.rolled' ? event.values : [],
  );
  const counts = [1, 2, 3, 4, 5, 6].map((value) => values.filter((one) => one === value).length);
  return { counts, rolled: values.length, sum: values.reduce((sum, value) => sum + value, 0) };
}

// ---- what came and went

export interface Trade {
  readonly earned: { readonly gold: number; readonly xp: number };
  readonly spent: { readonly gold: number; readonly xp: number };
  /** At the guild: how often each was bought. */
  readonly learnt: readonly { readonly what: string; readonly times: number; readonly cost: number }[];
  readonly bought: readonly { readonly seat: Seat; readonly card: number; readonly cost: number }[];
  readonly sold: readonly { readonly seat: Seat; readonly card: number }[];
}

export function tradeOf(told: readonly ToldEvent[]): Trade {
  const [earned, spent] = [
    { gold: 0, xp: 0 },
    { gold: 0, xp: 0 },
  ];
  const learnt: { what: string; times: number; cost: number }[] = [];
  const bought: { seat: Seat; card: number; cost: number }[] = [];
  const sold: { seat: Seat; card: number }[] = [];
  for (const { event } of eventsIn(told)) {
    if (event.type === 'gold.changed') (event.by > 0 ? earned : spent).gold += Math.abs(event.by);
    if (event.type === 'xp.changed') (event.by > 0 ? earned : spent).xp += Math.abs(event.by);
    if (event.type === 'card.bought') bought.push({ seat: event.seat, card: event.card, cost: event.cost });
    if (event.type === 'card.sold') sold.push({ seat: event.seat, card: event.card });
    if (event.type !== 'bought') continue;
    const known = learnt.find(({ what }) => what === event.what);
    if (!known) learnt.push({ what: event.what, times: 1, cost: event.cost });
    else Object.assign(known, { times: known.times + 1, cost: known.cost + event.cost });
  }
  return { earned, spent, learnt, bought, sold };
}

// ---- the rest of it

export const countOf = (told: readonly ToldEvent[], type: AdventuresEvent['type']): number =>
  told.filter(({ event }) => event.type === type).length;

/** Of this adventure, in order; what was given back is not among them. */
export function titlesOf(told: readonly ToldEvent[]): number[] {
  const titles: number[] = [];
  for (const { event } of eventsIn(told)) {
    if (event.type === 'title.gained') titles.push(event.title);
    if (event.type === 'title.returned' && titles.includes(event.title)) titles.splice(titles.indexOf(event.title), 1);
  }
  return titles;
}
