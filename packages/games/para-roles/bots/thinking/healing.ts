/** Healing: Cure, Boost Heal and flasks. */
import type { Seat } from '@tabard/kernel';
import { SEATS } from '../../rules/board';
import { anyEffect, EFFECTS } from '../../rules/effects/effect';
import { HEALING } from '../weights';
import type { Fray, Hero } from './fray';
import { gainOf } from './worth';

const BOOSTED = 3;

/** What a Cure of this character gives: 3 with a boost of its own or a friend's (PR-9.13). */
function cureOf(f: Fray, patient: Seat): number {
  const evacuated = anyEffect(f.seen, 'lendsCure', f.me, patient);
  const isBoosted = f.living.some(({ one }) => one.boosted);
  if (evacuated || isBoosted) return BOOSTED;
  return Math.max(1, ...f.b.effects.map(({ effect }) => EFFECTS[effect].unboostedCure ?? 1));
}

/** Real hit points only: temporary ones cannot be healed. */
const healed = ({ one, max }: Hero, count: number): number =>
  gainOf(one.hp, Math.min(count, Math.max(0, max - one.hp)));

export const cureWorth = (f: Fray, patient: Seat): number =>
  certainty(f) * healed(f.heroes[patient], cureOf(f, patient)) * urgency(f, patient);

/** Somebody who may die on the enemies' next turn is healed before anything else. */
function urgency(f: Fray, patient: Seat): number {
  const { one } = f.heroes[patient];
  return one.hp <= HEALING.nearDeath && f.harm > HEALING.danger ? HEALING.urgent : 1;
}

/** How often an ability of mine succeeds now. */
export function certainty(f: Fray): number {
  const always = anyEffect(f.seen, 'succeeds', f.me) || anyEffect(f.seen, 'grants', f.me);
  return always ? 1 : f.self.wit;
}

/** PR-9.12: two points more with the next Cure; of use where somebody lacks three and can wait. */
export function boostHealWorth(f: Fray): number {
  const hasCure = f.living.some(({ one }) => one.slots.includes('cure'));
  const isBoosted = f.living.some(({ one }) => one.boosted);
  if (!hasCure || isBoosted) return 0;
  let best = 0;
  for (const hero of f.living) best = Math.max(best, healed(hero, BOOSTED) - healed(hero, 1));
  const nobodyDies = SEATS.every(
    (seat) => !f.heroes[seat].alive || f.heroes[seat].one.hp > HEALING.nearDeath || f.harm < HEALING.danger,
  );
  return certainty(f) * best * (nobodyDies ? HEALING.boostInTime : HEALING.boostTooLate);
}

/** A flask is kept for those who need it: it fills a character altogether. */
const A_FLASK = 2.5;

export const flaskWorth = (f: Fray, patient: Seat): number => {
  const hero = f.heroes[patient];
  return healed(hero, hero.max) - A_FLASK;
};

/** Hit points a round that the party can heal while the fight goes on. */
export const healingRate = (f: Fray): number =>
  f.living.reduce((sum, { one, wit }) => sum + (one.slots.includes('cure') ? wit * cureRhythm(one.slots) : 0), 0);

/** Boosted Cures give three points for two successes. */
const cureRhythm = (slots: readonly string[]): number => (slots.includes('boost-heal') ? HEALING.withBoosts : 1);
