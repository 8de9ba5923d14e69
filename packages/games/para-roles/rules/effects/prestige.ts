/**
 * The prestige EPICs (topic 13), each with its turned form (PR-19.10) where exchanging friends and foes says it. Those
 * that affect only their user stand in own.ts.
 */
import type { Flow, Seat } from '@tabard/kernel';
import { hitsAutomatically } from '../attack';
import {
  enemyOf,
  type G,
  isAlive,
  isEnemy,
  living,
  type Running,
  SEATS,
  type Seen,
  type Token,
  type Who,
} from '../board';
import { ATTACK, DEFENSE, HEALTH, NONE, type Suit, suitOf, TRICK } from '../cards';
import { actionDraw, canBeTargeted, check, drawFor } from '../draw';
import { heal, hurt, hurtEnemies, makeLoseAction, protectorOf, settleDeaths } from '../hurt';
import { ref } from '../refs';
import { maxHp } from '../stats';
import {
  canBeNamed,
  type Effect,
  foesOf,
  friendsOf,
  inStance,
  isFoe,
  isFriend,
  isLatest,
  isOutOfReach,
  isUser,
  mostOfEffects,
  untilClub,
} from './effect';
import type { Epic } from './epic';
import { victimByCard } from './roles';

const TEMPORARY = 3;

/** Damage to all foes without checks: whoever is in stance takes none. */
function hurtFoes(g: G, run: Running, count: number): void {
  const foes = foesOf(g, run);
  if (run.turned) for (const seat of foes) inStance(g, seat) || hurt(g, seat, count, run.user);
  else hurtEnemies(g, foes, count, run.user);
  settleDeaths(g);
}

/** One foe: chosen by the user, or by a card when the EPIC is turned (PR-19.4); NONE when there is nobody. */
function* oneFoe(g: G, run: Running, epic: string): Flow<Who> {
  if (run.turned) {
    const victim = victimByCard(g, run.user, epic);
    return victim === NONE || inStance(g, victim) ? NONE : victim;
  }
  const enemies = () =>
    g.b.enemies.filter(({ id }) => !inStance(g, id) && canBeNamed(g, id)).map(({ id }) => String(id));
  return Number((yield* g.maybeChoose(run.user, 'epic.enemy', enemies, { about: { epic } })) ?? NONE);
}

/** Buff tokens of friends count threefold; turned, only the user's own. */
const tripled = (run: Running, token: Token): number | undefined =>
  token.kind === 'support' && !isEnemy(token.on) && (!run.turned || token.owner === run.user) ? 3 : undefined;

const bothSides = (attacker: Who, target: Who): boolean => isEnemy(attacker) !== isEnemy(target);

/** Friends hit the other side automatically; its user whomever it must attack (PR-18.65). */
const hitsAsFriend = (run: Running, attacker: Who, target: Who): boolean =>
  isFriend(run, attacker) && (bothSides(attacker, target) || isUser(run, attacker));

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
      const healer = Number(yield* g.choose(run.user, 'evac.healer', () => patients.map(String)));
      const others = () => patients.filter((seat) => seat !== healer).map(String);
      const patient = Number(yield* g.choose(run.user, 'evac.patient', others, { about: { healer } }));
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

/** PR-13.5, PR-13.35. */
const allForOne: Effect = {
  ends: untilClub,
  hits: (_seen, run, attacker, target) => hitsAsFriend(run, attacker, target),
  *takesHit(g, run, named) {
    if (run.turned) {
      const others = SEATS.filter((seat) => seat !== run.user && canTakeHit(g, seat));
      return others.sort((x, y) => g.b.party[x].hp - g.b.party[y].hp || x - y)[0] ?? named;
    }
    const seats = SEATS.filter((seat) => canTakeHit(g, seat)).map(String);
    return Number(yield* g.choose(run.user, 'all-for-one.taker', () => seats, { about: { named } })); // PR-R34
  },
};

const canTakeHit = (g: G, seat: Seat): boolean =>
  canBeTargeted(g, seat) && !g.b.effects.some(({ effect, user }) => effect === 'from-the-shadows' && user === seat);

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

/** PR-13.17. */
const melodramaticHarmony: Epic = {
  *activate(g, run) {
    for (const who of friendsOf(g, run)) heal(g, who, 1);
    return true;
  },
  effect: {
    ends: untilClub,
    tokenWorth: (_seen, run, token) => tripled(run, token),
    awaits: (_seen, run, who) => isUser(run, who),
    *turnStarts(g, run, who) {
      if (!isUser(run, who)) return;
      // PR-10.19: the Bard is a friend of a song of its own and of a turned one, and regains 1 HP all the same.
      const isUpon = (friend: Who) => (other: Running) => isUser(other, who) && isFriend(other, friend);
      for (const friend of friendsOf(g, run)) if (isLatest(g, run, isUpon(friend))) heal(g, friend, 1);
    },
  },
};

/** PR-13.18. */
const bloodMoon: Effect = {
  ends: untilClub,
  feeds: (_seen, run, dealer, victim) => isFriend(run, dealer) && (run.turned ? dealer !== victim : isEnemy(victim)),
};

/**
 * PR-13.19, PR-13.20: those in `who` are hidden. Turned: the Queen and the Druid are, at once. A Druid's second forest
 * stands as long as the first, so nobody need hide in it again.
 */
const forestGrowth: Epic = {
  *activate(g, run) {
    if (run.turned) {
      run.who = [...run.who, run.user];
      for (const who of run.who) g.tell('hides', { who: ref(g, who) });
    }
    return true;
  },
  effect: {
    ends: untilClub,
    mayHide: ({ b }, run, who) =>
      !run.turned &&
      !b.effects.some(({ effect, user, who: hidden }) => {
        return effect === run.effect && user === run.user && hidden.includes(who);
      }),
    untargetable: (_seen, run, who) => run.who.includes(who),
    doubles: (_seen, run, attacker) => run.who.includes(attacker),
  },
};

/** PR-13.21, PR-13.22: in `who` somebody stands once for each temporary HP that is left of what this needle gave. */
const acupuncture: Epic = {
  *activate(g, run) {
    run.who = [];
    yield* needle(g, run);
    return true;
  },
  effect: {
    ends: untilClub,
    *actionDone(g, run, who) {
      if (isUser(run, who) && !run.fresh) yield* needle(g, run);
    },
    temporaryHp: (_seen, run, who) => run.who.filter((other) => other === who).length,
    onAbsorbed(_g, run, who, count) {
      for (let i = 0; i < count && run.who.includes(who); i++) run.who.splice(run.who.indexOf(who), 1);
    },
    over(g) {
      for (const who of [...SEATS, ...g.b.enemies.map(({ id }) => id)]) bodyOf(g, who).temporaryHp = lentTo(g, who);
    },
  },
};

/** PR-10.19: what several needles lend does not add up, and what none lends any more is gone. */
const lentTo = (g: G, who: Who): number => mostOfEffects(g, (effect, run) => effect.temporaryHp?.(g, run, who));

const bodyOf = (g: G, who: Who) => (isEnemy(who) ? enemyOf(g, who) : g.b.party[who]);

function* needle(g: G, run: Running): Flow {
  const isOpen = (who: Who) => !inStance(g, who) && isThere(g, who) && (!isEnemy(who) || canBeNamed(g, who));
  const foes = foesOf(g, run).filter(isOpen);
  const friends = run.turned ? g.b.enemies.map(({ id }) => id) : living(g);
  const targets = [...foes, ...friends].map(String);
  const target = yield* g.maybeChoose(run.user, 'acupuncture.target', () => targets);
  if (target === undefined) return;
  const who = Number(target);
  if (foes.includes(who)) makeLoseAction(g, who);
  else {
    run.who = [...run.who.filter((other) => other !== who), ...Array<Who>(TEMPORARY).fill(who)]; // PR-R38
    bodyOf(g, who).temporaryHp = TEMPORARY;
    g.tell('temporary.hp', { who: ref(g, who), count: TEMPORARY });
  }
}

const isThere = (seen: Seen, who: Who): boolean =>
  isEnemy(who) ? seen.b.enemies.some(({ id }) => id === who) : isAlive(seen, who);

/** PR-13.25. */
const hereticBane: Epic = {
  *activate(g, run) {
    const target = yield* oneFoe(g, run, 'heretic-bane');
    if (target === NONE) return false;
    run.who = [target];
    g.tell('banned', { who: ref(g, target) });
    return true;
  },
  effect: {
    ends: untilClub,
    bonus: (_seen, run, who) => (run.who.includes(who) ? -4 : 0),
    adds: (_seen, run, attacker, target) => (isUser(run, attacker) && run.who.includes(target) ? 1 : 0),
  },
};

/** PR-13.26. */
const inspiringPoetry: Effect = {
  ends: untilClub,
  doubles: (_seen, run, attacker) => isFriend(run, attacker),
  tokenWorth: (_seen, run, token) => tripled(run, token),
};

/** PR-13.27, PR-13.28, PR-13.36 to PR-13.39. */
const callOfTheGrave: Epic = {
  *activate(g, run) {
    run.suit = suitOf(drawFor(g, run.user, 'call-of-the-grave'));
    run.who = foesOf(g, run).filter((who) => !inStance(g, who) && !(isEnemy(who) && isOutOfReach(g, who)));
    g.tell('ailment', { suit: run.suit });
    if (run.suit === DEFENSE) {
      for (const enemy of g.b.enemies) {
        if (run.who.includes(enemy.id) && enemy.type !== 'undead-guard') enemy.protects = NONE; // PR-R100
      }
    }
    return run.who.length > 0;
  },
  effect: {
    ends: untilClub,
    doublesHarm: (_seen, run, who) => ails(run, who, HEALTH),
    noDefending: (_seen, run, who) => ails(run, who, DEFENSE),
    hits: (_seen, run, attacker, target) => ails(run, target, DEFENSE) && bothSides(attacker, target),
    attacksOwn: (_seen, run, who) => ails(run, who, ATTACK),
    losesTurns: (_seen, run, who) => ails(run, who, TRICK),
  },
};

const ails = (run: Running, who: Who, suit: Suit): boolean => run.suit === suit && run.who.includes(who);

/** PR-13.29, PR-13.30: two clubs for one and the same action of the Diviner end it. */
const futureSight: Effect = {
  ends: ({ b }, run) => !run.fresh && b.pairOfClubs === run.user,
  moreCards: () => true,
  worst: (_seen, run, who) => run.turned === 1 && isFoe(run, who),
};

/** Who strikes comes later; a Queen who has turned it is none of them. */
function* withNobody(_g: G, run: Running): Flow<boolean> {
  run.who = [];
  return true;
}

export const prestigeEpics: { readonly [id: string]: Epic } = {
  'holy-aura': { activate: withNobody, effect: holyAura },
  'medical-evac': medicalEvac,
  'all-for-one': { effect: allForOne },
  'unholy-aura': unholyAura,
  'battle-prayer': { effect: battlePrayer },
  'pattern-recognition': { effect: patternRecognition },
  'set-up': { effect: setUp },
  'dirty-bomb': dirtyBomb,
  'melodramatic-harmony': melodramaticHarmony,
  'blood-moon': { effect: bloodMoon },
  'forest-growth': forestGrowth,
  acupuncture,
  'heretic-bane': hereticBane,
  'inspiring-poetry': { effect: inspiringPoetry },
  'call-of-the-grave': callOfTheGrave,
  'future-sight': { effect: futureSight },
};
