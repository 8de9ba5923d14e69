/** The EPICs of those who protect or join and do something else besides (PR-13.1 to PR-13.14), each with its turned form. */
import type { Seat } from '@tabard/kernel';
import { enemyOf, type G, isEnemy, living, type Running, SEATS } from '../../board';
import { ATTACK, DEFENSE, HEALTH, NONE } from '../../cards/cards';
import { actionDraw, canBeTargeted, check } from '../../cards/draw';
import { maxHp } from '../../cards/stats';
import { hitsAutomatically } from '../../fight/attack';
import { heal, hurtEnemies, makeLoseAction, protectorOf } from '../../fight/hurt';
import { ref } from '../../refs';
import { type Effect, inStance, isFoe, isFriend, isLatest, isUser, untilClub } from '../effect';
import { endEffect } from '../end';
import { type Epic, usersOwn, withNobody } from '../epic';
import { hitsAsFriend, hurtFoes, oneFoe } from '../foes';

/** What a stat counts as under some EPICs. */
const LIKE_AN_ACE = 14;

/**
 * PR-13.1: a choice at the start of each own turn; those in `who` chose the damage. However many auras there are, it is
 * one choice (PR-10.19), and it holds in each of them: an own one helps where another's does not (PR-18.65).
 */
const holyAura: Effect = {
  ends: untilClub,
  awaits: (_seen, run, who) => isFriend(run, who),
  *turnStarts(g, run, who) {
    const isUpon = (other: Running) => isFriend(other, who);
    if (!isUpon(run) || !isLatest(g, run, isUpon)) return;
    const auras = g.b.effects.filter((other) => other.effect === run.effect && isUpon(other));
    for (const aura of auras) aura.who = aura.who.filter((other) => other !== who);
    const body = isEnemy(who) ? enemyOf(g, who) : g.b.party[who];
    const isHurt = body.hp < maxHp(g, who);
    const decides = !run.turned && isHurt;
    const heals = decides ? (yield* g.choose(who, 'aura.choice', () => ['heal', 'strike'])) === 'heal' : isHurt;
    if (heals) heal(g, who, 1);
    else for (const aura of auras) aura.who.push(who);
  },
  adds: (_seen, run, attacker) => (run.who.includes(attacker) ? 1 : 0),
};

/** PR-13.2, PR-13.3: who[0] heals, who[1] is healed. Turned: the Queen and the Paramedic are out of reach. */
const medicalEvac: Epic = {
  allowed: (g) => living(g).length >= 2, // PR-R91
  *activate(g, run) {
    if (run.turned) run.who = [...run.who, run.user];
    else {
      const patients = living(g);
      if (patients.length < 2) return false; // PR-10.21
      const healer = yield* g.choose(run.user, 'evac.healer', () => patients);
      const others = () => patients.filter((seat) => seat !== healer);
      const patient = yield* g.choose(run.user, 'evac.patient', others, { about: { healer } });
      run.who = [healer, patient];
      g.tell('evacuated', { healer, patient });
    }
    return true;
  },
  effect: {
    ends: untilClub,
    untargetable: (_seen, run, who) => run.who.includes(who),
    outOfReach: (_seen, run, who) => run.who.includes(who),
    unharmed: (_seen, run, who) => run.turned === 1 && isEnemy(who) && run.who.includes(who),
    lendsCure: (_seen, run, healer, patient) => !run.turned && run.who[0] === healer && run.who[1] === patient,
  },
};

/** PR-13.4. */
const rageMonster: Effect = {
  ends: untilClub,
  unharmed: (_seen, run, who) => isUser(run, who),
  base: (_seen, run, attacker) => (isUser(run, attacker) ? 3 : 0),
};

/** PR-13.5, PR-13.35. */
const allForOne: Effect = {
  ends: untilClub,
  hits: (_seen, run, attacker, target) => hitsAsFriend(run, attacker, target),
  *takesHit(g, run, named) {
    if (run.turned) {
      const others = SEATS.filter((seat) => seat !== run.user && canTakeHit(g, seat));
      return others.sort((x, y) => g.b.party[x].hp - g.b.party[y].hp || x - y)[0] ?? named;
    }
    const seats = SEATS.filter((seat) => canTakeHit(g, seat));
    return yield* g.choose(run.user, 'all-for-one.taker', () => seats, { about: { named } }); // PR-R34
  },
};

const canTakeHit = (g: G, seat: Seat): boolean =>
  canBeTargeted(g, seat) && !g.b.effects.some(({ effect, user }) => effect === 'from-the-shadows' && user === seat);

/** PR-13.6. */
const intoTheFray: Effect = {
  ends: untilClub,
  card: (_seen, run, who, suit) => (isUser(run, who) && suit !== HEALTH ? LIKE_AN_ACE : 0),
};

/** PR-13.7, PR-13.8. */
const unholyAura: Epic = {
  *activate(g, run) {
    hurtFoes(g, run, 1);
    return true;
  },
  effect: {
    ends: untilClub,
    awaits: (_seen, run, who) => isUser(run, who),
    *turnStarts(g, run, who) {
      if (isUser(run, who)) hurtFoes(g, run, 1);
    },
    onHit(g, run, attacker, target, dodged) {
      if (isUser(run, attacker) && isFoe(run, target) && !dodged) makeLoseAction(g, target);
    },
  },
};

/** PR-13.9. */
const battlePrayer: Effect = {
  ends: untilClub,
  bonus: (_seen, run, who, suit) => (isFriend(run, who) && (suit === DEFENSE || suit === ATTACK) ? 3 : 0),
};

/** PR-13.10. */
const patternRecognition: Effect = {
  ends: untilClub,
  hits: (_seen, run, attacker, target) => hitsAsFriend(run, attacker, target),
  succeeds: (_seen, run, who) => isFriend(run, who),
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

/** PR-13.13. */
const setUp: Effect = {
  ends: untilClub,
  hits: (_seen, run, attacker, target) => hitsAsFriend(run, attacker, target),
  cannotAttack: (_seen, run, who) => isFoe(run, who),
};

/** PR-13.14: 3 damage to all, and one that is hit loses all its turns. */
const dirtyBomb: Epic = {
  *activate(g, run) {
    hurtFoes(g, run, 3);
    const named = yield* oneFoe(g, run, 'dirty-bomb');
    if (named === NONE) return false;
    const auto = hitsAutomatically(g, run.user, named);
    const draw = actionDraw(g, run.user, run.turned ? run.user : undefined); // PR-13.29: it is the check of its action
    if (!(yield* check(g, run.user, ATTACK, { ...draw, auto })).ok) return false;
    const protector = isEnemy(named) ? protectorOf(g, named) : NONE;
    const target = protector === NONE ? named : protector; // PR-7.8
    if (inStance(g, target)) return false;
    run.who = [target];
    g.tell('banned', { who: ref(g, target) });
    return true;
  },
  effect: { ends: untilClub, losesTurns: (_seen, run, who) => run.who.includes(who) },
};

export const protectorsEpics = {
  'holy-aura': { activate: withNobody, effect: holyAura },
  'medical-evac': medicalEvac,
  'rage-monster': usersOwn(rageMonster),
  'all-for-one': { effect: allForOne },
  'into-the-fray': usersOwn(intoTheFray),
  'unholy-aura': unholyAura,
  'battle-prayer': { effect: battlePrayer },
  'pattern-recognition': { effect: patternRecognition },
  'sneak-attack': usersOwn(sneakAttack),
  'en-garde': usersOwn(enGarde),
  'set-up': { effect: setUp },
  'dirty-bomb': dirtyBomb,
} satisfies { [id: string]: Epic };
