/** Use Ability and the eight abilities (topic 9). */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ABILITIES, type Ability } from '../../content/roles';
import { type G, has, isAlive, SEATS, type Seen } from '../board';
import { ATTACK, DEFENSE, SUITS, TRICK } from '../cards/cards';
import { actionDraw, check } from '../cards/draw';
import { dropUnusedSpares, forbidProtector, forbidSupport, pickToken, putProtector, putSupport } from '../cards/tokens';
import { anyEffect, EFFECTS } from '../effects/effect';
import type { Action } from '../questions';
import { ability } from './action';
import { heal } from './hurt';

/** As You Wish: any of the eight, and all succeeds (PR-13.23). */
export const isGranted = (seen: Seen, seat: Seat): boolean => anyEffect(seen, 'grants', seat);

const lendsCure = (seen: Seen, healer: Seat, patient: Seat): boolean => anyEffect(seen, 'lendsCure', healer, patient);

/** Adds every use of an ability this character could think of; `forbidAbility` sorts out. */
export function addAbilities(seen: Seen, seat: Seat, actions: Action[]): void {
  const granted = isGranted(seen, seat);
  for (const name of ABILITIES) if (granted || has(seen, seat, name)) USES[name](seen, seat, actions);
  if (granted || has(seen, seat, 'cure')) return;
  for (const ally of SEATS) if (isAlive(seen, ally) && lendsCure(seen, seat, ally)) actions.push(ability.cure(ally)); // PR-13.3
}

type Uses = (seen: Seen, seat: Seat, actions: Action[]) => void;

const alone =
  (action: Action): Uses =>
  (_seen, _seat, actions) => {
    actions.push(action);
  };

/** PR-R9: on another. */
const onAnother =
  (action: (ally: Seat) => Action): Uses =>
  (seen, seat, actions) => {
    for (const ally of SEATS) if (ally !== seat && isAlive(seen, ally)) actions.push(action(ally));
  };

const USES: { readonly [name in Ability]: Uses } = {
  'joint-attack': onAnother(ability['joint-attack']),
  'protect-other': onAnother(ability['protect-other']),
  cure(seen, _seat, actions) {
    for (const ally of SEATS) if (isAlive(seen, ally)) actions.push(ability.cure(ally));
  },
  'boost-heal': alone(ability['boost-heal']),
  'precise-strike': alone(ability['precise-strike']),
  'double-damage': alone(ability['double-damage']),
  'buff-ally'(seen, _seat, actions) {
    for (const ally of SEATS) {
      if (isAlive(seen, ally)) for (const suit of SUITS) actions.push(ability['buff-ally'](ally, suit));
    }
  },
  'curse-enemy'({ b }, _seat, actions) {
    for (const { id } of b.enemies) for (const suit of SUITS) actions.push(ability['curse-enemy'](id, suit));
  },
};

const READIES: { readonly [ability in Ability]?: 'precise' | 'doubled' | 'boosted' } = {
  'precise-strike': 'precise',
  'double-damage': 'doubled',
  'boost-heal': 'boosted',
};

export function forbidAbility(seen: Seen, seat: Seat, { does, who, suit }: Action): Why | null {
  switch (does) {
    case 'precise-strike':
    case 'double-damage':
    case 'boost-heal': {
      const ready = READIES[does];
      return ready && seen.b.party[seat][ready] ? why('PR-6.5') : null;
    }
    case 'joint-attack':
      return forbidProtector(seen, seat, who, ATTACK);
    case 'protect-other':
      return forbidProtector(seen, seat, who, DEFENSE);
    case 'buff-ally':
    case 'curse-enemy':
      return forbidSupport(seen, seat, who, suit);
    default:
      return null;
  }
}

/** PR-9.1: name it and its target, check Trick; success activates it. */
export function* useAbility(g: G, seat: Seat, { does, who, suit }: Action): Flow {
  const places = does === 'buff-ally' || does === 'curse-enemy';
  const token = places ? yield* pickToken(g, seat, who, suit) : null;
  const auto = isGranted(g, seat) || anyEffect(g, 'succeeds', seat) || (does === 'cure' && isEvacHealer(g, seat)); // PR-13.3
  const { ok } = yield* check(g, seat, TRICK, { ...actionDraw(g, seat), auto });
  if (ok && token) putSupport(g, seat, token, who, suit);
  else if (ok) yield* succeed(g, seat, does as Ability, who);
  dropUnusedSpares(g);
}

/** Every Cure draw of the healer in a Medical Evac succeeds, whoever is cured (PR-13.3). */
const isEvacHealer = (g: G, seat: Seat): boolean => SEATS.some((patient) => lendsCure(g, seat, patient));

function* succeed(g: G, seat: Seat, used: Ability, ally: Seat): Flow {
  const ready = READIES[used];
  if (ready) {
    g.b.party[seat][ready] = 1;
    g.tell('readied', { seat, ability: used });
  } else if (used === 'joint-attack') putProtector(g, seat, ally, ATTACK);
  else if (used === 'protect-other') putProtector(g, seat, ally, DEFENSE);
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
