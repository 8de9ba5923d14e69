/** The EPICs of those who heal and do something else besides (PR-13.15 to PR-13.25), each with its turned form. */
import type { Flow } from '@tabard/kernel';
import {
  BY_SEVERAL,
  enemyOf,
  type G,
  isAlive,
  isEnemy,
  living,
  type Running,
  SEATS,
  type Seen,
  type Who,
} from '../../board';
import { NONE } from '../../cards/cards';
import { heal, makeLoseAction } from '../../fight/hurt';
import { ref } from '../../refs';
import {
  canBeNamed,
  type Effect,
  foesOf,
  friendsOf,
  inStance,
  isFriend,
  isLatest,
  isUser,
  mostOfEffects,
  untilClub,
} from '../effect';
import { type Epic, usersOwn } from '../epic';
import { oneFoe, tripled } from '../foes';

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

const TEMPORARY = 3;

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
  const targets = [...foes, ...friends];
  const who = yield* g.maybeChoose(run.user, 'acupuncture.target', () => targets);
  if (who === undefined) return;
  if (foes.includes(who)) makeLoseAction(g, who);
  else {
    run.who = [...run.who.filter((other) => other !== who), ...Array<Who>(TEMPORARY).fill(who)]; // PR-R38
    bodyOf(g, who).temporaryHp = TEMPORARY;
    g.tell('temporary.hp', { who: ref(g, who), count: TEMPORARY });
  }
}

const isThere = (seen: Seen, who: Who): boolean =>
  isEnemy(who) ? seen.b.enemies.some(({ id }) => id === who) : isAlive(seen, who);

/** PR-13.23, PR-13.24. */
const asYouWish: Effect = { ends: untilClub, grants: (_seen, run, who) => isUser(run, who) };

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

export const healersEpics = {
  'call-of-the-wild': usersOwn(callOfTheWild),
  'pressure-point': usersOwn(pressurePoint),
  'melodramatic-harmony': melodramaticHarmony,
  'blood-moon': { effect: bloodMoon },
  'forest-growth': forestGrowth,
  acupuncture,
  'as-you-wish': usersOwn(asYouWish),
  'heretic-bane': hereticBane,
} satisfies { [id: string]: Epic };
