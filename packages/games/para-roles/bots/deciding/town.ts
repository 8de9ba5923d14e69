/** Town: what the party buys, and whose treasure pays for it. */
import type { Seat } from '@tabard/kernel';
import { isAlive, living, SEATS, type Seen, treasureOf } from '../../rules/board';
import { purchases } from '../../rules/camp/town';
import { NONE } from '../../rules/cards/cards';
import { questions } from '../../rules/keys';
import type { Purchase } from '../../rules/questions';
import type { Faculties } from '../faculties';
import { statWorth } from '../thinking/stats-wanted';
import { CAMP } from '../weights';

/** Treasure is strength while it lies under a stat, so that little is bought: what it pays is what it takes away. */
export function wish(seen: Seen, can: Faculties, options: readonly string[] | null): string | null {
  const wanted = wishes(seen, can);
  if (options) return wanted.find((key) => options.includes(key)) ?? null;
  return wanted.find((key) => priceOf(seen, key) <= purseOf(seen)) ?? null;
}

/** Whether something it wishes for is for sale here and now. What is for sale is open to all: the rule only reads. */
export const canBuy = (seen: Seen, can: Faculties): boolean => wish(seen, can, keysOf(seen, purchases(seen))) !== null;

const keysOf = ({ content }: Seen, all: readonly Purchase[]): string[] =>
  all.map((one) => questions.key('camp.shop', one, content));

function wishes(seen: Seen, { trades }: Faculties): string[] {
  if (!trades) return peasantSteps(seen);
  const rich = purseOf(seen);
  return [
    ...peasantSteps(seen),
    ...(wantsFlasks(seen) ? ['buy:flask'] : []),
    ...lessons(seen, rich),
    ...FINERY.filter(({ from }) => rich >= from)
      .map(({ item }) => `buy:${item}`)
      .filter((key) => !isOwned(seen, key)),
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

function isOwned({ b, options }: Seen, key: string): boolean {
  const { pack } = b;
  if (key === 'buy:chalk') return options.campaign !== 'rifts' || pack.chalk > 0;
  if (key === 'buy:staff') return pack.staff !== NONE;
  return key === 'buy:armor' ? pack.armor !== NONE : pack.mirror !== NONE;
}

// ---- lessons

/** A party that can afford it has a second healer: the Protector, whose Joint Attack is missed least. */
const A_SECOND_HEALER = 14;

function lessons({ b }: Seen, rich: number): string[] {
  if (rich < A_SECOND_HEALER || b.party.filter(({ known }) => known.includes('cure')).length > 1) return [];
  const seat = SEATS.find((it) => b.party[it].hp > 0 && b.party[it].hasEpic && isShield(b.party[it].slots));
  return seat === undefined ? [] : [`buy:ability:${seat}:cure`];
}

const isShield = (slots: readonly string[]): boolean =>
  slots.includes('protect-other') && slots.includes('joint-attack');

/** PR-12.7: what was learnt is put to use. */
export function rearrangement({ b }: Seen): string | null {
  const seat = SEATS.find(
    (it) => b.party[it].hp > 0 && isShield(b.party[it].slots) && b.party[it].known.includes('cure'),
  );
  return seat === undefined ? null : `${seat}:protect-other+cure`;
}

function priceOf({ content }: Seen, key: string): number {
  const [does, what] = key.split(':');
  if (does !== 'buy') return content.town.peasantStep;
  return content.town.items.find(({ id }) => id === what)?.price ?? content.town.ability;
}

// ---- flasks

/** Ten flasks are ten characters at full HP, without a check; so many at most are carried. */
function wantsFlasks(seen: Seen): boolean {
  return seen.b.pack.flasks === 0 && purseOf(seen) >= 6;
}

// ---- peasants

/** PR-27.10 to PR-27.12: a healer first, then one who strikes; each goes on before the next begins. */
function peasantSteps({ b }: Seen): string[] {
  const begun = SEATS.filter((seat) => b.party[seat].origin !== '' && !b.party[seat].hasEpic && b.party[seat].hp > 0);
  const going = begun.map((seat) => (b.party[seat].slots.includes('') ? `second:${seat}` : `learn-epic:${seat}`));
  const isTaken = (role: string) => b.party.some(({ origin }) => origin === role);
  const next = PEASANTS.find(({ role }) => !isTaken(role));
  const seat = SEATS.find((it) => b.party[it].origin === '' && b.party[it].hp > 0);
  if (!next || seat === undefined || b.party.every(({ origin }) => origin !== '')) return going;
  return [...going, `role:${seat}:${next.role}:${next.ability}`];
}

const PEASANTS = [
  { role: 'healer', ability: 'cure' },
  { role: 'damage', ability: 'double-damage' },
  { role: 'support', ability: 'curse-enemy' },
  { role: 'protector', ability: 'protect-other' },
] as const;

// ---- paying

/** PR-23.3: the card that helps least where it lies; the rich pay first. */
export function payWith(seen: Seen, options: readonly string[]): string {
  const cost = (key: string): number => {
    const [seat, suit] = key.split(':').map(Number) as [Seat, number];
    return statWorth(seen, seat, suit) - CAMP.rich * treasureOf(seen, seat) - (isAlive(seen, seat) ? 0 : CAMP.dead);
  };
  return options.slice().sort((x, y) => cost(x) - cost(y))[0];
}
