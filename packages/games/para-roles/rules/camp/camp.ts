/** Between combats (PR-R88): revivals, free swaps and items, town, and then the campaign's own way on. */
import type { Flow, Seat } from '@tabard/kernel';
import type { Ability } from '../../content/roles';
import { type G, isAlive, living, SEATS, treasureOf } from '../board';
import { campaignOf } from '../campaign';
import { NONE } from '../cards/cards';
import { maxHp } from '../cards/stats';
import { hasStacks, moveTreasure, places, stackOf, stacks } from '../cards/treasure';
import { canResurrect } from '../fight/epic';
import { useFlask } from '../fight/items';
import { canRearrange, pairKeys, setSlots } from '../fight/slots';
import { FIGHTS_UNATTENDED, goHome } from '../finish';
import { purchase, purchases } from './town';

const WORN = ['mirror', 'armor', 'staff', 'book'] as const;
type Worn = (typeof WORN)[number];

/** One decision of the party (PR-29.4). */
export function* camp(g: G): Flow {
  const { b } = g;
  const campaign = campaignOf(g);
  if (g.unattended && b.fights >= FIGHTS_UNATTENDED) goHome(g);
  if (!b.byScroll) {
    yield* campaign.settle?.(g) ?? [];
    if (b.phase !== 'camp') return;
  }
  const own = campKeys(g);
  const moves = b.byScroll ? ['return'] : campaign.moves(g);
  const { seat, value } = yield* g.together('camp', () => [...moves, ...own], { always: true });
  if (value === 'return') leaveTown(g);
  else if (own.includes(value)) yield* tend(g, seat, value);
  else yield* campaign.perform(g, value);
}

/** What the party may do in camp besides moving on; what has many forms is asked for in a second question. */
function campKeys(g: G): string[] {
  const { pack, byScroll } = g.b;
  const keys = revivals(g);
  if (pack.flasks > 0) keys.push(...flasks(g));
  if (hasStacks(g)) keys.push('treasure');
  if (canHand(g)) keys.push('hand');
  if (SEATS.some((seat) => isAlive(g, seat) && canRearrange(g, seat))) keys.push('slots');
  if (pack.scrolls > 0 && !byScroll) keys.push('scroll'); // PR-24.2
  if (purchases(g).length > 0) keys.push('shop');
  return keys;
}

const flasks = (g: G): string[] =>
  living(g)
    .filter((seat) => g.b.party[seat].hp < maxHp(g, seat))
    .map((seat) => `flask:${seat}`);

/** PR-24.1, PR-20.6: to any other living character, a dead bearer's too. */
const handings = (g: G): string[] =>
  WORN.filter((item) => g.b.pack[item] !== NONE).flatMap((item) =>
    living(g)
      .filter((seat) => seat !== g.b.pack[item])
      .map((seat) => `${item}:${seat}`),
  );

const canHand = (g: G): boolean => WORN.some((item) => g.b.pack[item] !== NONE) && handings(g).length > 0;

/** PR-12.7. */
const rearrangements = (g: G): string[] => living(g).flatMap((seat) => pairKeys(g, seat));

/** PR-21.5, PR-21.8, PR-21.9. */
function revivals(g: G): string[] {
  const dead = SEATS.filter((seat) => !isAlive(g, seat));
  if (dead.length === 0) return [];
  const hasHealer = living(g).some((seat) => canResurrect(g, seat));
  return dead.flatMap((seat) => [
    ...(hasHealer ? [`revive:${seat}:resurrection`] : []),
    ...(treasureOf(g, seat) > 0 ? [`revive:${seat}:treasure`] : []),
  ]);
}

function* tend(g: G, speaker: Seat, key: string): Flow {
  const [does, first, second] = key.split(':');
  if (does === 'revive') revive(g, Number(first), second as 'resurrection' | 'treasure');
  else if (does === 'flask') useFlask(g, isAlive(g, speaker) ? speaker : living(g)[0], Number(first));
  else if (does === 'treasure') yield* moveCard(g);
  else if (does === 'hand') yield* hand(g);
  else if (does === 'slots') yield* rearrange(g);
  else if (does === 'scroll') goToTown(g);
  else yield* shop(g);
}

/** Full HP; by Resurrection it costs the EPIC of a combat to come, by treasure all that the dead one had. */
export function revive(g: G, seat: Seat, by: 'resurrection' | 'treasure'): void {
  const { b } = g;
  const one = b.party[seat];
  if (by === 'treasure') {
    b.treasureDeck += treasureOf(g, seat);
    one.treasure = one.treasure.map(() => 0);
  } else b.debt += 1; // PR-21.6, PR-21.7
  one.fallen = 0;
  one.hp = maxHp(g, seat);
  const healer =
    by === 'resurrection' ? (living(g).find((other) => other !== seat && canResurrect(g, other)) ?? NONE) : NONE;
  g.tell('revived', { seat, by, healer });
}

const BACK = 'back';

/** PR-22.8: any number, one after the other, with the owner's consent. */
function* moveCard(g: G): Flow {
  const { value: from } = yield* g.together('camp.card', () => [BACK, ...stacks(g)], {
    consent: (key) => (key === BACK ? [] : [stackOf(key)[0]]),
  });
  if (from === BACK) return;
  const elsewhere = () => places(g).filter((place) => place !== from);
  const { value: to } = yield* g.together('camp.to', elsewhere, { about: { from } });
  moveTreasure(g, ...stackOf(from), ...stackOf(to));
}

function* hand(g: G): Flow {
  const bearerOf = (key: string) => g.b.pack[key.split(':')[0] as Worn];
  const { value } = yield* g.together('camp.hand', () => [BACK, ...handings(g)], {
    consent: (key) => (key === BACK || !isAlive(g, bearerOf(key)) ? [] : [bearerOf(key)]), // PR-R59
  });
  if (value === BACK) return;
  const [item, seat] = value.split(':') as [Worn, string];
  g.b.pack[item] = Number(seat);
  g.tell('item.passed', { item, seat: Number(seat) });
}

function* rearrange(g: G): Flow {
  const { value } = yield* g.together('camp.slots', () => [BACK, ...rearrangements(g)], {
    consent: (key) => (key === BACK ? [] : [Number(key.split(':')[0])]),
  });
  if (value === BACK) return;
  const [seat, pair] = value.split(':');
  const [first, second] = pair.split('+') as [Ability, Ability];
  const isNew = (ability: Ability) => !g.b.party[Number(seat)].slots.includes(ability);
  setSlots(g, Number(seat), [first, second], isNew(second) ? second : first);
}

function* shop(g: G): Flow {
  const { value } = yield* g.together('camp.shop', () => [BACK, ...purchases(g)]);
  if (value !== BACK) yield* purchase(g, value);
}

function goToTown(g: G): void {
  g.b.byScroll = 1;
  g.b.inTown = 1;
  g.tell('town.entered', {});
}

/** PR-24.2: back to the same place, and the scroll is gone. */
function leaveTown(g: G): void {
  g.b.byScroll = 0;
  g.b.inTown = 0;
  g.b.pack.scrolls -= 1;
  g.tell('town.left', {});
}
