/** How each hero was made, counted from what was told. Pure. */
import type { Seat } from '@tabard/kernel';
import type { ToldEvent } from '@tabard/page/face';

export interface Figures {
  /** How often each Initiative card was selected, from the lowest. */
  readonly ranks: readonly number[];
  readonly gold: number; // gained
  readonly bought: number;
  readonly discarded: number;
  readonly skills: number; // used
  readonly hunts: number;
  readonly trophies: number;
  readonly fiends: number;
  readonly banished: number;
}

export function figuresOf(told: readonly ToldEvent[], seat: Seat, cards: number): Figures {
  const own = told.map(({ event }) => event).filter((event) => event.seat === seat);
  const count = (type: string): number => own.filter((event) => event.type === type).length;
  const ranks = Array.from({ length: cards }, () => 0);
  for (const { type, rank } of own) if (type === 'card.selected') ranks[Number(rank) - 1] += 1;
  const gold = own.reduce((sum, { type, amount }) => sum + (type === 'gold.gained' ? Number(amount) : 0), 0);
  return {
    ranks,
    gold,
    bought: count('bought'),
    discarded: count('discarded'),
    skills: count('skill.used'),
    hunts: count('hunt.begins'),
    trophies: count('trophy.taken'),
    fiends: count('fiend.gained'),
    banished: count('fiend.banished'),
  };
}

/** What is worth telling again, in the order it happened. */
const MOMENTS = [
  'trophy.taken',
  'fiend.banished',
  'fiend.summoned',
  'called',
  'combat.begins',
  'champion',
  'game.won',
  'hero.died',
];

export function momentsOf<T extends ToldEvent>(told: readonly T[]): (T & { readonly round: number })[] {
  let round = 0;
  return told.flatMap((line) => {
    if (line.event.type === 'round.begins') round = Number(line.event.round);
    return MOMENTS.includes(line.event.type) ? [{ ...line, round }] : [];
  });
}
