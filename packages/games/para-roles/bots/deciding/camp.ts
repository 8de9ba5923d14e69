/** Between fights: the dead, the wounded, the purse, and then the way on. */
import type { Seat } from '@tabard/kernel';
import { isAlive, living, type Seen, treasureOf } from '../../rules/board';
import { NONE } from '../../rules/cards/cards';
import { maxHp, stat } from '../../rules/cards/stats';
import { canResurrect } from '../../rules/fight/epic';
import type { Faculties } from '../faculties';
import { isMissed } from '../thinking/party';
import { worthOf } from '../thinking/worth';
import { CAMP } from '../weights';
import { type Answers, theFirst } from './answer';
import { dungeonMove } from './dungeon';
import { mazeMove } from './maze';
import { riftsMove } from './rifts';
import { canBuy, payWith, rearrangement, wish } from './town';

export const campAnswers = {
  camp: (seen, { options }, can) => camp(seen, options, can),
  'camp.shop': (seen, { options }, can) => wish(seen, can, options) ?? 'back',
  'camp.hand': (seen, { options }) => options.find((key) => isForTheLiving(seen, key)) ?? 'back',
  'camp.slots': (seen) => rearrangement(seen) ?? 'back',
  'camp.card': () => 'back',
  'camp.to': theFirst, // never asked for: it leaves treasure where it lies
  'town.pay': (seen, { options }) => payWith(seen, options),
  'item.bearer': (seen, { options, about }) => bearer(seen, options, about.item as string),
  'loot.share': (seen, { options }) => poorest(seen, options),
} satisfies Answers;

function camp(seen: Seen, options: readonly string[], can: Faculties): string {
  const { b } = seen;
  const has = (key: string) => options.includes(key);
  const revival = bestRevival(seen, options);
  if (revival) return revival;
  const flask = options.filter((key) => key.startsWith('flask:')).find((key) => needsFlask(seen, Number(key.slice(6))));
  if (flask) return flask;
  if (has('hand') && WORN.some((item) => b.pack[item] !== NONE && !isAlive(seen, b.pack[item]))) return 'hand';
  if (has('slots') && rearrangement(seen) !== null) return 'slots';
  if (has('shop') && canBuy(seen, can)) return 'shop';
  if (has('return')) return 'return';
  if (b.maze) return mazeMove(seen, options);
  if (b.dungeon) return dungeonMove(seen, options);
  if (b.rifts) return riftsMove(seen, options, can);
  return 'go';
}

// ---- the dead

/**
 * PR-21.5, PR-21.8: Resurrection costs the EPIC of a fight to come, treasure all the dead one had. A character without
 * much treasure pays with that; where nobody can resurrect, one who could goes first (PR-21.10).
 */
function bestRevival(seen: Seen, options: readonly string[]): string | null {
  const seatOf = (key: string): Seat => Number(key.split(':')[1]);
  const offers = options.filter((key) => key.startsWith('revive:') && isMissed(seen, seatOf(key)));
  if (offers.length === 0) return null;
  const byTreasure = offers.filter((key) => key.endsWith(':treasure'));
  const canRaise = living(seen).some((seat) => canResurrect(seen, seat));
  if (!canRaise) {
    return byTreasure.find((key) => canResurrect(seen, seatOf(key))) ?? cheapest(seen, byTreasure);
  }
  const cheap = byTreasure.filter((key) => treasureOf(seen, seatOf(key)) <= CHEAP);
  if (cheap.length > 0) return cheapest(seen, cheap);
  const byResurrection = offers.filter((key) => key.endsWith(':resurrection'));
  return byResurrection.sort((x, y) => worthOf(maxHp(seen, seatOf(y))) - worthOf(maxHp(seen, seatOf(x))))[0] ?? null;
}

/** So much treasure is less than an EPIC. */
const CHEAP = 2;

const cheapest = (seen: Seen, keys: readonly string[]): string | null =>
  keys
    .slice()
    .sort((x, y) => treasureOf(seen, Number(x.split(':')[1])) - treasureOf(seen, Number(y.split(':')[1])))[0] ?? null;

// ---- the wounded

/** Half of its hit points gone: a flask fills them all. */
function needsFlask(seen: Seen, seat: Seat): boolean {
  const { hp } = seen.b.party[seat];
  const max = maxHp(seen, seat);
  return max - hp >= CAMP.flaskFrom && hp <= max * CAMP.flaskBelow;
}

// ---- things

const WORN = ['mirror', 'armor', 'staff', 'book'] as const;

/** A dead bearer's item does nothing (PR-20.6). */
function isForTheLiving(seen: Seen, key: string): boolean {
  const [item, seat] = key.split(':');
  const present = seen.b.pack[item as (typeof WORN)[number]];
  return key !== 'back' && !isAlive(seen, present) && isAlive(seen, Number(seat));
}

/** Armor for whoever is attacked most and defends best, a staff for whoever strikes most, a book for the idlest. */
function bearer(seen: Seen, options: readonly string[], item: string): string {
  const { party, tokens } = seen.b;
  const worth = (seat: Seat): number => {
    const { slots } = party[seat];
    if (item === 'staff')
      return (slots.includes('precise-strike') || slots.includes('double-damage') ? 5 : 0) + stat(seen, seat, 2);
    if (item === 'book') return slots.includes('joint-attack') ? 5 : slots.includes('cure') ? -5 : 0;
    return (slots.includes('protect-other') ? 5 : 0) + stat(seen, seat, 0) + tokens.length * 0;
  };
  return options.slice().sort((x, y) => worth(Number(y)) - worth(Number(x)))[0];
}

const poorest = (seen: Seen, options: readonly string[]): string =>
  options.slice().sort((x, y) => treasureOf(seen, Number(x)) - treasureOf(seen, Number(y)))[0];
