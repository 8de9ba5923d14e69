/** Use Ability and the eight abilities (topic 9). */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ABILITIES, type Ability } from '../../content/roles';
import { type G, has, isAlive, living, SEATS, type Seen } from '../board';
import { ATTACK, DEFENSE, SUITS, TRICK } from '../cards/cards';
import { actionDraw, check } from '../cards/draw';
import { dropUnusedSpares, forbidProtector, forbidSupport, pickToken, putProtector, putSupport } from '../cards/tokens';
import { anyEffect, EFFECTS } from '../effects/effect';
import { heal } from './hurt';

/** As You Wish: any of the eight, and all succeeds (PR-13.23). */
export const isGranted = (seen: Seen, seat: Seat): boolean =>
  anyEffect(seen, (effect, run) => effect.grants?.(seen, run, seat));

const lendsCure = (seen: Seen, healer: Seat, patient: Seat): boolean =>
  anyEffect(seen, (effect, run) => effect.lendsCure?.(seen, run, healer, patient));

/** Every use of an ability this character could think of, as keys; `forbidAbility` sorts out. */
export function abilityKeys(seen: Seen, seat: Seat): string[] {
  const keys: string[] = [];
  const allies = living(seen);
  const granted = isGranted(seen, seat);
  for (const ability of ABILITIES) {
    if (!granted && !has(seen, seat, ability)) continue;
    if (ability === 'joint-attack' || ability === 'protect-other') {
      keys.push(...allies.filter((ally) => ally !== seat).map((ally) => `${ability}:${ally}`)); // PR-R9
    } else if (ability === 'cure') keys.push(...allies.map((ally) => `cure:${ally}`));
    else if (ability === 'buff-ally')
      keys.push(...allies.flatMap((ally) => SUITS.map((suit) => `buff-ally:${ally}:${suit}`)));
    else if (ability === 'curse-enemy') {
      keys.push(...seen.b.enemies.flatMap(({ id }) => SUITS.map((suit) => `curse-enemy:${id}:${suit}`)));
    } else keys.push(ability);
  }
  if (!granted && !has(seen, seat, 'cure')) {
    keys.push(...allies.filter((ally) => lendsCure(seen, seat, ally)).map((ally) => `cure:${ally}`)); // PR-13.3
  }
  return keys;
}

const READIES: { readonly [ability in Ability]?: 'precise' | 'doubled' | 'boosted' } = {
  'precise-strike': 'precise',
  'double-damage': 'doubled',
  'boost-heal': 'boosted',
};

export function forbidAbility(seen: Seen, seat: Seat, key: string): Why | null {
  const [ability, who, suit] = key.split(':');
  const ready = READIES[ability as Ability];
  if (ready) return seen.b.party[seat][ready] ? why('PR-6.5') : null;
  if (ability === 'joint-attack') return forbidProtector(seen, seat, Number(who), ATTACK);
  if (ability === 'protect-other') return forbidProtector(seen, seat, Number(who), DEFENSE);
  if (ability === 'buff-ally' || ability === 'curse-enemy') return forbidSupport(seen, seat, Number(who), Number(suit));
  return null;
}

/** PR-9.1: name it and its target, check Trick; success activates it. */
export function* useAbility(g: G, seat: Seat, key: string): Flow {
  const [ability, first, second] = key.split(':') as [Ability, string, string];
  const who = Number(first);
  const suit = Number(second);
  const places = ability === 'buff-ally' || ability === 'curse-enemy';
  const token = places ? yield* pickToken(g, seat, who, suit) : null;
  const auto =
    isGranted(g, seat) ||
    anyEffect(g, (effect, run) => effect.succeeds?.(g, run, seat)) ||
    (ability === 'cure' && isEvacHealer(g, seat)); // PR-13.3
  const { ok } = yield* check(g, seat, TRICK, { ...actionDraw(g, seat), auto });
  if (ok && token) putSupport(g, seat, token, who, suit);
  else if (ok) yield* succeed(g, seat, ability, who);
  dropUnusedSpares(g);
}

/** Every Cure draw of the healer in a Medical Evac succeeds, whoever is cured (PR-13.3). */
const isEvacHealer = (g: G, seat: Seat): boolean => SEATS.some((patient) => lendsCure(g, seat, patient));

function* succeed(g: G, seat: Seat, ability: Ability, ally: Seat): Flow {
  const ready = READIES[ability];
  if (ready) {
    g.b.party[seat][ready] = 1;
    g.tell('readied', { seat, ability });
  } else if (ability === 'joint-attack') putProtector(g, seat, ally, ATTACK);
  else if (ability === 'protect-other') putProtector(g, seat, ally, DEFENSE);
  else yield* cure(g, seat, ally);
}

/** PR-9.11 to PR-9.13: 1 HP, 3 with a boost; during an evacuation 3 without one. */
function* cure(g: G, seat: Seat, ally: Seat): Flow {
  if (lendsCure(g, seat, ally)) heal(g, ally, BOOSTED_CURE);
  else if (yield* usesBoost(g, seat)) heal(g, ally, BOOSTED_CURE);
  else heal(g, ally, unboosted(g));
}

const BOOSTED_CURE = 3;

const unboosted = ({ b }: Seen): number =>
  Math.max(1, ...b.effects.map(({ effect }) => EFFECTS[effect].unboostedCure ?? 1));

/** PR-9.13, PR-R19: the curer's own boost goes first; another's only if its owner agrees. */
function* usesBoost(g: G, seat: Seat): Flow<boolean> {
  const { b } = g;
  if (b.party[seat].boosted) {
    b.party[seat].boosted = 0;
    return true;
  }
  for (const owner of SEATS) {
    if (owner === seat || !b.party[owner].boosted || !isAlive(g, owner)) continue;
    if (!(yield* g.confirm(owner, 'boost.lend', { seat }))) continue;
    b.party[owner].boosted = 0;
    return true;
  }
  return false;
}
