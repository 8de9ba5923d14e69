/** Effects that are nobody's deed: what each portal bends during its combat (PR-P13), and what is worn. */
import { isEnemy } from '../board';
import { ATTACK, DEFENSE, HEALTH, type Suit } from '../cards/cards';
import { hurtEnemies } from '../fight/hurt';
import { ref } from '../refs';
import { type Effect, isUser, untilCombatEnds } from './effect';

const everybody = (suit: Suit, by: number): Effect => ({
  ends: untilCombatEnds,
  bonus: (_seen, _run, _who, asked) => (asked === suit ? by : 0),
});

export const standing: { readonly [id: string]: Effect } = {
  'bleeding-orchard': { ends: untilCombatEnds, bleedsAtReshuffle: true },
  'still-hearts': {
    ends: untilCombatEnds,
    tokenWorth: (_seen, _run, token) => (token.suit === HEALTH ? 0 : undefined),
    unboostedCure: 2,
  },
  'glass-citadel': everybody(DEFENSE, -2),
  'iron-dusk': everybody(DEFENSE, 2),
  'old-wars': { ends: untilCombatEnds, adds: () => 1 },
  'weightless-hall': everybody(ATTACK, -2),
  'mirror-fen': { ends: untilCombatEnds, swapsTargets: true },
  'clockwork-sleep': { ends: untilCombatEnds, epicTurns: 2, succeeds: (_seen, _run, who) => isEnemy(who) },
  /** PR-24.8, PR-R36: any attack aimed at the wearer, hit or miss. */
  'spiked-armor': {
    ends: untilCombatEnds,
    afterAttacked(g, run, attacker, target) {
      if (!isUser(run, target) || !isEnemy(attacker)) return;
      g.tell('spikes', { seat: run.user, enemy: ref(g, attacker) });
      hurtEnemies(g, [attacker], 1, run.user);
    },
  },
};
