/**
 * The eight EPICs of topic 13 that affect only their user. Seductive Smile does not change them (PR-19.2), so that one of
 * the user's own and one that was turned are the same EPIC twice, and do not add up (PR-10.19).
 */
import type { Flow } from '@tabard/kernel';
import { BY_SEVERAL, enemyOf, isEnemy, isPresent, type Running } from '../board';
import { ATTACK, DEFENSE, HEALTH, isBlack, NONE, TRICK } from '../cards';
import { endEffect } from '../draw';
import { hurtEnemies, makeLoseAction, protectorOf, settleDeaths } from '../hurt';
import { ref } from '../refs';
import { keepingMaxima } from '../stats';
import { type Effect, isUser, untilClub } from './effect';
import type { Epic } from './epic';

const LIKE_AN_ACE = 14;

/** PR-13.4. */
const rageMonster: Effect = {
  ends: untilClub,
  unharmed: (_seen, run, who) => isUser(run, who),
  base: (_seen, run, attacker) => (isUser(run, attacker) ? 3 : 0),
};

/** PR-13.6. */
const intoTheFray: Effect = {
  ends: untilClub,
  card: (_seen, run, who, suit) => (isUser(run, who) && suit !== HEALTH ? LIKE_AN_ACE : 0),
};

/** PR-13.11, PR-R35: one damaging attack spends it, and every other that waits for the same attack (PR-10.19). */
const sneakAttack: Effect = {
  ends: untilClub,
  sneaks(g, run, attacker) {
    if (!isUser(run, attacker)) return false;
    for (const other of g.b.effects.slice()) {
      if (other.effect === run.effect && isUser(other, attacker)) endEffect(g, other);
    }
    return true;
  },
};

/** PR-13.12. */
const enGarde: Effect = {
  ends: untilClub,
  card: (_seen, run, who, suit) => (isUser(run, who) && (suit === DEFENSE || suit === ATTACK) ? LIKE_AN_ACE : 0),
  afterAttacked(g, run, attacker, target) {
    if (isUser(run, target) && isEnemy(attacker)) hurtEnemies(g, [attacker], 2, run.user);
  },
};

/** PR-13.15. */
const callOfTheWild: Effect = {
  ends: untilClub,
  base: (_seen, run, attacker) => (isUser(run, attacker) ? 2 : 0),
  onDamage(g, run, attacker, target) {
    if (!isUser(run, attacker) || !isEnemy(target)) return;
    const enemy = enemyOf(g, target);
    enemy.down = enemy.down === NONE || enemy.down === run.user ? run.user : BY_SEVERAL;
    g.tell('knocked.down', { enemy: ref(g, target) });
  },
};

/** PR-13.16: also when it takes no damage, and in stance. */
const pressurePoint: Effect = {
  ends: untilClub,
  onHit(g, run, attacker, target) {
    if (isUser(run, attacker) && isEnemy(target)) makeLoseAction(g, target);
  },
};

/** PR-13.23, PR-13.24. */
const asYouWish: Effect = { ends: untilClub, grants: (_seen, run, who) => isUser(run, who) };

/** PR-13.32 to PR-13.34, PR-13.40. `suit` marks doubled curses, `who` whom it makes bleed. */
const fromTheShadows: Effect = {
  ends: (seen, run, actor) => actor === run.user && untilClub(seen, run, actor), // PR-R102
  misses: (_seen, run, target) => isUser(run, target),
  hits: (_seen, run, attacker) => isUser(run, attacker),
  onAttackCard(g, run, attacker, target, card) {
    if (!isUser(run, attacker) || !isEnemy(target)) return;
    if (isBlack(card)) {
      keepingMaxima(g, () => {
        run.suit = TRICK;
      });
    } else {
      const protector = protectorOf(g, target);
      run.who = [protector === NONE ? target : protector]; // PR-7.8: whoever takes the hit bleeds
    }
  },
  tokenWorth: (_seen, run, token) =>
    run.suit !== NONE && token.owner === run.user && token.kind === 'support' && isEnemy(token.on) ? 2 : undefined,
  awaits: (_seen, run, who) => isUser(run, who) && (run.who.length > 0 || run.suit !== NONE),
  *turnStarts(g, run, who) {
    if (!isUser(run, who)) return;
    run.suit = NONE;
    const bleeding = run.who.filter((enemy) => isPresent(g, enemy));
    run.who = [];
    hurtEnemies(g, bleeding, 1, run.user);
    settleDeaths(g);
  },
};

const effects: { readonly [id: string]: Effect } = {
  'rage-monster': rageMonster,
  'into-the-fray': intoTheFray,
  'sneak-attack': sneakAttack,
  'en-garde': enGarde,
  'call-of-the-wild': callOfTheWild,
  'pressure-point': pressurePoint,
  'as-you-wish': asYouWish,
  'from-the-shadows': fromTheShadows,
};

/** Whom its user strikes comes later; a Queen who has turned it is none of them. */
function* withNobody(_g: unknown, run: Running): Flow<boolean> {
  run.who = [];
  return true;
}

export const userEpics: { readonly [id: string]: Epic } = Object.fromEntries(
  Object.entries(effects).map(([id, effect]) => [id, { activate: withNobody, effect: { ...effect, userOnly: true } }]),
);
