/** Between combats (PR-R88): revivals, free swaps and items, town, and then the campaign's own way on. */
import type { Flow, Seat } from '@tabard/kernel';
import type { Ability } from '../../content/roles';
import { type G, isAlive, living, SEATS, treasureOf } from '../board';
import { campaignOf } from '../campaign';
import { NONE } from '../cards/cards';
import { maxHp } from '../cards/stats';
import { hasStacks, moveTreasure, placesBeside, stacks } from '../cards/treasure';
import { canResurrect } from '../fight/epic';
import { useFlask } from '../fight/items';
import { canRearrange, rearrangementsOf, setSlots } from '../fight/slots';
import { FIGHTS_UNATTENDED, goHome } from '../finish';
import { questions } from '../keys';
import { type CampMove, type Handing, type Rearrangement, WORN } from '../questions';
import { purchase, purchases } from './town';

/** One decision of the party (PR-29.4). */
export function* camp(g: G): Flow {
  const { b } = g;
  const campaign = campaignOf(g);
  if (g.unattended && b.fights >= FIGHTS_UNATTENDED) goHome(g);
  if (!b.byScroll) {
    yield* campaign.settle?.(g) ?? [];
    if (b.phase !== 'camp') return;
  }
  const own = tendings(g);
  const moves: readonly CampMove[] = b.byScroll ? ['return'] : campaign.moves(g);
  const { seat, value } = yield* g.together('camp', (): CampMove[] => [...moves, ...own], { always: true });
  if (value === 'return') leaveTown(g);
  else if (isTending(value)) yield* tend(g, seat, value);
  else yield* campaign.perform(g, value);
}

const WORDS = ['treasure', 'hand', 'slots', 'scroll', 'shop'] as const;
type Tending = (typeof WORDS)[number] | Extract<CampMove, { readonly revive: Seat } | { readonly flask: Seat }>;

const isTending = (move: CampMove): move is Tending =>
  typeof move === 'string' ? WORDS.some((word) => word === move) : 'revive' in move || 'flask' in move;

/** What the party may do in camp besides moving on; what has many forms is asked for in a second question. */
function tendings(g: G): Tending[] {
  const { pack, byScroll } = g.b;
  const all = revivals(g);
  if (pack.flasks > 0) all.push(...flasks(g));
  if (hasStacks(g)) all.push('treasure');
  if (canHand(g)) all.push('hand');
  if (SEATS.some((seat) => isAlive(g, seat) && canRearrange(g, seat))) all.push('slots');
  if (pack.scrolls > 0 && !byScroll) all.push('scroll'); // PR-24.2
  if (purchases(g).length > 0) all.push('shop');
  return all;
}

const flasks = (g: G): Tending[] =>
  living(g)
    .filter((seat) => g.b.party[seat].hp < maxHp(g, seat))
    .map((seat) => ({ flask: seat }));

/** PR-24.1, PR-20.6: to any other living character, a dead bearer's too. */
const handings = (g: G): Handing[] =>
  WORN.filter((item) => g.b.pack[item] !== NONE).flatMap((item) =>
    living(g)
      .filter((seat) => seat !== g.b.pack[item])
      .map((seat) => ({ item, seat })),
  );

const canHand = (g: G): boolean => WORN.some((item) => g.b.pack[item] !== NONE) && handings(g).length > 0;

/** PR-12.7. */
const rearrangements = (g: G): Rearrangement[] => living(g).flatMap((seat) => rearrangementsOf(g, seat));

/** PR-21.5, PR-21.8, PR-21.9. */
function revivals(g: G): Tending[] {
  const dead = SEATS.filter((seat) => !isAlive(g, seat));
  if (dead.length === 0) return [];
  const hasHealer = living(g).some((seat) => canResurrect(g, seat));
  return dead.flatMap((seat): Tending[] => [
    ...(hasHealer ? [{ revive: seat, by: 'resurrection' } as const] : []),
    ...(treasureOf(g, seat) > 0 ? [{ revive: seat, by: 'treasure' } as const] : []),
  ]);
}

function* tend(g: G, speaker: Seat, it: Tending): Flow {
  if (it === 'treasure') yield* moveCard(g);
  else if (it === 'hand') yield* hand(g);
  else if (it === 'slots') yield* rearrange(g);
  else if (it === 'scroll') goToTown(g);
  else if (it === 'shop') yield* shop(g);
  else if ('revive' in it) revive(g, it.revive, it.by);
  else useFlask(g, isAlive(g, speaker) ? speaker : living(g)[0], it.flask);
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
    consent: (stack) => (stack === BACK ? [] : [stack.seat]),
  });
  if (from === BACK) return;
  const key = questions.key('camp.to', from, g.content);
  const { value: to } = yield* g.together('camp.to', () => placesBeside(g, from), { about: { from: key } });
  moveTreasure(g, from, to);
}

function* hand(g: G): Flow {
  const bearerOf = ({ item }: Handing) => g.b.pack[item];
  const { value } = yield* g.together('camp.hand', () => [BACK, ...handings(g)], {
    consent: (it) => (it === BACK || !isAlive(g, bearerOf(it)) ? [] : [bearerOf(it)]), // PR-R59
  });
  if (value === BACK) return;
  const { item, seat } = value;
  g.b.pack[item] = seat;
  g.tell('item.passed', { item, seat });
}

function* rearrange(g: G): Flow {
  const { value } = yield* g.together('camp.slots', () => [BACK, ...rearrangements(g)], {
    consent: (it) => (it === BACK ? [] : [it.seat]),
  });
  if (value === BACK) return;
  const { seat, pair } = value;
  const [first, second] = pair;
  const isNew = (ability: Ability) => !g.b.party[seat].slots.includes(ability);
  setSlots(g, seat, [first, second], isNew(second) ? second : first);
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
