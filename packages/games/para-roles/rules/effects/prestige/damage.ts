/** The EPICs of those who strike and do something else besides (PR-13.26 to PR-13.34), each with its turned form. */

import { isEnemy, isPresent, type Running, type Who } from '../../board';
import { ATTACK, DEFENSE, HEALTH, isBlack, NONE, type Suit, suitOf, TRICK } from '../../cards/cards';
import { drawFor } from '../../cards/draw';
import { keepingMaxima } from '../../cards/stats';
import { hurtEnemies, protectorOf, settleDeaths } from '../../fight/hurt';
import { type Effect, foesOf, inStance, isFoe, isFriend, isOutOfReach, isUser, untilClub } from '../effect';
import { type Epic, usersOwn } from '../epic';
import { bothSides, tripled } from '../foes';

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

export const damageEpics = {
  'inspiring-poetry': { effect: inspiringPoetry },
  'call-of-the-grave': callOfTheGrave,
  'future-sight': { effect: futureSight },
  'from-the-shadows': usersOwn(fromTheShadows),
} satisfies { [id: string]: Epic };
