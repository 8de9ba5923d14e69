/** What an effect adds to the combat at hand, a Hunt or the Monster's: dice, rerolls without XP, points on the result. */
import type { Seat } from '@tabard/kernel';
import type { G } from '../board';
import type { Doings } from '../cards/vocabulary';

/** Elsewhere there is no combat to change. */
function reinforce({ b }: G, seat: Seat, what: 'dice' | 'free' | 'bonus', n: number): void {
  if (b.hunt?.seat === seat) b.hunt[what === 'dice' ? 'pool' : what] += n;
  else if (b.combat) b.combat[what === 'dice' ? 'pools' : what][seat] += n;
}

export const combatEffects: Doings<'combat-dice' | 'combat-rerolls' | 'combat-result'> = {
  'combat-dice': (g, seat, { n }) => reinforce(g, seat, 'dice', n),
  'combat-rerolls': (g, seat, { n }) => reinforce(g, seat, 'free', n),
  'combat-result': (g, seat, { n }) => reinforce(g, seat, 'bonus', n),
};
