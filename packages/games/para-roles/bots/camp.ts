/** Between fights: the dead, the wounded, the purse, and then the way on. */
import type { PendingAsk, Seat } from '@tabard/kernel';
import { isAlive, living, type Seen, treasureOf } from '../rules/board';
import { NONE } from '../rules/cards/cards';
import { maxHp, stat } from '../rules/cards/stats';
import { canResurrect } from '../rules/fight/epic';
import { dungeonMove } from './dungeon';
import { mazeMove } from './maze';
import { isMissed } from './party';
import { riftsMove } from './rifts';
import { statWorth } from './stats-wanted';
import { canBuy, payWith, rearrangement, wish } from './town';
import { worthOf } from './worth';

export function campChoice(seen: Seen, { question, options, about }: PendingAsk): string | null {
  switch (question) {
    case 'camp':
      return camp(seen, options);
    case 'camp.shop':
      return wish(seen, options) ?? 'back';
    case 'camp.hand':
      return options.find((key) => isForTheLiving(seen, key)) ?? 'back';
    case 'camp.slots':
      return rearrangement(seen) ?? 'back';
    case 'camp.card':
      return 'back';
    case 'town.pay':
      return payWith(seen, options);
    case 'item.bearer':
      return bearer(seen, options, about.item as string);
    case 'loot.share':
      return poorest(seen, options);
    case 'maze.relic':
      return relicBearer(seen, options, Number(about.suit));
    default:
      return null;
  }
}

function camp(seen: Seen, options: readonly string[]): string {
  const { b } = seen;
  const has = (key: string) => options.includes(key);
  const revival = bestRevival(seen, options);
  if (revival) return revival;
  const flask = options.filter((key) => key.startsWith('flask:')).find((key) => needsFlask(seen, Number(key.slice(6))));
  if (flask) return flask;
  if (has('hand') && WORN.some((item) => b.pack[item] !== NONE && !isAlive(seen, b.pack[item]))) return 'hand';
  if (has('slots') && rearrangement(seen) !== null) return 'slots';
  if (has('shop') && canBuy(seen)) return 'shop';
  if (has('return')) return 'return';
  if (b.maze) return mazeMove(seen, options);
  if (b.dungeon) return dungeonMove(seen, options);
  if (b.rifts) return riftsMove(seen, options);
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
  return max - hp >= 4 && hp <= max * 0.5;
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

const relicBearer = (seen: Seen, options: readonly string[], suit: number): string =>
  options.slice().sort((x, y) => statWorth(seen, Number(y), suit) - statWorth(seen, Number(x), suit))[0];
