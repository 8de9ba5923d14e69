/** Town: what the party buys, and whose treasure pays for it. */
import { isAlive, living, SEATS, type Seen, treasureOf } from '../../rules/board';
import { purchases } from '../../rules/camp/town';
import { NONE } from '../../rules/cards/cards';
import { questions } from '../../rules/keys';
import type { Purchase, Rearrangement, Stack } from '../../rules/questions';
import type { Faculties } from '../faculties';
import { statWorth } from '../thinking/stats-wanted';
import { CAMP } from '../weights';

/** Treasure is strength while it lies under a stat, so that little is bought: what it pays is what it takes away. */
export const wish = (seen: Seen, can: Faculties, isOpen: (it: Purchase) => boolean): Purchase | null =>
  wishes(seen, can).find(isOpen) ?? null;

/** Whether it would go to town for something that it can pay for. */
export const wishesForMore = (seen: Seen, can: Faculties): boolean =>
  wish(seen, can, (it) => priceOf(seen, it) <= purseOf(seen)) !== null;

/** Whether something it wishes for is for sale here and now. What is for sale is open to all: the rule only reads. */
export function canBuy(seen: Seen, can: Faculties): boolean {
  const keyOf = (it: Purchase) => questions.key('camp.shop', it, seen.content);
  const sold = purchases(seen).map(keyOf);
  return wish(seen, can, (it) => sold.includes(keyOf(it))) !== null;
}

function wishes(seen: Seen, { trades }: Faculties): Purchase[] {
  if (!trades) return peasantSteps(seen);
  const rich = purseOf(seen);
  return [
    ...peasantSteps(seen),
    ...(wantsFlasks(seen) ? [{ buy: 'flask' } as const] : []),
    ...lessons(seen, rich),
    ...FINERY.filter(({ item, from }) => rich >= from && !isOwned(seen, item)).map(({ item }) => ({ buy: item })),
  ];
}

const purseOf = (seen: Seen): number => living(seen).reduce((sum, seat) => sum + treasureOf(seen, seat), 0);

/** What is worn makes up for less than its price in treasure, so only the rich buy it: from so much in the purse on. */
const FINERY = [
  { item: 'chalk', from: 10 },
  { item: 'staff', from: 24 },
  { item: 'armor', from: 28 },
  { item: 'mirror', from: 28 },
] as const;

function isOwned({ b: { pack }, options }: Seen, item: (typeof FINERY)[number]['item']): boolean {
  return item === 'chalk' ? options.campaign !== 'rifts' || pack.chalk > 0 : pack[item] !== NONE;
}

// ---- lessons

/** A party that can afford it has a second healer: the Protector, whose Joint Attack is missed least. */
const A_SECOND_HEALER = 14;

function lessons({ b }: Seen, rich: number): Purchase[] {
  if (rich < A_SECOND_HEALER || b.party.filter(({ known }) => known.includes('cure')).length > 1) return [];
  const seat = SEATS.find((it) => b.party[it].hp > 0 && b.party[it].hasEpic && isShield(b.party[it].slots));
  return seat === undefined ? [] : [{ buy: 'ability', seat, ability: 'cure' }];
}

const isShield = (slots: readonly string[]): boolean =>
  slots.includes('protect-other') && slots.includes('joint-attack');

/** PR-12.7: what was learnt is put to use. */
export function rearrangement({ b }: Seen): Rearrangement | null {
  const seat = SEATS.find(
    (it) => b.party[it].hp > 0 && isShield(b.party[it].slots) && b.party[it].known.includes('cure'),
  );
  return seat === undefined ? null : { seat, pair: ['protect-other', 'cure'] };
}

function priceOf({ content: { town } }: Seen, it: Purchase): number {
  if (!('buy' in it)) return town.peasantStep;
  return town.items.find(({ id }) => id === it.buy)?.price ?? town.ability;
}

// ---- flasks

/** Ten flasks are ten characters at full HP, without a check; so many at most are carried. */
function wantsFlasks(seen: Seen): boolean {
  return seen.b.pack.flasks === 0 && purseOf(seen) >= 6;
}

// ---- peasants

/** PR-27.10 to PR-27.12: a healer first, then one who strikes; each goes on before the next begins. */
function peasantSteps({ b }: Seen): Purchase[] {
  const begun = SEATS.filter((seat) => b.party[seat].origin !== '' && !b.party[seat].hasEpic && b.party[seat].hp > 0);
  const going = begun.map(
    (seat): Purchase => (b.party[seat].slots.includes('') ? { second: seat } : { 'learn-epic': seat }),
  );
  const isTaken = (role: string) => b.party.some(({ origin }) => origin === role);
  const next = PEASANTS.find(({ role }) => !isTaken(role));
  const seat = SEATS.find((it) => b.party[it].origin === '' && b.party[it].hp > 0);
  if (!next || seat === undefined || b.party.every(({ origin }) => origin !== '')) return going;
  return [...going, { seat, role: next.role, ability: next.ability }];
}

const PEASANTS = [
  { role: 'healer', ability: 'cure' },
  { role: 'damage', ability: 'double-damage' },
  { role: 'support', ability: 'curse-enemy' },
  { role: 'protector', ability: 'protect-other' },
] as const;

// ---- paying

/** PR-23.3: the card that helps least where it lies; the rich pay first. */
export function payWith(seen: Seen, options: readonly Stack[]): Stack {
  const cost = ({ seat, suit }: Stack): number =>
    statWorth(seen, seat, suit) - CAMP.rich * treasureOf(seen, seat) - (isAlive(seen, seat) ? 0 : CAMP.dead);
  return options.slice().sort((x, y) => cost(x) - cost(y))[0];
}
