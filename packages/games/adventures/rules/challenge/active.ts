/** RA-R6: the active space while a check or combat runs: its slots, the modifiers that act, the dice. */
import type { Seat } from '@tabard/kernel';
import { findEnemy, fits, type Modifier, type Slot } from '../../content';
import type { Ban } from '../../content/kinds';
import { PLAY_LIMIT } from '../../content/limits';
import type { BasicModifierEffect, ModifierEffect } from '../../content/schema';
import { type Adventures, type Challenge, type G, IN_POOL, ON_SLOT, type Seen } from '../board';

/** Asked at every decision of a challenge, many times: plain loops. */
export function poolOf({ dieAt }: Adventures): number[] {
  const pool: number[] = [];
  for (let die = 0; die < dieAt.length; die++) if (dieAt[die] === IN_POOL) pool.push(die);
  return pool;
}
export const dieOn = (b: Adventures, slot: number): number => b.dieAt.indexOf(ON_SLOT + slot);
export const isCovered = (b: Adventures, slot: number): boolean => dieOn(b, slot) >= 0;
export const openSlots = (b: Adventures): number[] =>
  [...b.challenge!.slots.keys()].filter((slot) => !isCovered(b, slot));

/** Modifiers with the enemy that carries them (of a check: 0). */
function carried(seen: Seen): { modifier: Modifier; enemy: number }[] {
  return seen.b.challenge!.modifiers.flatMap((list, enemy) =>
    list.map((one) => ({ modifier: seen.content.modifiers[one], enemy })),
  );
}

/** An `if_plays` becomes what it says for the printed play limit. */
function* flat(effects: readonly ModifierEffect[], seats: number): Generator<BasicModifierEffect> {
  for (const effect of effects) {
    if (!('if_plays' in effect)) yield effect;
    else {
      const { min, then, else: otherwise } = effect.if_plays;
      const rounds = effect.rounds === undefined ? {} : { rounds: effect.rounds };
      for (const one of PLAY_LIMIT[seats] >= min ? then : otherwise) yield { ...one, ...rounds } as BasicModifierEffect;
    }
  }
}

export interface Acting {
  readonly effect: BasicModifierEffect;
  readonly enemy: number;
}

const NOTHING: readonly Acting[] = [];

/** All that the modifiers say, whether their enemy stands or not. */
export const printed = (seen: Seen): readonly Acting[] =>
  seen.b.challenge!.modifiers.every((list) => list.length === 0)
    ? NOTHING // as in most challenges
    : carried(seen).flatMap(({ modifier, enemy }) =>
        [...flat(modifier.effects, seen.seats)].map((effect) => ({ effect, enemy })),
      );

/** What acts in this round: RA-25.3, RA-R78: not that of a defeated enemy; `rounds` names others. */
export const acting = (seen: Seen): readonly Acting[] => {
  const { defeated, round } = seen.b.challenge!;
  const all = printed(seen);
  if (all.length === 0) return all;
  return all.filter(({ effect, enemy }) => {
    const { rounds } = effect as { rounds?: readonly number[] };
    return defeated[enemy] === 0 && (rounds === undefined || rounds.includes(round));
  });
};

export const sumOf = (seen: Seen, key: 'dice' | 'plays' | 'die_cost'): number =>
  acting(seen).reduce((sum, { effect }) => sum + (key in effect ? (effect as Record<string, number>)[key] : 0), 0);

export const isBanned = (seen: Seen, ban: Ban): boolean =>
  acting(seen).some(({ effect }) => 'forbid' in effect && effect.forbid.includes(ban));

/** RA-18.5 with modifiers, and with what cards and abilities grant. */
export const playLimit = (seen: Seen, seat: Seat): number =>
  Math.max(0, PLAY_LIMIT[seen.seats] + sumOf(seen, 'plays')) + seen.b.challenge!.granted[seat];

export const fitsSlot = (b: Adventures, die: number, slot: number): boolean =>
  fits(b.challenge!.slots[slot] as Slot, b.dieMask[die], b.dieValue[die]);

/** By enemy: its first slot's place, and how many it has. */
export const slotsOf = ({ slots }: Challenge, enemy: number): number[] =>
  [...slots.keys()].filter((slot) => slots[slot].enemy === enemy);

/** The counterattack of a slot as it stands now (RA-37.3), with its enemy's modifiers; never below 0. */
export function counterOf(seen: Seen, slot: number): number {
  const { slots, marker } = seen.b.challenge!;
  const { enemy, counter } = slots[slot];
  if (counter === 0) return 0;
  const isLast = marker[enemy] === 2; // the marker cannot advance
  const change = acting(seen)
    .filter((one) => one.enemy === enemy)
    .reduce((sum, { effect }) => {
      if ('counter' in effect) return sum + effect.counter;
      return 'last_round_counter' in effect && isLast ? sum + 1 : sum;
    }, 0);
  return Math.max(0, counter + change);
}

/** Slots that a modifier lets be covered only when all others of its card are. */
export const coverLast = (seen: Seen): number[] =>
  acting(seen).flatMap(({ effect, enemy }) => {
    if (!('cover_last' in effect)) return [];
    const own = slotsOf(seen.b.challenge!, enemy);
    return [effect.cover_last === 'first' ? own[0] : own[own.length - 1]];
  });

export const enemyOf = (g: Pick<G, 'content' | 'b'>, place: number) =>
  findEnemy(g.content, g.b.challenge!.enemies[place])!;
