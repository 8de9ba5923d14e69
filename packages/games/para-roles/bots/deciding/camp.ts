/** Between fights: the dead, the wounded, the purse, and then the way on. */
import type { Seat } from '@tabard/kernel';
import type { ItemId } from '../../content/kinds';
import { isAlive, living, type Seen, treasureOf } from '../../rules/board';
import { NONE } from '../../rules/cards/cards';
import { maxHp, stat } from '../../rules/cards/stats';
import { canResurrect } from '../../rules/fight/epic';
import { questions } from '../../rules/keys';
import { type CampMove, type CampWord, type OptionTo, WORN } from '../../rules/questions';
import type { Faculties } from '../faculties';
import { isMissed } from '../thinking/party';
import { worthOf } from '../thinking/worth';
import { CAMP } from '../weights';
import { type Answers, type Ask, theFirst } from './answer';
import { dungeonMove } from './dungeon';
import { mazeMove } from './maze';
import { riftsMove } from './rifts';
import { canBuy, payWith, rearrangement, wish } from './town';

export const campAnswers = {
  camp,
  'camp.shop': (ask, seen, can) => wish(seen, can, (it) => questions.offers(ask, it, seen.content)) ?? 'back',
  'camp.hand': ({ options }, seen) => options.find((it) => isForTheLiving(seen, it)) ?? 'back',
  'camp.slots': (_, seen) => rearrangement(seen) ?? 'back',
  'camp.card': () => 'back',
  'camp.to': theFirst, // never asked for: it leaves treasure where it lies
  'town.pay': ({ options }, seen) => payWith(seen, options),
  'item.bearer': ({ options, about }, seen) => bearer(seen, options, about.item),
  'loot.share': ({ options }, seen) => poorest(seen, options),
} satisfies Partial<Answers>;

function camp(ask: Ask<'camp'>, seen: Seen, can: Faculties): CampMove {
  const { b } = seen;
  const { options } = ask;
  const has = (word: CampWord) => options.includes(word);
  const revival = bestRevival(seen, options);
  if (revival) return revival;
  const flask = options.find((it) => typeof it === 'object' && 'flask' in it && needsFlask(seen, it.flask));
  if (flask) return flask;
  if (has('hand') && WORN.some((item) => b.pack[item] !== NONE && !isAlive(seen, b.pack[item]))) return 'hand';
  if (has('slots') && rearrangement(seen) !== null) return 'slots';
  if (has('shop') && canBuy(seen, can)) return 'shop';
  if (has('return')) return 'return';
  if (b.maze) return mazeMove(seen, ask);
  if (b.dungeon) return dungeonMove(seen, ask);
  if (b.rifts) return riftsMove(seen, options, can);
  return 'go';
}

// ---- the dead

type Revival = Extract<CampMove, { readonly revive: Seat }>;
const isRevival = (move: CampMove): move is Revival => typeof move === 'object' && 'revive' in move;

/**
 * PR-21.5, PR-21.8: Resurrection costs the EPIC of a fight to come, treasure all the dead one had. A character without
 * much treasure pays with that; where nobody can resurrect, one who could goes first (PR-21.10).
 */
function bestRevival(seen: Seen, options: readonly CampMove[]): Revival | null {
  const offers = options.filter(isRevival).filter((it) => isMissed(seen, it.revive));
  if (offers.length === 0) return null;
  const byTreasure = offers.filter(({ by }) => by === 'treasure');
  const canRaise = living(seen).some((seat) => canResurrect(seen, seat));
  if (!canRaise) {
    return byTreasure.find((it) => canResurrect(seen, it.revive)) ?? cheapest(seen, byTreasure);
  }
  const cheap = byTreasure.filter((it) => treasureOf(seen, it.revive) <= CHEAP);
  if (cheap.length > 0) return cheapest(seen, cheap);
  const byResurrection = offers.filter(({ by }) => by === 'resurrection');
  return byResurrection.sort((x, y) => worthOf(maxHp(seen, y.revive)) - worthOf(maxHp(seen, x.revive)))[0] ?? null;
}

/** So much treasure is less than an EPIC. */
const CHEAP = 2;

const cheapest = (seen: Seen, offers: readonly Revival[]): Revival | null =>
  offers.slice().sort((x, y) => treasureOf(seen, x.revive) - treasureOf(seen, y.revive))[0] ?? null;

// ---- the wounded

/** Half of its hit points gone: a flask fills them all. */
function needsFlask(seen: Seen, seat: Seat): boolean {
  const { hp } = seen.b.party[seat];
  const max = maxHp(seen, seat);
  return max - hp >= CAMP.flaskFrom && hp <= max * CAMP.flaskBelow;
}

// ---- things

/** A dead bearer's item does nothing (PR-20.6). */
const isForTheLiving = (seen: Seen, it: OptionTo<'camp.hand'>): boolean =>
  it !== 'back' && !isAlive(seen, seen.b.pack[it.item]) && isAlive(seen, it.seat);

/** Armor for whoever is attacked most and defends best, a staff for whoever strikes most, a book for the idlest. */
function bearer(seen: Seen, options: readonly Seat[], item: ItemId): Seat {
  const { party, tokens } = seen.b;
  const worth = (seat: Seat): number => {
    const { slots } = party[seat];
    if (item === 'staff')
      return (slots.includes('precise-strike') || slots.includes('double-damage') ? 5 : 0) + stat(seen, seat, 2);
    if (item === 'book') return slots.includes('joint-attack') ? 5 : slots.includes('cure') ? -5 : 0;
    return (slots.includes('protect-other') ? 5 : 0) + stat(seen, seat, 0) + tokens.length * 0;
  };
  return options.slice().sort((x, y) => worth(y) - worth(x))[0];
}

const poorest = (seen: Seen, options: readonly Seat[]): Seat =>
  options.slice().sort((x, y) => treasureOf(seen, x) - treasureOf(seen, y))[0];
